/// The criterion that decides when an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// The animation is logically complete; a spring may still oscillate slightly.
  public static let logicallyComplete = Self(waitsForRemoval: false)

  /// The animation has ended and no longer affects the value.
  public static let removed = Self(waitsForRemoval: true)
}

/// A closure to call when the animations of a transaction are complete.
struct AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
}
