internal import Foundation

/// Cells in rows and columns that are as wide and high as the cells need.
struct GridRule: ContainerRule {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  private var structure: GridStructure?
  private var latest: (proposal: Proposal, solver: GridSolver)?

  init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  mutating func invalidate() {
    structure = nil
    latest = nil
  }

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    solved(proposal, children).size
  }

  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    let solver = solved(proposal, children)
    let structure = solver.structure
    let columnStarts = starts(solver.widths, structure.columnGaps)
    let rowStarts = starts(solver.heights, structure.rowGaps)
    return structure.cells.enumerated().map { index, cell in
      let slot = CGSize(width: solver.width(of: cell.columns), height: solver.heights[cell.row])
      let answer = solver.answers[index]
      let proposal = answer.size == slot ? answer.proposal : Proposal(slot)
      let offset = offset(of: cell, in: slot, proposal: proposal, solver)
      return Placement(
        origin: CGPoint(
          x: columnStarts[cell.columns.lowerBound] + offset.x, y: rowStarts[cell.row] + offset.y),
        proposal: proposal)
    }
  }

  private mutating func solved(_ proposal: Proposal, _ children: [LayoutNode]) -> GridSolver {
    if let latest, latest.proposal == proposal { return latest.solver }
    let structure =
      structure
      ?? GridStructure(
        children, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.structure = structure
    var solver = GridSolver(structure)
    solver.solve(proposal)
    latest = (proposal, solver)
    return solver
  }

  private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { position += length + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }

  /// Where a cell stands in its slot.
  ///
  /// As SwiftUI: an anchor wins; else the column's alignment (for a cell of one column) or the
  /// grid's along the row, and the row's or the grid's along the column.
  private func offset(
    of cell: GridStructure.Cell, in slot: CGSize, proposal: Proposal, _ solver: GridSolver
  ) -> CGPoint {
    let structure = solver.structure
    let inside = cell.node.dimensions(in: proposal)
    if let anchor = cell.traits.anchor {
      return CGPoint(
        x: (slot.width - inside.width) * anchor.x, y: (slot.height - inside.height) * anchor.y)
    }
    let box = ViewDimensions(size: slot)
    let horizontal =
      cell.singleColumn.flatMap { structure.columnAlignments[$0] } ?? alignment.horizontal
    let vertical = structure.rowAlignments[cell.row] ?? alignment.vertical
    return CGPoint(
      x: box[horizontal] - inside[horizontal],
      y: guideLine(vertical, box, cell, solver) - inside[vertical])
  }

  /// The height in a row at which its cells' guides meet: for a text baseline the lowest of the
  /// row's, else the guide of the slot itself.
  private func guideLine(
    _ guide: VerticalAlignment, _ box: ViewDimensions, _ cell: GridStructure.Cell,
    _ solver: GridSolver
  ) -> CGFloat {
    guard !guide.key.isFrameGuide else { return box[guide] }
    let lines = zip(solver.structure.cells, solver.answers).compactMap { other, answer in
      other.row == cell.row ? other.node.dimensions(in: answer.proposal)[guide] : nil
    }
    return lines.max() ?? box[guide]
  }
}
