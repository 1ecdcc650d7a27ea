/// Stands among the boxes of a lazy container's content where a part of a section begins.
final class SectionMarkerLayoutNode: ContentMarkerNode {
  enum Place { case header, content, footer, end }

  let place: Place

  init(_ place: Place) {
    self.place = place
  }
}

/// A mark of a section, where the container above makes cells as they show.
final class SectionMarkerNode: ViewNode {
  private let layoutNode: SectionMarkerLayoutNode

  init(_ mark: SectionMarkerLayoutNode.Place, at place: _ChildCursor.Place) {
    layoutNode = SectionMarkerLayoutNode(mark)
    super.init(at: place)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    if isLazy { layoutNodes.append(layoutNode) }
  }
}

/// Puts sections together from their marks; of sections in sections the inner ones count.
struct SectionMarks {
  private(set) var sections: [LazySection] = []
  private var starts: [Int] = []

  /// Takes in a mark before the cell with a number.
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
