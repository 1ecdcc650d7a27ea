internal import Foundation

/// A translucent material, which shows the drawing behind it blurred.
///
/// As SwiftUI: a material has the colours of the window's background in the colour scheme, and
/// shows less of the drawing behind it the thicker it is. A material inside of a view in
/// perspective shows only this view.
public struct Material: ShapeStyle, Equatable {
  /// The opacity of the colour laid over the blurred backdrop.
  private let opacity: Double

  /// The standard deviation of the blur, in points.
  private static var blurRadius: CGFloat { 16 }

  /// A mostly translucent material, with a tint of 45 %.
  public static let ultraThin = Material(opacity: 0.45)
  /// A material more translucent than opaque, with a tint of 58 %.
  public static let thin = Material(opacity: 0.58)
  /// A somewhat translucent material, with a tint of 70 %.
  public static let regular = Material(opacity: 0.7)
  /// A material more opaque than translucent, with a tint of 80 %.
  public static let thick = Material(opacity: 0.8)
  /// A mostly opaque material, with a tint of 90 %.
  public static let ultraThick = Material(opacity: 0.9)
  /// The material of tool bars, with a tint of 80 %.
  public static let bar = Material(opacity: 0.8)

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    let tint = SystemColor.background.resolved(in: environment.colorAppearance)
      .multiplyingOpacity(by: opacity)
    return ResolvedStyle(.backdrop(BackdropMaterial(tint: tint, radius: Self.blurRadius)))
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
