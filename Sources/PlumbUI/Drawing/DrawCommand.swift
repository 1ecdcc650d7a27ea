/// One thing to paint, as a plain value in points from the window's top left corner.
///
/// Edges that must be sharp are already on the pixel grid. Groups hold their contents, so a list
/// can be compared, printed and painted in part.
public enum DrawCommand: Hashable, Sendable {
  case fill(Path, FillStyle, Shading)
  case stroke(Path, StrokeStyle, Shading)
  /// A run of text whose pen starts at the point, on the baseline.
  case text(TextRun, at: CGPoint, Shading)
  indirect case image(PlacedImage)
  /// Contents that show only inside a path.
  case clip(Path, FillStyle, [DrawCommand])
  /// Contents drawn through a transform of the plane, in points.
  case transform(CGAffineTransform, [DrawCommand])
  /// Contents painted as one picture, which shows as far as other commands are opaque.
  case mask([DrawCommand], [DrawCommand])
  /// Contents painted as one picture, which then gets the effect.
  case group(GroupEffect, [DrawCommand])
}
