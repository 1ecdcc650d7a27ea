// Styles that follow from the place, or from what the desktop looks like.

/// The style of texts and shapes at the view's place.
public struct ForegroundStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    HierarchicalShapeStyle.primary._style(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style of what lies behind things; where none is set, the colour behind everything in a window.
public struct BackgroundStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.backgroundStyle else {
      return WindowBackgroundShapeStyle()._style(in: environment)
    }
    var outer = environment
    // A style made from that of the background means the one behind.
    outer.backgroundStyle = nil
    return style._style(in: outer)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour behind everything in a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(SystemColor.background.resolved(in: environment.colorAppearance))
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The style of controls: what `tint(_:)` sets, the accent colour where nothing does.
public struct TintShapeStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.tintStyle else {
      return Color.accentColor._style(in: environment)
    }
    if style.color != nil { return style._style(in: environment) }
    var outer = environment
    // A style made from the tint means the accent colour.
    outer.tintStyle = nil
    return style._style(in: outer)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of what is selected: that of controls.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    TintShapeStyle()._style(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(SystemColor.separator.resolved(in: environment.colorAppearance))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of a text that stands where one is to be written.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(SystemColor.tertiaryLabel.resolved(in: environment.colorAppearance))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links: the accent colour.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    Color.accentColor._style(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of the ground of small shapes, as the track of a slider is.
public struct FillShapeStyle: ShapeStyle, Equatable {
  nonisolated public init() {}

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(SystemColor.strongFill.resolved(in: environment.colorAppearance))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

// MARK: Setting them

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that ``BackgroundStyle`` stands for; `nil` for the window's colour.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The style of controls; `nil` for the accent colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that ``BackgroundStyle`` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the style of the controls inside; `nil` for the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of the controls inside; `nil` for the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }
}
