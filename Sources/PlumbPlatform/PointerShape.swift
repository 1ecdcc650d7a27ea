/// The shape of the pointer.
public enum PointerShape: Hashable, Sendable {
  case arrow
  /// A hand, as over links.
  case link
  /// A vertical bar, as over text that can be selected.
  case text
  /// Cross lines, for example to select a part of a picture.
  case crosshair
  /// Arrows in all directions, for example over views that can be moved.
  case move
  /// Arrows to the left and to the right, as over the line beside a column.
  case resizeHorizontally
  /// Arrows up and down, as over the line below a row.
  case resizeVertically
  /// Arrows along the line from the top left to the bottom right, as over a corner of a frame.
  case resizeDown
  /// Arrows along the line from the bottom left to the top right, as over a corner of a frame.
  case resizeUp
}
