/// Everything a frame shows, in painting order.
///
/// Lists compare: two equal lists at the same scale paint the same bytes.
public struct DisplayList: Hashable, Sendable {
  public var commands: [DrawCommand]
  /// What lies behind everything.
  public var background: ResolvedColor
  /// The size of the picture in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat

  public init(
    commands: [DrawCommand] = [], background: ResolvedColor, size: CGSize, scale: CGFloat
  ) {
    self.commands = commands
    self.background = background
    self.size = size
    self.scale = scale
  }

  /// The size of the picture in whole pixels, at least one by one.
  public var pixelSize: (width: Int, height: Int) {
    func pixels(_ length: CGFloat) -> Int { max(1, Int((length * scale).rounded())) }
    return (pixels(size.width), pixels(size.height))
  }
}
