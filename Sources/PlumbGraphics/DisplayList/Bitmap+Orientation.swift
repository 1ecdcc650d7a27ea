/// The rotations and reflections that put an image upright.
package enum BitmapOrientation: Hashable, Sendable {
  case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

  /// Whether columns become rows.
  private var isTransposed: Bool {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: false
    case .left, .leftMirrored, .right, .rightMirrored: true
    }
  }

  /// Returns the size of the upright image of a bitmap, in pixels.
  fileprivate func size(of bitmap: Bitmap) -> (width: Int, height: Int) {
    isTransposed ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
  }

  /// Returns the pixel of a bitmap that is shown at a position of the upright image.
  fileprivate func source(_ x: Int, _ y: Int, in bitmap: Bitmap) -> (x: Int, y: Int) {
    let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
    return switch self {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .right: (y, bottom - x)
    case .rightMirrored: (right - y, bottom - x)
    case .left: (right - y, x)
    }
  }
}

extension Bitmap {
  /// Returns the upright bitmap; the same one if it is upright.
  package func upright(from orientation: BitmapOrientation) -> Bitmap {
    if orientation == .up { return self }
    let size = orientation.size(of: self)
    var words: [UInt32] = []
    words.reserveCapacity(pixels.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let source = orientation.source(x, y, in: self)
        words.append(pixels[source.y * width + source.x])
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: words)
  }
}
