public import Foundation

/// A value of a type that a settings file can contain.
///
/// Not for use by apps: apps store types that conform to `_Storable`.
public enum _StoredValue: Hashable, Sendable {
  /// A truth value.
  case bool(Bool)
  /// An integer.
  case int(Int)
  /// A floating-point number.
  case double(Double)
  /// A string.
  case string(String)
  /// Bytes.
  case data(Data)
  /// A date.
  case date(Date)
  /// Values in an order.
  case array([_StoredValue])
  /// Values with keys.
  case dictionary([String: _StoredValue])
}

extension _StoredValue: Codable {
  /// Decodes a value by its type in the file. The order of the attempts matters, as an integer can
  /// also be decoded as a `Double`.
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
    } else if let value = try? container.decode(Date.self) {
      self = .date(value)
    } else if let value = try? container.decode(Data.self) {
      self = .data(value)
    } else if let value = try? container.decode([_StoredValue].self) {
      self = .array(value)
    } else {
      self = .dictionary(try container.decode([String: _StoredValue].self))
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
    case .date(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .dictionary(let value): try container.encode(value)
    }
  }
}

/// A type whose values can be stored in a settings file.
public protocol _Storable {
  /// Creates a value from a stored one, or returns `nil` if the stored value has another type.
  init?(_stored: _StoredValue)
  /// The value in the form in which it is stored.
  var _stored: _StoredValue { get }
}

extension Bool: _Storable {
  public init?(_stored stored: _StoredValue) {
    switch stored {
    case .bool(let value): self = value
    // As a number of Foundation.
    case .int(0): self = false
    case .int(1): self = true
    default: return nil
    }
  }

  public var _stored: _StoredValue { .bool(self) }
}

extension Int: _Storable {
  public init?(_stored stored: _StoredValue) {
    switch stored {
    case .int(let value): self = value
    // As a number of Foundation.
    case .bool(let value): self = value ? 1 : 0
    case .double(let value):
      guard let value = Int(exactly: value) else { return nil }
      self = value
    default: return nil
    }
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

extension Date: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard case .date(let value) = stored else { return nil }
    self = value
  }

  public var _stored: _StoredValue { .date(self) }
}

extension Double: _Storable {
  public init?(_stored stored: _StoredValue) {
    switch stored {
    case .double(let value): self = value
    // A file does not distinguish 2.0 from 2.
    case .int(let value): self = Double(value)
    default: return nil
    }
  }

  public var _stored: _StoredValue { .double(self) }
}

extension URL: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard case .string(let value) = stored, let url = URL(storedText: value) else { return nil }
    self = url
  }

  public var _stored: _StoredValue { .string(absoluteString) }
}

extension URL {
  /// Returns the URL of a text, or of a file for its path, as which Foundation stores any URL.
  init?(storedText text: String) {
    if text.hasPrefix("/") { self.init(filePath: text) } else { self.init(string: text) }
  }
}

extension _StoredValue {
  /// The stored form of a customization, which consists of strings and truth values.
  package init(customization: some Encodable) {
    // Such values can always be written as a property list.
    self = .data((try? PropertyListEncoder().encode(customization)) ?? Data())
  }

  /// Returns the customization that is stored as the value; `nil` for another value.
  package func customization<Value: Decodable>(as type: Value.Type) -> Value? {
    guard case .data(let data) = self else { return nil }
    return try? PropertyListDecoder().decode(type, from: data)
  }
}
