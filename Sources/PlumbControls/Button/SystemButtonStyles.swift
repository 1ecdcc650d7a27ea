internal import Foundation

/// A button style with a padded label on a grey background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemBorderedButtonStyle(isProminent: false))
      .makeBody(configuration: configuration)
  }
}

/// A button style with a padded label on a background in the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemBorderedButtonStyle(isProminent: true))
      .makeBody(configuration: configuration)
  }
}

/// A button style that shows the label only.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemPlainButtonStyle()).makeBody(configuration: configuration)
  }
}

/// A button style that shows the label in the accent colour, or the foreground style that is set.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemBorderlessButtonStyle()).makeBody(configuration: configuration)
  }
}

/// A button style that shows the label in the colour of a link, as on macOS.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// The default style: as on macOS, a padded label on a grey background; on a screen that is touched, as on iOS, a label
/// in the accent colour, or the foreground style that is set.
///
/// As on macOS: the background of the button that Return presses has the accent colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemDefaultButtonStyle()).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A padded label on a grey background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A padded label on a background in the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label only.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label in the colour of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style: a padded label on a grey background, and on a screen that is touched a label in the accent
  /// colour.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The appearance of buttons without a style of their own.
struct SystemDefaultButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultButtonBody(configuration: configuration)
  }
}

/// The body of the default style.
private struct DefaultButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isRowLink) private var isRowLink
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    if idiom == .touch || isRowLink {
      BorderlessButtonBody(configuration: configuration)
    } else {
      BorderedButtonBody(
        configuration: configuration, isProminent: shortcut == .defaultAction)
    }
  }
}

/// The appearance of bordered buttons. In the regular size the horizontal padding is 12 points and
/// the vertical padding 7 points, about as on iOS.
struct SystemBorderedButtonStyle: ButtonStyle {
  /// Whether the background has the accent colour.
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: isProminent)
  }
}

/// The body of the bordered style.
private struct BorderedButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.self) private var environment

  var body: some View {
    let border = shape.sized(metrics)
    let font = metrics.font
    // As on a Mac: in a window that is not the active one, prominent buttons look like others. The others do not read
    // the property.
    let isInactive = isProminent && !environment.appearsActive
    BorderedButtonLabel(
      label: configuration.label.defaultForegroundStyle(
        isInactive ? AnyShapeStyle(Color.primary) : labelShading, hasOpaqueArea: isProminent),
      shape: shape,
      metrics: metrics
    )
    .transformEnvironment(\.font) { $0 = $0 ?? font }
    .background {
      border.fill(isInactive ? AnyShapeStyle(ControlAreaStyle()) : fillShading).overlay {
        border.fill(Color.primary.opacity(highlightOpacity))
      }
    }
    .opacity(isEnabled ? 1 : 0.4)
  }

  /// The style of a destructive role or the tint of the environment; `nil` for the default style.
  private var accent: AnyShapeStyle? {
    configuration.role == .destructive ? AnyShapeStyle(.red) : tint
  }

  /// The style of the label unless a foreground style is set.
  private var labelShading: AnyShapeStyle {
    if isProminent {
      return configuration.role == .destructive ? AnyShapeStyle(.white) : environment.onTintStyle
    }
    return accent ?? AnyShapeStyle(Color.primary)
  }

  /// The style of the background.
  private var fillShading: AnyShapeStyle {
    if isProminent { return accent ?? AnyShapeStyle(Color.accentColor) }
    return accent.map { AnyShapeStyle($0.opacity(0.15)) } ?? AnyShapeStyle(ControlAreaStyle())
  }

  /// The opacity of the overlay of the primary colour that shows that the button is hovered or
  /// pressed.
  private var highlightOpacity: Double {
    if configuration.isPressed { return 0.16 }
    return configuration.isHovered ? 0.06 : 0
  }
}

/// The appearance of plain buttons: the label, partly transparent while pressed, and more so while
/// disabled.
struct SystemPlainButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PlainButtonBody(configuration: configuration)
  }
}

/// The body of the plain style.
private struct PlainButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.opacity(isEnabled ? configuration.isPressed ? 0.6 : 1 : 0.4)
  }
}

/// The appearance of borderless buttons: the label in the tint.
struct SystemBorderlessButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonBody(configuration: configuration)
  }
}

/// The body of the borderless style.
private struct BorderlessButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isRowLink) private var isRowLink
  @Environment(\.showsLinkIndicator) private var showsIndicator
  @Environment(\.formArrangement) private var arrangement
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    label.opacity(isEnabled ? configuration.isPressed ? 0.4 : 1 : 0.4)
  }

  @ViewBuilder private var label: some View {
    if isRowLink, arrangement == .grouped || showsIndicator && idiom == .touch {
      HStack(spacing: 8) {
        rowLabel
        Image(systemName: "chevron.right").resizable().frame(width: 10, height: 10)
          .fontWeight(.semibold)
          .foregroundStyle(.tertiary)
          .flipsForRightToLeftLayoutDirection(true)
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    } else if isRowLink {
      rowLabel.contentShape(Rectangle())
    } else {
      configuration.label
        .defaultForegroundStyle(
          configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
    }
  }

  /// The label as one row, whatever the number of its views.
  private var rowLabel: some View {
    HStack { configuration.label }.frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension EnvironmentValues {
  /// Whether the link of a row shows its screen in the place of the row: on a screen that is touched, an arrow says so.
  @EnvironmentEntry package var showsLinkIndicator: Bool = false

  /// Whether a borderless button is the link of a row in a list: it looks like other rows and is as wide as the row.
  @EnvironmentEntry package var isRowLink: Bool = false
}
