/// A sheet of translucent material.
///
/// SwiftUI blurs what lies behind; here it shows through unblurred, and less of it than there: the
/// material is the colour behind everything, more or less opaque.
public struct Material: ShapeStyle, Equatable {
  private let opacity: Double

  public static let ultraThin = Material(opacity: 0.55)
  public static let thin = Material(opacity: 0.68)
  public static let regular = Material(opacity: 0.8)
  public static let thick = Material(opacity: 0.88)
  public static let ultraThick = Material(opacity: 0.94)
  /// The material of bars beside content.
  public static let bar = Material(opacity: 0.88)

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    WindowBackgroundShapeStyle()._style(in: environment).multiplyingOpacity(by: opacity)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
