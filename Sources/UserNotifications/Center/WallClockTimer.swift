internal import Dispatch

/// A timer for a time of the wall clock.
///
/// It fires on the main actor, also while the frame loop waits for events, and takes no time until then. It follows
/// the clock when that is set, and fires after a sleep of the computer if the time has passed meanwhile.
@MainActor final class WallClockTimer {
  private var source: (any DispatchSourceTimer)?

  nonisolated init() {}

  isolated deinit {
    cancel()
  }

  /// Calls a function at a time, instead of what was scheduled before. It is called earlier if the time is more than
  /// a day away.
  func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) {
    cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { action() } }
    source.schedule(wallDeadline: Self.wallTime(of: date))
    source.resume()
    self.source = source
  }

  /// Forgets what was scheduled.
  func cancel() {
    source?.cancel()
    source = nil
  }

  /// Returns a time in the range of the system's clock, rounded up: a timer that was early would be set again.
  private static func wallTime(of date: Date) -> DispatchWallTime {
    let now = Date.now.timeIntervalSince1970
    let time = min(max(date.timeIntervalSince1970, now), now + 86_400)
    let seconds = time.rounded(.down)
    let nanoseconds = ((time - seconds) * 1_000_000_000).rounded(.up)
    return DispatchWallTime(
      timespec: timespec(tv_sec: Int(seconds), tv_nsec: min(Int(nanoseconds), 999_999_999)))
  }
}
