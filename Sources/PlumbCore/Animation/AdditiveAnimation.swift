/// A value whose changes of target are animated additively.
///
/// The value at a time is the target plus the remaining distance of every running animation. It is
/// therefore exactly the target once all animations have ended, and it is continuous when another
/// animation begins. Times are seconds on any clock of the caller that does not run backwards;
/// values are available for every time from the last change on.
struct AdditiveAnimation<Value: VectorArithmetic> {
  /// The value at the end of all animations.
  private(set) var target: Value
  /// The time at which the latest animation is logically complete; infinite while unknown.
  private(set) var logicalEnd = -Double.infinity
  /// The time at which the latest animation has ended; infinite while unknown.
  ///
  /// For custom animations `advance(to:)` sets it.
  private(set) var removalEnd = -Double.infinity
  /// The running animations, in the order in which they began.
  private var runningAnimations: [RunningAnimation<Value>] = []
  /// The time at which the first running animation ends; infinite if there is none.
  ///
  /// Kept with the two below, so that a frame in which nothing ends need not look at each animation.
  private var firstEnd = Double.infinity
  /// The time at which the last animation ends; infinite for repetitions without end and for custom
  /// animations that have not ended yet.
  private(set) var restTime = -Double.infinity
  /// Whether a running animation is a custom one, which ends when it says so.
  private var hasCustom = false

  /// The maximum number of separate running animations; beyond it, the oldest is merged into the
  /// newest.
  static var maximumRunning: Int { 32 }

  /// Creates a value without animations.
  init(_ value: Value) {
    target = value
  }

  /// Returns the animated value at a time.
  func value(at time: Double) -> Value {
    var value = target
    for animation in runningAnimations { value += animation.offset(at: time) }
    return value
  }

  /// Returns the velocity at a time, in units per second.
  func velocity(at time: Double) -> Value {
    var velocity = Value.zero
    for animation in runningAnimations { velocity += animation.velocity(at: time) }
    return velocity
  }

  /// Returns whether an animation is running at a time, including its delay.
  func isMoving(at time: Double) -> Bool {
    hasCustom ? runningAnimations.contains { !$0.isOver(at: time) } : time < restTime
  }

  /// The number of animations whose offsets are added.
  var runningCount: Int { runningAnimations.count }

  /// Removes the animations that have ended, and advances the state of custom animations.
  ///
  /// Built-in animations have the same values without it. Custom animations are evaluated at the
  /// times passed here, in order.
  mutating func advance(to time: Double) {
    if !hasCustom, time < firstEnd { return }
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
    updateEnds()
  }

  /// Reads the ends of the running animations, after each change of them.
  private mutating func updateEnds() {
    (firstEnd, restTime, hasCustom) = (.infinity, -.infinity, false)
    for animation in runningAnimations {
      firstEnd = min(firstEnd, animation.end)
      restTime = max(restTime, animation.end)
      if case .custom = animation.kind { hasCustom = true }
    }
  }

  /// Ends all animations; the value becomes the target.
  mutating func finish(at time: Double) {
    runningAnimations = []
    updateEnds()
    logicalEnd = min(logicalEnd, time)
    removalEnd = min(removalEnd, time)
  }

  /// Replaces the target without an animation; the running animations keep their offsets from it.
  mutating func shift(to value: Value) {
    target = value
  }

  /// Changes the target at a time, with an animation if one is given.
  ///
  /// Without an animation the value changes at once and all running animations end. A spring takes
  /// over position and velocity from a running spring; every other animation is added to the
  /// running ones, which continue unchanged. A repetition without end stops at its current value,
  /// and the new animation covers its remaining distance as well. A target equal to the current one
  /// changes nothing.
  ///
  /// A change whose distance is not finite is not animated.
  ///
  /// - Returns: Whether an animation began.
  @discardableResult
  mutating func retarget(to value: Value, animation: Animation?, at time: Double) -> Bool {
    guard value != target else { return false }
    defer { updateEnds() }
    let change = value - target
    target = value
    guard let animation, change.magnitudeSquared.isFinite else {
      runningAnimations = []
      (logicalEnd, removalEnd) = (time, time)
      return false
    }
    runningAnimations.removeAll { time >= $0.end }
    var inherited = AnimationInheritance<Value>()
    // Closures, because a key path of a generic type is looked up anew each time it is evaluated.
    inherited.inheritAll({ $0.isEndless }, from: &runningAnimations, at: time)
    inherited.offset -= change
    let merging = animation.kind.mergingSpring
    if merging != nil {
      inherited.inheritAll({ $0.isMergingSpring }, from: &runningAnimations, at: time)
    }
    if runningAnimations.count >= Self.maximumRunning {
      inherited.inherit(runningAnimations.removeFirst(), at: time)
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

  /// Adds an animation to the running ones; only a custom animation may merge with the latest one.
  private mutating func add(_ animation: Animation, along distance: Value, at time: Double) {
    if let curve = animation.kind.curve(distance: distance.length) {
      add(.curve(curve, distance: distance), logicalDuration: curve.logicalEnd, at: time)
      return
    }
    if let last = runningAnimations.indices.last,
      case .custom(let running) = runningAnimations[last].kind,
      let merged = running.merged(
        with: animation, change: distance, at: time - runningAnimations[last].start)
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

/// The state that a new animation takes over from the animations it replaces.
private struct AnimationInheritance<Value: VectorArithmetic> {
  /// The remaining distance, relative to the target.
  var offset = Value.zero
  /// The velocity in units per second.
  var velocity = Value.zero
  /// The spring in effect when the animation was replaced, or `nil`.
  var spring: Spring?

  mutating func inheritAll(
    _ isInherited: (RunningAnimation<Value>) -> Bool,
    from runningAnimations: inout [RunningAnimation<Value>],
    at time: Double
  ) {
    for animation in runningAnimations where isInherited(animation) { inherit(animation, at: time) }
    runningAnimations.removeAll(where: isInherited)
  }

  mutating func inherit(_ animation: RunningAnimation<Value>, at time: Double) {
    offset += animation.offset(at: time)
    let speed = animation.velocity(at: time)
    // Some curves have an infinite slope at their ends.
    if speed.magnitudeSquared.isFinite { velocity += speed }
    if case .spring(let running) = animation.kind {
      spring = running.spring(at: time - animation.start)
    }
  }
}
