/// A container whose rows are made by layout, as far as they show.
final class LazyViewNode: ViewNode, DeferredContent {
  /// Some of the container's cells, all from one place in its content.
  private struct Run {
    var cells: Range<Int>
    /// What makes the cells; `nil` for the box of a view that is there from the start.
    var rows: (any LazyRows)?
  }

  let box: LazyNode
  private var runs: [Run] = []

  init(_ box: LazyNode, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.box = box
    super.init(at: place, listedAs: listedType)
    box.maker = self
  }

  func update<Content: View>(_ content: Content, alongAxis axis: Axis?) {
    var inner = environment
    inner.stackAxis = axis
    resolveChildren(in: inner, isLazy: true) { Content._resolve(content, at: &$0) }
  }

  override func appendBoxes(to boxes: inout [LayoutNode]) {
    boxes.append(box)
  }

  override func boxesBelowDidChange() {
    setNeedsCollection()
  }

  override func collectBoxes() {
    var boxes: [LayoutNode] = []
    super.appendBoxes(to: &boxes)
    var made: [Int: LayoutNode] = [:]
    var count = 0
    var sections = SectionMarks()
    runs = []
    for box in boxes {
      if let mark = box as? SectionMarkBox {
        sections.add(mark.place, at: count)
        continue
      }
      guard let rows = (box as? LazyRowsBox)?.rows else {
        made[count] = box
        runs.append(Run(cells: count..<count + 1))
        count += 1
        continue
      }
      // Otherwise more are being made, and they are collected again.
      guard rows.countBoxes() else { return }
      rows.appendBoxes(to: &made, from: count)
      runs.append(Run(cells: count..<count + rows.boxCount, rows: rows))
      count += rows.boxCount
    }
    box.setCells(count: count, made: made, sections: sections.sections)
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
      if let index = run.rows?.index(of: id) { return .row(run.cells.lowerBound + index, of: box) }
    }
    return super.scrollDestination(id)
  }
}

/// Rows that are made when a container asks for them.
@MainActor protocol LazyRows: AnyObject {
  /// The number of boxes of all rows, as far as it is known.
  var boxCount: Int { get }

  /// Makes the rows of some boxes.
  func make(_ boxes: Range<Int>)

  /// Counts the boxes of the rows made; says no when it has to make others for that.
  func countBoxes() -> Bool

  /// Adds the boxes of the rows made, numbered from a start.
  func appendBoxes(to boxes: inout [Int: LayoutNode], from start: Int)

  /// The first box of the row with an id.
  func index(of id: AnyHashable) -> Int?
}

/// Stands among the boxes of a lazy container's content for something that is no cell.
class ContentMarkBox: LayoutNode {}

/// Stands for rows that are made when they show.
final class LazyRowsBox: ContentMarkBox {
  private(set) weak var rows: (any LazyRows)?

  init(_ rows: any LazyRows) {
    self.rows = rows
  }
}
