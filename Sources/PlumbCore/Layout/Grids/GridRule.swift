internal import Foundation

/// The layout of a grid: cells in rows and columns whose lengths follow from the cells.
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

  func offerReason(
    forChildAt index: Int, _ children: [LayoutNode], proposal: Proposal
  ) -> String? {
    "The grid offers a cell the length of its column and of its row, which the least flexible cells "
      + "of each determine."
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
      let response = solver.responses[index]
      let proposal = response.size == slot ? response.proposal : Proposal(slot)
      let offset = offset(of: cell, in: slot, proposal: proposal, lines[cell.row], structure)
      return Placement(
        origin: CGPoint(
          x: columnStarts[cell.columns.lowerBound] + offset.x, y: rowStarts[cell.row] + offset.y),
        proposal: proposal)
    }
  }

  /// Returns the cached structure, or creates it.
  private mutating func arranged(_ children: [LayoutNode]) -> GridStructure {
    if let structure { return structure }
    let result = GridStructure(
      children, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    structure = result
    return result
  }

  /// As SwiftUI: at each edge the union of the preferences of the cells that touch it.
  mutating func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    let structure = arranged(children)
    var result = ViewSpacing.zero
    for edge in Edge.allCases {
      result[edge] = ViewSpacing.union(of: structure.border(edge))[edge]
    }
    return result
  }

  /// Returns the solution for a proposal; the latest one is cached.
  private mutating func solved(_ proposal: Proposal, _ children: [LayoutNode]) -> GridSolver {
    if let latest, latest.proposal == proposal { return latest.solver }
    var solver = GridSolver(arranged(children))
    solver.solve(proposal)
    latest = (proposal, solver)
    return solver
  }

  /// Returns the start of each line, in points.
  private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { position += length + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }

  /// Returns the position of a view in its cell.
  ///
  /// As SwiftUI: an anchor takes precedence; otherwise the alignment of the column (for a cell of
  /// one column) or of the grid along the row, and the alignment of the row or of the grid along
  /// the column.
  private func offset(
    of cell: GridStructure.Cell, in slot: CGSize, proposal: Proposal, _ baseline: CGFloat?,
    _ structure: GridStructure
  ) -> CGPoint {
    let inside = cell.node.dimensions(in: proposal)
    if let anchor = cell.traits.anchor {
      return CGPoint(
        x: (slot.width - inside.width) * anchor.x, y: (slot.height - inside.height) * anchor.y)
    }
    let slotDimensions = ViewDimensions(size: slot)
    let horizontal =
      cell.singleColumn.flatMap { structure.columnAlignments[$0] } ?? alignment.horizontal
    let vertical = verticalAlignment(cell.row, structure)
    return CGPoint(
      x: slotDimensions[horizontal] - inside[horizontal],
      y: (baseline ?? slotDimensions[vertical]) - inside[vertical])
  }

  private func verticalAlignment(_ row: Int, _ structure: GridStructure) -> VerticalAlignment {
    structure.rowAlignments[row] ?? alignment.vertical
  }

  /// Returns for each row the position at which the guides of its cells are aligned, the maximum of
  /// them; `nil` where they are aligned with the guide of the cell, as all guides of the frame are.
  private func baselines(_ solver: GridSolver) -> [CGFloat?] {
    let structure = solver.structure
    var lines = [CGFloat?](repeating: nil, count: structure.rowCount)
    for (cell, response) in zip(structure.cells, solver.responses) {
      let guide = verticalAlignment(cell.row, structure)
      guard !guide.key.isFrameGuide else { continue }
      let line = cell.node.dimensions(in: response.proposal)[guide]
      lines[cell.row] = max(lines[cell.row] ?? line, line)
    }
    return lines
  }
}
