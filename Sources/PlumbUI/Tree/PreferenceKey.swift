/// A name under which views say something to the views above them.
///
/// As SwiftUI: the values of several views are reduced in the order of the views. One value stays as
/// it is; the default stands only where no view says anything.
public protocol PreferenceKey {
  associatedtype Value

  /// What is read where no view says anything.
  static var defaultValue: Value { get }

  /// Combines what was said before with the next value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What some views say under a key, combined in their order.
struct PreferenceSum<Key: PreferenceKey> {
  /// `nil` while nobody has said anything.
  private(set) var contribution: Key.Value?

  var value: Key.Value { contribution ?? Key.defaultValue }

  mutating func add(_ next: Key.Value) {
    // Taken out first, so that a collection in it has one owner and grows in place.
    guard var value = contribution else {
      contribution = next
      return
    }
    contribution = nil
    Key.reduce(value: &value) { next }
    contribution = value
  }

  /// Changes what was said; where nobody said anything, the default.
  mutating func transform(_ change: (inout Key.Value) -> Void) {
    var value = value
    contribution = nil
    change(&value)
    contribution = value
  }

  mutating func add(_ other: PreferenceSum) {
    if let contribution = other.contribution { add(contribution) }
  }
}
