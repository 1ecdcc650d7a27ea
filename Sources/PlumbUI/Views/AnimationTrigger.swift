/// A value whose changes set an animator going, whatever its type is.
struct AnimationTrigger {
  private let value: any Equatable

  init(_ value: some Equatable) {
    self.value = value
  }

  /// Whether this is another value than an earlier one.
  func differs(from earlier: AnimationTrigger) -> Bool {
    !Self.isSame(value, earlier.value)
  }

  private static func isSame<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    value == other as? Value
  }
}

/// When an animator sets out.
enum AnimatorStart {
  /// When the view appears, once or again and again.
  case onAppearance(repeats: Bool)
  case onChange(of: AnimationTrigger)

  var repeats: Bool {
    if case .onAppearance(let repeats) = self { return repeats }
    return false
  }
}
