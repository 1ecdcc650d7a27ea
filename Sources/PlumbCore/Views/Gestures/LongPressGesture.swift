public import Foundation

/// A gesture that is recognised when a press lasts for a minimum duration.
///
/// As SwiftUI: its value is true as soon as the button is pressed; the gesture ends when the
/// minimum duration has elapsed, not when the button is released.
public struct LongPressGesture: Sendable {
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum movement of the pointer during that time, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: the minimum duration of the press, in seconds.
  ///   - maximumDistance: the maximum movement of the pointer during that time, in points.
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
    // A deadline of NaN would never be reached; a duration of NaN counts as 0.
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
    // As for the duration: a distance of NaN counts as 0, so that a press without movement succeeds.
    let maximum = gesture.maximumDistance > 0 ? gesture.maximumDistance : 0
    guard event.kind != .ended, distance <= maximum else { return fail() }
    return .possible(true)
  }

  private func fail() -> GesturePhase<Bool> {
    start = nil
    return .failed
  }
}
