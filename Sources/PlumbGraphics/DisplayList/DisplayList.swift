/// The drawing commands of a frame, in painting order.
///
/// Two equal lists give identical bytes when painted.
public struct DisplayList: Hashable, Sendable {
  /// The commands, in painting order.
  public var commands: [DrawCommand]
  /// The background colour of the canvas.
  public var background: ResolvedColor
  /// The size of the canvas in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat

  /// Creates a list from commands and the properties of its canvas.
  public init(
    commands: [DrawCommand] = [], background: ResolvedColor, size: CGSize, scale: CGFloat
  ) {
    self.commands = commands
    self.background = background
    self.size = size
    self.scale = scale
  }

  /// The size of the canvas in whole pixels, at least one by one.
  public var pixelSize: (width: Int, height: Int) {
    func pixels(_ length: CGFloat) -> Int { max(1, Int((length * scale).rounded())) }
    return (pixels(size.width), pixels(size.height))
  }
}
