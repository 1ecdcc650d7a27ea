/// A set of reasons to hide the content of views.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not available yet: texts are drawn as bars and images as rectangles.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private: privacy-sensitive views are drawn as placeholders.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date; views may read the reason, but nothing is hidden automatically.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// The reasons to hide the content of views.
  @EnvironmentEntry public var redactionReasons: RedactionReasons = []

  @EnvironmentEntry fileprivate var isPrivacySensitive: Bool = false

  /// Whether texts and images are drawn as placeholders.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}

extension View {
  /// Draws placeholders instead of the texts and images inside; their sizes do not change, and
  /// controls still work.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to hide the content of the views inside.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the views inside as privacy-sensitive, so that a redaction for privacy hides them.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
