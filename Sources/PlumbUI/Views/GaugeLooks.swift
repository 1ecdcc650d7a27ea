internal import Foundation

/// The label, a bar that fills from its leading end with the bounds beside it, and the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      AccessoryLinearCapacityGaugeStyle().makeBody(configuration: configuration)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

/// The gauge of the platform: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills, with the bounds beside it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel.font(.caption)
      ProgressBar(fraction: configuration.value)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

/// A bar with a mark at the value, with the bounds beside it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel.font(.caption)
      GaugeLine(value: configuration.value)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

/// An open arc with a mark at the value, the value in the middle and the bounds or the label below.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeDial(configuration: configuration, fills: false)
  }
}

/// An open arc that fills, with the value in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeDial(configuration: configuration, fills: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A line with a dot on it.
private struct GaugeLine: View, ImplementationView {
  let value: Double
  @Environment(\.tintStyle) private var tint

  var body: some View {
    GeometryReader { proxy in
      let room = max(proxy.size.width - 10, 0)
      Capsule().fill(tint ?? AnyShapeStyle(Color(.strongFill))).frame(height: 6).padding(
        .vertical, 2)
      Circle().fill(Color.primary).frame(width: 10, height: 10).padding(.leading, room * value)
    }
    .frame(minWidth: 10, idealWidth: 100, minHeight: 10, maxHeight: 10)
  }
}

/// Three quarters of a circle, open below.
private struct GaugeDial: View, ImplementationView {
  let configuration: GaugeStyleConfiguration
  let fills: Bool
  @Environment(\.tintStyle) private var tint

  private var stroke: StrokeStyle { StrokeStyle(lineWidth: 5, lineCap: .round) }
  private var track: AnyShapeStyle { AnyShapeStyle(Color(.strongFill)) }

  var body: some View {
    ZStack {
      // It begins under the label of the least value, which stands at the leading side.
      ring.flipsForRightToLeftLayoutDirection(true)
      middle.font(.caption)
      below.font(.system(size: 8)).offset(y: 18)
    }
    .frame(width: 44, height: 44)
  }

  private var ring: some View {
    ZStack {
      arc(to: 1).stroke(fills ? track : tint ?? track, style: stroke)
      if fills {
        arc(to: configuration.value).stroke(.tint, style: stroke)
      } else {
        Circle().fill(Color.primary).frame(width: 7, height: 7).offset(x: 19.5)
          .rotationEffect(.degrees(135 + 270 * configuration.value))
      }
    }
  }

  private func arc(to value: Double) -> some Shape {
    Circle().inset(by: 2.5).trim(from: 0, to: 0.75 * value).rotation(.degrees(135))
  }

  @ViewBuilder private var middle: some View {
    if let value = configuration.currentValueLabel { value } else { configuration.label }
  }

  @ViewBuilder private var below: some View {
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
