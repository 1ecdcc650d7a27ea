/// Two small buttons that make a value larger and smaller.
///
/// As SwiftUI on the desktop: in the regular size the buttons take 28×24 points behind the label, 8 of
/// which are room.
public struct Stepper<Label: View> {
  private let label: Label
  private let steps: StepperSteps
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.controlMetrics) private var metrics

  nonisolated private init(
    label: Label, _ steps: StepperSteps, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.steps = steps
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  public var body: some View {
    HStack(spacing: 8) {
      ControlLabel(label)
      VStack(spacing: 0) {
        button("chevron.up", "Increment", steps.increment)
        button("chevron.down", "Decrement", steps.decrement)
      }
      .background { RoundedRectangle(cornerRadius: metrics.scaled(6)).fill(Color(.fill)) }
    }
  }

  @MainActor private func button(
    _ symbol: String, _ name: String, _ step: (() -> Void)?
  ) -> some View {
    Button {
      onEditingChanged(true)
      step?()
      onEditingChanged(false)
    } label: {
      Image(systemName: symbol).resizable()
        .frame(width: metrics.scaled(9), height: metrics.scaled(9))
        .frame(width: metrics.scaled(20), height: metrics.rowHeight / 2)
    }
    .buttonStyle(PressFeedbackStyle())
    .disabled(step == nil)
    .accessibilityLabel(name)
  }
}

/// What the buttons of a stepper do; `nil` where there is no further step.
private struct StepperSteps {
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
}

extension StepperSteps {
  init<V: Strideable>(_ value: Binding<V>, _ step: V.Stride) {
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  /// Steps that end at the bounds.
  init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>, _ step: V.Stride) {
    func go(by step: V.Stride) {
      let next = value.wrappedValue.advanced(by: step)
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    if value.wrappedValue < bounds.upperBound { increment = { go(by: step) } }
    if value.wrappedValue > bounds.lowerBound { decrement = { go(by: -step) } }
  }
}

extension Stepper {
  /// A stepper of a value without bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), StepperSteps(value, step), onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value that stays in its bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), StepperSteps(value, in: bounds, step), onEditingChanged: onEditingChanged)
  }

  /// A stepper whose buttons do anything; one that does nothing does not react.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), StepperSteps(increment: onIncrement, decrement: onDecrement),
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
