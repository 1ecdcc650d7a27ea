internal import Foundation

/// Where a view is on its schedule: which date it shows, and when it shows another one.
protocol TimelineProgress {
  /// The date shown.
  var date: Date { get }
  /// When another one shows; `nil` for never.
  var next: Date? { get }

  /// Takes note that it is `now`, never earlier than before unless the clock was set.
  mutating func advance(to now: Date)
}

/// On the way through the dates of a schedule.
struct EntryProgress<Schedule: TimelineSchedule>: TimelineProgress {
  private let schedule: Schedule
  private var entries: Schedule.Entries.Iterator
  private(set) var date: Date
  private(set) var next: Date?

  /// In seconds; a date in this century knows no less than a tenth of it.
  private static var precision: TimeInterval { 1e-6 }

  init(_ schedule: Schedule, from now: Date) {
    self.schedule = schedule
    entries = schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    next = entries.next()
    advance(to: now)
  }

  mutating func advance(to now: Date) {
    if now.timeIntervalSince(date) < -Self.precision { startAgain(from: now) }
    if isBehind(at: now) {
      // After a long sleep most dates are of no interest; the schedule knows where to go on.
      startAgain(from: now)
      _ = isBehind(at: now)
    }
  }

  private mutating func startAgain(from now: Date) {
    entries = schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    next = entries.next()
  }

  /// Passes over the dates that are gone; says whether there are too many.
  private mutating func isBehind(at now: Date) -> Bool {
    for _ in 0..<1_000 {
      guard let entry = next, entry.timeIntervalSince(now) <= Self.precision else { return false }
      date = entry
      next = entries.next()
    }
    return true
  }
}

/// On the way from frame to frame; a pause keeps the date it began at.
struct FrameProgress: TimelineProgress {
  var schedule: AnimationTimelineSchedule
  private(set) var date: Date

  init(_ schedule: AnimationTimelineSchedule, from now: Date) {
    self.schedule = schedule
    date = now
  }

  var next: Date? {
    schedule.isPaused ? nil : date.addingTimeInterval(max(schedule.minimumInterval ?? 0, 0))
  }

  mutating func advance(to now: Date) {
    guard !schedule.isPaused else { return }
    date = now
  }
}
