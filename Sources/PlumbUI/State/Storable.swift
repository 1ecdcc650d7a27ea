public import Foundation

/// A value as a file of settings holds it.
///
/// Not for use by apps: they store the types that conform to `_Storable`.
public enum _StoredValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
}

extension _StoredValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      self = .data(try container.decode(Data.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    }
  }
}

/// A type whose values a file of settings can hold.
public protocol _Storable {
  /// `nil` for a value of another type.
  init?(_stored: _StoredValue)
  var _stored: _StoredValue { get }
}

extension Bool: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard case .bool(let value) = stored else { return nil }
    self = value
  }

  public var _stored: _StoredValue { .bool(self) }
}

extension Int: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard case .int(let value) = stored else { return nil }
    self = value
  }

  public var _stored: _StoredValue { .int(self) }
}

extension String: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard case .string(let value) = stored else { return nil }
    self = value
  }

  public var _stored: _StoredValue { .string(self) }
}

extension Data: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }

  public var _stored: _StoredValue { .data(self) }
}

extension Double: _Storable {
  public init?(_stored stored: _StoredValue) {
    switch stored {
    case .double(let value): self = value
    // A file does not tell 2.0 from 2.
    case .int(let value): self = Double(value)
    default: return nil
    }
  }

  public var _stored: _StoredValue { .double(self) }
}

extension URL: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard case .string(let value) = stored, let url = URL(string: value) else { return nil }
    self = url
  }

  public var _stored: _StoredValue { .string(absoluteString) }
}
