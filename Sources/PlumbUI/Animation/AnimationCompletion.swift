/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// When nobody would wait any longer: a spring may still swing a little.
  public static let logicallyComplete = Self(waitsForRemoval: false)

  /// When nothing of it shows any more.
  public static let removed = Self(waitsForRemoval: true)
}

/// What is to run when the animations of a transaction are over.
struct AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
}
