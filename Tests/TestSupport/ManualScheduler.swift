import PlumbUI

/// A scheduler that runs its actions on request, as if the time had passed.
///
/// Must be used on the thread of one test.
final class ManualScheduler: Scheduler, @unchecked Sendable {
  private var held: [(seconds: Double, action: () -> Void)] = []
  /// The time in seconds that is measured.
  var time = 0.0

  var _now: Double { time }

  /// The delays in seconds.
  var delays: [Double] { held.map(\.seconds) }

  func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    held.append((seconds, action))
  }

  /// Removes and returns the pending action that was added last.
  func takeLast() -> (() -> Void)? { held.popLast()?.action }

  /// Runs all pending actions, but not those they add.
  func run() {
    let actions = held
    held = []
    for entry in actions { entry.action() }
  }
}
