internal import Foundation

/// The space around the content of a row in a list, in points; `nil` at an edge for the space of the list's style.
@usableFromInline struct ListRowInsets {
  private var lengths: [Edge: CGFloat] = [:]

  init() {}

  init(_ insets: EdgeInsets) {
    lengths = [
      .top: insets.top, .leading: insets.leading, .bottom: insets.bottom,
      .trailing: insets.trailing,
    ]
  }

  /// Sets the space at some edges.
  mutating func set(_ length: CGFloat?, at edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = length }
  }

  /// Returns the insets, with the insets of the enclosing views at the edges that are not set.
  func over(_ outer: ListRowInsets) -> ListRowInsets {
    var result = self
    result.lengths.merge(outer.lengths) { inner, _ in inner }
    return result
  }

  /// Returns the insets, with the insets of a list's style at the edges that are not set.
  func over(_ style: EdgeInsets) -> EdgeInsets {
    if lengths.isEmpty { return style }
    return EdgeInsets(
      top: lengths[.top] ?? style.top, leading: lengths[.leading] ?? style.leading,
      bottom: lengths[.bottom] ?? style.bottom, trailing: lengths[.trailing] ?? style.trailing)
  }
}
