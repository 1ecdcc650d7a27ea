internal import Foundation

/// A number of a box that may be on its way: what it is, and what of it shows now.
struct Presented<Value: VectorArithmetic> {
  /// Where the value leads.
  private(set) var target: Value
  /// What shows.
  private(set) var current: Value
  private var motion: Motion<Value>?
  private var isSet = false

  init(_ value: Value) {
    target = value
    current = value
  }

  /// Whether the value is on its way.
  var isMoving: Bool { motion != nil }

  /// Says that the value it was made with counts as the first.
  mutating func begin() {
    isSet = true
  }

  /// Takes a new value; the first one shows at once, later ones move as the moment says.
  mutating func set(_ value: Value, at moment: Moment, of object: any Moving) {
    defer { isSet = true }
    guard isSet, value != target else {
      if !isSet { (target, current) = (value, value) }
      return
    }
    target = value
    var motion = motion ?? Motion(current)
    if motion.retarget(to: value, animation: moment.animation, at: moment.time) {
      current = motion.value(at: moment.time)
      self.motion = motion
      moment.began(motion, of: object)
    } else {
      settle()
    }
  }

  /// Shows what there is at a time; says whether it is still on its way.
  mutating func advance(to time: Double) -> Bool {
    guard motion != nil else { return false }
    motion?.advance(to: time)
    guard let motion, motion.isMoving(at: time) else {
      settle()
      return false
    }
    current = motion.value(at: time)
    return true
  }

  /// Ends the way.
  mutating func settle() {
    motion = nil
    current = target
  }
}

/// A colour as a vector, component by component.
typealias ColorVector = AnimatablePair<
  AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
>

extension ResolvedColor {
  var vector: ColorVector {
    ColorVector(AnimatablePair(red, green), AnimatablePair(blue, opacity))
  }

  init(_ vector: ColorVector) {
    self.init(
      red: vector.first.first, green: vector.first.second, blue: vector.second.first,
      opacity: vector.second.second)
  }
}
