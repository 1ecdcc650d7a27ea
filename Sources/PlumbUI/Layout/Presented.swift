internal import Foundation

/// A number of a box that may be on its way: where it leads, and what of it shows now.
struct AnimatedProperty<Value: VectorArithmetic> {
  private var target: Value
  private var movement: ActiveAnimation<Value>?
  private var isSet = false

  init(_ value: Value) {
    target = value
  }

  /// What shows.
  var current: Value { movement?.current ?? target }

  /// Takes a new value; the first one shows at once, later ones move as the moment says.
  mutating func set(_ value: Value, at context: UpdateContext, of node: LayoutNode) {
    if isSet, value != target {
      let movement = movement ?? ActiveAnimation(target, of: node)
      self.movement = movement.retarget(to: value, at: context) ? movement : nil
    }
    target = value
    isSet = true
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
