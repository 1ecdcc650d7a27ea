internal import Foundation
internal import Observation

/// How far the rows of a table are scrolled sideways. Only the header follows it, so that nothing else of the table is
/// evaluated.
@MainActor @Observable final class TableScroll {
  /// The distance from the leading edge, in points.
  var distance: CGFloat = 0

  nonisolated init() {}
}

/// The titles of a table, which are scrolled sideways with the rows.
struct ScrolledTableHeader<Content: View> {
  /// The width below which the table is scrolled, in points.
  let leastWidth: CGFloat
  let scroll: TableScroll
  private let content: Content
  @Environment(\.layoutDirection) private var layoutDirection

  init(leastWidth: CGFloat, scroll: TableScroll, @ViewBuilder content: () -> Content) {
    self.leastWidth = leastWidth
    self.scroll = scroll
    self.content = content()
  }
}

extension ScrolledTableHeader: View, ImplementationView {
  var body: some View {
    content
      .frame(minWidth: leastWidth)
      .offset(x: layoutDirection == .leftToRight ? -scroll.distance : scroll.distance)
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      .clipped()
  }
}

/// A modifier that lets the rows of a table scroll sideways where they have less than a width.
struct TableScrolling {
  let appearance: ListAppearance
  /// In points.
  let leastWidth: CGFloat
  let scroll: TableScroll
}

extension TableScrolling: ImplementationModifier {
  func body(content: Content) -> some View {
    var appearance = appearance
    appearance.leastContentWidth = leastWidth
    return
      content
      .environment(\.listAppearance, appearance)
      // As on a Mac: few rows are at the top.
      .defaultScrollAnchor(.topLeading, for: .alignment)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        scroll.distance = $1
      }
  }
}

/// The rows of a table, as wide as the table or, in a narrower one, as the columns need.
struct TableRowsWidth {
  /// In points.
  let least: CGFloat
}

extension TableRowsWidth: ImplementationModifier {
  func body(content: Content) -> some View {
    content
      .containerRelativeFrame(.horizontal, alignment: .topLeading) { width, _ in max(width, least) }
      // Scroll views in cells align their content as everywhere.
      .defaultScrollAnchor(nil, for: .alignment)
  }
}
