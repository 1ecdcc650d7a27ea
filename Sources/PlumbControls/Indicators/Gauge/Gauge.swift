/// A view that shows a value within a range, as a bar or on an arc.
///
/// The bar is 6 points thick, the arc 44 points wide, and more in larger type; SwiftUI's sizes are not published.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel
  private let markedValueLabels: MarkedValueLabels
  @Environment(\.gaugeStyle) private var style

  /// Creates a gauge with labels for the value, its bounds and marked values.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to `bounds`.
  ///   - bounds: The values that show as an empty and as a full gauge.
  ///   - label: The label of the gauge.
  ///   - currentValueLabel: The label of the value.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - markedValueLabels: The labels of values within the bounds, each with its value as its tag. They are passed to
  ///     the style; the styles of the platform, as on a Mac, do not show them.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    let ratio = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    fraction = ratio.isNaN ? 0 : min(max(ratio, 0), 1)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.markedValueLabels = markedValueLabels()
  }
}

extension Gauge: View, RoleView, LabelledView {
  package static var elementRole: ElementRole { .gauge }

  package var controlState: ControlState {
    ControlState(number: AccessibilityNumber(fraction, from: 0, to: 1))
  }

  public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: _ControlPart(ControlLabel(label)),
        currentValueLabel: _ControlPart(unlessEmpty: currentValueLabel),
        minimumValueLabel: _ControlPart(unlessEmpty: minimumValueLabel),
        maximumValueLabel: _ControlPart(unlessEmpty: maximumValueLabel),
        markedValueLabels: _ControlPart(unlessEmpty: markedValueLabels))
    )
    .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the value, which is clamped to the bounds, and for its bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      markedValueLabels: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for the value, which is clamped to the bounds, and for marked values.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      markedValueLabels: markedValueLabels)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for the value, which is clamped to the bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Creates a gauge of a value, which is clamped to the bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

/// The appearance of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that are passed to a style.
public struct GaugeStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart
  public typealias MinimumValueLabel = _ControlPart
  public typealias MaximumValueLabel = _ControlPart
  public typealias MarkedValueLabel = _ControlPart

  /// The value as a fraction of the range between the bounds, 0 to 1.
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The label of the value; `nil` if the gauge has none.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; `nil` if the gauge has none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; `nil` if the gauge has none.
  public let maximumValueLabel: MaximumValueLabel?
  /// The labels of marked values; `nil` if the gauge has none.
  public let markedValueLabels: MarkedValueLabel?
}

extension _ControlPart {
  /// Creates an optional part of a control; `nil` for an `EmptyView`.
  @MainActor init?<Content: View>(unlessEmpty content: Content) {
    if Content.self == EmptyView.self { return nil }
    // A control created by a style from a configuration already has optional parts.
    if let part = content as? _ControlPart? {
      guard let part else { return nil }
      self = part
      return
    }
    self.init(content)
  }
}

extension View {
  /// Sets the style of the gauges within this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gaugeStyle, style) { style, gauge in style.makeBody(configuration: gauge) }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> = AnyControlStyle(
    LinearCapacityGaugeStyle()
  ) { style, gauge in
    style.makeBody(configuration: gauge)
  }
}
