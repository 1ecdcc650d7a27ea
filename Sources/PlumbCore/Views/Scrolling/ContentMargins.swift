public import Foundation

/// The part of a scroll view to which content margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, scrollContent, scrollIndicators }

  private let kind: Kind

  /// Applies to the content and the indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// Applies to the content.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// Applies to the indicators, which has no effect.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)

  fileprivate var movesContent: Bool { kind != .scrollIndicators }
}

extension View {
  /// Sets margins between the content of the scroll views inside and some of their edges; scrolled
  /// content still shows in the margins.
  ///
  /// As SwiftUI: inner margins replace outer ones, edge by edge.
  ///
  /// Indicators are always at the edges of the view: margins for the indicators alone have no
  /// effect.
  ///
  /// - Parameter length: the margin in points; `nil` for none.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Sets margins of different lengths, in points, between the content of the scroll views inside
  /// and some of their edges.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement.movesContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Sets a margin, in points, between the content of the scroll views inside and all their edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EnvironmentValues {
  /// The margins around the content of scroll views, in points.
  @EnvironmentEntry package var contentMargins: EdgeInsets = EdgeInsets()
}
