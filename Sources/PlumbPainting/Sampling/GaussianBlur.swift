/// An approximation of a Gaussian blur by box filters.
///
/// A large blur is computed on a picture reduced by a power of two: its cells have the mean values
/// of their pixels, and between the centres of cells the blurred values are interpolated linearly.
/// The deviation is at least four cells, and the filters have the variance that remains, so the
/// error is the error of the box filters: less than 0.03 for every shape.
///
/// Cells are aligned with the canvas, and a pixel depends only on pixels in its field: blurring a
/// part of the canvas gives the same bytes as blurring everything.
struct GaussianBlur: Equatable {
  /// The binary logarithm of the side of a cell.
  let shift: Int
  /// The filter of the values of cells.
  let filter: BoxFilter

  /// Creates a blur.
  ///
  /// - Parameter deviation: The standard deviation in pixels.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, PaintLimits.blurDeviation) : 0
    var shift = 0
    while sigma >= Double(8 << shift) { shift += 1 }
    self.shift = shift
    let side = Double(1 << shift)
    // The mean of a cell and the interpolation together have a variance of a quarter of its square.
    let variance = shift == 0 ? sigma * sigma : sigma * sigma - side * side / 4
    filter = BoxFilter(deviation: variance.squareRoot() / side)
  }

  /// The distance in pixels to which the blur spreads a point, in each direction.
  var reach: Int { shift == 0 ? filter.reach : (filter.reach + 2) << shift }

  /// Returns the cells between whose centres pixels are interpolated.
  func cells(around rect: PixelRect) -> PixelRect {
    if shift == 0 { return rect }
    func cell(_ pixel: Int) -> Int { BlurInterpolation(pixel, shift: shift).cell }
    let (left, top) = (cell(rect.x), cell(rect.y))
    return PixelRect(
      x: left, y: top, width: cell(rect.maxX - 1) + 2 - left,
      height: cell(rect.maxY - 1) + 2 - top)
  }

  /// Returns the pixels on which the blurred pixels of a rectangle depend.
  func field(of rect: PixelRect) -> PixelRect {
    let cells = cells(around: rect).padded(filter.reach)
    return PixelRect(
      x: cells.x << shift, y: cells.y << shift, width: cells.width << shift,
      height: cells.height << shift)
  }
}

/// The position of a pixel between the centres of two cells.
struct BlurInterpolation {
  /// The cell before the pixel.
  let cell: Int
  /// The weight of the cell after the pixel, in halves of a pixel.
  let weight: Int

  /// Creates the position of a column or row.
  ///
  /// - Parameter shift: The binary logarithm of the side of a cell.
  @inline(__always)
  init(_ pixel: Int, shift: Int) {
    let halves = 2 &* pixel &+ 1 &- 1 &<< shift
    cell = halves &>> (shift &+ 1)
    weight = halves & (2 &<< shift &- 1)
  }

  /// Returns the number of pixels from this one to the centre of the next cell.
  @inline(__always)
  func pixelsToNextCell(shift: Int) -> Int { (2 << shift - weight + 1) / 2 }
}
