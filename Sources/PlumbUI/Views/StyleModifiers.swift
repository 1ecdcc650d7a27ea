public import Foundation

/// A shadow that belongs to a style; lengths in points.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow behind what is filled.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow that falls into what is filled, from its edges.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(style: self, opacity: opacity)
  }

  /// The style with a shadow of what it fills.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(style: self, shadow: style)
  }
}

extension ShapeStyle {
  /// The style with another way to mix what it fills with what is there.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendingStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with another way to mix what it fills with what is there.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style with a shadow of what it fills.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

private struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    style._style(in: environment).multiplyingOpacity(by: opacity.isNaN ? 1 : max(opacity, 0))
  }
}

extension FadedStyle: Equatable where Style: Equatable {}

private struct ShadowedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    var result = style._style(in: environment)
    result.shadows.append(
      StyleShadow(
        isInner: shadow.isInner, color: shadow.color.resolved(in: environment.colorAppearance),
        radius: shadow.radius, offset: shadow.offset))
    return result
  }
}

extension ShadowedStyle: Equatable where Style: Equatable {}

private struct BlendingStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    var result = style._style(in: environment)
    result.blendMode = mode
    return result
  }
}

extension BlendingStyle: Equatable where Style: Equatable {}
