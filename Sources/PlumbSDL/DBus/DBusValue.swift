internal import CSDL2

/// A value in a message, of the types that settings, accessibility, dialogs, notifications and requests have.
package enum DBusValue: Hashable, Sendable {
  case string(String)
  case byte(UInt8)
  case boolean(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case objectPath(String)
  /// An open file, which the message has a copy of. It is sent only: none is read from a message.
  case fileDescriptor(Int32)
  indirect case variant(DBusValue)
  /// Values of one type, with the signature of that type.
  indirect case array(of: String, [DBusValue])
  indirect case structure([DBusValue])
  /// A key and a value, which are in no other value than an array.
  indirect case entry(DBusValue, DBusValue)

  /// The value without the variants that contain it.
  package var unwrapped: DBusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  /// The type code of the value.
  private var type: Int32 {
    switch self {
    case .string: Letter.string
    case .byte: Letter.byte
    case .boolean: Letter.boolean
    case .int32: Letter.int32
    case .uint32: Letter.uint32
    case .double: Letter.double
    case .objectPath: Letter.objectPath
    case .fileDescriptor: Letter.fileDescriptor
    case .variant: Letter.variant
    case .array: Letter.array
    case .structure: Letter.structure
    case .entry: Letter.entry
    }
  }

  /// The type of the value in the notation of D-Bus.
  package var signature: String {
    switch self {
    case .array(let element, _): "a" + element
    case .structure(let values): "(" + values.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    default: String(UnicodeScalar(UInt8(type)))
    }
  }

  /// libdbus' type codes: characters, in macros that Swift does not import.
  private enum Letter {
    /// There is no value.
    static let none: Int32 = 0
    static let string = Int32(UInt8(ascii: "s"))
    static let byte = Int32(UInt8(ascii: "y"))
    static let boolean = Int32(UInt8(ascii: "b"))
    static let int32 = Int32(UInt8(ascii: "i"))
    static let uint32 = Int32(UInt8(ascii: "u"))
    static let double = Int32(UInt8(ascii: "d"))
    static let variant = Int32(UInt8(ascii: "v"))
    static let objectPath = Int32(UInt8(ascii: "o"))
    static let fileDescriptor = Int32(UInt8(ascii: "h"))
    static let array = Int32(UInt8(ascii: "a"))
    // Not the brackets of a signature.
    static let structure = Int32(UInt8(ascii: "r"))
    static let entry = Int32(UInt8(ascii: "e"))
  }
}

extension DBusValue {
  /// The largest number of values in a message that is read. One of the largest size that a bus passes on has so
  /// many that they would take gigabytes here.
  static let largestCount = 1 << 16

  /// Reads the value at an iterator; `nil` if there is none, it has another type, or it has too many values.
  ///
  /// - Parameter rest: the number of values that may still be read; negative after that.
  init?(at iterator: inout DBusMessageIter, rest: inout Int) {
    rest -= 1
    guard rest >= 0 else { return nil }
    switch unsafe dbus_message_iter_get_arg_type(&iterator) {
    case Letter.string:
      guard let text = unsafe Self.text(at: &iterator) else { return nil }
      self = .string(text)
    case Letter.objectPath:
      guard let path = unsafe Self.text(at: &iterator) else { return nil }
      self = .objectPath(path)
    case Letter.byte: self = .byte(unsafe Self.basic(at: &iterator, 0))
    case Letter.boolean: self = .boolean(unsafe Self.basic(at: &iterator, 0 as UInt32) != 0)
    case Letter.int32: self = .int32(unsafe Self.basic(at: &iterator, 0))
    case Letter.uint32: self = .uint32(unsafe Self.basic(at: &iterator, 0))
    case Letter.double: self = .double(unsafe Self.basic(at: &iterator, 0))
    case Letter.variant:
      var inner = unsafe DBusMessageIter()
      unsafe dbus_message_iter_recurse(&iterator, &inner)
      guard let value = unsafe DBusValue(at: &inner, rest: &rest) else { return nil }
      self = .variant(value)
    case Letter.array:
      var inner = unsafe DBusMessageIter()
      unsafe dbus_message_iter_recurse(&iterator, &inner)
      guard let signature = unsafe dbus_message_iter_get_signature(&inner) else { return nil }
      defer { unsafe dbus_free(signature) }
      let values = unsafe Self.values(at: &inner, rest: &rest)
      guard rest >= 0 else { return nil }
      self = .array(of: unsafe String(cString: signature), values.compactMap(\.self))
    case Letter.structure:
      var inner = unsafe DBusMessageIter()
      unsafe dbus_message_iter_recurse(&iterator, &inner)
      let values = unsafe Self.values(at: &inner, rest: &rest)
      guard rest >= 0 else { return nil }
      self = .structure(values.compactMap(\.self))
    case Letter.entry:
      var inner = unsafe DBusMessageIter()
      unsafe dbus_message_iter_recurse(&iterator, &inner)
      let pair = unsafe Self.values(at: &inner, rest: &rest)
      guard pair.count == 2, let key = pair[0], let value = pair[1] else { return nil }
      self = .entry(key, value)
    default: return nil
    }
  }

  /// Reads the values at an iterator and after it; `nil` for values of other types. The library allows no message
  /// in which values are nested more than 64 times.
  private static func values(
    at iterator: inout DBusMessageIter, rest: inout Int
  ) -> [DBusValue?] {
    var values: [DBusValue?] = []
    while rest >= 0, unsafe dbus_message_iter_get_arg_type(&iterator) != Letter.none {
      unsafe values.append(DBusValue(at: &iterator, rest: &rest))
      unsafe dbus_message_iter_next(&iterator)
    }
    return values
  }

  /// Reads a string or a path.
  private static func text(at iterator: inout DBusMessageIter) -> String? {
    var text: UnsafePointer<CChar>?
    unsafe dbus_message_iter_get_basic(&iterator, &text)
    return unsafe text.map { unsafe String(cString: $0) }
  }

  /// Reads a number, whose size in memory must be the size of the type at the iterator.
  private static func basic<Number: BitwiseCopyable>(
    at iterator: inout DBusMessageIter, _ zero: Number
  ) -> Number {
    var number = zero
    unsafe dbus_message_iter_get_basic(&iterator, &number)
    return number
  }

  /// Appends the value to the message of an iterator.
  func append(to iterator: inout DBusMessageIter) {
    switch self {
    case .string(let text), .objectPath(let text):
      unsafe text.withCString {
        var pointer: UnsafePointer<CChar>? = unsafe $0
        unsafe dbus_message_iter_append_basic(&iterator, type, &pointer)
      }
    case .byte(let number): unsafe append(number, to: &iterator)
    case .boolean(let isTrue): unsafe append(UInt32(isTrue ? 1 : 0), to: &iterator)
    case .int32(let number), .fileDescriptor(let number):
      unsafe append(number, to: &iterator)
    case .uint32(let number): unsafe append(number, to: &iterator)
    case .double(let number): unsafe append(number, to: &iterator)
    case .variant(let value): unsafe append([value], of: value.signature, to: &iterator)
    case .array(let element, let values): unsafe append(values, of: element, to: &iterator)
    case .structure(let values): unsafe append(values, of: nil, to: &iterator)
    case .entry(let key, let value): unsafe append([key, value], of: nil, to: &iterator)
    }
  }

  /// Appends a value that contains others.
  private func append(
    _ values: [DBusValue], of signature: String?, to iterator: inout DBusMessageIter
  ) {
    var inner = unsafe DBusMessageIter()
    guard unsafe dbus_message_iter_open_container(&iterator, type, signature, &inner) != 0
    else { return }
    for value in values { unsafe value.append(to: &inner) }
    unsafe dbus_message_iter_close_container(&iterator, &inner)
  }

  /// Appends a number, whose size in memory must be the size of the value's type.
  private func append<Number: BitwiseCopyable>(
    _ number: Number, to iterator: inout DBusMessageIter
  ) {
    var number = number
    unsafe dbus_message_iter_append_basic(&iterator, type, &number)
  }
}
