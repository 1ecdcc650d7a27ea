internal import Foundation

/// An animatable property of a node: the target value and the presented value.
// Nodes in other modules have several of them, few of which are ever animated, and read them for each
// point and each frame, so the value is inlinable.
@usableFromInline package struct AnimatedProperty<Value: VectorArithmetic> {
  @usableFromInline var target: Value
  @usableFromInline var animation: ActiveAnimation<Value>?
  @usableFromInline var isSet = false

  @inlinable package init(_ value: Value) {
    target = value
  }

  /// The presented value.
  @inlinable package var current: Value { animation == nil ? target : presented }

  @usableFromInline var presented: Value { animation?.current ?? target }

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
