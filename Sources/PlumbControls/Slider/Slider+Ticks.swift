extension Slider {
  /// Creates a slider with ticks, which do not limit its values, with labels for the bounds.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds it shows at the nearer end of the track.
  ///   - bounds: The range of values.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The values that a person can choose; `nil` for all.
  ///   - label: The label of the slider.
  ///   - currentValueLabel: Not shown on this platform.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - ticks: The ticks; those outside the bounds are not shown.
  ///   - onEditingChanged: Called with `true` before the value is edited and with `false` afterwards.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = Array(ticks().body)
    self.init(
      value, bounds, step: nil, label: label(), labels: (minimumValueLabel(), maximumValueLabel()),
      neutralValue: neutralValue, enabledBounds: enabledBounds, marks: { $0.marks(of: ticks) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for the steps of a range, of which some have ticks, with labels for the bounds.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds it shows at the nearer end of the track.
  ///   - bounds: The range of values.
  ///   - step: The distance between two values, counted from the lower bound.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The values that a person can choose; `nil` for all.
  ///   - label: The label of the slider.
  ///   - currentValueLabel: Not shown on this platform.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - tick: Returns the tick of a step; `nil` for none.
  ///   - onEditingChanged: Called with `true` before the value is edited and with `false` afterwards.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = SliderScale.steps(of: bounds, step).compactMap(tick)
    self.init(
      value, bounds, step: step, label: label(), labels: (minimumValueLabel(), maximumValueLabel()),
      neutralValue: neutralValue, enabledBounds: enabledBounds, marks: { $0.marks(of: ticks) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider whose track may be filled from another value than the lower bound, with labels for the bounds.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds it shows at the nearer end of the track.
  ///   - bounds: The range of values.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The values that a person can choose; `nil` for all.
  ///   - label: The label of the slider.
  ///   - currentValueLabel: Not shown on this platform.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - onEditingChanged: Called with `true` before the value is edited and with `false` afterwards.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), labels: (minimumValueLabel(), maximumValueLabel()),
      neutralValue: neutralValue, enabledBounds: enabledBounds, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks, which do not limit its values.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds it shows at the nearer end of the track.
  ///   - bounds: The range of values.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The values that a person can choose; `nil` for all.
  ///   - label: The label of the slider.
  ///   - currentValueLabel: Not shown on this platform.
  ///   - ticks: The ticks; those outside the bounds are not shown.
  ///   - onEditingChanged: Called with `true` before the value is edited and with `false` afterwards.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = Array(ticks().body)
    self.init(
      value, bounds, step: nil, label: label(), labels: (EmptyView(), EmptyView()),
      neutralValue: neutralValue, enabledBounds: enabledBounds, marks: { $0.marks(of: ticks) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for the steps of a range, of which some have ticks.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds it shows at the nearer end of the track.
  ///   - bounds: The range of values.
  ///   - step: The distance between two values, counted from the lower bound.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The values that a person can choose; `nil` for all.
  ///   - label: The label of the slider.
  ///   - currentValueLabel: Not shown on this platform.
  ///   - tick: Returns the tick of a step; `nil` for none.
  ///   - onEditingChanged: Called with `true` before the value is edited and with `false` afterwards.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = SliderScale.steps(of: bounds, step).compactMap(tick)
    self.init(
      value, bounds, step: step, label: label(), labels: (EmptyView(), EmptyView()),
      neutralValue: neutralValue, enabledBounds: enabledBounds, marks: { $0.marks(of: ticks) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider whose track may be filled from another value than the lower bound.
  ///
  /// - Parameters:
  ///   - value: The value; outside the bounds it shows at the nearer end of the track.
  ///   - bounds: The range of values.
  ///   - neutralValue: The value from which the track is filled; `nil` for the lower bound.
  ///   - enabledBounds: The values that a person can choose; `nil` for all.
  ///   - label: The label of the slider.
  ///   - currentValueLabel: Not shown on this platform.
  ///   - onEditingChanged: Called with `true` before the value is edited and with `false` afterwards.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), labels: (EmptyView(), EmptyView()),
      neutralValue: neutralValue, enabledBounds: enabledBounds, onEditingChanged: onEditingChanged)
  }
}

extension SliderScale {
  /// Returns the marks of the ticks within the bounds.
  fileprivate func marks<V>(of ticks: [SliderTick<V>]) -> [SliderMark] {
    ticks.filter { bounds.contains(Double($0.value)) }.map {
      SliderMark(fraction: fraction(of: Double($0.value)), label: $0.label)
    }
  }

  /// The number of steps of which each may have a tick.
  private static let tickLimit = 1_000

  /// Returns the values of the steps of a range; none if there are too many for ticks.
  fileprivate static func steps<V: BinaryFloatingPoint>(
    of bounds: ClosedRange<V>, _ step: V.Stride
  ) -> [V] where V.Stride: BinaryFloatingPoint {
    let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
    guard count >= 0, count <= Double(tickLimit) else { return [] }
    return (0...Int(count + 1e-9)).map { bounds.lowerBound.advanced(by: step * V.Stride($0)) }
  }
}
