internal import Foundation

/// The style of buttons that filter the content of a window, in a bar below its toolbar: a small label with a
/// background while the pointer is over it.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemAccessoryBarButtonStyle(hasBackground: false))
      .makeBody(configuration: configuration)
  }
}

/// The style of buttons that perform an action in a bar below the toolbar of a window: a small label on a grey
/// background.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemAccessoryBarButtonStyle(hasBackground: true))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A small label with a background while the pointer is over it.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A small label on a grey background.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// The appearance of the buttons in accessory bars.
struct SystemAccessoryBarButtonStyle: ButtonStyle {
  /// Whether the buttons have a background even while the pointer is not over them.
  let hasBackground: Bool

  func makeBody(configuration: Configuration) -> some View {
    AccessoryBarButtonBody(configuration: configuration, hasBackground: hasBackground)
  }
}

/// The body of the style.
private struct AccessoryBarButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  let hasBackground: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 5)
    configuration.label
      .defaultForegroundStyle(
        configuration.role == .destructive
          ? AnyShapeStyle(.red) : tint ?? AnyShapeStyle(Color.primary)
      )
      .transformEnvironment(\.font) { $0 = $0 ?? .subheadline }
      .lineLimit(1)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .background {
        shape.fill(hasBackground ? Color(system: .fill) : Color.clear)
          .overlay { shape.fill(Color.primary.opacity(highlight)) }
      }
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.4)
  }

  /// The opacity of the colour that shows that the button is hovered or pressed.
  private var highlight: Double {
    if configuration.isPressed { return 0.16 }
    return configuration.isHovered ? 0.07 : 0
  }
}
