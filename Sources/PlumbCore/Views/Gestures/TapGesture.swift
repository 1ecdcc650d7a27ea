/// A gesture of one or more presses that start and end inside the view.
///
/// Consecutive taps must follow each other within 0.35 seconds; SwiftUI's interval is not
/// documented.
public struct TapGesture: Sendable {
  /// The number of taps.
  public var count: Int

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
    return recognizer
  }
}

private final class TapRecognizer: _GestureRecognizer<Void> {
  var count = 1
  private var tapCount = 0
  private var isPressed = false
  private var lastTap = 0.0

  override var deadline: Double? {
    tapCount > 0 && !isPressed ? lastTap + Self.maximumInterval : nil
  }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Void> {
    switch event.kind {
    case .began:
      if let deadline, event.time > deadline { tapCount = 0 }
      isPressed = true
    case .moved, .pinched: break
    case .timeElapsed:
      if let deadline, event.time >= deadline { return fail() }
    case .ended:
      isPressed = false
      guard event.isInside else { return fail() }
      tapCount += 1
      lastTap = event.time
      guard tapCount < count else {
        tapCount = 0
        return .ended(())
      }
    case .cancelled: return fail()
    }
    return .possible(nil)
  }

  private func fail() -> GesturePhase<Void> {
    tapCount = 0
    isPressed = false
    return .failed
  }

  /// The maximum interval between consecutive taps, in seconds.
  private static let maximumInterval = 0.35
}
