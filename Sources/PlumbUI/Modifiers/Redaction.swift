/// Why views do not show what they say.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is to be shown is not known yet: texts are bars and images boxes.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may look: what is privacy sensitive shows as a placeholder.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is shown is out of date; for views to read, as nothing changes by itself.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Why the views inside do not show what they say.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and images show as placeholders.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
}

extension View {
  /// Shows placeholders in place of the texts and images inside; their sizes stay, and controls work.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what the views inside say, whatever those around them hide.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says that the views inside are for one person's eyes; a redaction for privacy hides them.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
