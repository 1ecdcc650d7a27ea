public import Foundation

extension EnvironmentValues {
  /// The least height of the rows of a list, in points.
  @EnvironmentEntry public var defaultMinListRowHeight: CGFloat = 28

  /// The least height of the headers in a list, in points; `nil` for the height of their content.
  @EnvironmentEntry public var defaultMinListHeaderHeight: CGFloat?

  /// The distance between rows of a list, in points; `nil` for none.
  @EnvironmentEntry var listRowSpacing: CGFloat?

  /// The distance between sections of a list, in points; `nil` for the distance of the style.
  @EnvironmentEntry var listSectionSpacing: CGFloat?

  /// The prominence of the headers of sections.
  @EnvironmentEntry public var headerProminence: Prominence = .standard
}

extension View {
  /// Sets the distance between the rows of lists inside, in points; `nil` for the distance of the style.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the distance between sections of the lists inside, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the prominence of the headers of the sections inside, in lists.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Returns the view unchanged: links in the rows of a list have no arrow on this platform, as on a Mac.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { self }

  /// Returns the view unchanged: lists have no index at their edge on this platform.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged: lists have no index at their edge on this platform.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Returns the view unchanged: lists have no index at their edge on this platform.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The distance in points; `nil` for the distance of the list's style.
  let length: CGFloat?

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(length: 6)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// The prominence of a view.
public enum Prominence: Sendable, Hashable {
  /// The usual prominence.
  case standard
  /// A greater prominence.
  case increased
}
