/// One animated quantity: what it shows at a time, and what happens when its target changes.
///
/// The value is the target plus what every running animation still leaves of its way, so it is the
/// target exactly once all have ended, and never jumps when a further one begins. It knows no
/// clock: times are seconds on any clock of the caller's that does not run backwards, and a value
/// may be asked for any time from the last change on.
struct AdditiveAnimation<Value: VectorArithmetic> {
  /// The value at the end of all movement.
  private(set) var target: Value
  /// When nobody waits for the latest animation any more; infinite while that is unknown.
  private(set) var logicalEnd = -Double.infinity
  /// When the latest animation has ended; infinite while that is unknown.
  ///
  /// Of custom animations `advance(to:)` finds out.
  private(set) var removalEnd = -Double.infinity
  /// In the order in which they began.
  private var runningAnimations: [RunningAnimation<Value>] = []

  /// More running animations than this are not told apart: the oldest goes into the newest.
  static var maximumRunning: Int { 32 }

  /// A value at rest.
  init(_ value: Value) {
    target = value
  }

  /// The value shown at a time.
  func value(at time: Double) -> Value {
    var value = target
    for animation in runningAnimations { value += animation.offset(at: time) }
    return value
  }

  /// The velocity at a time, per second.
  func velocity(at time: Double) -> Value {
    var velocity = Value.zero
    for animation in runningAnimations { velocity += animation.velocity(at: time) }
    return velocity
  }

  /// Whether an animation is under way at a time, be it only waiting for its delay to pass.
  func isMoving(at time: Double) -> Bool {
    runningAnimations.contains { !$0.isOver(at: time) }
  }

  /// The time from which on nothing moves; infinite for repetitions without end and for custom
  /// animations that have not ended yet.
  var restTime: Double { runningAnimations.reduce(-.infinity) { max($0, $1.end) } }

  /// The number of animations that are added up.
  var runningCount: Int { runningAnimations.count }

  /// Forgets the animations that have ended, and lets custom ones remember this moment.
  ///
  /// Built-in animations show the same without it. Custom ones see the times passed here, in order.
  mutating func advance(to time: Double) {
    let newest = runningAnimations.count - 1
    var kept: [RunningAnimation<Value>] = []
    for (index, animation) in runningAnimations.enumerated() {
      guard case .custom(var custom) = animation.kind else {
        if time < animation.end { kept.append(animation) }
        continue
      }
      let (isOver, isLogicallyOver) = custom.advance(to: max(time - animation.start, 0))
      if index == newest, isLogicallyOver { logicalEnd = min(logicalEnd, time) }
      if index == newest, isOver { removalEnd = min(removalEnd, time) }
      if isOver { continue }
      var animation = animation
      animation.kind = .custom(custom)
      kept.append(animation)
    }
    runningAnimations = kept
  }

  /// Ends all movement at the target.
  mutating func finish(at time: Double) {
    runningAnimations = []
    logicalEnd = min(logicalEnd, time)
    removalEnd = min(removalEnd, time)
  }

  /// Has another target, and shows the same distance from it as before.
  mutating func shift(to value: Value) {
    target = value
  }

  /// Heads for another value from a time on.
  ///
  /// Without an animation the value jumps and all movement ends. A spring takes over position and
  /// velocity from a running spring; every other animation is added to the running ones, which go
  /// on along their own ways. A repetition without end stops where it is and becomes part of the
  /// new animation's way. The value the motion heads for already changes nothing.
  ///
  /// A way without a finite length is jumped over.
  ///
  /// - Returns: Whether an animation began.
  @discardableResult
  mutating func retarget(to value: Value, animation: Animation?, at time: Double) -> Bool {
    guard value != target else { return false }
    let further = value - target
    target = value
    guard let animation, further.magnitudeSquared.isFinite else {
      runningAnimations = []
      (logicalEnd, removalEnd) = (time, time)
      return false
    }
    runningAnimations.removeAll { time >= $0.end }
    var inherited = AnimationInheritance<Value>()
    inherited.takeAll(\.isEndless, from: &runningAnimations, at: time)
    inherited.offset -= further
    let merging = animation.kind.mergingSpring
    if merging != nil { inherited.takeAll(\.isMergingSpring, from: &runningAnimations, at: time) }
    if runningAnimations.count >= Self.maximumRunning {
      inherited.take(runningAnimations.removeFirst(), at: time)
    }
    if let merging {
      let animation = RunningSpring(
        merging.spring, offset: inherited.offset, velocity: inherited.velocity,
        previous: inherited.spring, blendDuration: merging.blendDuration)
      add(.spring(animation), logicalDuration: merging.logicalDuration, at: time)
    } else {
      add(animation, along: inherited.offset.scaled(by: -1), at: time)
    }
    return true
  }

  /// Adds an animation that takes nothing over from the running ones, unless it is a custom one and
  /// wants to.
  private mutating func add(_ animation: Animation, along distance: Value, at time: Double) {
    if let curve = animation.kind.curve(distance: distance.length) {
      add(.curve(curve, distance: distance), logicalDuration: curve.logicalEnd, at: time)
      return
    }
    if let last = runningAnimations.indices.last,
      case .custom(let running) = runningAnimations[last].kind,
      let merged = running.merged(
        with: animation, further: distance, at: time - runningAnimations[last].start)
    {
      runningAnimations[last].kind = .custom(merged)
      (logicalEnd, removalEnd) = (.infinity, .infinity)
    } else {
      add(
        .custom(RunningCustomAnimation(animation, distance: distance)), logicalDuration: nil,
        at: time)
    }
  }

  private mutating func add(
    _ kind: RunningAnimation<Value>.Kind, logicalDuration: Double?, at time: Double
  ) {
    let animation = RunningAnimation(start: time, kind: kind)
    removalEnd = animation.end
    logicalEnd = min(animation.end, time + (logicalDuration ?? .infinity))
    if time < animation.end { runningAnimations.append(animation) }
  }
}

/// What a new animation takes over from the ones it ends.
private struct AnimationInheritance<Value: VectorArithmetic> {
  /// What is left of the way, as seen from the target.
  var offset = Value.zero
  /// Per second.
  var velocity = Value.zero
  /// The spring that was pulling, if one was.
  var spring: Spring?

  mutating func takeAll(
    _ isTaken: (RunningAnimation<Value>) -> Bool,
    from runningAnimations: inout [RunningAnimation<Value>],
    at time: Double
  ) {
    for animation in runningAnimations where isTaken(animation) { take(animation, at: time) }
    runningAnimations.removeAll(where: isTaken)
  }

  mutating func take(_ animation: RunningAnimation<Value>, at time: Double) {
    offset += animation.offset(at: time)
    let speed = animation.velocity(at: time)
    // Some curves are upright at their ends.
    if speed.magnitudeSquared.isFinite { velocity += speed }
    if case .spring(let running) = animation.kind {
      spring = running.spring(at: time - animation.start)
    }
  }
}
