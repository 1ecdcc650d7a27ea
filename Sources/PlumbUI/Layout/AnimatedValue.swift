internal import Foundation

/// A value on its way, without saying what of it moves.
protocol ValueAnimating<Value>: Tickable {
  associatedtype Value

  /// The value as it shows now.
  var shown: Value { get }

  /// Takes a new value; its numbers move as the moment says.
  func set(_ value: Value, at context: UpdateContext)
}

/// A value of which some numbers move, as a shape, a layout or a view of one's own is.
final class AnimatedValue<Value: Animatable>: ActiveAnimation<Value.AnimatableData>, ValueAnimating
{
  private var modelValue: Value
  /// Told whenever the value shows something else.
  var didMove: () -> Void = {}

  init(_ value: Value) {
    modelValue = value
    super.init(value.animatableData, of: nil)
  }

  var shown: Value {
    guard isMoving else { return modelValue }
    var value = modelValue
    value.animatableData = current
    return value
  }

  func set(_ value: Value, at context: UpdateContext) {
    modelValue = value
    retarget(to: value.animatableData, at: context)
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
