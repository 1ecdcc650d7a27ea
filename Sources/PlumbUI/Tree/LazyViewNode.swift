/// A container whose rows are made by layout, as far as they show.
final class LazyViewNode: ViewNode, DeferredContent {
  /// Some of the container's cells, all from one place in its content.
  private struct Run {
    var cells: Range<Int>
    /// What makes the cells; `nil` for the box of a view that is there from the start.
    var rows: (any LazyRows)?
  }

  let layoutNode: LazyNode
  private var runs: [Run] = []

  init(_ layoutNode: LazyNode, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.layoutNode = layoutNode
    super.init(at: place, listedAs: listedType)
    layoutNode.maker = self
  }

  func update<Content: View>(_ content: Content, alongAxis axis: Axis?) {
    var inner = environment
    inner.stackAxis = axis
    resolveChildren(in: inner, isLazy: true) { Content._resolve(content, at: &$0) }
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  override func layoutNodesBelowDidChange() {
    setNeedsCollection()
  }

  override func collectLayoutNodes() {
    var layoutNodes: [LayoutNode] = []
    super.appendLayoutNodes(to: &layoutNodes)
    var made: [Int: LayoutNode] = [:]
    var count = 0
    var sections = SectionMarks()
    runs = []
    for layoutNode in layoutNodes {
      if let mark = layoutNode as? SectionMarkerLayoutNode {
        sections.add(mark.place, at: count)
        continue
      }
      guard let rows = (layoutNode as? LazyRowsLayoutNode)?.rows else {
        made[count] = layoutNode
        runs.append(Run(cells: count..<count + 1))
        count += 1
        continue
      }
      // Otherwise more are being made, and they are collected again.
      guard rows.countLayoutNodes() else { return }
      rows.appendLayoutNodes(to: &made, from: count)
      runs.append(Run(cells: count..<count + rows.layoutNodeCount, rows: rows))
      count += rows.layoutNodeCount
    }
    layoutNode.setCells(count: count, made: made, sections: sections.sections)
  }

  nonisolated func makeContent(_ cells: Range<Int>) {
    MainActor.assumeIsolated {
      tree.makeContent {
        for run in runs {
          let part = run.cells.clamped(to: cells)
          guard let rows = run.rows, !part.isEmpty else { continue }
          let start = run.cells.lowerBound
          rows.make(part.lowerBound - start..<part.upperBound - start)
        }
      }
    }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    for run in runs {
      if let index = run.rows?.index(of: id) {
        return .row(run.cells.lowerBound + index, of: layoutNode)
      }
    }
    return super.scrollDestination(id)
  }
}

/// Rows that are made when a container asks for them.
@MainActor protocol LazyRows: AnyObject {
  /// The number of boxes of all rows, as far as it is known.
  var layoutNodeCount: Int { get }

  /// Makes the rows of some boxes.
  func make(_ layoutNodes: Range<Int>)

  /// Counts the boxes of the rows made; says no when it has to make others for that.
  func countLayoutNodes() -> Bool

  /// Adds the boxes of the rows made, numbered from a start.
  func appendLayoutNodes(to layoutNodes: inout [Int: LayoutNode], from start: Int)

  /// The first box of the row with an id.
  func index(of id: AnyHashable) -> Int?
}

/// Stands among the boxes of a lazy container's content for something that is no cell.
class ContentMarkerNode: LayoutNode {}

/// Stands for rows that are made when they show.
final class LazyRowsLayoutNode: ContentMarkerNode {
  private(set) weak var rows: (any LazyRows)?

  init(_ rows: any LazyRows) {
    self.rows = rows
  }
}
