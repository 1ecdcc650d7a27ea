internal import Foundation

/// The time of a tree's frames, and the context of the changes made at that time.
@MainActor final class FrameClock {
  /// The time of the current frame in seconds, on a clock that does not run backwards.
  private(set) var time = 0.0
  /// The time and the transaction of the current changes, until they are laid out.
  private(set) var context: UpdateContext
  /// The animations that follow the clock.
  let scheduler = AnimationScheduler()
  private let report: LayoutReport

  /// The date at which the clock was at 0.
  var startDate = Date(timeIntervalSinceReferenceDate: 0) {
    // A view that shows a date is evaluated again at once.
    didSet { if startDate != oldValue { scheduler.fire(at: .infinity) } }
  }

  /// Creates a clock at 0.
  ///
  /// - Parameter report: the report of the layout loop, for the contexts of changes.
  init(report: LayoutReport) {
    self.report = report
    context = UpdateContext(
      time: 0, transaction: Transaction(), scheduler: scheduler, report: report, updateID: 0)
  }

  /// The date of the current changes.
  var now: Date { startDate.addingTimeInterval(context.time) }

  /// Sets the time of the current frame, in seconds; an earlier time is ignored.
  func advance(to time: Double) {
    self.time = max(self.time, time)
  }

  /// Starts an update: the changes made from now on have the current time and a transaction.
  func startUpdate(_ transaction: Transaction = Transaction()) {
    context = UpdateContext(
      time: time, transaction: transaction, scheduler: scheduler, report: report,
      updateID: context.updateID + 1)
  }

  /// Marks the current changes as made by a change of the window's size.
  func startResize() {
    context = context.resizing()
  }

  /// Schedules the completions of the current changes, whose animations have all started.
  func scheduleCompletions() {
    scheduler.addCompletions(of: context)
  }

  /// Calls the completions of the changes whose animations have ended.
  func callCompletions() {
    for completion in scheduler.takeCompletions(at: time) { completion() }
  }
}
