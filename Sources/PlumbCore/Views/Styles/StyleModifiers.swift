public import Foundation

/// A shadow that is part of a style, with lengths in points.
public struct ShadowStyle: Equatable, Sendable {
  /// Whether the shadow is inside the filled area.
  let isInner: Bool
  /// The colour of the shadow.
  let color: Color
  /// The blur radius in points.
  let radius: CGFloat
  /// The offset in points.
  let offset: CGSize

  /// Returns a shadow behind the filled area.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns a shadow inside the filled area, cast by its edges.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(style: self, opacity: opacity)
  }

  /// Returns the style with a shadow of the filled area.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(style: self, shadow: style)
  }
}

extension ShapeStyle {
  /// Returns the style with a mode for blending with the background.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendingStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a mode for blending with the background.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// Returns the foreground style with its opacity multiplied by a factor.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Returns the foreground style with a shadow of the filled area.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// A style with a reduced opacity.
@usableFromInline struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  @usableFromInline func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    style._style(in: environment).multiplyingOpacity(by: opacity.isNaN ? 1 : max(opacity, 0))
  }
}

extension FadedStyle: Equatable where Style: Equatable {}

/// A style with a shadow.
@usableFromInline struct ShadowedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  @usableFromInline func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    var result = style._style(in: environment)
    result.shadows.append(
      StyleShadow(
        isInner: shadow.isInner, color: shadow.color.resolved(in: environment.colorAppearance),
        radius: shadow.radius, offset: shadow.offset))
    return result
  }
}

extension ShadowedStyle: Equatable where Style: Equatable {}

/// A style with a blend mode.
@usableFromInline struct BlendingStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  @usableFromInline func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    var result = style._style(in: environment)
    result.blendMode = mode
    return result
  }
}

extension BlendingStyle: Equatable where Style: Equatable {}
