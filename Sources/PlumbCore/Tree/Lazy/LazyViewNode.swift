/// The node of a container whose rows are made by layout when they become visible.
final class LazyViewNode: ViewNode, DeferredContent {
  /// Consecutive cells of the container that come from one source in its content.
  private struct Run {
    var cells: Range<Int>
    /// The source of the cells; `nil` for the layout node of a view that exists from the start.
    var rows: (any LazyRows)?
  }

  let layoutNode: LazyNode
  /// In the order of the cells, without gaps.
  private var runs: [Run] = []

  init(_ layoutNode: LazyNode, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.layoutNode = layoutNode
    super.init(at: place, listedAs: listedType)
    layoutNode.contentProvider = self
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
    var created: [Int: LayoutNode] = [:]
    var count = 0
    var sections = LazySectionBuilder()
    runs = []
    for layoutNode in layoutNodes {
      if let mark = layoutNode as? SectionMarkerLayoutNode {
        sections.add(mark.place, at: count)
        continue
      }
      guard let rows = (layoutNode as? LazyRowsLayoutNode)?.rows else {
        created[count] = layoutNode
        runs.append(Run(cells: count..<count + 1))
        count += 1
        continue
      }
      // Otherwise more rows are being made, and the layout nodes are collected again.
      guard rows.countLayoutNodes() else { return }
      rows.appendLayoutNodes(to: &created, from: count)
      runs.append(Run(cells: count..<count + rows.layoutNodeCount, rows: rows))
      count += rows.layoutNodeCount
    }
    layoutNode.setCells(count: count, created: created, sections: sections.sections)
  }

  /// Makes the rows of some cells; called by layout, which runs on the main actor.
  nonisolated func makeContent(_ cells: Range<Int>) {
    MainActor.assumeIsolated {
      makeDuringLayout {
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

/// Rows that are made when a container requests them.
@MainActor protocol LazyRows: AnyObject {
  /// The number of layout nodes of all rows, as far as it is known.
  var layoutNodeCount: Int { get }

  /// Makes the rows that contain a range of layout nodes.
  func make(_ layoutNodes: Range<Int>)

  /// Counts the layout nodes of the rows that have been made.
  ///
  /// - Returns: `false` if other rows have to be made first.
  func countLayoutNodes() -> Bool

  /// Adds the layout nodes of the rows that have been made, by their index plus `start`.
  func appendLayoutNodes(to layoutNodes: inout [Int: LayoutNode], from start: Int)

  /// Returns the index of the first layout node of the row with an id.
  func index(of id: AnyHashable) -> Int?
}

/// A marker among the layout nodes of a lazy container's content for something that is not a cell.
class ContentMarkerNode: LayoutNode {}

/// A marker for rows that are made when they become visible.
final class LazyRowsLayoutNode: ContentMarkerNode {
  private(set) weak var rows: (any LazyRows)?

  init(_ rows: any LazyRows) {
    self.rows = rows
  }
}
