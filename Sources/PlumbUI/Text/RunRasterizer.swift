/// How much of each pixel a run of text covers.
public struct RunMask: Equatable, Sendable {
  /// The mask's left column, in pixels right of the pen's start.
  public let left: Int
  /// The mask's top row, in pixels below the baseline; negative above it.
  public let top: Int
  public let width: Int
  public let height: Int
  /// Row by row, `width` bytes each; 255 is full coverage.
  public let coverage: [UInt8]

  public static let empty = RunMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

  public init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}

/// Answers painting's question about text: the coverage of one run.
///
/// Called from the main thread. Equal arguments give equal masks.
public protocol RunRasterizer: AnyObject {
  /// The mask of a run whose pen starts on a whole pixel, at `scale` pixels per point.
  func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask
}
