/// The shape of the ends of a stroke.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// The style of a stroke; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the stroke.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of miter length to line width; beyond it the corner is bevelled.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps; empty for a solid stroke.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at the start.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
