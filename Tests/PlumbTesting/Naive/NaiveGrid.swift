internal import PlumbUI

/// Rows of cells.
final class ReferenceGrid: ReferenceNode {
  private struct Cell {
    var box: ReferenceNode
    var row: Int
    var column: Int
  }

  /// Columns and rows while they are solved, with what each cell was offered last.
  private struct Solution {
    var widths: [Double]
    var heights: [Double]
    var offers: [RandomProposal]
    var answers: [ReferenceSize]
  }

  private let grid: RandomGrid
  private let doubts: ReferenceDoubts
  private var cells: [Cell] = []
  private let rowAlignments: [VerticalPlace?]
  private var columnAlignments: [HorizontalPlace?]
  private var columnGaps: [Double] = []
  private var rowGaps: [Double] = []

  /// - Parameter rows: the boxes of the rows that have any.
  init(
    _ grid: RandomGrid, _ rows: [(alignment: VerticalPlace?, cells: [ReferenceNode])],
    _ doubts: ReferenceDoubts
  ) {
    self.grid = grid
    self.doubts = doubts
    let columns = rows.map(\.cells.count).max() ?? 0
    rowAlignments = rows.map(\.alignment)
    columnAlignments = Array(repeating: nil, count: columns)
    for (row, cells) in rows.enumerated() {
      for (column, box) in cells.cells.enumerated() {
        self.cells.append(Cell(box: box, row: row, column: column))
        columnAlignments[column] = columnAlignments[column] ?? box.cell.alignment
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

  /// The largest gap of any two cells that meet.
  private func gap(
    _ axis: Axis, _ spacing: Double?, where meet: (Cell, Cell) -> Bool
  ) -> Double {
    let gaps = cells.flatMap { cell in
      cells.filter { meet(cell, $0) }.map {
        spacing ?? cell.box.edges.gap(to: $0.box.edges, along: axis)
      }
    }
    return gaps.max() ?? 0
  }

  private func solved(_ offer: RandomProposal) -> Solution {
    var solution = Solution(
      widths: columnAlignments.map { _ in 0 }, heights: rowAlignments.map { _ in 0 },
      offers: cells.map { _ in offer },
      answers: cells.map { _ in ReferenceSize(width: 0, height: 0) })
    if offer.width == nil, offer.height == nil {
      for index in cells.indices { serve(index, offer, &solution) }
    } else {
      share(offer, &solution)
    }
    return solution
  }

  /// Asks a cell, whose answer widens its column and heightens its row.
  private func serve(_ index: Int, _ offer: RandomProposal, _ solution: inout Solution) {
    let cell = cells[index]
    let answer = cell.box.answer(offer)
    solution.offers[index] = offer
    solution.answers[index] = answer
    solution.widths[cell.column] = max(solution.widths[cell.column], answer.width)
    solution.heights[cell.row] = max(solution.heights[cell.row], answer.height)
  }

  /// Priority, then the number of offered axes without limit, then how far the others bend.
  private func rank(_ index: Int, _ offer: RandomProposal) -> [Double] {
    let least = cells[index].box.answer(RandomProposal(0, 0))
    let most = cells[index].box.answer(RandomProposal(.infinity, .infinity))
    var rank = [-cells[index].box.priority, 0, 0]
    for axis in Axis.allCases where offer[axis] != nil {
      if most[axis] == .infinity { rank[1] += 1 } else { rank[2] += most[axis] - least[axis] }
    }
    return rank
  }

  private func share(_ offer: RandomProposal, _ solution: inout Solution) {
    let ranks = cells.indices.map { rank($0, offer) }
    let order = cells.indices.sorted { a, b in
      ranks[a] == ranks[b] ? a < b : ranks[a].lexicographicallyPrecedes(ranks[b])
    }
    var waiting = Set(cells.indices)
    var finished = (columns: Set<Int>(), rows: Set<Int>())
    while let first = order.first(where: waiting.contains) {
      let group = order.filter { ranks[$0] == ranks[first] }
      let priority = cells[first].box.priority
      func lines(_ line: KeyPath<Cell, Int>, where matches: (Double) -> Bool) -> Set<Int> {
        Set(waiting.filter { matches(cells[$0].box.priority) }.map { cells[$0][keyPath: line] })
      }
      let width = offer.width.map {
        share(
          $0 - columnGaps.reduce(0, +), solution.widths, finished.columns,
          among: lines(\.column) { $0 == priority }.count)
      }
      let height = offer.height.map {
        share(
          $0 - rowGaps.reduce(0, +), solution.heights, finished.rows,
          among: lines(\.row) { $0 == priority }.count)
      }
      for index in group { serve(index, width, height, &solution) }
      waiting.subtract(group)
      finished.columns.formUnion(
        Set(solution.widths.indices).subtracting(lines(\.column) { $0 >= priority }))
      finished.rows.formUnion(
        Set(solution.heights.indices).subtracting(lines(\.row) { $0 >= priority }))
    }
  }

  /// Asks a cell at its share, or at its column and row where they are larger already.
  private func serve(
    _ index: Int, _ width: Double?, _ height: Double?, _ solution: inout Solution
  ) {
    let cell = cells[index]
    let isUnsized = cell.box.cell.isUnsized
    let slot = (width: solution.widths[cell.column], height: solution.heights[cell.row])
    serve(
      index,
      RandomProposal(
        width.map { isUnsized.width ? slot.width : max($0, slot.width) },
        height.map { isUnsized.height ? slot.height : max($0, slot.height) }),
      &solution)
  }

  /// An equal part, for every line that waits, of what the finished ones leave.
  private func share(
    _ length: Double, _ lengths: [Double], _ finished: Set<Int>, among count: Int
  ) -> Double {
    if length == .infinity { return .infinity }
    return doubts.quotient(
      length - finished.sorted().map { lengths[$0] }.reduce(0, +), Double(max(count, 1)))
  }

  override func size(_ offer: RandomProposal) -> ReferenceSize {
    let solution = solved(offer)
    return ReferenceSize(
      width: solution.widths.reduce(0, +) + columnGaps.reduce(0, +),
      height: solution.heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  /// A cell is offered its slot, unless its answer is the slot already.
  override func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    let solution = solved(offer)
    return cells.indices.map { index in
      let cell = cells[index]
      let slot = ReferenceSize(
        width: solution.widths[cell.column], height: solution.heights[cell.row])
      let answer = solution.answers[index]
      let isFilled = answer.width == slot.width && answer.height == slot.height
      let alignment = RandomAlignment(
        columnAlignments[cell.column] ?? grid.alignment.horizontal,
        rowAlignments[cell.row] ?? grid.alignment.vertical)
      var place = place(
        cell.box, alignment, in: slot,
        isFilled ? solution.offers[index] : RandomProposal(slot.width, slot.height))
      place.x += zip(solution.widths, columnGaps).prefix(cell.column).reduce(0) { $0 + $1.0 + $1.1 }
      place.y += zip(solution.heights, rowGaps).prefix(cell.row).reduce(0) { $0 + $1.0 + $1.1 }
      return place
    }
  }

  /// At each border all cells that touch it speak.
  override var edges: ReferenceEdges {
    func border(_ edge: KeyPath<ReferenceEdges, ReferenceEdge>, where touches: (Cell) -> Bool)
      -> ReferenceEdge
    {
      ReferenceEdges.joined(cells.filter(touches).map(\.box.edges))[keyPath: edge]
    }
    let (lastRow, lastColumn) = (rowAlignments.count - 1, columnAlignments.count - 1)
    return ReferenceEdges(
      top: border(\.top) { $0.row == 0 }, leading: border(\.leading) { $0.column == 0 },
      bottom: border(\.bottom) { $0.row == lastRow },
      trailing: border(\.trailing) { $0.column == lastColumn })
  }
}
