/// A translucent material.
///
/// SwiftUI blurs the background of a material. On this platform the background shows through
/// unblurred, and to a lesser extent: the material is the background colour of the window with an
/// opacity.
public struct Material: ShapeStyle, Equatable {
  private let opacity: Double

  /// A mostly translucent material, with an opacity of 0.55.
  public static let ultraThin = Material(opacity: 0.55)
  /// A material more translucent than opaque, with an opacity of 0.68.
  public static let thin = Material(opacity: 0.68)
  /// A somewhat translucent material, with an opacity of 0.8.
  public static let regular = Material(opacity: 0.8)
  /// A material more opaque than translucent, with an opacity of 0.88.
  public static let thick = Material(opacity: 0.88)
  /// A mostly opaque material, with an opacity of 0.94.
  public static let ultraThick = Material(opacity: 0.94)
  /// The material of tool bars.
  public static let bar = Material(opacity: 0.88)

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    WindowBackgroundShapeStyle()._style(in: environment).multiplyingOpacity(by: opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of tool bars.
  public static var bar: Material { .bar }
}
