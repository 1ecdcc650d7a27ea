internal import Foundation

/// A box with a check mark, then the label; what a toggle is on the desktop.
///
/// As SwiftUI there: the box takes 16 points and 5 of room, so a label of 32×16 makes 53×16; two such
/// toggles keep 6 points from each other in a column.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 5) {
        CheckMark(isOn: configuration.isOn)
        configuration.label
      }
    }
    .buttonStyle(PressFeedbackStyle())
    .modifier(ToggleSpacing())
  }
}

/// The label, then a switch.
///
/// As SwiftUI on the desktop: the switch is 54×24 and stands 8 points behind the label, so a label of
/// 32 points makes 94×24.
public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  nonisolated public init() {}

  /// - Parameter tint: the colour of the switch that is on, instead of that of the place.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 8) {
        configuration.label
        SwitchTrack(isOn: configuration.isOn).tinted(tint)
      }
    }
    .buttonStyle(PressFeedbackStyle())
    .modifier(ToggleSpacing())
  }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(SystemBorderedButtonStyle(isProminent: configuration.isOn))
  }
}

/// The toggle of the platform: a check box.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension View {
  /// The view in a tint of its own, if there is one.
  nonisolated func tinted(_ tint: Color?) -> some View {
    transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

/// The distance toggles keep above and below.
private struct ToggleSpacing {}

extension ToggleSpacing: LayoutNodeModifier {
  func makeLayoutNode() -> DefaultSpacingNode { DefaultSpacingNode(6) }
  func update(
    _ layoutNode: DefaultSpacingNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {}
}

/// The look of what a control is pressed on: itself, a little fainter under the pointer, more while
/// pressed, and most when it does not react.
struct PressFeedbackStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressedBody(configuration: configuration)
  }
}

private struct PressedBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.opacity(strength)
  }

  private var strength: Double {
    if !isEnabled { return 0.4 }
    if configuration.isPressed { return 0.7 }
    return configuration.isHovered ? 0.85 : 1
  }
}

private struct CheckMark: View, ImplementationView {
  let isOn: Bool
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let (side, radius, mark) = (metrics.scaled(16), metrics.scaled(4), metrics.scaled(12))
    ZStack {
      RoundedRectangle(cornerRadius: radius)
        .fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.fill)))
      RoundedRectangle(cornerRadius: radius).strokeBorder(Color(.separator), lineWidth: 1)
        .opacity(isOn ? 0 : 1)
      Image(systemName: "checkmark").resizable().frame(width: mark, height: mark)
        .fontWeight(.bold)
        .foregroundStyle(Color.white)
        .opacity(isOn ? 1 : 0)
    }
    .frame(width: side, height: side)
  }
}

private struct SwitchTrack: View, ImplementationView {
  let isOn: Bool
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let height = metrics.scaled(24)
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.strongFill)))
      Capsule().fill(Color.white).frame(width: metrics.scaled(30), height: height - 4).padding(2)
        .shadow(color: .black.opacity(0.2), radius: 0.5, y: 1)
    }
    .frame(width: metrics.scaled(54), height: height)
    .animation(.easeOut(duration: 0.15), value: isOn)
  }
}
