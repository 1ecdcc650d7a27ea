internal import Foundation

/// An animated value, independent of the type of its animatable data.
protocol ValueAnimating<Value>: Tickable {
  associatedtype Value

  /// The presented value.
  var presentedValue: Value { get }

  /// Sets a new value; its animatable data is animated with the animation of the context.
  func set(_ value: Value, at context: UpdateContext)
}

/// A value with animatable data, such as a shape, a layout or an animatable view.
final class AnimatedValue<Value: Animatable>: ActiveAnimation<Value.AnimatableData>, ValueAnimating
{
  private var modelValue: Value
  /// Called whenever the presented value changes.
  var didChange: () -> Void = {}

  init(_ value: Value) {
    modelValue = value
    super.init(value.animatableData, of: nil)
  }

  var presentedValue: Value {
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
    didChange()
    return isMoving
  }

  override func finish() {
    super.finish()
    didChange()
  }
}
