internal import Foundation

/// How much of a whole is done, as a bar; or that something goes on, as a wheel of lines.
///
/// The bar is 6 points thick and takes the width it gets, 100 where none is proposed; the wheel takes
/// 20×20 points. As SwiftUI: labels stand above and below a bar, and below a wheel. SwiftUI's own
/// numbers are not published.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// Whether there is a fraction to show.
  private enum Progress {
    case unknown
    /// A share of the whole; `nil` shows an empty bar.
    case known(Double?)
  }

  private let progress: Progress
  private let label: Label
  private let valueLabel: CurrentValueLabel
  @Environment(\.progressIsWheel) private var isWheel

  nonisolated private init(
    _ progress: Progress, label: Label, valueLabel: CurrentValueLabel
  ) {
    self.progress = progress
    self.label = label
    self.valueLabel = valueLabel
  }
}

extension ProgressView: View, UnlistedView {
  public var body: some View {
    switch progress {
    case .known(let fraction) where isWheel != true:
      VStack(alignment: .leading, spacing: 4) {
        ControlLabel(label)
        ProgressBar(fraction: fraction)
        valueLabel.font(.caption).foregroundStyle(Color.secondary)
      }
    case .unknown where isWheel == false:
      VStack(alignment: .leading, spacing: 4) {
        ControlLabel(label)
        ProgressBar(fraction: nil)
      }
    default:
      VStack(spacing: 6) {
        ProgressWheel()
        ControlLabel(label).foregroundStyle(Color.secondary)
      }
    }
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
