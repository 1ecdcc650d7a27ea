/// How much of each pixel a run of text covers, and with what if it has colours of its own.
public struct RunMask: Equatable, Sendable {
  /// The mask's left column, in pixels right of the pen's start.
  public let left: Int
  /// The mask's top row, in pixels below the baseline; negative above it.
  public let top: Int
  public let width: Int
  public let height: Int
  /// Row by row, `width` bytes each; 255 is full coverage.
  public let coverage: [UInt8]
  /// The colours of a run that has its own, such as emoji: premultiplied words 0xAARRGGBB, row by row;
  /// `coverage` is their alpha then.
  public let colors: [UInt32]?

  public static let empty = RunMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

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

/// Answers painting's question about text: the coverage of one run.
///
/// Called from the main thread. Equal arguments give equal masks.
public protocol RunRasterizer: AnyObject {
  /// The mask of a run whose pen starts on a whole pixel, at `scale` pixels per point.
  func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask
}
