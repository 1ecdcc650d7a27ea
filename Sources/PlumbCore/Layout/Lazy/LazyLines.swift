/// The cell ranges of a section in a lazy container.
struct LazySection: Equatable {
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>

  var cells: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// The assignment of cells to lines in a lazy container.
///
/// A line has one cell per column. Every header and footer has a line of its own, and the content
/// after it starts a new line.
struct LazyLines {
  /// Consecutive lines with the same number of columns.
  private struct Run {
    var firstLine: Int
    var cells: Range<Int>
    /// The number of cells per line.
    var columns: Int
    var isSpanning: Bool
  }

  let columns: Int
  let cellCount: Int
  private var runs: [Run] = []
  private(set) var count = 0

  init(_ cellCount: Int, columns: Int, sections: [LazySection]) {
    self.columns = columns
    self.cellCount = cellCount
    guard columns > 0 else { return }
    var next = 0
    if columns > 1 {
      for section in sections where section.cells.lowerBound >= next {
        add(next..<section.header.lowerBound)
        add(section.header, isSpanning: true)
        add(section.content)
        add(section.footer, isSpanning: true)
        next = section.cells.upperBound
      }
    }
    add(next..<cellCount)
  }

  private mutating func add(_ cells: Range<Int>, isSpanning: Bool = false) {
    guard !cells.isEmpty else { return }
    let columns = isSpanning ? 1 : columns
    runs.append(Run(firstLine: count, cells: cells, columns: columns, isSpanning: isSpanning))
    count += (cells.count + columns - 1) / columns
  }

  /// Returns the last run that satisfies a condition which is monotonic over the runs, by binary
  /// search.
  private func run(where condition: (Run) -> Bool) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }

  /// Returns the cells of a line, one for each column; the last line of a section may have fewer.
  func cells(of line: Int) -> Range<Int> {
    guard let run = run(where: { $0.firstLine <= line }) else { return 0..<0 }
    let start = run.cells.lowerBound + (line - run.firstLine) * run.columns
    return (start..<start + run.columns).clamped(to: run.cells)
  }

  /// Returns the cells of several lines.
  func cells(of lines: Range<Int>) -> Range<Int> {
    guard !lines.isEmpty, count > 0 else { return 0..<0 }
    let lines = lines.clamped(to: 0..<count)
    guard let last = lines.last else { return 0..<0 }
    return cells(of: lines.lowerBound).lowerBound..<cells(of: last).upperBound
  }

  /// Returns the line that contains a cell.
  func line(of cell: Int) -> Int {
    guard let run = run(where: { $0.cells.lowerBound <= cell }) else { return 0 }
    return run.firstLine + (cell - run.cells.lowerBound) / run.columns
  }

  /// Returns the lines of cells that are the same as before a change of the lines. If they begin in
  /// another column than before, their lines have about the same cells.
  func lines(of kept: KeptRange, before: LazyLines) -> KeptRange {
    guard !kept.old.isEmpty, before.count > 0 else { return KeptRange(old: 0..<0, new: 0) }
    let first = before.line(of: kept.old.lowerBound)
    return KeptRange(
      old: first..<before.line(of: kept.old.upperBound - 1) + 1, new: line(of: kept.new))
  }

  /// Returns whether a line consists of one cell that spans all columns.
  func isSpanning(_ line: Int) -> Bool {
    run { $0.firstLine <= line }?.isSpanning ?? false
  }
}
