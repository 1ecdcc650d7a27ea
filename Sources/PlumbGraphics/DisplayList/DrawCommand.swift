/// A drawing command, with coordinates in points from the top left corner of the window.
///
/// Edges that must be sharp are already on the pixel grid. Groups contain their contents, so a list
/// can be compared, printed and painted in part.
public enum DrawCommand: Hashable, Sendable {
  /// Fills a path.
  case fill(Path, FillStyle, Shading)
  /// Strokes a path.
  case stroke(Path, StrokeStyle, Shading)
  /// Draws a run of text whose pen starts at the point, on the baseline.
  case text(TextRun, at: CGPoint, Shading)
  /// Draws an image.
  indirect case image(PlacedImage)
  /// Draws contents clipped to a path.
  case clip(Path, FillStyle, [DrawCommand])
  /// Draws contents with an affine transform, in points.
  case transform(CGAffineTransform, [DrawCommand])
  /// Draws contents as one layer in perspective.
  indirect case projection(PlacedProjection, [DrawCommand])
  /// Draws the second contents as one layer, multiplied by the opacity of the first contents.
  case mask([DrawCommand], [DrawCommand])
  /// Draws contents as one layer, to which the effect is applied.
  case group(GroupEffect, [DrawCommand])
}
