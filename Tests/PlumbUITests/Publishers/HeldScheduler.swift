import PlumbUI

/// Does what it was given when it is told to, as if the time had passed.
///
/// Used on the thread of one test.
final class HeldScheduler: Scheduler, @unchecked Sendable {
  private var held: [(seconds: Double, action: () -> Void)] = []

  /// For how many seconds each is held.
  var delays: [Double] { held.map(\.seconds) }

  func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    held.append((seconds, action))
  }

  /// Does everything that is held now, and not what that brings.
  func run() {
    let actions = held
    held = []
    for entry in actions { entry.action() }
  }
}
