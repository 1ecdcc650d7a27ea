/// Something that changes by itself at a known time, though nothing moves until then.
struct ScheduledWakeUp {
  /// Seconds on the tree's clock; infinite for never.
  let time: Double
  private weak var owner: AnyObject?
  /// Called once, with the first frame at or after the time.
  let fire: () -> Void

  /// - Parameter owner: what the alarm is for; without it the alarm does not ring.
  init(at time: Double, for owner: AnyObject, fire: @escaping () -> Void) {
    self.time = time
    self.owner = owner
    self.fire = fire
  }

  /// Whether anybody still waits for it.
  var isNeeded: Bool { owner != nil }
}
