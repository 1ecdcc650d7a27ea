public import Foundation

/// A press that lasts.
///
/// As SwiftUI: its value is true from the moment the button is down; the gesture ends when the press
/// has lasted long enough, not when the button goes up.
public struct LongPressGesture: Sendable {
  /// In seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    let recognizer = earlier as? LongPressRecognizer ?? LongPressRecognizer()
    recognizer.gesture = gesture
    return recognizer
  }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  var gesture = LongPressGesture()
  private var start: (point: CGPoint, time: Double)?

  override var deadline: Double? {
    // NaN would never come; the press then lasts long enough at once.
    start.map { $0.time + (gesture.minimumDuration > 0 ? gesture.minimumDuration : 0) }
  }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Bool> {
    if event.kind == .began { start = (event.point, event.time) }
    guard let start, let deadline, event.kind != .cancelled else { return fail() }
    if event.time >= deadline {
      self.start = nil
      return .ended(true)
    }
    let distance = hypot(event.point.x - start.point.x, event.point.y - start.point.y)
    guard event.kind != .ended, distance <= gesture.maximumDistance else { return fail() }
    return .possible(true)
  }

  private func fail() -> GesturePhase<Bool> {
    start = nil
    return .failed
  }
}
