/// The node of a container that creates only visible cells.
package protocol CellContainer: LayoutNode {
  /// The cell that is shown wherever it is, because it is drawn at another place; `nil` for none.
  var heldCell: LayoutNode? { get set }
}
