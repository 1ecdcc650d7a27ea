/// The node of a container whose items are made by layout when they become visible.
final class LazyViewNode: ViewNode, DeferredContent {
  /// Consecutive cells of the container that come from one source in its content.
  private struct Run {
    var cells: Range<Int>
    /// The layout node of a view that exists from the start, or the marker of the items.
    var source: ObjectIdentifier
    /// The source of the cells; `nil` for the layout node of a view that exists from the start.
    var items: (any LazyItems)?
  }

  let layoutNode: LazyLayoutNode
  /// The runs in the order of the cells, without gaps.
  private var runs: [Run] = []

  init(_ layoutNode: LazyLayoutNode, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.layoutNode = layoutNode
    super.init(at: place, listedAs: listedType)
    layoutNode.contentProvider = self
  }

  func update<Content: View>(_ content: Content, alongAxis axis: Axis?) {
    var inner = environment
    inner.stackAxis = axis
    resolveChildren(in: inner, policy: .lazyElements) { Content._resolve(content, at: &$0) }
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
    var runs: [Run] = []
    for layoutNode in layoutNodes {
      if let mark = layoutNode as? SectionMarkerLayoutNode {
        sections.add(mark.place, at: count)
        continue
      }
      guard let items = (layoutNode as? LazyItemsLayoutNode)?.items else {
        created[count] = layoutNode
        runs.append(Run(cells: count..<count + 1, source: ObjectIdentifier(layoutNode)))
        count += 1
        continue
      }
      // Otherwise more items are being made, and the layout nodes are collected again.
      guard items.countLayoutNodes() else { return }
      items.appendLayoutNodes(to: &created, from: count)
      runs.append(
        Run(
          cells: count..<count + items.layoutNodeCount, source: ObjectIdentifier(layoutNode),
          items: items))
      count += items.layoutNodeCount
    }
    let kept = keptRanges(of: runs)
    self.runs = runs
    layoutNode.setCells(
      count: count, created: created, sections: sections.sections, keeping: kept)
  }

  /// Returns the cells, made or not, that were among the cells of the last collection, in order.
  private func keptRanges(of runs: [Run]) -> [KeptRange] {
    var starts: [ObjectIdentifier: Int] = [:]
    for run in self.runs { starts[run.source] = run.cells.lowerBound }
    var kept: [KeptRange] = []
    for run in runs {
      let ranges = run.items?.takeKeptRanges() ?? [KeptRange(old: 0..<1, new: 0)]
      guard let start = starts[run.source] else { continue }
      for range in ranges {
        let range = range.moved(from: start, to: run.cells.lowerBound)
        // Cells that have changed their order are not followed.
        if range.old.lowerBound >= kept.last?.old.upperBound ?? 0 { kept.append(range) }
      }
    }
    return kept
  }

  /// Makes the items of some cells; called by layout, which runs on the main actor.
  nonisolated func makeContent(_ cells: Range<Int>) {
    MainActor.assumeIsolated {
      var sources: [ObjectIdentifier]
      repeat {
        sources = runs.map(\.source)
        makeDuringLayout { makeItems(cells) }
        // Items that turn out to contain others are no cells, and the items in them are still to be
        // made.
      } while sources != runs.map(\.source)
    }
  }

  private func makeItems(_ cells: Range<Int>) {
    for run in runs {
      let part = run.cells.clamped(to: cells)
      guard let items = run.items, !part.isEmpty else { continue }
      let start = run.cells.lowerBound
      items.make(part.lowerBound - start..<part.upperBound - start)
    }
  }

  /// Releases the items of cells outside of some ranges; called by layout.
  nonisolated func releaseContent(except cells: [Range<Int>]) {
    MainActor.assumeIsolated { makeDuringLayout { releaseItems(except: cells) } }
  }

  private func releaseItems(except cells: [Range<Int>]) {
    var used: NodesInUse?
    func nodesInUse() -> NodesInUse {
      let nodes = used ?? NodesInUse(in: tree, around: self)
      used = nodes
      return nodes
    }
    for run in runs {
      guard let items = run.items else { continue }
      let start = run.cells.lowerBound
      let parts = cells.map { $0.clamped(to: run.cells) }.map {
        $0.lowerBound - start..<$0.upperBound - start
      }
      items.release(except: parts, nodesInUse)
    }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    for run in runs {
      if let index = run.items?.index(of: id) {
        return .cell(run.cells.lowerBound + index, of: layoutNode)
      }
    }
    return super.scrollDestination(id)
  }
}
