public import Foundation

/// Feedback that a person feels, which a desktop does not give: nothing has an effect.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  nonisolated public override init() {
    super.init()
  }

  /// Without effect.
  open func prepare() {}
}

/// Feedback of an impact, which has no effect.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator.
  nonisolated public override init() {
    super.init()
  }

  /// Creates a generator of impacts of a strength.
  nonisolated public init(style: FeedbackStyle) {
    super.init()
  }

  /// Without effect.
  open func impactOccurred() {}

  /// Without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a result, which has no effect.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of a selection, which has no effect.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Without effect.
  open func selectionChanged() {}
}
