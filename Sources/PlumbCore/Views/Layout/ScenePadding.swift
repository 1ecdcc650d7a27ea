internal import Foundation

/// The distance of the content of a window from its edges.
public struct ScenePadding: Equatable, Sendable {
  fileprivate let horizontal: CGFloat
  fileprivate let vertical: CGFloat

  /// The least distance: 20 points, as on a Mac.
  public static let minimum = ScenePadding(horizontal: 20, vertical: 20)
  /// The distance of the title of a navigation bar, which has none above and below.
  public static let navigationBar = ScenePadding(horizontal: 20, vertical: 0)
}

extension View {
  /// Adds the least distance of content from the edges of its window.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Adds a distance of content from the edges of its window.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges.intersection(.horizontal), padding.horizontal)
      .padding(edges.intersection(.vertical), padding.vertical)
  }
}
