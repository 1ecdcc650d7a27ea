/// A view that consists of an icon and a title.
///
/// As SwiftUI: the two are 8 points apart by default; a label style determines the arrangement.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.listItemTint) private var iconTint

  /// Creates a label with a title and an icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View, LabelledView {
  public var body: some View {
    style.makeBody(LabelStyleConfiguration(title: _ControlPart(title), icon: iconPart))
  }

  @MainActor private var iconPart: _ControlPart {
    iconTint.map { _ControlPart(icon.foregroundStyle($0)) } ?? _ControlPart(icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized title and a named image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a named image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style. It has the next outer style.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The appearance of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that are passed to a style.
public struct LabelStyleConfiguration {
  public typealias Title = _ControlPart
  public typealias Icon = _ControlPart

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// A label style that shows the icon followed by the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconBody(configuration: configuration)
  }
}

/// An icon followed by its title.
private struct TitleAndIconBody: View, ImplementationView {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    HStack(spacing: spacing ?? 8) {
      configuration.icon.frame(minWidth: iconWidth)
      configuration.title
    }
  }
}

/// A label style that shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows the icon only; the title is its accessibility label.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    IconOnlyBody(configuration: configuration)
  }
}

/// An icon and its hidden title, as one view.
private struct IconOnlyBody: View, ImplementationView {
  let configuration: LabelStyleConfiguration

  var body: some View {
    HiddenLabel(content: configuration.title)
    configuration.icon
  }
}

/// The default style: the icon followed by the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon followed by the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows the title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows the icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style: the icon followed by the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension View {
  /// Sets the style of the labels within this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyle, style) { style, label in style.makeBody(configuration: label) }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var labelStyle: AnyControlStyle<LabelStyleConfiguration> = AnyControlStyle(
    TitleAndIconLabelStyle()
  ) { style, label in style.makeBody(configuration: label) }
}
