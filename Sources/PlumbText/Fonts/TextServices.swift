/// The services of a platform that measure and draw text.
public struct TextServices {
  /// The object that measures text runs for layout.
  public let measurer: any TextMeasurer
  /// The object that draws text runs for painting.
  public let rasterizer: any RunRasterizer

  /// Creates services from a measurer and a rasterizer that use the same fonts.
  public init(measurer: any TextMeasurer, rasterizer: any RunRasterizer) {
    self.measurer = measurer
    self.rasterizer = rasterizer
  }
}
