internal import Synchronization

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
  /// The parts of the change that are not complete; `nil` for a change of one view tree.
  private(set) var parts: ChangeParts?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Returns the completion of a change that several view trees may show.
  func countingParts() -> AnimationCompletion {
    var completion = self
    completion.parts = ChangeParts()
    return completion
  }

  /// Returns whether the part of the change that is complete now was the last one, so that the action is due.
  func isLastPart() -> Bool { parts?.remove(1) ?? true }
}

/// The number of the parts of a change whose animations are not complete: a state may be shown in several windows,
/// each of which animates it by itself.
final class ChangeParts: Sendable {
  private struct Parts {
    var count = 0
    var haveEnded = false
  }

  private let parts = Mutex(Parts())

  /// Adds a part. May be called on any thread.
  func add() { parts.withLock { $0.count += 1 } }

  /// Removes parts that are complete, or that have become one part with another.
  ///
  /// - Returns: whether no part is left, for the first time.
  @discardableResult func remove(_ count: Int) -> Bool {
    parts.withLock { parts in
      parts.count -= count
      guard parts.count <= 0, !parts.haveEnded else { return false }
      parts.haveEnded = true
      return true
    }
  }
}
