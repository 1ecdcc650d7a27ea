internal import Foundation

/// A value on its way, without saying what of it moves.
protocol ValueMotion<Value>: Moving {
  associatedtype Value

  /// The value as it shows now.
  var shown: Value { get }

  /// Takes a new value; its numbers move as the moment says.
  func set(_ value: Value, at moment: Moment)
}

/// A value of which some numbers move, as a shape, a layout or a view of one's own is.
final class AnimatedValue<Value: Animatable>: Movement<Value.AnimatableData>, ValueMotion {
  private var target: Value
  /// Told whenever the value shows something else.
  var didMove: () -> Void = {}

  init(_ value: Value) {
    target = value
    super.init(value.animatableData, of: nil)
  }

  var shown: Value {
    guard isMoving else { return target }
    var value = target
    value.animatableData = current
    return value
  }

  func set(_ value: Value, at moment: Moment) {
    target = value
    retarget(to: value.animatableData, at: moment)
  }

  override func advance(to time: Double) -> Bool {
    let isMoving = super.advance(to: time)
    didMove()
    return isMoving
  }

  override func settle() {
    super.settle()
    didMove()
  }
}
