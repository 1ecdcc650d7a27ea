/// A level of the foreground style at its place.
///
/// As SwiftUI: `foregroundStyle(_:_:_:)` sets up to three levels; the levels it leaves out are the
/// last one it sets, fainter. Where no style is set the levels are those of labels. SwiftUI does not
/// say how much fainter a level is; here the levels have 1, 0.5, 0.25, 0.18 and 0.1 of the opacity
/// of the first.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  /// The number of the level; the first is 0.
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let levels = environment.foregroundLevels else {
      let label: SystemColor =
        switch level {
        case 0: .label
        case 1: .secondaryLabel
        case 2: .tertiaryLabel
        case 3: .quaternaryLabel
        default: .quinaryLabel
        }
      return ResolvedStyle(label.resolved(in: environment.colorAppearance))
    }
    return levels.style(at: level, in: environment)
  }

  /// The opacity of a level, as a share of that of the first.
  fileprivate static func strength(of level: Int) -> Double {
    [1, 0.5, 0.25, 0.18, 0.1][min(max(level, 0), 4)]
  }

  /// How much fainter one level is than a stronger one.
  static func strength(of level: Int, after other: Int) -> Double {
    strength(of: level) / strength(of: other)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// This style at the strength of the second level; see ``HierarchicalShapeStyle``.
  public var secondary: some ShapeStyle { faded(to: 1) }
  /// This style at the strength of the third level.
  public var tertiary: some ShapeStyle { faded(to: 2) }
  /// This style at the strength of the fourth level.
  public var quaternary: some ShapeStyle { faded(to: 3) }
  /// This style at the strength of the fifth level.
  public var quinary: some ShapeStyle { faded(to: 4) }

  private func faded(to level: Int) -> some ShapeStyle {
    opacity(HierarchicalShapeStyle.strength(of: level, after: 0))
  }
}

/// The styles of texts and shapes at a place, the strongest first.
final class ForegroundLevels: Sendable {
  private let styles: [AnyShapeStyle]
  /// Those round the place where they were set, which they may refer to.
  private let outer: ForegroundLevels?

  init(_ styles: [AnyShapeStyle], inside outer: ForegroundLevels?) {
    self.styles = styles
    self.outer = outer
  }

  func style(at level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let known = min(level, styles.count - 1)
    let style: ResolvedStyle
    if let color = styles[known].color {
      style = color._style(in: environment)
    } else {
      var environment = environment
      environment.foregroundLevels = outer
      style = styles[known]._style(in: environment)
    }
    if known == level { return style }
    return style.multiplyingOpacity(
      by: HierarchicalShapeStyle.strength(of: level, after: known))
  }
}

private enum ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: ForegroundLevels? { nil }
}

extension EnvironmentValues {
  /// The styles of texts and shapes; `nil` for those of labels.
  var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}

extension View {
  /// Sets what fills the texts and shapes inside.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundLevels { [AnyShapeStyle(style)] }
  }

  /// Sets the first two levels of what fills the texts and shapes inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels { [AnyShapeStyle(primary), AnyShapeStyle(secondary)] }
  }

  /// Sets the first three levels of what fills the texts and shapes inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels {
      [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    }
  }

  /// Sets what fills the texts and shapes inside; `nil` for the colour of labels.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foregroundLevels { color.map { [AnyShapeStyle($0)] } }
  }

  nonisolated private func foregroundLevels(
    _ styles: @escaping () -> [AnyShapeStyle]?
  ) -> some View {
    transformEnvironment(\.foregroundLevels) { levels in
      levels = styles().map { ForegroundLevels($0, inside: levels) }
    }
  }
}
