/// Rounding of edges, never of sizes, to the pixel grid.
///
/// Two rectangles that share an edge in points share it in pixels too, whatever the scale, so no
/// gap and no overlap appears between them.
enum PixelSnapping {
  /// The pixel line nearest to a coordinate in points; halves go up.
  static func snap(_ coordinate: CGFloat, scale: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5).rounded(.down) / scale
  }

  /// The rectangle between the snapped edges of `rect`.
  static func snap(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let left = snap(rect.origin.x, scale: scale)
    let top = snap(rect.origin.y, scale: scale)
    let right = snap(rect.origin.x + rect.size.width, scale: scale)
    let bottom = snap(rect.origin.y + rect.size.height, scale: scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The length rounded up to whole pixels.
  ///
  /// A length that misses a whole pixel by the error of a sum (a millionth) counts as whole.
  static func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    // Nothing is rounded to −0, by which a division would come out negative; + 0 makes it 0.
    (length * scale - 1e-6).rounded(.up) / scale + 0
  }

  /// The length rounded to the nearest whole pixel.
  static func round(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
