extension View {
  /// Lets the cell cover several columns of its grid.
  ///
  /// - Parameter count: 0 and 1 mean one column; more than there are means all that are left.
  /// - Precondition: not negative.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    precondition(
      count >= 0,
      "\(Self.self).gridCellColumns(\(count)) is no number of columns; pass 1 or more.")
    // More columns than any grid has mean all that are left.
    return modifier(GridCell(change: .columns(min(count, 1_000))))
  }

  /// Aligns every cell of this cell's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCell(change: .columnAlignment(guide)))
  }

  /// Puts the cell at a point of its slot, whatever its column and row say.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCell(change: .anchor(anchor)))
  }

  /// Keeps the cell from asking for room of its own on some axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCell(change: .unsizedAxes(axes)))
  }
}

private struct GridCell {
  let change: GridCellChange
}

extension GridCell: LayoutNodeModifier {
  func makeLayoutNode() -> GridCellNode { GridCellNode() }
  func update(
    _ layoutNode: GridCellNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(change)
  }
}
