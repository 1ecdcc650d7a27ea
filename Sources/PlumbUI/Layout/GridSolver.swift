internal import Foundation

/// Finds the widths of a grid's columns and the heights of its rows, as SwiftUI does.
///
/// 1. Nothing proposed on either axis: every cell has its ideal size; a column is as wide as its
///    widest cell, and a cell over several columns that needs more widens them equally.
/// 2. Otherwise cells are served by priority, then the less greedy and the less flexible first.
///    Cells that are alike in all three are served together.
/// 3. A group shares what is left after the finished columns and rows equally among those that
///    still wait for a cell of its priority, and every answer widens its column and row at once.
/// 4. A column or row is finished for a priority when none of its cells of that priority or a
///    higher one waits any more. Nothing is set aside for lower priorities, unlike in stacks.
struct GridSolver {
  let structure: GridStructure
  private(set) var widths: [CGFloat]
  private(set) var heights: [CGFloat]
  /// What each cell was proposed last, and its answer.
  private(set) var answers: [(proposal: Proposal, size: CGSize)]
  private var isProcessed: [Bool]

  init(_ structure: GridStructure) {
    self.structure = structure
    widths = Array(repeating: 0, count: structure.columnCount)
    heights = Array(repeating: 0, count: structure.rowCount)
    answers = Array(repeating: (.unspecified, .zero), count: structure.cells.count)
    isProcessed = Array(repeating: false, count: structure.cells.count)
  }

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + structure.columnGaps.reduce(0, +),
      height: heights.reduce(0, +) + structure.rowGaps.reduce(0, +))
  }

  mutating func solve(_ proposal: Proposal) {
    if proposal == .unspecified {
      solveIdeal()
    } else {
      solveShared(proposal)
    }
  }

  /// The width of a run of columns and the gaps between them.
  func width(of columns: Range<Int>) -> CGFloat {
    widths[columns].reduce(0, +) + innerGaps(of: columns)
  }

  private func innerGaps(of columns: Range<Int>) -> CGFloat {
    structure.columnGaps[columns.lowerBound..<max(columns.upperBound - 1, columns.lowerBound)]
      .reduce(0, +)
  }

  // MARK: Ideal sizes

  private mutating func solveIdeal() {
    for index in structure.cells.indices { serve(index, .unspecified) }
    for index in structure.cells.indices { widenSpan(of: index, waiting: []) }
  }

  /// Asks a cell and lets its answer widen its column and heighten its row.
  private mutating func serve(_ index: Int, _ proposal: Proposal) {
    let cell = structure.cells[index]
    let answer = cell.node.sizeThatFits(proposal)
    answers[index] = (proposal, answer)
    if let column = cell.singleColumn, !cell.traits.unsizedAxes.contains(.horizontal) {
      widths[column] = max(widths[column], answer.width)
    }
    if !cell.traits.unsizedAxes.contains(.vertical) {
      heights[cell.row] = max(heights[cell.row], answer.height)
    }
  }

  /// Widens the columns of a cell that needs more than they have together: those in `waiting`, or
  /// else those no single cell decides about, or else all of them.
  private mutating func widenSpan(of index: Int, waiting: Set<Int>) {
    let cell = structure.cells[index]
    guard cell.singleColumn == nil, !cell.traits.unsizedAxes.contains(.horizontal) else { return }
    let shortfall = answers[index].size.width - width(of: cell.columns)
    guard shortfall > 0 else { return }
    var targets = cell.columns.filter(waiting.contains)
    if targets.isEmpty {
      let decided = Set(structure.cells.compactMap(\.singleColumn))
      targets = cell.columns.filter { !decided.contains($0) }
    }
    if targets.isEmpty { targets = Array(cell.columns) }
    for column in targets { widths[column] += shortfall / CGFloat(targets.count) }
  }

  // MARK: Shared sizes

  private struct Rank: Equatable {
    var priority: Double
    var greedyAxes: Int
    var flexibility: CGFloat

    func precedes(_ other: Rank) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if greedyAxes != other.greedyAxes { return greedyAxes < other.greedyAxes }
      return flexibility < other.flexibility
    }
  }

  private func rank(of cell: GridStructure.Cell, for proposal: Proposal) -> Rank {
    let least = cell.node.sizeThatFits(.zero)
    let greatest = cell.node.sizeThatFits(.infinity)
    var rank = Rank(priority: cell.priority, greedyAxes: 0, flexibility: 0)
    for axis in Axis.allCases where !proposal[axis].isUnspecified {
      if greatest[axis] == .infinity {
        rank.greedyAxes += 1
      } else {
        rank.flexibility += greatest[axis] - least[axis]
      }
    }
    if rank.flexibility.isNaN { rank.flexibility = 0 }
    if rank.priority.isNaN { rank.priority = 0 }
    return rank
  }

  private mutating func solveShared(_ proposal: Proposal) {
    let ranked = structure.cells.enumerated()
      .map { (index: $0.offset, rank: rank(of: $0.element, for: proposal)) }
      .sorted { $0.rank == $1.rank ? $0.index < $1.index : $0.rank.precedes($1.rank) }
    let available = (
      width: proposal.width.value.map { $0 - structure.columnGaps.reduce(0, +) },
      height: proposal.height.value.map { $0 - structure.rowGaps.reduce(0, +) }
    )
    var start = 0
    while start < ranked.count {
      let group = ranked[start...].prefix { $0.rank == ranked[start].rank }
      serveGroup(group.map(\.index), available: available)
      start = group.endIndex
    }
  }

  private mutating func serveGroup(
    _ group: [Int], available: (width: CGFloat?, height: CGFloat?)
  ) {
    let priority = structure.cells[group[0]].priority
    let decided = Set(structure.cells.compactMap(\.singleColumn))
    let openColumns = waitingColumns { $0 == priority }
      .union(Set(0..<structure.columnCount).subtracting(decided))
    let openRows = waitingRows { $0 == priority }
    let shares = (
      width: share(
        available.width, of: widths, open: openColumns, waiting: waitingColumns { $0 >= priority }),
      height: share(
        available.height, of: heights, open: openRows, waiting: waitingRows { $0 >= priority })
    )
    for index in group {
      serve(index, proposal(for: structure.cells[index], shares, available.width, openColumns))
    }
    for index in group { isProcessed[index] = true }
    let waiting = waitingColumns()
    for index in group { widenSpan(of: index, waiting: waiting) }
  }

  private func waitingColumns(where matches: (Double) -> Bool = { _ in true }) -> Set<Int> {
    Set(
      structure.cells.indices.filter { !isProcessed[$0] && matches(structure.cells[$0].priority) }
        .compactMap { structure.cells[$0].singleColumn })
  }

  private func waitingRows(where matches: (Double) -> Bool) -> Set<Int> {
    Set(
      structure.cells.indices.filter { !isProcessed[$0] && matches(structure.cells[$0].priority) }
        .map { structure.cells[$0].row })
  }

  /// An equal part for every open line of what the finished lines leave.
  private func share(
    _ available: CGFloat?, of lengths: [CGFloat], open: Set<Int>, waiting: Set<Int>
  ) -> CGFloat? {
    guard let available else { return nil }
    if available == .infinity { return .infinity }
    let finished = lengths.indices.filter { !waiting.contains($0) && !open.contains($0) }
    let left = available - finished.reduce(0) { $0 + lengths[$1] }
    return left / CGFloat(max(open.count, 1))
  }

  private func proposal(
    for cell: GridStructure.Cell, _ shares: (width: CGFloat?, height: CGFloat?),
    _ availableWidth: CGFloat?, _ openColumns: Set<Int>
  ) -> Proposal {
    let width = shares.width.map { share in
      let current = self.width(of: cell.columns)
      if cell.traits.unsizedAxes.contains(.horizontal) { return current }
      guard cell.singleColumn == nil, let availableWidth else { return max(share, current) }
      let outside = widths.indices.filter { !cell.columns.contains($0) }
        .reduce(CGFloat(0)) { $0 + (openColumns.contains($1) ? share : widths[$1]) }
      if availableWidth == .infinity { return .infinity }
      return max(availableWidth - outside + innerGaps(of: cell.columns), current)
    }
    let height = shares.height.map { share in
      let current = heights[cell.row]
      return cell.traits.unsizedAxes.contains(.vertical) ? current : max(share, current)
    }
    return Proposal(width: ProposedLength(width), height: ProposedLength(height))
  }
}
