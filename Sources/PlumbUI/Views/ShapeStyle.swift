/// Something that fills the inside of a shape or of letters.
///
/// As SwiftUI: a style of one's own resolves into another style, in the environment of what it
/// fills.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style comes to. Only the engine's own styles implement it.
  func _style(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves into no other style; the engine paints it itself.")
  }
}

extension ShapeStyle where Resolved: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    resolve(in: environment)._style(in: environment)
  }
}

extension Never: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    switch self {}
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

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private enum Storage: Sendable {
    /// What most styles are, spared a box.
    case color(Color)
    case other(any ShapeStyle)
  }

  private let storage: Storage

  nonisolated public init<S: ShapeStyle>(_ style: S) {
    if let style = style as? AnyShapeStyle {
      self = style
    } else if let color = style as? Color {
      storage = .color(color)
    } else {
      storage = .other(style)
    }
  }

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    switch storage {
    case .color(let color): color._style(in: environment)
    case .other(let style): style._style(in: environment)
    }
  }

  /// The colour, if the style is one.
  var color: Color? {
    if case .color(let color) = storage { color } else { nil }
  }
}

extension AnyShapeStyle: Equatable {
  /// Whether both are known to paint the same; styles that do not compare count as different.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.color(let one), .color(let other)): one == other
    case (.other(let one), .other(let other)): areKnownEqual(one, other)
    default: false
    }
  }
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
  /// The colours of the system follow it, and so do the controls.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// What the colours of the system depend on.
  var colorAppearance: ColorAppearance {
    ColorAppearance(scheme: colorScheme, contrast: colorSchemeContrast, names: namedColors)
  }
}
