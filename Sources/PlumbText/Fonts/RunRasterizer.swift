/// The coverage of each pixel by a text run, and the colours of a run with colour glyphs.
public struct RunMask: Equatable, Sendable {
  /// The left column of the mask, in pixels to the right of the pen's origin.
  public let left: Int
  /// The top row of the mask, in pixels below the baseline; negative above it.
  public let top: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The coverage, row by row, `width` bytes each; 255 is full coverage.
  public let coverage: [UInt8]
  /// The colours of a run with colour glyphs, such as emoji, as premultiplied words 0xAARRGGBB, row
  /// by row; `coverage` is then their alpha. `nil` for a run drawn in the colour of the text.
  public let colors: [UInt32]?

  /// A mask without pixels.
  public static let empty = RunMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

  /// Creates a mask; `coverage`, and `colors` if present, have `width * height` elements.
  public init(
    left: Int, top: Int, width: Int, height: Int, coverage: [UInt8], colors: [UInt32]? = nil
  ) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
    self.colors = colors
  }
}

/// An object that computes the coverage of text runs for painting.
///
/// Called on the main thread. Equal arguments must give equal masks.
public protocol RunRasterizer: AnyObject {
  /// Returns the mask of a run whose pen starts on a whole pixel, at `scale` pixels per point.
  func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask
}
