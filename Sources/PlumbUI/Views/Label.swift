/// A title with an icon before it.
///
/// As SwiftUI: the two stand 8 points apart, or as the label style of the place says.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(title: _ControlPart(title), icon: _ControlPart(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a text as written in the source and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A label with a text from a value and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label a style was asked for, in the style outside of it.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label as a style sees it.
public struct LabelStyleConfiguration {
  public typealias Title = _ControlPart
  public typealias Icon = _ControlPart

  public let title: Title
  public let icon: Icon
}

/// The icon and then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The label of the platform: the icon and then the title.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension View {
  /// Gives the labels inside a look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyle, style) { style, label in style.makeBody(configuration: label) }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<LabelStyleConfiguration> {
    AnyControlStyle(TitleAndIconLabelStyle()) { style, label in style.makeBody(configuration: label)
    }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyControlStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
