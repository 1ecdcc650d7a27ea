internal import Foundation

/// The state of a view that follows a schedule: the current date and the next one.
protocol TimelineProgress {
  /// The current date.
  var date: Date { get }
  /// The next date; `nil` for never.
  var next: Date? { get }

  /// Advances to the date `now`, which is never earlier than the previous one unless the clock was
  /// set back.
  mutating func advance(to now: Date)
}

/// The state of a view that follows the dates of a schedule.
struct EntryProgress<Schedule: TimelineSchedule>: TimelineProgress {
  private let schedule: Schedule
  private var entries: Schedule.Entries.Iterator
  private(set) var date: Date
  private(set) var next: Date?

  /// The tolerance for comparisons in seconds; a date in this century is stored with a precision of
  /// at least a tenth of it.
  private static var precision: TimeInterval { 1e-6 }

  init(_ schedule: Schedule, from now: Date) {
    self.schedule = schedule
    entries = schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    next = entries.next()
    advance(to: now)
  }

  mutating func advance(to now: Date) {
    if now.timeIntervalSince(date) < -Self.precision { restart(from: now) }
    if skipPastDates(at: now) {
      // After a long pause most dates are irrelevant; the schedule can provide the dates from
      // `now`.
      restart(from: now)
      _ = skipPastDates(at: now)
    }
  }

  private mutating func restart(from now: Date) {
    entries = schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    next = entries.next()
  }

  /// Skips the dates that have passed. Returns whether there are too many.
  private mutating func skipPastDates(at now: Date) -> Bool {
    for _ in 0..<1_000 {
      guard let entry = next, entry.timeIntervalSince(now) <= Self.precision else { return false }
      date = entry
      next = entries.next()
    }
    return true
  }
}

/// The state of a view that changes with every frame; it keeps its date during a pause.
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
