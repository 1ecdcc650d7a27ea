internal import Observation

/// The values that the views around the keyboard focus of a tree provide, which views read.
@Observable final class FocusedValueStorage {
  private(set) var values = FocusedValues()

  /// Replaces the values, unless they are known to be equal.
  func set(_ newValues: FocusedValues) {
    if !values.isKnownEqual(to: newValues) { values = newValues }
  }
}

extension EnvironmentValues {
  /// The values that the views around the keyboard focus provide; `nil` outside of a tree.
  @EnvironmentEntry var focusedValueStorage: FocusedValueStorage?
}
