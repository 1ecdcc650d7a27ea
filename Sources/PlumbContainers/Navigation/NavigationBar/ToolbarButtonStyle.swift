internal import Foundation

/// The style of buttons in a bar: the label alone, on a grey background under the pointer.
struct ToolbarButtonStyle: ButtonStyle {
  /// Whether the button confirms the purpose of a screen, and has the accent colour.
  let isProminent: Bool
  /// Whether the button is shown as on.
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    ToolbarButtonBody(configuration: configuration, isProminent: isProminent, isOn: isOn)
  }
}

/// The style of toggles in a bar: as on a Mac, a button whose background shows whether it is on.
struct ToolbarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToolbarButtonStyle(isProminent: false, isOn: configuration.isOn))
  }
}

/// The body of the style.
private struct ToolbarButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    configuration.label
      .defaultForegroundStyle(labelStyle)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .frame(minWidth: 30, minHeight: 28)
      .background {
        shape.fill(fill).overlay { shape.fill(Color.primary.opacity(highlight)) }
      }
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.35)
  }

  private var labelStyle: AnyShapeStyle {
    if configuration.role == .destructive, !isProminent { return AnyShapeStyle(.red) }
    if isProminent { return AnyShapeStyle(.white) }
    return tint ?? AnyShapeStyle(isOn ? Color.accentColor : Color.primary)
  }

  private var fill: AnyShapeStyle {
    guard isProminent else { return AnyShapeStyle(Color.clear) }
    return configuration.role == .destructive
      ? AnyShapeStyle(.red) : tint ?? AnyShapeStyle(Color.accentColor)
  }

  private var highlight: Double {
    if configuration.isPressed { return isOn ? 0.2 : 0.14 }
    return (isOn ? 0.1 : 0) + (configuration.isHovered ? 0.07 : 0)
  }
}
