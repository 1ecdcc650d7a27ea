internal import Foundation

/// Something that is on its way for a while.
protocol Moving: AnyObject {
  /// Whether what moves still shows; the clock lets go of the rest.
  var isNeeded: Bool { get }

  /// Shows what there is at a time; says whether anything is still on its way.
  func advance(to time: Double) -> Bool

  /// Shows everything where it leads.
  func settle()
}

extension LayoutNode: Moving {
  var isNeeded: Bool { isAttached }
}

/// A value on its way, without saying what of it moves.
protocol ValueMotion<Value>: Moving {
  associatedtype Value

  /// The value as it shows now.
  var shown: Value { get }

  /// Takes a new value; its numbers move as the moment says.
  func set(_ value: Value, at moment: Moment)
}

/// A value of which some numbers move, as a shape, a layout or a view of one's own is.
final class AnimatedValue<Value: Animatable>: ValueMotion {
  private var target: Value
  private var data: Presented<Value.AnimatableData>
  /// The node that keeps the value; without it nothing moves any more.
  weak var keeper: AnyObject?
  var isNeeded: Bool { keeper != nil }

  /// Told whenever the value shows something else.
  var didMove: () -> Void = {}

  init(_ value: Value) {
    target = value
    data = Presented(value.animatableData)
    data.begin()
  }

  var shown: Value {
    guard Value.AnimatableData.self != EmptyAnimatableData.self, data.isMoving else {
      return target
    }
    var value = target
    value.animatableData = data.current
    return value
  }

  func set(_ value: Value, at moment: Moment) {
    target = value
    data.set(value.animatableData, at: moment, of: self)
  }

  func advance(to time: Double) -> Bool {
    let isMoving = data.advance(to: time)
    didMove()
    return isMoving
  }

  func settle() {
    data.settle()
    didMove()
  }
}
