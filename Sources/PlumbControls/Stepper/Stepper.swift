public import Foundation

/// A control with two buttons that increment and decrement a value.
///
/// As SwiftUI on macOS: in the regular size the buttons take 28×24 points after the label,
/// including a spacing of 8 points. They grow with the body text.
public struct Stepper<Label: View> {
  /// The label before the buttons.
  private let label: Label
  /// The actions of the buttons.
  private let steps: StepperSteps
  /// Called with `true` before each step and with `false` afterwards.
  private let onEditingChanged: (Bool) -> Void
  /// A field with the value; `nil` for none.
  private var field: TextField<Text>?
  @Environment(\.controlMetrics) private var metrics

  /// Creates a stepper from the actions of its buttons.
  nonisolated private init(
    label: Label, _ steps: StepperSteps, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.steps = steps
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View, RoleView, LabelledView {
  package static var elementRole: ElementRole { .stepper }

  package var controlState: ControlState {
    ControlState(
      number: steps.number,
      setNumber: steps.set.map { set in { number in editing { set(number) } } },
      increment: steps.increment.map { step in { editing(step) } },
      decrement: steps.decrement.map { step in { editing(step) } })
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
      if let field {
        field.textFieldStyle(.roundedBorder).multilineTextAlignment(.trailing).frame(width: 64)
      }
      VStack(spacing: 0) {
        button("chevron.up", "Increment", steps.increment)
        button("chevron.down", "Decrement", steps.decrement)
      }
      .background { RoundedRectangle(cornerRadius: metrics.scaled(6)).fill(ControlAreaStyle()) }
      .transformEnvironment(\.buttonRepeatBehavior) { if $0 == .automatic { $0 = .enabled } }
    }
  }

  /// Returns a button with a symbol and an accessibility label; disabled without an action.
  @MainActor private func button(
    _ symbol: String, _ name: String, _ step: (() -> Void)?
  ) -> some View {
    Button {
      editing { step?() }
    } label: {
      Image(systemName: symbol).resizable()
        .frame(width: metrics.scaledWithType(9), height: metrics.scaledWithType(9))
        .frame(width: metrics.scaledWithType(20), height: metrics.rowHeight / 2)
    }
    .buttonStyle(PressFeedbackStyle())
    .disabled(step == nil)
    .accessibilityLabel(name)
  }
}

/// The actions of the buttons of a stepper; `nil` for a disabled button.
private struct StepperSteps {
  /// The action of the upper button.
  var increment: (() -> Void)?
  /// The action of the lower button.
  var decrement: (() -> Void)?
  /// The value, if it is a number.
  var number: AccessibilityNumber?
  /// Sets the number.
  var set: ((Double) -> Void)?
}

extension StepperSteps {
  /// Creates unbounded steps.
  init<V: Strideable>(_ value: Binding<V>, _ step: V.Stride) {
    increment = { value.wrappedValue = Steps.value(value.wrappedValue, after: step) }
    decrement = {
      value.wrappedValue = Steps.value(value.wrappedValue, after: Steps.opposite(of: step))
    }
    let limit = Double(Int32.max)
    var limits = -limit...limit
    if let type = V.self as? any FixedWidthInteger.Type {
      limits = limits.clamped(to: Self.range(of: type))
    }
    describe(value, limits, step)
  }

  /// Creates steps that end at the bounds.
  init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>, _ step: V.Stride) {
    /// Adds a step to the value, limited to the bounds.
    func advance(by step: V.Stride) {
      let current = value.wrappedValue
      // The distance to the bounds may be greater than every integer.
      if current is any FixedWidthInteger {
        let next = Steps.value(current, after: step)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
        return
      }
      // The type may have no values beyond the bounds.
      if step < 0
        ? current.distance(to: bounds.lowerBound) >= step
        : current.distance(to: bounds.upperBound) <= step
      {
        value.wrappedValue = step < 0 ? bounds.lowerBound : bounds.upperBound
      } else {
        let next = current.advanced(by: step)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    if value.wrappedValue < bounds.upperBound { increment = { advance(by: step) } }
    if value.wrappedValue > bounds.lowerBound {
      decrement = { advance(by: Steps.opposite(of: step)) }
    }
    guard let low = Self.number(bounds.lowerBound), let high = Self.number(bounds.upperBound) else {
      return
    }
    describe(value, low...high, step)
  }

  /// Describes the value if it is a number.
  private mutating func describe<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<Double>, _ step: V.Stride
  ) {
    guard let current = Self.number(value.wrappedValue), let step = Self.number(step) else {
      return
    }
    number = AccessibilityNumber(
      current, from: bounds.lowerBound, to: bounds.upperBound, step: step, isSettable: true)
    set = { number in
      // The value may have changed since the view was made.
      guard number.isFinite, let current = Self.number(value.wrappedValue) else { return }
      let steps = min(max(number, bounds.lowerBound), bounds.upperBound) - current
      if let distance = Self.stride(steps, like: V.Stride.self) {
        value.wrappedValue = Steps.value(value.wrappedValue, after: distance)
      }
    }
  }

  /// Returns a value as a floating-point number; `nil` if it is no number.
  private static func number<Value>(_ value: Value) -> Double? {
    switch value {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }

  /// Returns the values of a type.
  private static func range<Value: FixedWidthInteger>(of type: Value.Type) -> ClosedRange<Double> {
    Double(type.min)...Double(type.max)
  }

  /// Returns a distance in the type of the distances of a value; `nil` if the type has none so large.
  private static func stride<Stride>(_ distance: Double, like type: Stride.Type) -> Stride? {
    if let type = type as? any BinaryInteger.Type {
      return type.init(exactly: distance.rounded()) as? Stride
    }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(distance) as? Stride }
    return nil
  }
}

extension Stepper {
  /// Creates a stepper for an unbounded value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), StepperSteps(value, step), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), StepperSteps(value, in: bounds, step), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with custom actions; `nil` disables a button.
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
  /// Creates a stepper for an unbounded value with a localized title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within bounds with a localized title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with custom actions and a localized title; `nil` disables a button.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for an unbounded value with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within bounds with a title.
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

// MARK: With a field

extension Stepper {
  /// Creates a stepper for an unbounded value, which a field shows as well.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      label: label(), StepperSteps(value, step), onEditingChanged: onEditingChanged)
    field = TextField("", value: value, format: format)
  }

  /// Creates a stepper for a value within bounds, which a field shows as well.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      label: label(), StepperSteps(value, in: bounds, step), onEditingChanged: onEditingChanged)
    let limited = Binding(
      get: { value.wrappedValue },
      set: { value.wrappedValue = min(max($0, bounds.lowerBound), bounds.upperBound) })
    field = TextField("", value: limited, format: format)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for an unbounded value with a localized title, which a field shows as well.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within bounds with a localized title, which a field shows as well.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for an unbounded value with a title, which a field shows as well.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within bounds with a title, which a field shows as well.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
