/// A marker among the layout nodes of a lazy container's content at the start of a part of a
/// section.
package final class SectionMarkerLayoutNode: ContentMarkerLayoutNode {
  /// A part of a section, which begins at the marker, or the end of the section.
  package enum Place { case header, content, footer, end }

  let place: Place

  init(_ place: Place) {
    self.place = place
  }
}

/// The node of a section marker; it has a layout node only in a lazy container.
package final class SectionMarkerViewNode: ViewNode {
  private let layoutNode: SectionMarkerLayoutNode
  /// The part of the section that begins.
  package var part: SectionMarkerLayoutNode.Place { layoutNode.place }

  /// Creates the node of a marker at the start of a part of a section.
  package init(_ mark: SectionMarkerLayoutNode.Place, at place: _ChildCursor.Place) {
    layoutNode = SectionMarkerLayoutNode(mark)
    super.init(at: place)
  }

  package override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    if policy.isLazy { layoutNodes.append(layoutNode) }
  }
}

/// A builder of sections from their markers. Of nested sections only the inner ones are built.
struct LazySectionBuilder {
  private(set) var sections: [LazySection] = []
  /// The first cells of the parts of the current section.
  private var starts: [Int] = []

  /// Adds a marker before the cell with an index.
  mutating func add(_ mark: SectionMarkerLayoutNode.Place, at cell: Int) {
    if mark == .header { starts = [] }
    starts.append(cell)
    guard mark == .end, starts.count == 4 else { return }
    sections.append(
      LazySection(
        header: starts[0]..<starts[1], content: starts[1]..<starts[2],
        footer: starts[2]..<starts[3]))
  }
}
