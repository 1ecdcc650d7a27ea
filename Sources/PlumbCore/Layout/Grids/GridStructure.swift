internal import Foundation

/// The rows and columns of a grid's cells, and the gaps between them.
struct GridStructure {
  /// A cell with its position in the grid.
  struct Cell {
    let node: LayoutNode
    let row: Int
    let columns: Range<Int>
    let traits: GridCellTraits
    let priority: Double

    /// The column of a cell that does not span several columns; it determines the width of that
    /// column.
    var singleColumn: Int? { columns.count == 1 ? columns.lowerBound : nil }
  }

  private(set) var cells: [Cell] = []
  private(set) var rowAlignments: [VerticalAlignment?] = []
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []

  var rowCount: Int { rowAlignments.count }
  var columnCount: Int { columnAlignments.count }

  /// - Parameters:
  ///   - children: adjacent children with the same row mark form a row; a child without one forms a
  ///     row by itself and spans all columns.
  ///   - horizontalSpacing: the gap between columns in points; `nil` for the distance that the
  ///     cells prefer.
  ///   - verticalSpacing: the gap between rows in points; `nil` for the distance that the cells
  ///     prefer.
  init(_ children: [LayoutNode], horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    let rows = Self.rows(of: children)
    let widest = rows.map { row in
      row.mark == nil ? 1 : row.nodes.reduce(0) { $0 + max($1.gridCell.columns, 1) }
    }
    let columnCount = widest.max() ?? 0
    columnAlignments = Array(repeating: nil, count: columnCount)
    for (index, row) in rows.enumerated() {
      rowAlignments.append(row.mark?.alignment)
      addRow(row.nodes, at: index, spansAllColumns: row.mark == nil)
    }
    columnGaps = gapsBetweenColumns(spacing: horizontalSpacing)
    rowGaps = gapsBetweenRows(spacing: verticalSpacing)
  }

  /// Returns the children grouped into rows.
  private static func rows(of children: [LayoutNode]) -> [(mark: GridRowMark?, nodes: [LayoutNode])]
  {
    var rows: [(mark: GridRowMark?, nodes: [LayoutNode])] = []
    for child in children {
      let mark = child.gridRow
      // Only the mark of the last row is read: holding the row would copy its array when a cell is
      // appended.
      if let mark, rows.last?.mark === mark {
        rows[rows.count - 1].nodes.append(child)
      } else {
        rows.append((mark, [child]))
      }
    }
    return rows
  }

  private mutating func addRow(_ nodes: [LayoutNode], at row: Int, spansAllColumns: Bool) {
    var column = 0
    for node in nodes {
      let traits = node.gridCell
      let span = spansAllColumns ? columnCount : min(max(traits.columns, 1), columnCount - column)
      cells.append(
        Cell(
          node: node, row: row, columns: column..<(column + span), traits: traits,
          priority: node.layoutPriority))
      if !spansAllColumns, columnAlignments[column] == nil {
        columnAlignments[column] = traits.columnAlignment
      }
      column += span
    }
  }

  /// Returns the largest distance of any two cells that meet at each column boundary; 0 where none
  /// meet.
  private func gapsBetweenColumns(spacing: CGFloat?) -> [CGFloat] {
    var gaps = [CGFloat?](repeating: nil, count: max(columnCount - 1, 0))
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
      let distance =
        spacing ?? cell.node.spacing.distance(to: next.node.spacing, along: .horizontal)
      let boundary = cell.columns.upperBound - 1
      gaps[boundary] = max(gaps[boundary] ?? distance, distance)
    }
    return gaps.map { $0 ?? 0 }
  }

  /// Returns the same for rows. The cells of both rows are in order, so each meets only a few.
  private func gapsBetweenRows(spacing: CGFloat?) -> [CGFloat] {
    var gaps = [CGFloat?](repeating: nil, count: max(rowCount - 1, 0))
    var (upper, lower) = (0, cells.firstIndex { $0.row == 1 } ?? cells.count)
    while lower < cells.count {
      let (above, below) = (cells[upper], cells[lower])
      if above.row + 1 == below.row, above.columns.overlaps(below.columns) {
        let distance =
          spacing ?? above.node.spacing.distance(to: below.node.spacing, along: .vertical)
        gaps[above.row] = max(gaps[above.row] ?? distance, distance)
      }
      // The cell that ends first meets no further cell; after the last cell of a row the next row
      // follows.
      let isUpperDone =
        above.row + 1 < below.row
        || (above.row + 1 == below.row && above.columns.upperBound <= below.columns.upperBound)
      if isUpperDone { upper += 1 } else { lower += 1 }
    }
    return gaps.map { $0 ?? 0 }
  }

  /// Returns the cells at an edge of the grid.
  func border(_ edge: Edge) -> [LayoutNode] {
    cells.filter { cell in
      switch edge {
      case .top: cell.row == 0
      case .bottom: cell.row == rowCount - 1
      case .leading: cell.columns.lowerBound == 0
      case .trailing: cell.columns.upperBound == columnCount
      }
    }.map(\.node)
  }
}
