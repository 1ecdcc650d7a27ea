/// A shading that shows its backdrop, blurred and tinted.
public struct BackdropMaterial: Hashable, Sendable {
  /// The colour laid over the blurred backdrop.
  public var tint: ResolvedColor
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// The opacity of the whole, from 0 to 1.
  public var opacity: Double

  /// Creates a material.
  public init(tint: ResolvedColor, radius: CGFloat, opacity: Double = 1) {
    self.tint = tint
    self.radius = radius
    self.opacity = opacity
  }
}
