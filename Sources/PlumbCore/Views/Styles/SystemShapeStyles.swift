// Styles that depend on the environment or on the appearance of the system.

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    HierarchicalShapeStyle.primary._style(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the environment; the background colour of the window if none is set.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    _style(at: 0, in: environment)
  }

  public func _style(at level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.backgroundStyle else {
      return WindowBackgroundShapeStyle()._style(at: level, in: environment)
    }
    var outer = environment
    // A background style derived from the background style refers to the outer one.
    outer.backgroundStyle = nil
    return style._style(at: level, in: outer)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The background colour of a window.
///
/// As SwiftUI: its further levels are greys, for content in groups on the background. Their values in SwiftUI are not
/// documented; here they are the system's greys in order, which are darker in the light and lighter in the dark colour
/// scheme.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    _style(at: 0, in: environment)
  }

  public func _style(at level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let color: SystemColor =
      switch level {
      case 0: environment.isElevated ? .secondaryBackground : .background
      case 1: .secondaryBackground
      case 2: .tertiaryBackground
      case 3: .quaternaryBackground
      default: .quinaryBackground
      }
    return ResolvedStyle(color.resolved(in: environment.colorAppearance))
  }
}

extension EnvironmentValues {
  /// Whether the background belongs to a panel in the dark scheme, which is lighter than the window.
  @EnvironmentEntry package var isElevated: Bool = false
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background colour of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The style of controls: the style set by `tint(_:)`, or the accent colour.
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.tintStyle else {
      return Color.accentColor._style(in: environment)
    }
    if style.color != nil { return style._style(in: environment) }
    var outer = environment
    // A tint derived from the tint refers to the accent colour.
    outer.tintStyle = nil
    return style._style(in: outer)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of selected items: the style of controls.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    TintShapeStyle()._style(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected items.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(SystemColor.separator.resolved(in: environment.colorAppearance))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of placeholders in text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(SystemColor.tertiaryLabel.resolved(in: environment.colorAppearance))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links: the accent colour.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    Color.accentColor._style(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The background style of small shapes, such as the track of a slider.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(SystemColor.strongFill.resolved(in: environment.colorAppearance))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The background style of small shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

// MARK: Setting styles

private enum TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style used by ``BackgroundStyle``; `nil` for the background colour of the window.
  @EnvironmentEntry(until: .presentation) public var backgroundStyle: AnyShapeStyle?

  /// The style of controls; `nil` for the accent colour. Setting it resets `tintGradient`.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set {
      self[TintStyleKey.self] = newValue
      if tintGradient != nil { tintGradient = nil }
      // The tint inside is no longer the tint of emphasized content.
      if emphasisTint != nil { emphasisTint = nil }
    }
  }

  /// The colours along the bars and arcs of controls; `nil` for the colours of `tintStyle`.
  @EnvironmentEntry package var tintGradient: Gradient?
}

extension View {
  /// Sets the style used by ``BackgroundStyle`` within this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the style of the controls within this view; `nil` for the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of the controls within this view; `nil` for the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colours of the controls within this view.
  ///
  /// As SwiftUI: they follow the bar of a gauge or a progress view from its start, and the arc of a circular gauge.
  nonisolated public func tint(_ tint: Gradient) -> some View {
    transformEnvironment {
      $0.tintStyle = AnyShapeStyle(tint)
      $0.tintGradient = tint
    }
  }
}
