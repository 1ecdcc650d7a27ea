internal import Foundation

/// A gauge style with the label, a bar filled from its leading end between the labels of the
/// bounds, and the label of the value, from top to bottom.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      AccessoryLinearCapacityGaugeStyle().makeBody(configuration: configuration)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

/// The default style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A gauge style with a bar that fills, between the labels of the bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel.font(.caption)
      ProgressBar(fraction: configuration.value)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

/// A gauge style with a bar and a marker at the value, between the labels of the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel.font(.caption)
      GaugeLine(value: configuration.value)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

/// A gauge style with an open arc and a marker at the value. The label of the value is at the
/// centre, the labels of the bounds or the label of the gauge at the bottom.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeDial(configuration: configuration, fills: false)
  }
}

/// A gauge style with a closed ring that fills and the label of the value at the centre.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeDial(configuration: configuration, fills: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a bar that fills.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style with a bar that fills, and all labels.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style with a bar that fills, between the labels of the bounds.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a bar and a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with an open arc and a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style with a closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A bar with a marker at a value.
private struct GaugeLine: View, ImplementationView {
  let value: Double
  @Environment(\.tintStyle) private var tint
  @Environment(\.tintGradient) private var gradient

  private var style: AnyShapeStyle {
    if let gradient { return AnyShapeStyle(gradient.alongBar) }
    return tint ?? AnyShapeStyle(Color(system: .strongFill))
  }

  var body: some View {
    GeometryReader { proxy in
      let length = max(proxy.size.width - 10, 0)
      Capsule().fill(style).frame(height: 6).padding(
        .vertical, 2)
      Circle().fill(Color.primary).frame(width: 10, height: 10).padding(.leading, length * value)
    }
    .frame(minWidth: 10, idealWidth: 100, minHeight: 10, maxHeight: 10)
  }
}

/// A ring with the labels of a gauge: closed if it fills, as in SwiftUI, or an arc of three quarters that is open at the
/// bottom, where the labels of the bounds are.
private struct GaugeDial: View, ImplementationView {
  let configuration: GaugeStyleConfiguration
  /// Whether the ring fills up to the value instead of showing a marker at it.
  let fills: Bool
  @Environment(\.tintStyle) private var tint
  @Environment(\.tintGradient) private var gradient
  /// The width and the height in points. The dial grows with the label at its centre.
  @ScaledMetric(relativeTo: .caption) private var side = usualSide

  private static let usualSide: CGFloat = 44

  /// Returns a length in points that grows with the dial.
  private func scaled(_ length: CGFloat) -> CGFloat { length * side / Self.usualSide }

  /// The stroke of the arc, 5 points wide in the usual size of type.
  private var stroke: StrokeStyle { StrokeStyle(lineWidth: scaled(5), lineCap: .round) }
  /// The style of the part of the arc that is not filled.
  private var track: AnyShapeStyle { AnyShapeStyle(Color(system: .strongFill)) }

  var body: some View {
    ZStack {
      // The arc starts at the leading side, where the label of the lower bound is, and a closed ring at the top.
      dial.flipsForRightToLeftLayoutDirection(true)
      centerLabel.font(.caption)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        // The width inside of the ring, with a point on each side.
        .frame(maxWidth: scaled(32))
      if !fills { bottomLabel.font(.system(size: scaled(8))).offset(y: scaled(18)) }
    }
    .frame(width: side, height: side)
  }

  /// The style of the arc; `nil` without a tint.
  private var style: AnyShapeStyle? {
    guard let gradient else { return tint }
    // The arc is turned after it was drawn, and its colours are not.
    let start = fills ? -90.0 : 135
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(start),
        endAngle: .degrees(start + (fills ? 360 : 270))))
  }

  /// The arc with its filled part or its marker.
  private var dial: some View {
    ZStack {
      arc(to: 1).stroke(fills ? track : style ?? track, style: stroke)
      if fills {
        arc(to: configuration.value).stroke(style ?? AnyShapeStyle(.tint), style: stroke)
      } else {
        Circle().fill(Color.primary).frame(width: scaled(7), height: scaled(7))
          .offset(x: scaled(19.5))
          .rotationEffect(.degrees(135 + 270 * configuration.value))
      }
    }
  }

  /// Returns the part of the arc from its start to a value of 0 to 1.
  private func arc(to value: Double) -> some Shape {
    Circle().inset(by: scaled(2.5)).trim(from: 0, to: fills ? value : 0.75 * value)
      .rotation(.degrees(fills ? -90 : 135))
  }

  /// The label of the value, or the label of the gauge if there is none.
  @ViewBuilder private var centerLabel: some View {
    if let value = configuration.currentValueLabel { value } else { configuration.label }
  }

  /// The labels of the bounds, or the label of the gauge if it is not at the centre.
  @ViewBuilder private var bottomLabel: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else if configuration.currentValueLabel != nil {
      configuration.label
    }
  }
}
