/// How much of a whole is done, as a bar; or that something goes on, as a wheel of lines.
///
/// The bar is 6 points thick and takes the width it gets, 100 where none is proposed; the wheel, and the
/// ring that stands for a bar in the circular style, take 20×20 points. As SwiftUI: labels stand above and below a bar, and below a wheel. SwiftUI's own
/// numbers are not published.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// Whether there is a fraction to show.
  private enum Progress {
    case unknown
    /// A share of the whole; `nil` shows an empty bar.
    case known(Double?)

    var fraction: Double? {
      if case .known(let fraction) = self { fraction } else { nil }
    }

    var isShare: Bool {
      if case .known = self { true } else { false }
    }
  }

  private let progress: Progress
  private let label: Label
  private let valueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  nonisolated private init(
    _ progress: Progress, label: Label, valueLabel: CurrentValueLabel
  ) {
    self.progress = progress
    self.label = label
    self.valueLabel = valueLabel
  }
}

extension ProgressView: View, ImplementationView {
  public var body: some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: progress.fraction,
        label: _ControlPart(unlessEmpty: label).map { _ControlPart(ControlLabel($0)) },
        currentValueLabel: _ControlPart(unlessEmpty: valueLabel), isShare: progress.isShare))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view a style was asked for, in the style outside of it.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.isShare ? .known(configuration.fractionCompleted) : .unknown,
      label: configuration.label, valueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView {
  /// - Parameters:
  ///   - value: how much is done; `nil` for "not known", which shows an empty bar.
  ///   - total: how much there is; nothing of nothing counts as none done.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let fraction = value.map { value in
      let fraction = Double(value / total)
      return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
    self.init(.known(fraction), label: label(), valueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: label(), valueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on.
  nonisolated public init() {
    self.init(.unknown, label: EmptyView(), valueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total, label: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(label: { Text(title) })
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total, label: { Text(title) })
  }
}
