internal import PlumbUI

/// A grid.
final class ReferenceGrid: ReferenceNode {
  private struct Cell {
    var node: ReferenceNode
    var row: Int
    var column: Int
  }

  /// Column widths and row heights during solving, with the last proposal for each cell.
  private struct Solution {
    var widths: [Double]
    var heights: [Double]
    var proposals: [RandomProposal]
    var sizes: [ReferenceSize]
  }

  private let grid: RandomGrid
  private let uncertainty: ReferenceUncertainty
  private var cells: [Cell] = []
  private let rowAlignments: [VerticalGuide?]
  private var columnAlignments: [HorizontalGuide?]
  private var columnGaps: [Double] = []
  private var rowGaps: [Double] = []

  /// - Parameter rows: the cells of the rows that are not empty.
  init(
    _ grid: RandomGrid, _ rows: [(alignment: VerticalGuide?, cells: [ReferenceNode])],
    _ uncertainty: ReferenceUncertainty
  ) {
    self.grid = grid
    self.uncertainty = uncertainty
    let columns = rows.map(\.cells.count).max() ?? 0
    rowAlignments = rows.map(\.alignment)
    columnAlignments = Array(repeating: nil, count: columns)
    for (row, cells) in rows.enumerated() {
      for (column, node) in cells.cells.enumerated() {
        self.cells.append(Cell(node: node, row: row, column: column))
        columnAlignments[column] = columnAlignments[column] ?? node.cell.alignment
      }
    }
    super.init(rows.flatMap(\.cells))
    columnGaps = (0..<max(columns - 1, 0)).map { column in
      gap(.horizontal, grid.horizontalSpacing) {
        $0.row == $1.row && $0.column == column && $1.column == column + 1
      }
    }
    rowGaps = (0..<max(rows.count - 1, 0)).map { row in
      gap(.vertical, grid.verticalSpacing) {
        $0.column == $1.column && $0.row == row && $1.row == row + 1
      }
    }
  }

  /// Returns the largest gap between any two adjacent cells.
  private func gap(
    _ axis: Axis, _ spacing: Double?, where meet: (Cell, Cell) -> Bool
  ) -> Double {
    let gaps = cells.flatMap { cell in
      cells.filter { meet(cell, $0) }.map {
        spacing ?? cell.node.edges.gap(to: $0.node.edges, along: axis)
      }
    }
    return gaps.max() ?? 0
  }

  private func solved(_ proposal: RandomProposal) -> Solution {
    var solution = Solution(
      widths: columnAlignments.map { _ in 0 }, heights: rowAlignments.map { _ in 0 },
      proposals: cells.map { _ in proposal },
      sizes: cells.map { _ in ReferenceSize(width: 0, height: 0) })
    if proposal.width == nil, proposal.height == nil {
      for index in cells.indices { measure(index, proposal, &solution) }
    } else {
      distribute(proposal, &solution)
    }
    return solution
  }

  /// Measures a cell and enlarges its column and its row to the cell's size.
  private func measure(_ index: Int, _ proposal: RandomProposal, _ solution: inout Solution) {
    let cell = cells[index]
    let measuredSize = cell.node.measuredSize(proposal)
    solution.proposals[index] = proposal
    solution.sizes[index] = measuredSize
    solution.widths[cell.column] = max(solution.widths[cell.column], measuredSize.width)
    solution.heights[cell.row] = max(solution.heights[cell.row], measuredSize.height)
  }

  /// Returns the sorting key of a cell: its priority, then the number of proposed axes with an
  /// infinite maximum, then the flexibility along the others.
  private func rank(_ index: Int, _ proposal: RandomProposal) -> [Double] {
    let minimum = cells[index].node.measuredSize(RandomProposal(0, 0))
    let maximum = cells[index].node.measuredSize(RandomProposal(.infinity, .infinity))
    var rank = [-cells[index].node.priority, 0, 0]
    for axis in Axis.allCases where proposal[axis] != nil {
      if maximum[axis] == .infinity {
        rank[1] += 1
      } else {
        rank[2] += maximum[axis] - minimum[axis]
      }
    }
    return rank
  }

  private func distribute(_ proposal: RandomProposal, _ solution: inout Solution) {
    let ranks = cells.indices.map { rank($0, proposal) }
    let order = cells.indices.sorted { a, b in
      ranks[a] == ranks[b] ? a < b : ranks[a].lexicographicallyPrecedes(ranks[b])
    }
    var pending = Set(cells.indices)
    var finished = (columns: Set<Int>(), rows: Set<Int>())
    while let first = order.first(where: pending.contains) {
      let group = order.filter { ranks[$0] == ranks[first] }
      let priority = cells[first].node.priority
      func lines(_ line: KeyPath<Cell, Int>, where matches: (Double) -> Bool) -> Set<Int> {
        Set(pending.filter { matches(cells[$0].node.priority) }.map { cells[$0][keyPath: line] })
      }
      let width = proposal.width.map {
        share(
          $0 - columnGaps.reduce(0, +), solution.widths, finished.columns,
          among: lines(\.column) { $0 == priority }.count)
      }
      let height = proposal.height.map {
        share(
          $0 - rowGaps.reduce(0, +), solution.heights, finished.rows,
          among: lines(\.row) { $0 == priority }.count)
      }
      for index in group { measure(index, width, height, &solution) }
      pending.subtract(group)
      finished.columns.formUnion(
        Set(solution.widths.indices).subtracting(lines(\.column) { $0 >= priority }))
      finished.rows.formUnion(
        Set(solution.heights.indices).subtracting(lines(\.row) { $0 >= priority }))
    }
  }

  /// Measures a cell at its share, or at the size of its column and row if they are larger already.
  private func measure(
    _ index: Int, _ width: Double?, _ height: Double?, _ solution: inout Solution
  ) {
    let cell = cells[index]
    let isUnsized = cell.node.cell.isUnsized
    let slot = (width: solution.widths[cell.column], height: solution.heights[cell.row])
    measure(
      index,
      RandomProposal(
        width.map { isUnsized.width ? slot.width : max($0, slot.width) },
        height.map { isUnsized.height ? slot.height : max($0, slot.height) }),
      &solution)
  }

  /// Returns the length left by the finished lines, divided equally among the remaining ones.
  private func share(
    _ length: Double, _ lengths: [Double], _ finished: Set<Int>, among count: Int
  ) -> Double {
    if length == .infinity { return .infinity }
    return uncertainty.quotient(
      length - finished.sorted().map { lengths[$0] }.reduce(0, +), Double(max(count, 1)))
  }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    let solution = solved(proposal)
    return ReferenceSize(
      width: solution.widths.reduce(0, +) + columnGaps.reduce(0, +),
      height: solution.heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  /// A cell is proposed the size of its slot, unless it has that size already.
  override func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    let solution = solved(proposal)
    return cells.indices.map { index in
      let cell = cells[index]
      let slot = ReferenceSize(
        width: solution.widths[cell.column], height: solution.heights[cell.row])
      let measuredSize = solution.sizes[index]
      let isFilled = measuredSize.width == slot.width && measuredSize.height == slot.height
      let alignment = RandomAlignment(
        columnAlignments[cell.column] ?? grid.alignment.horizontal,
        rowAlignments[cell.row] ?? grid.alignment.vertical)
      var placement = placement(
        cell.node, alignment, in: slot,
        isFilled ? solution.proposals[index] : RandomProposal(slot.width, slot.height))
      placement.x += zip(solution.widths, columnGaps).prefix(cell.column).reduce(0) {
        $0 + $1.0 + $1.1
      }
      placement.y += zip(solution.heights, rowGaps).prefix(cell.row).reduce(0) { $0 + $1.0 + $1.1 }
      return placement
    }
  }

  /// Each edge combines the spacing of all cells at that edge.
  override var edges: ReferenceEdges {
    func border(_ edge: KeyPath<ReferenceEdges, ReferenceEdge>, where touches: (Cell) -> Bool)
      -> ReferenceEdge
    {
      ReferenceEdges.joined(cells.filter(touches).map(\.node.edges))[keyPath: edge]
    }
    let (lastRow, lastColumn) = (rowAlignments.count - 1, columnAlignments.count - 1)
    return ReferenceEdges(
      top: border(\.top) { $0.row == 0 }, leading: border(\.leading) { $0.column == 0 },
      bottom: border(\.bottom) { $0.row == lastRow },
      trailing: border(\.trailing) { $0.column == lastColumn })
  }
}
