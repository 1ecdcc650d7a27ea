/// A control for setting a value within a range by moving a knob along a track.
///
/// As SwiftUI on macOS: the track is as wide as the proposal, 30 points without one, and 16 points high; the labels are
/// beside it. If the slider has steps, ticks below the track mark them, as far as they can be told apart.
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Double
  /// The length of one step as a fraction of the track; `nil` if the slider has no steps.
  private let stepFraction: Double?
  /// The marks of the program; `nil` for one at each step.
  private let marks: [SliderMark]?
  /// The fraction of the track from which it is filled.
  private let neutral: Double
  private let write: (Double) -> Void
  private let number: AccessibilityNumber
  /// Sets the number.
  private let writeNumber: (Double) -> Void
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - step: `nil` allows every value within the bounds.
  ///   - enabledBounds: The values that a person can choose; `nil` for all.
  ///   - marks: Returns the marks on a scale; `nil` for one at each step.
  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    labels: (minimum: ValueLabel, maximum: ValueLabel), neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, marks: ((SliderScale) -> [SliderMark])? = nil,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    fraction = scale.fraction(of: Double(value.wrappedValue))
    stepFraction = scale.step.flatMap { step in
      let ratio = step / (scale.bounds.upperBound - scale.bounds.lowerBound)
      return ratio > 0 && ratio.isFinite ? ratio : nil
    }
    self.marks = marks?(scale)
    neutral = neutralValue.map { scale.fraction(of: Double($0)) } ?? 0
    write = { fraction in
      var number = V(scale.value(at: fraction))
      if let enabledBounds {
        number = min(max(number, enabledBounds.lowerBound), enabledBounds.upperBound)
      }
      if number != value.wrappedValue { value.wrappedValue = number }
    }
    number = AccessibilityNumber(
      Double(value.wrappedValue), from: scale.bounds.lowerBound, to: scale.bounds.upperBound,
      step: scale.step ?? 0, isSettable: true)
    writeNumber = { [write] number in write(scale.fraction(of: number)) }
    self.onEditingChanged = onEditingChanged
    self.label = label
    (minimumLabel, maximumLabel) = labels
  }
}

extension Slider: View, RoleView, LabelledView {
  package static var elementRole: ElementRole { .slider }

  package var controlState: ControlState {
    let fraction = fraction
    let step = stepFraction ?? 0.05
    return ControlState(
      number: number, setNumber: { number in editing { writeNumber(number) } },
      increment: { editing { write(min(fraction + step, 1)) } },
      decrement: { editing { write(max(fraction - step, 0)) } })
  }

  /// Changes the value between two calls of `onEditingChanged`.
  private func editing(_ change: () -> Void) {
    onEditingChanged(true)
    change()
    onEditingChanged(false)
  }

  public var body: some View {
    ControlRow {
      ControlLabel(label, precedesControl: true)
    } control: {
      minimumLabel
      MarkedTrack(
        track: SliderTrack(
          fraction: fraction, step: stepFraction, ticks: ticks, neutral: neutral, write: write,
          onEditingChanged: onEditingChanged), marks: marks ?? [])
      maximumLabel
    }
  }

  private var ticks: SliderTicks {
    if let marks { return .at(marks.map(\.fraction)) }
    return stepFraction.map { .every($0) } ?? .none
  }
}

extension Slider {
  /// Creates a slider for a range with labels for the bounds.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds it shows at the nearer end of the track.
  ///   - bounds: The range of values.
  ///   - label: The label of the slider.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - onEditingChanged: Called with `true` before the value is edited and with `false`
  ///     afterwards.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(),
      labels: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for the steps of a range with labels for the bounds.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds it shows at the nearer end of the track.
  ///   - bounds: The range of values.
  ///   - step: The distance between two values, counted from the lower bound.
  ///   - label: The label of the slider.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - onEditingChanged: Called with `true` before the value is edited and with `false`
  ///     afterwards.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(),
      labels: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for a range with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for the steps of a range with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for the steps of a range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: EmptyView(), labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }
}
