/// Something that fills the inside of a shape or of letters.
///
/// As SwiftUI: a style of one's own resolves into another style.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the painter gets. Only the engine's own styles implement it.
  func _shading(in environment: EnvironmentValues) -> Shading
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves into no other style; the engine paints it itself.")
  }
}

extension ShapeStyle where Resolved: ShapeStyle {
  public func _shading(in environment: EnvironmentValues) -> Shading {
    resolve(in: environment)._shading(in: environment)
  }
}

extension Never: ShapeStyle {
  public func _shading(in environment: EnvironmentValues) -> Shading {
    switch self {}
  }
}

extension Color: ShapeStyle {
  public func _shading(in environment: EnvironmentValues) -> Shading {
    .color(resolved(in: environment.colorScheme))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// A step of emphasis of the label colour.
///
/// SwiftUI grades the foreground style of the place instead; this grades black or white only.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: SystemColor

  public static let primary = HierarchicalShapeStyle(color: .label)
  public static let secondary = HierarchicalShapeStyle(color: .secondaryLabel)
  public static let tertiary = HierarchicalShapeStyle(color: .tertiaryLabel)
  public static let quaternary = HierarchicalShapeStyle(color: .quaternaryLabel)

  public func _shading(in environment: EnvironmentValues) -> Shading {
    .color(color.resolved(in: environment.colorScheme))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The style of text and shapes at the view's place.
public struct ForegroundStyle: ShapeStyle {
  nonisolated public init() {}

  public func _shading(in environment: EnvironmentValues) -> Shading {
    guard let style = environment.foregroundStyle else {
      return Color.primary._shading(in: environment)
    }
    return style._shading(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour behind everything in a window.
public struct BackgroundStyle: ShapeStyle {
  nonisolated public init() {}

  public func _shading(in environment: EnvironmentValues) -> Shading {
    .color(SystemColor.background.resolved(in: environment.colorScheme))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  nonisolated public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  public func _shading(in environment: EnvironmentValues) -> Shading {
    style._shading(in: environment)
  }
}

extension AnyShapeStyle: Equatable {
  /// Whether both are known to paint the same; styles that do not compare count as different.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    areKnownEqual(lhs.style, rhs.style)
  }
}

private enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How far colours are to stand apart. As SwiftUI: views read it, the system sets it.
  ///
  /// Colours of the engine do not follow it; a view that has stronger ones can use them.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The style of text and shapes; `nil` for the primary colour.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}
