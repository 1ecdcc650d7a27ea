/// A style for filling shapes and text.
///
/// As SwiftUI: a custom style resolves to another style in the environment of the filled view.
public protocol ShapeStyle: Sendable {
  /// The type of the style this style resolves to; `Never` for the styles of the framework.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to fill with in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the resolved style. Implemented only by the styles of the framework.
  func _style(in environment: EnvironmentValues) -> ResolvedStyle

  /// Returns the resolved style of a level; 0 is the first. Implemented only by the styles of the
  /// framework whose levels are not their own colour with less opacity.
  func _style(at level: Int, in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  public func _style(at level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    _style(in: environment).multiplyingOpacity(
      by: HierarchicalShapeStyle.opacityFactor(of: level, after: 0))
  }
}

extension ShapeStyle where Resolved == Never {
  /// Stops with an error, since the style does not resolve to another one.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not resolve to another style; use it directly.")
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
  /// The system red.
  public static var red: Color { .red }
  /// The system orange.
  public static var orange: Color { .orange }
  /// The system yellow.
  public static var yellow: Color { .yellow }
  /// The system green.
  public static var green: Color { .green }
  /// The system mint.
  public static var mint: Color { .mint }
  /// The system teal.
  public static var teal: Color { .teal }
  /// The system cyan.
  public static var cyan: Color { .cyan }
  /// The system blue.
  public static var blue: Color { .blue }
  /// The system indigo.
  public static var indigo: Color { .indigo }
  /// The system purple.
  public static var purple: Color { .purple }
  /// The system pink.
  public static var pink: Color { .pink }
  /// The system brown.
  public static var brown: Color { .brown }
  /// The system grey.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// A fully transparent colour.
  public static var clear: Color { .clear }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  private enum Storage: Sendable {
    /// A colour, stored without an existential container since most styles are colours.
    case color(Color)
    case other(any ShapeStyle)
  }

  private let storage: Storage

  /// Creates a type-erased style.
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

  public func _style(at level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    switch storage {
    case .color(let color): color._style(at: level, in: environment)
    case .other(let style): style._style(at: level, in: environment)
    }
  }

  /// The colour if the style is one; otherwise `nil`.
  var color: Color? {
    if case .color(let color) = storage { color } else { nil }
  }
}

extension AnyShapeStyle: Equatable {
  /// Returns whether both styles are known to be equal; styles that are not `Equatable` count as
  /// different.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.color(let one), .color(let other)): one == other
    case (.other(let one), .other(let other)): areKnownEqual(one, other)
    default: false
    }
  }
}
