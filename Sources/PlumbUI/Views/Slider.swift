/// A knob on a line that sets a number.
///
/// As SwiftUI on the desktop: the line takes the width it gets, 30 points where none is proposed, and
/// is 16 points high; the labels stand beside it.
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Double
  /// How far one step goes, as a share of the line; `nil` where every number counts.
  private let stepShare: Double?
  private let write: (Double) -> Void
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  /// - Parameter step: `nil` for every number in the bounds.
  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    labels: (minimum: ValueLabel, maximum: ValueLabel),
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    fraction = scale.fraction(of: Double(value.wrappedValue))
    stepShare = scale.step.flatMap { step in
      let share = step / (scale.bounds.upperBound - scale.bounds.lowerBound)
      return share > 0 && share.isFinite ? share : nil
    }
    write = { fraction in
      let number = V(scale.value(at: fraction))
      if number != value.wrappedValue { value.wrappedValue = number }
    }
    self.onEditingChanged = onEditingChanged
    self.label = label
    (minimumLabel, maximumLabel) = labels
  }
}

extension Slider: View {
  public var body: some View {
    HStack(spacing: 8) {
      ControlLabel(label)
      minimumLabel
      SliderTrack(
        fraction: fraction, step: stepShare, write: write, onEditingChanged: onEditingChanged)
      maximumLabel
    }
  }
}

extension Slider {
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
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }

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
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: EmptyView(), labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged)
  }
}

/// What the places along a slider mean.
struct SliderScale {
  let bounds: ClosedRange<Double>
  let step: Double?

  /// Where a number is, 0 to 1; those outside are at the ends, and what is no number at the first.
  func fraction(of value: Double) -> Double {
    let fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The number at a place, on the nearest step from the lower bound.
  func value(at fraction: Double) -> Double {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    // Weighted, as the difference of two large bounds may be endless.
    var value = low * (1 - fraction) + high * fraction
    if let step, step > 0 {
      let steps = ((value - low) / step).rounded()
      value = low + min(steps, ((high - low) / step + 1e-9).rounded(.down)) * step
    }
    return min(max(value, low), high)
  }
}
