internal import Foundation
internal import Observation

/// The distance by which the rows of a table are scrolled sideways. Only the header observes it, so that no other part
/// of the table is evaluated.
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

/// A modifier that lets the rows of a table scroll sideways if they are narrower than a width.
struct TableScrolling {
  let appearance: ListAppearance
  /// The width in points.
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
      // As on a Mac: rows that do not fill the table are at the top.
      .defaultScrollAnchor(.topLeading, for: .alignment)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        scroll.distance = $1
      }
  }
}
