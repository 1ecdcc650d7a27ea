/// A type-erased value whose changes start an animator.
struct AnimationTrigger {
  private let value: any Equatable

  init(_ value: some Equatable) {
    self.value = value
  }

  /// Returns whether the value differs from an earlier one.
  func differs(from earlier: AnimationTrigger) -> Bool {
    !Self.isSame(value, earlier.value)
  }

  private static func isSame<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    value == other as? Value
  }
}

/// The condition that starts an animator.
enum AnimatorStart {
  /// Starts when the view appears, once or repeatedly.
  case onAppearance(repeats: Bool)
  case onChange(of: AnimationTrigger)

  var repeats: Bool {
    if case .onAppearance(let repeats) = self { return repeats }
    return false
  }
}
