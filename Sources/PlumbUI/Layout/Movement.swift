internal import Foundation

/// Something that is on its way for a while.
protocol Moving: AnyObject {
  /// Whether what moves still shows; the clock lets go of the rest.
  var isNeeded: Bool { get }

  /// Shows what there is at a time; says whether it is still on its way.
  func advance(to time: Double) -> Bool

  /// Shows everything where it leads.
  func settle()

  /// Whether it ends at once where as little as possible may move.
  var isReducible: Bool { get }
}

/// Some numbers on their way; the clock moves them on.
class Movement<Value: VectorArithmetic>: Moving {
  private var motion: Motion<Value>
  /// What shows now; the target once everything is over.
  final private(set) var current: Value
  final private(set) var isMoving = false
  /// What shows the numbers; without it nothing moves any more.
  final private weak var keeper: AnyObject?

  init(_ value: Value, of keeper: AnyObject?) {
    motion = Motion(value)
    current = value
    self.keeper = keeper
  }

  /// Where it leads.
  final var goal: Value { motion.target }

  final func keep(for keeper: AnyObject) {
    self.keeper = keeper
  }

  final var isNeeded: Bool {
    if let node = keeper as? LayoutNode { return node.isAttached }
    return keeper != nil
  }

  /// Heads for another value; says whether that takes time.
  @discardableResult
  final func retarget(to value: Value, at moment: Moment) -> Bool {
    retarget(to: value, at: moment, by: moment.animation)
  }

  /// Heads for another value by an animation; says whether that takes time.
  @discardableResult
  final func retarget(to value: Value, at moment: Moment, by animation: Animation?) -> Bool {
    guard value != motion.target else { return isMoving }
    isMoving = motion.retarget(to: value, animation: animation, at: moment.time)
    current = motion.value(at: moment.time)
    if isMoving { moment.began(motion, by: self) }
    return isMoving
  }

  /// Leads somewhere else from now on, with the same way still to go.
  final func shift(to value: Value, at moment: Moment) {
    motion.shift(to: value)
    current = motion.value(at: moment.time)
  }

  func advance(to time: Double) -> Bool {
    motion.advance(to: time)
    isMoving = motion.isMoving(at: time)
    current = motion.value(at: time)
    return isMoving
  }

  func settle() {
    isMoving = false
    current = motion.target
  }

  var isReducible: Bool { true }

  /// Whether nobody waits for the latest way any more, or nothing of it shows.
  final func isOver(_ criteria: AnimationCompletionCriteria, at time: Double) -> Bool {
    !isMoving || !isNeeded || time >= (criteria == .removed ? motion.removalEnd : motion.logicalEnd)
  }
}
