/// A key for a value that is passed down the view tree.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value read if no ancestor sets one.
  static var defaultValue: Value { get }
}

/// The environment values of a view.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Entry] = [:]

  /// The direction in which views are laid out along the horizontal axis.
  // Stored by itself because it is read for every view.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Creates an environment in which every value is the default.
  public init() {}

  /// The value for a key, or the default value of the key if none was set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let stored = values[ObjectIdentifier(key)], let value = stored.value as? K.Value else {
        return K.defaultValue
      }
      return value
    }
    set { values[ObjectIdentifier(key)] = Entry(value: newValue) }
  }

  /// Returns whether all values are known to be equal to the values of another environment.
  func isKnownEqual(to other: EnvironmentValues) -> Bool {
    layoutDirection == other.layoutDirection && values == other.values
  }

  /// A value that was set.
  private struct Entry: Equatable {
    let value: Any

    /// A value that was passed on is recognized by its bytes, whatever its type.
    static func == (lhs: Entry, rhs: Entry) -> Bool {
      haveSameBytes(lhs.value, rhs.value) || areKnownEqual(lhs.value, rhs.value)
    }
  }

  /// The number of values set.
  public var description: String { "\(values.count) values set" }
}
