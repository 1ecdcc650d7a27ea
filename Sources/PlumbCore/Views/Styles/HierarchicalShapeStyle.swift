/// A level of the foreground style of the environment.
///
/// As SwiftUI: `foregroundStyle(_:_:_:)` sets up to three levels; the other levels are the last one with reduced
/// opacity. Without a foreground style the levels are the colours of labels. The opacities in SwiftUI are not
/// documented; here the levels have 1, 0.5, 0.25, 0.18 and 0.1 times the opacity of the first level.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  /// The index of the level; 0 is the first.
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
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

  /// Returns the opacity of a level relative to the first level.
  fileprivate static func opacityFactor(of level: Int) -> Double {
    [1, 0.5, 0.25, 0.18, 0.1][min(max(level, 0), 4)]
  }

  /// Returns the opacity of a level relative to another level.
  static func opacityFactor(of level: Int, after other: Int) -> Double {
    opacityFactor(of: level) / opacityFactor(of: other)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second level of this style: this style with the opacity of ``HierarchicalShapeStyle``, or for a background the
  /// grey one level further from it.
  public var secondary: some ShapeStyle { StyleLevel(style: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { StyleLevel(style: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { StyleLevel(style: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { StyleLevel(style: self, level: 4) }
}

/// A level of a style other than the first.
@usableFromInline struct StyleLevel<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  @usableFromInline func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    style._style(at: level, in: environment)
  }
}

extension StyleLevel: Equatable where Style: Equatable {}

/// The foreground styles of an environment from the first level on.
package final class ForegroundLevels: Sendable {
  private let styles: [AnyShapeStyle]
  /// The levels in effect outside of the view for which these levels were set. Styles refer to them by level.
  fileprivate let outer: ForegroundLevels?
  /// Whether the levels are for the texts of a labelled value, and not for the controls among them.
  fileprivate let isOfValues: Bool
  /// Whether the levels are for emphasized content.
  fileprivate let isOfEmphasis: Bool

  package init(
    _ styles: [AnyShapeStyle], inside outer: ForegroundLevels?, isOfValues: Bool = false,
    isOfEmphasis: Bool = false
  ) {
    self.styles = styles
    self.outer = outer
    self.isOfValues = isOfValues
    self.isOfEmphasis = isOfEmphasis
  }

  /// The levels of the emphasized content around these levels, or these; `nil` outside of such content.
  package var emphasisLevels: ForegroundLevels? { isOfEmphasis ? self : outer?.emphasisLevels }

  /// The levels without those of the emphasized content around; `nil` if there are no others.
  var outsideOfEmphasis: ForegroundLevels? {
    if isOfEmphasis { return nil }
    return ForegroundLevels(styles, inside: outer?.outsideOfEmphasis, isOfValues: isOfValues)
  }

  /// Returns the resolved style of a level.
  package func style(at level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let definedLevel = min(level, styles.count - 1)
    let style: ResolvedStyle
    if let color = styles[definedLevel].color {
      style = color._style(in: environment)
    } else {
      var environment = environment
      environment.foregroundLevels = outer
      style = styles[definedLevel]._style(in: environment)
    }
    if definedLevel == level { return style }
    return style.multiplyingOpacity(
      by: HierarchicalShapeStyle.opacityFactor(of: level, after: definedLevel))
  }
}

extension EnvironmentValues {
  /// The foreground styles; `nil` for the colours of labels.
  @EnvironmentEntry(until: .presentation) package var foregroundLevels: ForegroundLevels?
}

extension View {
  /// Sets the style of the texts and shapes within this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundLevels { [AnyShapeStyle(style)] }
  }

  /// Sets the first two levels of the style of the texts and shapes within this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels { [AnyShapeStyle(primary), AnyShapeStyle(secondary)] }
  }

  /// Sets the first three levels of the style of the texts and shapes within this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels {
      [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    }
  }

  /// Sets the colour of the texts and shapes within this view; `nil` for the colour of labels.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foregroundLevels { color.map { [AnyShapeStyle($0)] } }
  }

  /// Sets the style of the texts and shapes within a part of a control, unless a style is set outside
  /// of the control.
  ///
  /// - Parameter hasOpaqueArea: whether the part does not lie on the area of the emphasized content around it, but on
  ///   one of its own.
  nonisolated package func defaultForegroundStyle(
    _ style: AnyShapeStyle, hasOpaqueArea: Bool = false
  ) -> some View {
    transformEnvironment { environment in
      let levels = environment.foregroundLevels
      if levels == nil || hasOpaqueArea && levels?.isOfEmphasis == true {
        environment.foregroundLevels = ForegroundLevels([style], inside: nil)
      }
      if hasOpaqueArea, environment.hasLabelsOnTint { environment.hasLabelsOnTint = false }
    }
  }

  /// Sets the style of the texts and shapes within this view, but not of the controls.
  nonisolated package func valueForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.foregroundLevels) { levels in
      levels = ForegroundLevels([AnyShapeStyle(style)], inside: levels, isOfValues: true)
    }
  }

  /// Gives a control the style from outside of the labelled value around it.
  ///
  /// A field or a button in the secondary style would look as if it were disabled.
  nonisolated package func controlForegroundStyle() -> some View {
    transformEnvironment { environment in
      guard let levels = environment.foregroundLevels, levels.isOfValues else { return }
      environment.foregroundLevels = levels.outer
    }
  }

  @usableFromInline nonisolated func foregroundLevels(
    _ styles: @escaping () -> [AnyShapeStyle]?
  ) -> some View {
    transformEnvironment(\.foregroundLevels) { levels in
      levels = styles().map { ForegroundLevels($0, inside: levels) }
    }
  }
}
