public import Foundation

/// The time of the frames, and the animations that follow it.
extension ViewTree {
  /// Whether any animation is running, so that the next frame differs without any event.
  public var isMoving: Bool { clock.scheduler.isRunning }

  /// The time at which a frame next differs although no animation is running, as for a
  /// ``TimelineView``; in seconds on the clock of the frames, `nil` for never.
  public var nextWakeUp: Double? { clock.scheduler.nextWakeUpTime }

  /// The date at which the clock of the frames was at 0. The dates that views show follow from it.
  ///
  /// The default value is the same for every tree, so that images rendered without a window are
  /// reproducible.
  public var startDate: Date {
    get { clock.startDate }
    set { clock.startDate = newValue }
  }

  /// Whether changes are not animated.
  public var reducesMotion: Bool {
    get { clock.scheduler.reducesMotion }
    set {
      clock.scheduler.reducesMotion = newValue
      environment.accessibilityReduceMotion = newValue
    }
  }

  /// Ends all animations at their final values, including animations that repeat forever.
  public func finishAnimations() {
    clock.scheduler.finishAll()
    stages.layoutNodesDidMove()
    clock.callCompletions()
  }

  /// The date of the current changes, for texts that show the time.
  package var now: Date { clock.now }
}
