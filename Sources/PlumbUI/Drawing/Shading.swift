/// A colour as the painter takes it: sRGB components from 0 to 1, not premultiplied.
public struct ResolvedColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var color = self
    color.opacity *= factor
    return color
  }
}

/// What fills the inside of a shape or of letters.
public enum Shading: Hashable, Sendable {
  case color(ResolvedColor)
  /// Colours along a ramp, laid out in points.
  indirect case gradient(GradientRamp, GradientGeometry)
}
