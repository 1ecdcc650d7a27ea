/// A key for a value that views pass to their ancestors.
///
/// As SwiftUI: the values of several views are reduced in the order of the views. A single value is
/// not reduced; the default value is used only if no view sets one.
public protocol PreferenceKey {
  associatedtype Value

  /// The value read if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values reduced so far with the next value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, as SwiftUI.
  public static var defaultValue: Value { nil }
}

/// The values of some views for a preference key, reduced in the order of the views.
@_spi(Nodes) public struct PreferenceSum<Key: PreferenceKey> {
  /// `nil` until a value is added.
  private(set) var contribution: Key.Value?

  package init() {}

  /// The reduced value, or the default value of the key if no value was added.
  package var value: Key.Value { contribution ?? Key.defaultValue }

  /// Reduces the value of the next view into the sum.
  package mutating func add(_ next: Key.Value) {
    // Removed from the stored property first, so that a collection in the value has one owner and
    // grows in place.
    guard var value = contribution else {
      contribution = next
      return
    }
    contribution = nil
    Key.reduce(value: &value) { next }
    contribution = value
  }

  /// Changes the reduced value, or the default value if no value was added.
  package mutating func transform(_ change: (inout Key.Value) -> Void) {
    var value = value
    contribution = nil
    change(&value)
    contribution = value
  }

  /// Reduces the value of another sum into this one as a single value, unless the other sum is empty.
  package mutating func add(_ other: PreferenceSum) {
    if let contribution = other.contribution { add(contribution) }
  }

  /// Changes the sum if it is that of a key, for functions that are generic over the key of the sum.
  package mutating func changeIfSum<Other: PreferenceKey>(
    of key: Other.Type, _ change: (inout PreferenceSum<Other>) -> Void
  ) {
    guard var typed = self as? PreferenceSum<Other> else { return }
    change(&typed)
    if let changed = typed as? Self { self = changed }
  }
}
