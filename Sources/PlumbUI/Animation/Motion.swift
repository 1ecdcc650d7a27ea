/// One animated quantity: what it shows at a time, and what happens when its target changes.
///
/// The value is the target plus what every running animation still leaves of its way, so it is the
/// target exactly once all have ended, and never jumps when a further one begins. It knows no
/// clock: times are seconds on any clock of the caller's that does not run backwards, and a value
/// may be asked for any time from the last change on.
struct Motion<Value: VectorArithmetic> {
  /// The value at the end of all movement.
  private(set) var target: Value
  /// When nobody waits for the latest animation any more; infinite while that is unknown.
  private(set) var logicalEnd = -Double.infinity
  /// When the latest animation has ended; infinite while that is unknown.
  ///
  /// Of custom animations `advance(to:)` finds out.
  private(set) var removalEnd = -Double.infinity
  /// In the order in which they began.
  private var pieces: [MotionPiece<Value>] = []

  /// More running animations than this are not told apart: the oldest goes into the newest.
  static var maximumPieces: Int { 32 }

  /// A value at rest.
  init(_ value: Value) {
    target = value
  }

  /// The value shown at a time.
  func value(at time: Double) -> Value {
    var value = target
    for piece in pieces { value += piece.offset(at: time) }
    return value
  }

  /// The velocity at a time, per second.
  func velocity(at time: Double) -> Value {
    var velocity = Value.zero
    for piece in pieces { velocity += piece.velocity(at: time) }
    return velocity
  }

  /// Whether an animation is under way at a time, be it only waiting for its delay to pass.
  func isMoving(at time: Double) -> Bool {
    pieces.contains { !$0.isOver(at: time) }
  }

  /// The time from which on nothing moves; infinite for repetitions without end and for custom
  /// animations that have not ended yet.
  var restTime: Double { pieces.reduce(-.infinity) { max($0, $1.end) } }

  /// The number of animations that are added up.
  var pieceCount: Int { pieces.count }

  /// Forgets the animations that have ended, and lets custom ones remember this moment.
  ///
  /// Built-in animations show the same without it. Custom ones see the times passed here, in order.
  mutating func advance(to time: Double) {
    let newest = pieces.count - 1
    var kept: [MotionPiece<Value>] = []
    for (index, piece) in pieces.enumerated() {
      guard case .custom(var custom) = piece.kind else {
        if time < piece.end { kept.append(piece) }
        continue
      }
      let (isOver, isLogicallyOver) = custom.advance(to: max(time - piece.start, 0))
      if index == newest, isLogicallyOver { logicalEnd = min(logicalEnd, time) }
      if index == newest, isOver { removalEnd = min(removalEnd, time) }
      if isOver { continue }
      var piece = piece
      piece.kind = .custom(custom)
      kept.append(piece)
    }
    pieces = kept
  }

  /// Ends all movement at the target.
  mutating func finish(at time: Double) {
    pieces = []
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
      pieces = []
      (logicalEnd, removalEnd) = (time, time)
      return false
    }
    pieces.removeAll { time >= $0.end }
    var inherited = MotionInheritance<Value>()
    inherited.takeAll(\.isEndless, from: &pieces, at: time)
    inherited.offset -= further
    let merging = animation.kind.mergingSpring
    if merging != nil { inherited.takeAll(\.isMergingSpring, from: &pieces, at: time) }
    if pieces.count >= Self.maximumPieces { inherited.take(pieces.removeFirst(), at: time) }
    if let merging {
      let piece = SpringPiece(
        merging.spring, offset: inherited.offset, velocity: inherited.velocity,
        previous: inherited.spring, blendDuration: merging.blendDuration)
      add(.spring(piece), logicalDuration: merging.logicalDuration, at: time)
    } else {
      add(animation, along: inherited.offset.scaled(by: -1), at: time)
    }
    return true
  }

  /// Adds an animation that takes nothing over from the running ones, unless it is a custom one and
  /// wants to.
  private mutating func add(_ animation: Animation, along way: Value, at time: Double) {
    if let course = animation.kind.course(distance: way.length) {
      add(.course(course, way: way), logicalDuration: course.logicalEnd, at: time)
      return
    }
    if let last = pieces.indices.last, case .custom(let running) = pieces[last].kind,
      let merged = running.merged(with: animation, further: way, at: time - pieces[last].start)
    {
      pieces[last].kind = .custom(merged)
      (logicalEnd, removalEnd) = (.infinity, .infinity)
    } else {
      add(.custom(CustomPiece(animation, way: way)), logicalDuration: nil, at: time)
    }
  }

  private mutating func add(
    _ kind: MotionPiece<Value>.Kind, logicalDuration: Double?, at time: Double
  ) {
    let piece = MotionPiece(start: time, kind: kind)
    removalEnd = piece.end
    logicalEnd = min(piece.end, time + (logicalDuration ?? .infinity))
    if time < piece.end { pieces.append(piece) }
  }
}

/// What a new animation takes over from the ones it ends.
private struct MotionInheritance<Value: VectorArithmetic> {
  /// What is left of the way, as seen from the target.
  var offset = Value.zero
  /// Per second.
  var velocity = Value.zero
  /// The spring that was pulling, if one was.
  var spring: Spring?

  mutating func takeAll(
    _ isTaken: (MotionPiece<Value>) -> Bool, from pieces: inout [MotionPiece<Value>],
    at time: Double
  ) {
    for piece in pieces where isTaken(piece) { take(piece, at: time) }
    pieces.removeAll(where: isTaken)
  }

  mutating func take(_ piece: MotionPiece<Value>, at time: Double) {
    offset += piece.offset(at: time)
    let speed = piece.velocity(at: time)
    // Some curves are upright at their ends.
    if speed.magnitudeSquared.isFinite { velocity += speed }
    if case .spring(let running) = piece.kind { spring = running.spring(at: time - piece.start) }
  }
}
