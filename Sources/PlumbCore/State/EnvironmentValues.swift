/// A key for a value that is passed down the view tree.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value read if no ancestor sets one.
  static var defaultValue: Value { get }
}

/// The places in a view tree at which values of the environment end.
package struct EnvironmentBoundaries: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The views of a sheet, a cover, an alert or a popover begin.
  package static let presentation = Self(rawValue: 1 << 0)
  /// The content of a popup begins, such as the items of a menu.
  package static let popup = Self(rawValue: 1 << 1)
  /// The content of a scroll view begins.
  static let scrollView = Self(rawValue: 1 << 2)
  /// Emphasized content begins, such as a selected row of a list.
  package static let emphasis = Self(rawValue: 1 << 3)
}

/// A key whose value ends at boundaries, beyond which views read the default value again.
package protocol BoundedEnvironmentKey: EnvironmentKey {
  /// The boundaries at which the value ends.
  static var boundaries: EnvironmentBoundaries { get }
}

/// The environment values of a view.
public struct EnvironmentValues: CustomStringConvertible {
  private var values = EnvironmentTable()
  /// The boundaries at which values may end, so that most boundaries are crossed without a search.
  private var boundaries: EnvironmentBoundaries = []

  /// The direction in which views are laid out along the horizontal axis.
  // Stored by itself because it is read for every view.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The axis of the nearest stack, which determines the direction of spacers and dividers.
  // Stored by itself because most stacks set it.
  package var stackAxis: Axis?

  /// Creates an environment in which every value is the default.
  public init() {}

  /// The value for a key, or the default value of the key if none was set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let entry = values[ObjectIdentifier(key)]
      return (entry as? TypedEnvironmentValue<K.Value>)?.value ?? K.defaultValue
    }
    set {
      values[ObjectIdentifier(key)] = TypedEnvironmentValue<K.Value>(newValue, boundaries: [])
    }
  }

  /// The value for a key with boundaries, or the default value of the key if none was set.
  // An overload, because a cast that tells such keys from others would slow down every other key.
  package subscript<K: BoundedEnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: key) }
    set {
      values[ObjectIdentifier(key)] = TypedEnvironmentValue<K.Value>(
        newValue, boundaries: K.boundaries)
      boundaries.insert(K.boundaries)
    }
  }

  /// Returns the value for a key, whether it has boundaries or not.
  private func value<K: EnvironmentKey>(for key: K.Type) -> K.Value { self[key] }

  /// Removes the values that end at a boundary, so that they are the default values of their keys.
  package mutating func removeValues(endingAt boundary: EnvironmentBoundaries) {
    guard !boundaries.isDisjoint(with: boundary) else { return }
    values.removeAll { !$0.boundaries.isDisjoint(with: boundary) }
    boundaries.subtract(boundary)
  }

  /// Returns whether all values are known to be equal to the values of another environment.
  package func isKnownEqual(to other: EnvironmentValues) -> Bool {
    layoutDirection == other.layoutDirection && stackAxis == other.stackAxis
      && values.isKnownEqual(to: other.values)
  }

  /// The number of values set.
  public var description: String { "\(values.count) values set" }
}
