/// A colour with sRGB components from 0 to 1, not premultiplied.
public struct ResolvedColor: Hashable, Sendable {
  /// The red component in sRGB, from 0 to 1.
  public var red: Double
  /// The green component in sRGB, from 0 to 1.
  public var green: Double
  /// The blue component in sRGB, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// Creates a colour from sRGB components and an opacity.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Transparent black.
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  /// Opaque black.
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// Returns the colour with its opacity multiplied by a factor.
  package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var color = self
    color.opacity *= factor
    return color
  }

  /// Returns the colour with another opacity.
  package func with(opacity: Double) -> ResolvedColor {
    var color = self
    color.opacity = opacity
    return color
  }
}

/// The colours that fill a shape or text.
public enum Shading: Hashable, Sendable {
  /// A uniform colour.
  case color(ResolvedColor)
  /// A gradient with its geometry in points.
  indirect case gradient(GradientRamp, GradientGeometry)
  /// A mesh gradient with its vertices in points.
  indirect case mesh(GradientMesh)
  /// The blurred backdrop of the shape.
  case backdrop(BackdropMaterial)
}
