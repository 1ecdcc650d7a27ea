internal import Foundation

/// The algorithm that computes the widths of a grid's columns and the heights of its rows, as
/// SwiftUI does.
///
/// 1. With an unspecified proposal on both axes every cell has its ideal size; a column is as wide
///    as its widest cell, and a cell that spans several columns and needs more widens them equally.
/// 2. Otherwise cells are sized by priority, then the less greedy and the less flexible first.
///    Cells that are equal in all three are sized together.
/// 3. A group shares the length that the finished columns and rows leave equally among the ones
///    that still have a pending cell of its priority, and every size widens its column and row at
///    once.
/// 4. A column or row is finished when no cell of that priority or a higher one is pending, and
///    remains so for lower priorities. Nothing is reserved for lower priorities, unlike in stacks.
///
/// A column without single-column cells is shared by every group; the behaviour of SwiftUI in this
/// case is not known. Its behaviour for the heights of cells that span several columns is not known either: such cells
/// are offered at least the height that they need if there is room for all rows, so that a grid that is placed with its
/// own height keeps its texts whole.
struct GridSolver {
  let structure: GridStructure
  private var columns: GridLines
  private var rows: GridLines
  /// The latest proposal for each cell, and its size.
  private(set) var responses: [(proposal: Proposal, size: CGSize)]
  /// The heights of the rows without a proposed height, if there is room for them; `nil` otherwise.
  private var neededHeights: [CGFloat]?

  var widths: [CGFloat] { columns.lengths }
  var heights: [CGFloat] { rows.lengths }

  init(_ structure: GridStructure) {
    self.structure = structure
    var (inColumn, inRow) = (
      Array(repeating: 0, count: structure.columnCount),
      Array(repeating: 0, count: structure.rowCount)
    )
    for cell in structure.cells {
      if let column = cell.singleColumn { inColumn[column] += 1 }
      inRow[cell.row] += 1
    }
    columns = GridLines(cells: inColumn)
    rows = GridLines(cells: inRow)
    responses = Array(repeating: (.unspecified, .zero), count: structure.cells.count)
  }

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + structure.columnGaps.reduce(0, +),
      height: heights.reduce(0, +) + structure.rowGaps.reduce(0, +))
  }

  /// Computes the widths and heights for a proposal.
  mutating func solve(_ proposal: Proposal) {
    if proposal == .unspecified {
      solveIdeal()
    } else {
      solveShared(proposal)
    }
  }

  /// Returns the width of several columns including the gaps between them.
  func width(of columns: Range<Int>) -> CGFloat {
    widths[columns].reduce(0, +) + innerGaps(of: columns)
  }

  /// Returns the total of the gaps between several columns.
  private func innerGaps(of columns: Range<Int>) -> CGFloat {
    structure.columnGaps[columns.lowerBound..<max(columns.upperBound - 1, columns.lowerBound)]
      .reduce(0, +)
  }

  // MARK: Ideal sizes

  /// Step 1: gives every cell its ideal size.
  private mutating func solveIdeal() {
    for index in structure.cells.indices { measure(index, .unspecified) }
    for index in structure.cells.indices { widenSpan(of: index, prefersWaiting: false) }
  }

  /// Measures a cell and enlarges its column and row.
  ///
  /// As SwiftUI: the size of a cell with unsized axes counts as well; only its proposal differs.
  private mutating func measure(_ index: Int, _ proposal: Proposal) {
    let cell = structure.cells[index]
    let fittingSize = cell.node.sizeThatFits(proposal)
    responses[index] = (proposal, fittingSize)
    if let column = cell.singleColumn { columns.lengthen(column, to: fittingSize.width) }
    rows.lengthen(cell.row, to: fittingSize.height)
  }

  /// Widens the columns of a cell that needs more than their total width: the pending ones, or else
  /// the columns without single-column cells, or else all of them.
  private mutating func widenSpan(of index: Int, prefersWaiting: Bool) {
    let cell = structure.cells[index]
    guard cell.singleColumn == nil else { return }
    let shortfall = responses[index].size.width - width(of: cell.columns)
    guard shortfall > 0 else { return }
    var targets = cell.columns.filter { prefersWaiting && columns.isWaiting($0) }
    if targets.isEmpty { targets = cell.columns.filter { !columns.isDecided($0) } }
    if targets.isEmpty { targets = Array(cell.columns) }
    for column in targets {
      columns.lengthen(column, to: widths[column] + shortfall / CGFloat(targets.count))
    }
  }

  // MARK: Shared sizes

  /// The sorting key of a cell.
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

  /// Returns the sorting key of a cell. Axes with an infinite maximum are greedy.
  private func rank(of cell: GridStructure.Cell, for proposal: Proposal) -> Rank {
    let minimum = cell.node.sizeThatFits(.zero)
    let maximum = cell.node.sizeThatFits(.infinity)
    var rank = Rank(priority: cell.priority, greedyAxes: 0, flexibility: 0)
    for axis in Axis.allCases where !proposal[axis].isUnspecified {
      if maximum[axis] == .infinity {
        rank.greedyAxes += 1
      } else {
        rank.flexibility += maximum[axis] - minimum[axis]
      }
    }
    if rank.flexibility.isNaN { rank.flexibility = 0 }
    if rank.priority.isNaN { rank.priority = 0 }
    return rank
  }

  /// Measures the heights that the rows need, if they matter to a cell.
  private mutating func measureNeededHeights(_ proposal: Proposal) {
    guard let height = proposal.height.value, height > 0, height.isFinite,
      structure.cells.contains(where: { $0.singleColumn == nil })
    else { return }
    var unlimited = GridSolver(structure)
    unlimited.solve(Proposal(width: proposal.width, height: .unspecified))
    // More than the error of a sum.
    if unlimited.size.height <= height * (1 + 1e-9) { neededHeights = unlimited.heights }
  }

  /// Steps 2 to 4: sizes the cells in groups of equal rank.
  private mutating func solveShared(_ proposal: Proposal) {
    measureNeededHeights(proposal)
    let ranked = structure.cells.enumerated()
      .map { (index: $0.offset, rank: rank(of: $0.element, for: proposal)) }
      .sorted { $0.rank == $1.rank ? $0.index < $1.index : $0.rank.precedes($1.rank) }
    let available = (
      width: proposal.width.value.map { $0 - structure.columnGaps.reduce(0, +) },
      height: proposal.height.value.map { $0 - structure.rowGaps.reduce(0, +) }
    )
    var start = 0
    while start < ranked.count {
      let first = ranked[start].rank
      if start == 0 || first.priority != ranked[start - 1].rank.priority {
        open(ranked[start...].prefix { $0.rank.priority == first.priority }.map(\.index))
      }
      let group = ranked[start...].prefix { $0.rank == first }
      measureGroup(group.map(\.index), available: available)
      start = group.endIndex
    }
  }

  /// Opens the columns and rows of cells whose priority is next.
  private mutating func open(_ cells: [Int]) {
    for cell in cells.map({ structure.cells[$0] }) {
      if let column = cell.singleColumn { columns.add(column) }
      rows.add(cell.row)
    }
  }

  /// Sizes cells of equal rank together.
  private mutating func measureGroup(
    _ group: [Int], available: (width: CGFloat?, height: CGFloat?)
  ) {
    let shares = (
      width: available.width.map { columns.share(of: $0) },
      height: available.height.map { rows.share(of: $0) }
    )
    for index in group {
      measure(index, proposal(for: structure.cells[index], shares, available.width))
    }
    let cells = group.map { structure.cells[$0] }
    columns.end(group: cells.compactMap(\.singleColumn))
    rows.end(group: cells.map(\.row))
    for index in group where structure.cells[index].singleColumn == nil {
      widenSpan(of: index, prefersWaiting: true)
    }
  }

  /// Returns the proposal for a cell, given the shares of a column and of a row.
  private func proposal(
    for cell: GridStructure.Cell, _ shares: (width: CGFloat?, height: CGFloat?),
    _ availableWidth: CGFloat?
  ) -> Proposal {
    let width = shares.width.map { share in
      let current = self.width(of: cell.columns)
      if cell.traits.unsizedAxes.contains(.horizontal) { return current }
      guard cell.singleColumn == nil, let availableWidth else { return max(share, current) }
      if availableWidth == .infinity { return .infinity }
      let outside = widths.indices.filter { !cell.columns.contains($0) }
        .reduce(CGFloat(0)) { $0 + (columns.isOpen($1) ? share : widths[$1]) }
      return max(availableWidth - outside + innerGaps(of: cell.columns), current)
    }
    let height = shares.height.map { share in
      let current = heights[cell.row]
      if cell.traits.unsizedAxes.contains(.vertical) { return current }
      let needed = cell.singleColumn == nil ? neededHeights?[cell.row] ?? 0 : 0
      return max(share, current, needed)
    }
    return Proposal(width: ProposedLength(width), height: ProposedLength(height))
  }
}
