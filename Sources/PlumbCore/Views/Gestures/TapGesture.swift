internal import Foundation

/// A gesture of one or more presses that start and end inside the view.
///
/// As SwiftUI: a press that lasts for 0.75 seconds is no tap, nor is a press of a finger that moves by more than 45
/// points; for a mouse, the limit is the distance at which a drag starts. A press that another gesture has recognised
/// as a drag is no tap either. Consecutive taps must follow each other within 0.35 seconds.
public struct TapGesture: Sendable {
  /// The number of taps.
  public var count: Int
  /// Whether a press that lasts long or moves is no tap; for a part of a control it is one.
  var isBrief = true

  /// Creates a tap gesture.
  ///
  /// - Parameter count: the number of taps.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: _PrimitiveGesture {
  public typealias Value = Void

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Void>?
  ) -> _GestureRecognizer<Void> {
    let recognizer = earlier as? TapRecognizer ?? TapRecognizer()
    recognizer.count = max(gesture.count, 1)
    recognizer.isBrief = gesture.isBrief
    return recognizer
  }
}

private final class TapRecognizer: _GestureRecognizer<Void> {
  var count = 1
  var isBrief = true
  private var tapCount = 0
  private var lastTap = 0.0
  /// The press that has not ended; `nil` while there is none.
  private var press: TapPress?

  override var deadline: Double? {
    if let press { return isBrief ? press.deadline : nil }
    return tapCount > 0 ? lastTap + Self.maximumInterval : nil
  }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Void> {
    switch event.kind {
    case .began:
      if press == nil, let deadline, event.time > deadline { tapCount = 0 }
      press = TapPress(event)
    case .moved:
      if isTooLong(event) { return fail() }
    case .timeElapsed:
      if let deadline, event.time >= deadline { return fail() }
    case .ended:
      guard event.isInside, !isTooLong(event) else { return fail() }
      press = nil
      tapCount += 1
      lastTap = event.time
      guard tapCount < count else {
        tapCount = 0
        return .ended(())
      }
    case .pinched: break
    case .cancelled: return fail()
    }
    return .possible(nil)
  }

  /// Returns whether the press is no longer a tap at an event.
  private func isTooLong(_ event: PressEvent) -> Bool {
    isBrief && press?.includes(event) == false
  }

  private func fail() -> GesturePhase<Void> {
    tapCount = 0
    press = nil
    return .failed
  }

  /// The maximum interval between consecutive taps, in seconds.
  private static let maximumInterval = 0.35
}

/// A press that may be a tap.
private struct TapPress {
  private let start: CGPoint
  /// The largest movement of the pointer, in points.
  private let tolerance: CGFloat
  /// The time from which the press is no longer a tap, in seconds on the tree's clock.
  let deadline: Double

  init(_ event: PressEvent) {
    start = event.point
    tolerance = event.modifiers.contains(.touch) ? 45 : PressEvent.dragDistance
    deadline = event.time + 0.75
  }

  /// Returns whether the press is still a tap at an event.
  func includes(_ event: PressEvent) -> Bool {
    let distance = hypot(event.point.x - start.x, event.point.y - start.y)
    return distance <= tolerance && event.time < deadline && !event.isDragged
  }
}
