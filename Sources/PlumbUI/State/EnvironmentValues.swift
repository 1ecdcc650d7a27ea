/// A named value that travels down the tree of views.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}

/// The values a view finds at its place in the tree.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let stored = values[ObjectIdentifier(key)], let value = stored as? K.Value else {
        return K.defaultValue
      }
      return value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var description: String { "\(values.count) values set" }
}
