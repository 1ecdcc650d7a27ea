public import Foundation

/// The remaining or the elapsed time of a progress view between two dates.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// Progress between two dates.
extension ProgressView {
  /// Creates a progress view that shows the part of the time between two dates that has passed, or is left.
  ///
  /// - Parameters:
  ///   - timerInterval: the dates at which the progress starts and ends.
  ///   - countsDown: whether the view is full at the start and empty at the end.
  ///   - label: the label of the progress view.
  ///   - currentValueLabel: the label of the value.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      dates: timerInterval, countsDown: countsDown, label: label(),
      valueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that shows the part of the time between two dates that has passed, or is left, and the
  /// time below it.
  ///
  /// - Parameters:
  ///   - timerInterval: the dates at which the progress starts and ends.
  ///   - countsDown: whether the view is full at the start and empty at the end.
  ///   - label: the label of the progress view.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: {
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
      })
  }
}

extension ProgressView
where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that shows the part of the time between two dates that has passed, or is left, and the
  /// time below it.
  ///
  /// - Parameters:
  ///   - timerInterval: the dates at which the progress starts and ends.
  ///   - countsDown: whether the view is full at the start and empty at the end.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view of an object that reports the progress of a task.
  ///
  /// The object is asked five times a second until it is finished, as it does not report changes on this platform.
  /// Unlike SwiftUI, its descriptions are not shown: Foundation on this platform has none.
  nonisolated public init(_ progress: Foundation.Progress) {
    self.init(reporting: progress, label: EmptyView(), valueLabel: EmptyView())
  }
}

/// A schedule of the dates at which a progress view that follows the clock is drawn.
struct ProgressSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>
  /// The number of different lengths in which a bar is drawn.
  private static let steps = 400.0

  /// Returns the dates up to the end of the progress, after which nothing is drawn.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let step = max(length / Self.steps, 1 / 60.0)
    let first = max(startDate, interval.lowerBound)
    // An interval without an end has no steps.
    let steps = (interval.upperBound.timeIntervalSince(first) / step).rounded(.up)
    guard let count = Int(exactly: steps), count > 0 else { return [startDate] }
    let dates = (0..<count).map { first.addingTimeInterval(Double($0) * step) }
    return (first > startDate ? [startDate] : []) + dates + [interval.upperBound]
  }
}
