public import Foundation

private enum MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 28 }
}

private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The least height of the rows of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of the headers in a list, in points; `nil` for that of their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }

  /// The distance between rows of a list, in points; `nil` for none.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the rows of lists inside, in points; `nil` for that of the style.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Returns the view unchanged: the headers of sections have one size on this platform.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// How much a view stands out.
public enum Prominence: Sendable, Hashable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}
