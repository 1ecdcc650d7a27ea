/// What a platform offers the engine to measure and draw text.
public struct TextServices {
  public let measurer: any TextMeasurer
  public let rasterizer: any RunRasterizer

  public init(measurer: any TextMeasurer, rasterizer: any RunRasterizer) {
    self.measurer = measurer
    self.rasterizer = rasterizer
  }
}
