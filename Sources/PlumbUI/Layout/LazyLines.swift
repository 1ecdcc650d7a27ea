/// A section among the cells of a lazy container.
struct LazySection: Equatable {
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>

  var cells: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// Which cells of a lazy container stand in which line.
///
/// A line is a cell per column; every header and footer has a line of its own, and content after one
/// begins a new line.
struct LazyLines {
  /// Lines alike.
  private struct Run {
    var firstLine: Int
    var cells: Range<Int>
    /// How many cells stand in a line.
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

  /// The last run of which a condition holds that holds of all before it.
  private func run(where condition: (Run) -> Bool) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }

  /// The cells of a line, one for each column but for the last lines of sections.
  func cells(of line: Int) -> Range<Int> {
    guard let run = run(where: { $0.firstLine <= line }) else { return 0..<0 }
    let start = run.cells.lowerBound + (line - run.firstLine) * run.columns
    return (start..<start + run.columns).clamped(to: run.cells)
  }

  /// The cells of some lines.
  func cells(of lines: Range<Int>) -> Range<Int> {
    guard !lines.isEmpty, count > 0 else { return 0..<0 }
    let lines = lines.clamped(to: 0..<count)
    guard let last = lines.last else { return 0..<0 }
    return cells(of: lines.lowerBound).lowerBound..<cells(of: last).upperBound
  }

  /// The line a cell stands in.
  func line(of cell: Int) -> Int {
    guard let run = run(where: { $0.cells.lowerBound <= cell }) else { return 0 }
    return run.firstLine + (cell - run.cells.lowerBound) / run.columns
  }

  /// Whether a line is one cell across all columns.
  func isSpanning(_ line: Int) -> Bool {
    run { $0.firstLine <= line }?.isSpanning ?? false
  }
}
