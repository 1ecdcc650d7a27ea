public import Foundation

extension Bitmap {
  /// Returns the pixels in a rectangle; `nil` if none is in it.
  ///
  /// As Core Graphics: the rectangle is in pixels from the upper left corner; it is made larger to whole pixels, and
  /// what is outside of the picture is left out.
  public func cropping(to rect: CGRect) -> Bitmap? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    // Neither is true of numbers that are not finite.
    guard part.width >= 1, part.height >= 1, whole.contains(part) else { return nil }
    if part == whole { return self }
    // Inside of the bitmap, so that the numbers are whole and small.
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    var words: [UInt32] = []
    words.reserveCapacity(columns * rows)
    for y in top..<top + rows {
      let start = y * width + left
      words += pixels[start..<start + columns]
    }
    return Bitmap(width: columns, height: rows, pixels: words)
  }
}
