import SwiftUI

/// A time that runs down, and can be paused.
@MainActor @Observable final class Countdown {
  /// The durations to choose from, in minutes.
  static let choices = [5, 15, 25, 50]

  /// The duration in minutes. A change begins anew.
  var minutes = 25 {
    didSet { reset() }
  }
  /// The time that is left, in seconds.
  private(set) var remaining: TimeInterval = 25 * 60
  /// The end, while the time runs.
  private var end: Date?

  var total: TimeInterval { TimeInterval(minutes * 60) }
  var isRunning: Bool { end != nil }
  var isOver: Bool { remaining == 0 }
  var isFresh: Bool { remaining == total }

  /// The part that is left, from 0 to 1.
  var fraction: Double { remaining / total }

  func start(at now: Date = .now) {
    if isOver { remaining = total }
    end = now.addingTimeInterval(remaining)
  }

  func pause(at now: Date = .now) {
    update(at: now)
    end = nil
  }

  func reset() {
    end = nil
    remaining = total
  }

  /// Takes the time that has passed from the one that is left.
  func update(at now: Date = .now) {
    guard let end else { return }
    remaining = max(0, end.timeIntervalSince(now))
    if isOver { self.end = nil }
  }
}
