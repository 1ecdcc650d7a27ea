internal import CSDL2

/// A value in a message, of the types that settings have.
package enum DBusValue: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  indirect case variant(DBusValue)

  /// The value without the variants that contain it.
  var unwrapped: DBusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  /// The type code of the value.
  private var type: Int32 {
    switch self {
    case .string: Letter.string
    case .boolean: Letter.boolean
    case .int32: Letter.int32
    case .uint32: Letter.uint32
    case .double: Letter.double
    case .variant: Letter.variant
    }
  }

  /// libdbus' type codes: characters, in macros that Swift does not import.
  private enum Letter {
    static let string = Int32(UInt8(ascii: "s"))
    static let boolean = Int32(UInt8(ascii: "b"))
    static let int32 = Int32(UInt8(ascii: "i"))
    static let uint32 = Int32(UInt8(ascii: "u"))
    static let double = Int32(UInt8(ascii: "d"))
    static let variant = Int32(UInt8(ascii: "v"))
  }
}

extension DBusValue {
  /// Reads the value at an iterator; `nil` if there is none or it has another type.
  init?(at iterator: inout DBusMessageIter) {
    switch unsafe dbus_message_iter_get_arg_type(&iterator) {
    case Letter.string:
      var text: UnsafePointer<CChar>?
      unsafe dbus_message_iter_get_basic(&iterator, &text)
      guard let text = unsafe text else { return nil }
      self = .string(unsafe String(cString: text))
    case Letter.boolean: self = .boolean(unsafe Self.basic(at: &iterator, 0 as UInt32) != 0)
    case Letter.int32: self = .int32(unsafe Self.basic(at: &iterator, 0))
    case Letter.uint32: self = .uint32(unsafe Self.basic(at: &iterator, 0))
    case Letter.double: self = .double(unsafe Self.basic(at: &iterator, 0))
    case Letter.variant:
      var inner = unsafe DBusMessageIter()
      unsafe dbus_message_iter_recurse(&iterator, &inner)
      guard let value = unsafe DBusValue(at: &inner) else { return nil }
      self = .variant(value)
    default: return nil
    }
  }

  /// Reads a number, whose size in memory must be that of the type at the iterator.
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
    case .string(let text):
      unsafe text.withCString {
        var pointer: UnsafePointer<CChar>? = unsafe $0
        unsafe dbus_message_iter_append_basic(&iterator, type, &pointer)
      }
    case .boolean(let isTrue): unsafe append(UInt32(isTrue ? 1 : 0), to: &iterator)
    case .int32(let number): unsafe append(number, to: &iterator)
    case .uint32(let number): unsafe append(number, to: &iterator)
    case .double(let number): unsafe append(number, to: &iterator)
    case .variant(let value):
      var inner = unsafe DBusMessageIter()
      let signature = String(UnicodeScalar(UInt8(value.type)))
      guard unsafe dbus_message_iter_open_container(&iterator, type, signature, &inner) != 0
      else { return }
      unsafe value.append(to: &inner)
      unsafe dbus_message_iter_close_container(&iterator, &inner)
    }
  }

  /// Appends a number, whose size in memory must be that of the value's type.
  private func append<Number: BitwiseCopyable>(
    _ number: Number, to iterator: inout DBusMessageIter
  ) {
    var number = number
    unsafe dbus_message_iter_append_basic(&iterator, type, &number)
  }
}
