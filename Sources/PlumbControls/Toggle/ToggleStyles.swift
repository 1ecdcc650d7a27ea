internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A toggle style with a check box before the label, the default on macOS.
///
/// As SwiftUI on macOS: the check box takes 16 points and the spacing 5, so a toggle with a label
/// of 32×16 points is 53×16 points large; two such toggles in a column are 6 points apart. The check box grows with the
/// body text.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 5) {
        CheckMark(isOn: configuration.isOn || configuration.isMixed, isMixed: configuration.isMixed)
        configuration.label
      }
    }
    .buttonStyle(PressFeedbackStyle())
    .modifier(ToggleSpacing())
  }
}

/// A toggle style with a switch after the label.
///
/// As SwiftUI on macOS: the switch is 54×24 points large and 8 points from the label, so a toggle
/// with a label 32 points wide is 94×24 points large.
public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style with a colour for the switch while it is on, instead of the tint of the
  /// environment.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint, isAtEnd: false)
  }
}

/// A toggle with a switch after its label, and in a grouped form at the end of the row, which is pressed as a whole.
private struct SwitchToggle: View, ImplementationView {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  /// Whether the switch is at the end of the proposed width outside of forms, too.
  let isAtEnd: Bool
  @Environment(\.formArrangement) private var arrangement
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled

  var body: some View {
    let isRow = arrangement == .grouped
    let track = SwitchTrack(
      isOn: configuration.isOn, showsFocus: isRow && isFocusEffectEnabled
    ).tinted(tint)
    if isRow {
      button {
        ControlRow {
          configuration.label
        } control: {
          // As on a Mac: the switches of rows are small ones.
          let isSmall = idiom == .desktop
          track.opacity(isEnabled ? 1 : 0.4)
            .transformEnvironment(\.controlSize) { if $0 == .regular, isSmall { $0 = .mini } }
        }
      }
      .buttonStyle(SwitchRowStyle())
      .focusEffectDisabled()
    } else {
      button {
        HStack(spacing: 8) {
          configuration.label
          if isAtEnd { Spacer(minLength: 0) }
          track
        }
      }
      .buttonStyle(PressFeedbackStyle())
      .modifier(ToggleSpacing())
    }
  }

  private func button(@ViewBuilder label: () -> some View) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: label)
  }
}

/// The style of a row with a switch, which does not change under the pointer, as on a Mac.
private struct SwitchRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.contentShape(Rectangle())
  }
}

/// A toggle style with a button that stays highlighted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
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

/// The default style: as on macOS, a check box, and in grouped forms a switch; on a screen that is touched, as on iOS, a
/// switch at the end of the proposed width.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.formArrangement) private var arrangement
  @Environment(\.interfaceIdiom) private var idiom

  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if idiom == .touch {
      SwitchToggle(configuration: configuration, tint: nil, isAtEnd: true)
    } else if arrangement == .grouped {
      SwitchToggleStyle().makeBody(configuration: configuration)
    } else {
      CheckboxToggleStyle().makeBody(configuration: configuration)
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays highlighted while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a check box, and in grouped forms a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension View {
  /// Sets the tint within this view unless it is `nil`.
  nonisolated func tinted(_ tint: Color?) -> some View {
    transformEnvironment { if let tint { $0.tintStyle = AnyShapeStyle(tint) } }
  }
}

/// A modifier for the default spacing above and below toggles.
private struct ToggleSpacing {}

extension ToggleSpacing: LayoutNodeModifier {
  func makeLayoutNode() -> DefaultSpacingLayoutNode { DefaultSpacingLayoutNode(6) }
  func update(
    _ layoutNode: DefaultSpacingLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {}
}

/// A button style that shows the label, slightly transparent under the pointer, more so while
/// pressed, and most while disabled.
package struct PressFeedbackStyle: ButtonStyle {
  package init() {}

  package func makeBody(configuration: Configuration) -> some View {
    PressFeedbackBody(configuration: configuration)
  }
}

/// A label with an opacity that depends on the state of its button.
private struct PressFeedbackBody: View, ImplementationView {
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

/// A check box.
private struct CheckMark: View, ImplementationView {
  let isOn: Bool
  /// Whether the mark is a line.
  let isMixed: Bool
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.self) private var environment

  var body: some View {
    let side = metrics.scaledWithType(16)
    let (radius, mark) = (metrics.scaledWithType(4), metrics.scaledWithType(12))
    let isTinted = isOn && environment.appearsActive
    ZStack {
      RoundedRectangle(cornerRadius: radius)
        .fill(isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlAreaStyle()))
      RoundedRectangle(cornerRadius: radius).strokeBorder(Color(system: .separator), lineWidth: 1)
        .opacity(isTinted ? 0 : 1)
      Image(systemName: isMixed ? "minus" : "checkmark").resizable().frame(
        width: mark, height: mark
      )
      .fontWeight(.bold)
      .foregroundStyle(
        isOn && !isTinted ? AnyShapeStyle(Color.primary) : environment.onTintStyle
      )
      .opacity(isOn ? 1 : 0)
    }
    .frame(width: side, height: side)
  }
}

/// A switch; a change of its state is animated over 0.15 seconds.
private struct SwitchTrack: View, ImplementationView {
  let isOn: Bool
  /// Whether the switch has the ring of the button around it, which is a whole row.
  let showsFocus: Bool
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.self) private var environment

  var body: some View {
    let height = metrics.scaled(24)
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(fill)
      Capsule().fill(knob).frame(width: metrics.scaled(30), height: height - 4).padding(2)
        .shadow(color: .black.opacity(0.2), radius: 0.5, y: 1)
      if showsFocus, environment.isFocused {
        Capsule().inset(by: -2).stroke(Color.accentColor.opacity(0.8), lineWidth: 2)
      }
    }
    .frame(width: metrics.scaled(54), height: height)
    .animation(.easeOut(duration: 0.15), value: isOn)
  }

  private var fill: AnyShapeStyle {
    if !isOn { return AnyShapeStyle(Color(system: .strongFill)) }
    return environment.appearsActive ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray)
  }

  private var knob: AnyShapeStyle { isOn ? environment.onTintStyle : AnyShapeStyle(.white) }
}
