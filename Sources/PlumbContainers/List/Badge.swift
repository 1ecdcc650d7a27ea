private enum BadgeKey: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

extension ContainerValues {
  /// The badge of the view; `nil` if it has none.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Shows a number beside the label of the view in the container; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the label of the view in the container; `nil` shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    containerValue(\.badge, label)
  }

  /// Shows a text, looked up in the string tables, beside the label of the view in the container.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside the label of the view in the container; `nil` shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// A badge beside a label.
struct BadgeView: View, ImplementationView {
  let text: Text

  var body: some View {
    text
      .font(.caption2.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 16, minHeight: 16)
      .background { Capsule().fill(.red) }
  }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  fileprivate enum Level {
    case decreased, standard, increased
  }

  fileprivate let level: Level

  /// A smaller prominence.
  public static let decreased = BadgeProminence(level: .decreased)
  /// The usual prominence.
  public static let standard = BadgeProminence(level: .standard)
  /// A greater prominence: the badge has a background.
  public static let increased = BadgeProminence(level: .increased)
}

private enum BadgeProminenceKey: ContainerValueKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of badges.
  @EnvironmentEntry public var badgeProminence: BadgeProminence = .standard
}

extension ContainerValues {
  /// The prominence of the badge of the view.
  var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the badge of the view in a list.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    containerValue(\.badgeProminence, prominence).environment(\.badgeProminence, prominence)
  }
}

/// The badge of a row in a list.
struct ListBadge: View, ImplementationView {
  let text: Text
  let prominence: BadgeProminence

  var body: some View {
    switch prominence.level {
    case .decreased: text.foregroundStyle(.tertiary)
    case .standard: text.foregroundStyle(.secondary)
    case .increased: BadgeView(text: text)
    }
  }
}
