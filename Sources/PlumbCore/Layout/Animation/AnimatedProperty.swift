internal import Foundation

/// An animatable property of a node: the target value and the presented value.
package struct AnimatedProperty<Value: VectorArithmetic> {
  private var target: Value
  private var animation: ActiveAnimation<Value>?
  private var isSet = false

  package init(_ value: Value) {
    target = value
  }

  /// The presented value.
  package var current: Value { animation?.current ?? target }

  /// Sets a new value. The first value is presented immediately, later ones are animated with the
  /// animation of the context.
  package mutating func set(_ value: Value, at context: UpdateContext, of node: LayoutNode) {
    if isSet, value != target {
      let animation = animation ?? ActiveAnimation(target, of: node)
      self.animation = animation.retarget(to: value, at: context) ? animation : nil
    }
    target = value
    isSet = true
  }
}

/// A colour as a vector of its components.
@usableFromInline typealias ColorVector = AnimatablePair<
  AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
>

extension ResolvedColor {
  /// The components of the colour as a vector.
  var vector: ColorVector {
    ColorVector(AnimatablePair(red, green), AnimatablePair(blue, opacity))
  }

  /// Creates a colour from a vector of its components.
  init(_ vector: ColorVector) {
    self.init(
      red: vector.first.first, green: vector.first.second, blue: vector.second.first,
      opacity: vector.second.second)
  }
}
