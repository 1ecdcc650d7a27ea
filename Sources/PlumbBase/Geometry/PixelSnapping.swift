/// Functions that round edges, never sizes, to the pixel grid.
///
/// Two rectangles that share an edge in points also share it in pixels at every scale, so that no
/// gap or overlap appears between them.
package enum PixelSnapping {
  /// The rounding error in pixels that a sum of coordinates may have.
  private static let tolerance: CGFloat = 1e-6

  /// Returns the pixel boundary nearest to a coordinate in points; halves are rounded up.
  ///
  /// A coordinate that misses a half by a rounding error counts as a half, as neighbours compute the
  /// edge between them in different ways.
  package static func snap(_ coordinate: CGFloat, scale: CGFloat) -> CGFloat {
    (coordinate * scale + (0.5 + tolerance)).rounded(.down) / scale
  }

  /// Returns the rectangle between the snapped edges of `rect`.
  package static func snap(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let left = snap(rect.origin.x, scale: scale)
    let top = snap(rect.origin.y, scale: scale)
    let right = snap(rect.origin.x + rect.size.width, scale: scale)
    let bottom = snap(rect.origin.y + rect.size.height, scale: scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the length in points, rounded up to whole pixels.
  ///
  /// A length that exceeds a whole pixel by a rounding error counts as whole.
  package static func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    // Adding 0 turns a result of −0 into 0; dividing by −0 would give a negative result.
    (length * scale - tolerance).rounded(.up) / scale + 0
  }

  /// Returns the length in points, rounded to the nearest whole pixel.
  package static func round(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
