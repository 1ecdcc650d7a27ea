/// A number between two others, as a bar or on an arc.
///
/// SwiftUI's own sizes are not published: the bar is 6 points thick, the arc 44 points wide.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  /// - Parameters:
  ///   - value: outside of its bounds counts as the nearest of them.
  ///   - bounds: what shows as nothing and as everything.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let share = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    fraction = share.isNaN ? 0 : min(max(share, 0), 1)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

extension Gauge: View {
  public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: _ControlPart(ControlLabel(label)),
        currentValueLabel: _ControlPart(unlessEmpty: currentValueLabel),
        minimumValueLabel: _ControlPart(unlessEmpty: minimumValueLabel),
        maximumValueLabel: _ControlPart(unlessEmpty: maximumValueLabel))
    )
    .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A gauge as a style sees it.
public struct GaugeStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart
  public typealias MinimumValueLabel = _ControlPart
  public typealias MaximumValueLabel = _ControlPart
  public typealias MarkedValueLabel = _ControlPart

  /// The number as a share of what is between its bounds.
  public let value: Double
  public let label: Label
  /// `nil` where the gauge has none.
  public let currentValueLabel: CurrentValueLabel?
  /// `nil` where the gauge has none.
  public let minimumValueLabel: MinimumValueLabel?
  /// `nil` where the gauge has none.
  public let maximumValueLabel: MaximumValueLabel?
  /// No gauge here has labels of numbers in between.
  public var markedValueLabels: MarkedValueLabel? { nil }
}

extension _ControlPart {
  /// A part that a control may lack.
  @MainActor init?<Content: View>(unlessEmpty content: Content) {
    if Content.self == EmptyView.self { return nil }
    // A control that a style makes once more has the parts it had, or none.
    if let part = content as? _ControlPart? {
      guard let part else { return nil }
      self = part
      return
    }
    self.init(content)
  }
}

extension View {
  /// Gives the gauges inside a look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gaugeStyle, style) { style, gauge in style.makeBody(configuration: gauge) }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<GaugeStyleConfiguration> {
    AnyControlStyle(LinearCapacityGaugeStyle()) { style, gauge in
      style.makeBody(configuration: gauge)
    }
  }
}

extension EnvironmentValues {
  var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}
