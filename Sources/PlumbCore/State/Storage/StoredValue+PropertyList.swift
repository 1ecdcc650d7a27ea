internal import Foundation

extension _StoredValue {
  /// Creates the stored form of a value of Foundation; `nil` for one that a property list cannot contain.
  init?(propertyList value: Any) {
    // A number of Foundation is also converted to the types below, such as 1 to a truth value.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      self.init(number: number)
      return
    }
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Int8: self = .int(Int(value))
    case let value as Int16: self = .int(Int(value))
    case let value as Int32: self = .int(Int(value))
    case let value as Int64: self = .int(Int(value))
    case let value as UInt8: self = .int(Int(value))
    case let value as UInt16: self = .int(Int(value))
    case let value as UInt32: self = .int(Int(value))
    case let value as UInt: self.init(unsigned: UInt64(value))
    case let value as UInt64: self.init(unsigned: value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as CGFloat: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as URL: self = .string(value.absoluteString)
    case let values as [Any]:
      let stored = values.compactMap { _StoredValue(propertyList: $0) }
      guard stored.count == values.count else { return nil }
      self = .array(stored)
    case let values as [String: Any]:
      let stored = values.compactMapValues { _StoredValue(propertyList: $0) }
      guard stored.count == values.count else { return nil }
      self = .dictionary(stored)
    default: return nil
    }
  }

  /// A file contains no larger integers than `Int`, so they are stored as floating-point numbers.
  private init(unsigned integer: UInt64) {
    self = Int(exactly: integer).map { .int($0) } ?? .double(Double(integer))
  }

  private init(number: NSNumber) {
    if number === NSNumber(value: true) || number === NSNumber(value: false) {
      self = .bool(number.boolValue)
    } else if let value = Int(exactly: number.doubleValue) {
      self = .int(value)
    } else {
      self = .double(number.doubleValue)
    }
  }

  /// The value as Foundation returns it.
  package var propertyList: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .array(let values): values.map(\.propertyList)
    case .dictionary(let values): values.mapValues(\.propertyList)
    }
  }
}
