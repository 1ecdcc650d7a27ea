public import Foundation

/// Feedback that a person feels, which a desktop does not give: nothing has an effect.
@MainActor @preconcurrency public final class NSHapticFeedbackManager: NSObject {
  /// The kind of feedback.
  public enum FeedbackPattern: Int, Sendable {
    case generic, alignment, levelChange
  }

  /// The time of feedback.
  public enum PerformanceTime: UInt, Sendable {
    case `default`, now, drawCompleted
  }

  /// Gives feedback, which has no effect.
  public static var defaultPerformer: any NSHapticFeedbackPerformer { Silent() }

  private final class Silent: NSHapticFeedbackPerformer {
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
  }
}

/// Something that gives feedback.
@MainActor @preconcurrency public protocol NSHapticFeedbackPerformer {
  /// Gives feedback.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
