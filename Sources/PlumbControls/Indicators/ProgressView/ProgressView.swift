internal import Foundation

/// A view that shows the progress of a task, as a bar if it is determinate and as a spinner
/// otherwise.
///
/// The bar is 6 points thick and as wide as the proposal, 100 points without one; the spinner, and
/// the ring that replaces the bar in the circular style, are 20×20 points. As SwiftUI: labels are
/// above and below a bar, and below a spinner. SwiftUI's own dimensions are not published.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let progress: ProgressSource
  private let label: Label
  private let valueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  nonisolated private init(
    _ progress: ProgressSource, label: Label, valueLabel: CurrentValueLabel
  ) {
    self.progress = progress
    self.label = label
    self.valueLabel = valueLabel
  }
}

extension ProgressView: View, ImplementationView {
  public var body: some View {
    switch progress {
    case .indeterminate: element(nil)
    case .determinate(let fraction): element(fraction)
    case .dates(let interval, _):
      TimelineView(ProgressSchedule(interval: interval)) {
        element(progress.fraction(at: $0.date))
      }
    case .reported(let reported):
      ReportedProgress(progress: reported, source: progress) { element($0) }
    }
  }

  /// Returns the progress view at a completed fraction.
  @MainActor private func element(_ fraction: Double?) -> some View {
    ProgressElement(
      fraction: fraction, isDeterminate: progress.isDeterminate,
      content: style.makeBody(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: _ControlPart(unlessEmpty: label).map { _ControlPart(ControlLabel($0)) },
          currentValueLabel: _ControlPart(unlessEmpty: valueLabel),
          isDeterminate: progress.isDeterminate)))
  }
}

/// A progress view with its value for assistive technologies: the fraction that is shown, which may change by itself.
private struct ProgressElement<Content: View>: View, RoleView, ImplementationView {
  let fraction: Double?
  let isDeterminate: Bool
  let content: Content

  static var elementRole: ElementRole { .progressIndicator }

  var controlState: ControlState {
    ControlState(
      isIndeterminate: !isDeterminate,
      number: fraction.map { AccessibilityNumber($0, from: 0, to: 1) })
  }

  var body: some View { content }
}

extension ProgressView {
  nonisolated init(
    dates: ClosedRange<Date>, countsDown: Bool, label: Label, valueLabel: CurrentValueLabel
  ) {
    self.init(.dates(dates, countsDown: countsDown), label: label, valueLabel: valueLabel)
  }

  nonisolated init(
    reporting progress: Foundation.Progress, label: Label, valueLabel: CurrentValueLabel
  ) {
    self.init(.reported(progress), label: label, valueLabel: valueLabel)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates a progress view from the configuration of a style. It has the next outer style.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.isDeterminate ? .determinate(configuration.fractionCompleted) : .indeterminate,
      label: configuration.label, valueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView {
  /// Creates a determinate progress view with a label and a label for the value.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to 0...`total`; `nil` if it is unknown, which shows
  ///     an empty bar.
  ///   - total: The total amount. If both amounts are 0, the bar is empty.
  ///   - label: The label of the progress view.
  ///   - currentValueLabel: The label of the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let fraction = value.map { value in
      let fraction = Double(value / total)
      return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
    self.init(.determinate(fraction), label: label(), valueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: label(), valueLabel: EmptyView())
  }

  /// Creates a determinate progress view with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  nonisolated public init() {
    self.init(.indeterminate, label: EmptyView(), valueLabel: EmptyView())
  }

  /// Creates a determinate progress view.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total, label: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(label: { Text(titleKey) })
  }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(label: { Text(title) })
  }

  /// Creates a determinate progress view with a localized title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }

  /// Creates a determinate progress view with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total, label: { Text(title) })
  }
}
