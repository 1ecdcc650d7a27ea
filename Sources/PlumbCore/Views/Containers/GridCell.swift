extension View {
  /// Lets the cell span several columns of its grid.
  ///
  /// - Parameter count: the number of columns; 0 counts as 1, and a count larger than the number of
  ///   remaining columns spans all of these.
  /// - Precondition: `count` is not negative.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    precondition(
      count >= 0,
      "\(Self.self).gridCellColumns(\(count)) was called with a negative count; pass 1 or more.")
    // No grid has more columns; larger counts span all that remain.
    return modifier(GridCell(change: .columns(min(count, 1_000))))
  }

  /// Sets the horizontal alignment of every cell in this cell's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCell(change: .columnAlignment(guide)))
  }

  /// Places the cell at an anchor in its slot, regardless of the alignments of its column and row.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCell(change: .anchor(anchor)))
  }

  /// Excludes the cell from the sizes of its row and column along some axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCell(change: .unsizedAxes(axes)))
  }
}

@_spi(Nodes) @usableFromInline struct GridCell {
  let change: GridCellChange
}

extension GridCell: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> GridCellLayoutNode { GridCellLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: GridCellLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(change)
  }
}
