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
    let lines = baselines(solver)
    return structure.cells.enumerated().map { index, cell in
      let slot = CGSize(width: solver.width(of: cell.columns), height: solver.heights[cell.row])
      let fittingSize = solver.fittingSizes[index]
      let proposal = fittingSize.size == slot ? fittingSize.proposal : Proposal(slot)
      let offset = offset(of: cell, in: slot, proposal: proposal, lines[cell.row], structure)
      return Placement(
        origin: CGPoint(
          x: columnStarts[cell.columns.lowerBound] + offset.x, y: rowStarts[cell.row] + offset.y),
        proposal: proposal)
    }
  }

  private mutating func arranged(_ children: [LayoutNode]) -> GridStructure {
    if let structure { return structure }
    let result = GridStructure(
      children, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    structure = result
    return result
  }

  /// As SwiftUI: at each edge the preferences of the cells that touch it.
  mutating func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    let structure = arranged(children)
    var result = ViewSpacing.zero
    for edge in Edge.allCases {
      result[edge] = ViewSpacing.union(of: structure.border(edge))[edge]
    }
    return result
  }

  private mutating func solved(_ proposal: Proposal, _ children: [LayoutNode]) -> GridSolver {
    if let latest, latest.proposal == proposal { return latest.solver }
    var solver = GridSolver(arranged(children))
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
    of cell: GridStructure.Cell, in slot: CGSize, proposal: Proposal, _ baseline: CGFloat?,
    _ structure: GridStructure
  ) -> CGPoint {
    let inside = cell.node.dimensions(in: proposal)
    if let anchor = cell.traits.anchor {
      return CGPoint(
        x: (slot.width - inside.width) * anchor.x, y: (slot.height - inside.height) * anchor.y)
    }
    let layoutNode = ViewDimensions(size: slot)
    let horizontal =
      cell.singleColumn.flatMap { structure.columnAlignments[$0] } ?? alignment.horizontal
    let vertical = verticalAlignment(cell.row, structure)
    return CGPoint(
      x: layoutNode[horizontal] - inside[horizontal],
      y: (baseline ?? layoutNode[vertical]) - inside[vertical])
  }

  private func verticalAlignment(_ row: Int, _ structure: GridStructure) -> VerticalAlignment {
    structure.rowAlignments[row] ?? alignment.vertical
  }

  /// For each row the height at which its cells' guides meet, the lowest of them; `nil` where they
  /// meet the slot's own guide, as all that follow from a frame do.
  private func baselines(_ solver: GridSolver) -> [CGFloat?] {
    let structure = solver.structure
    var lines = [CGFloat?](repeating: nil, count: structure.rowCount)
    for (cell, fittingSize) in zip(structure.cells, solver.fittingSizes) {
      let guide = verticalAlignment(cell.row, structure)
      guard !guide.key.isFrameGuide else { continue }
      let line = cell.node.dimensions(in: fittingSize.proposal)[guide]
      lines[cell.row] = max(lines[cell.row] ?? line, line)
    }
    return lines
  }
}
