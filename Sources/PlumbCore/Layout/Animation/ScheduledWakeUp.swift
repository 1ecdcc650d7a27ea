/// A callback at a known time, for a change that needs no frames until then.
struct ScheduledWakeUp {
  /// The time in seconds on the tree's clock; infinite for never.
  let time: Double
  private weak var owner: AnyObject?
  /// The callback, called once in the first frame at or after the time.
  let fire: () -> Void

  /// - Parameter owner: the object for which the callback is scheduled; it is not called after the
  ///   owner is deallocated.
  init(at time: Double, for owner: AnyObject, fire: @escaping () -> Void) {
    self.time = time
    self.owner = owner
    self.fire = fire
  }

  /// Whether the owner still exists.
  var isNeeded: Bool { owner != nil }
}
