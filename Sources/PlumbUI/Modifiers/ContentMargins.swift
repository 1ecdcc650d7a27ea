public import Foundation

/// What content margins keep clear of the edges of a view that scrolls.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, scrollContent, scrollIndicators }

  private let kind: Kind

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)

  fileprivate var movesContent: Bool { kind != .scrollIndicators }
}

extension View {
  /// Keeps the content of the scroll views inside clear of some of their edges; it still shows there
  /// when it is scrolled.
  ///
  /// As SwiftUI: margins written inside replace those written outside, edge by edge.
  ///
  /// Indicators keep to the edges of the view: margins for these alone change nothing.
  ///
  /// - Parameter length: in points; `nil` for none.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Keeps the content of the scroll views inside clear of some of their edges by different lengths.
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

  /// Keeps the content of the scroll views inside clear of all their edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// Room in points round what scroll views show.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}
