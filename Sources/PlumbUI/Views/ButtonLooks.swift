internal import Foundation

/// A button with a grey ground and room round its label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemBorderedButtonStyle(isProminent: false))
      .makeBody(configuration: configuration)
  }
}

/// A button filled with the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemBorderedButtonStyle(isProminent: true))
      .makeBody(configuration: configuration)
  }
}

/// A button that is its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemPlainButtonStyle()).makeBody(configuration: configuration)
  }
}

/// A button whose label has the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: SystemBorderlessButtonStyle()).makeBody(configuration: configuration)
  }
}

/// The button of the platform: a label in the accent colour, as on iOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The look of bordered buttons: a label with room round it, 12 points beside and 7 above and below in
/// the regular size, about what iOS shows.
struct SystemBorderedButtonStyle: ButtonStyle {
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: isProminent)
  }
}

private struct BorderedButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let form = shape.sized(metrics)
    let font = metrics.font
    BorderedButtonLabel(
      label: configuration.label.foregroundStyle(ink), shape: shape, metrics: metrics
    )
    .transformEnvironment(\.font) { $0 = $0 ?? font }
    .background {
      form.fill(ground).overlay { form.fill(Color.primary.opacity(veil)) }
    }
    .opacity(isEnabled ? 1 : 0.4)
  }

  /// The style asked for: that of what destroys, or else the tint; `nil` leaves the look's own.
  private var accent: AnyShapeStyle? {
    configuration.role == .destructive ? AnyShapeStyle(.red) : tint
  }

  private var ink: AnyShapeStyle {
    isProminent ? AnyShapeStyle(.white) : accent ?? AnyShapeStyle(Color.primary)
  }

  private var ground: AnyShapeStyle {
    if isProminent { return accent ?? AnyShapeStyle(Color.accentColor) }
    return accent.map { AnyShapeStyle($0.opacity(0.15)) } ?? AnyShapeStyle(Color(.fill))
  }

  private var veil: Double {
    if configuration.isPressed { return 0.16 }
    return configuration.isHovered ? 0.06 : 0
  }
}

/// The look of plain buttons: the label, fainter while pressed, and most when it does not react.
struct SystemPlainButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PlainButtonBody(configuration: configuration)
  }
}

private struct PlainButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.opacity(isEnabled ? configuration.isPressed ? 0.6 : 1 : 0.4)
  }
}

/// The look of borderless buttons: the label in the tint.
struct SystemBorderlessButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonBody(configuration: configuration)
  }
}

private struct BorderlessButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
      )
      .opacity(isEnabled ? configuration.isPressed ? 0.4 : 1 : 0.4)
  }
}
