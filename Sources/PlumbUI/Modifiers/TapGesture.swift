/// One or several presses that begin and end inside the view.
///
/// Several must follow each other within 0.35 seconds; SwiftUI publishes no number.
public struct TapGesture: Sendable {
  /// How many presses.
  public var count: Int

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
  private var isDown = false
  private var lastTap = 0.0

  override var deadline: Double? { tapCount > 0 && !isDown ? lastTap + Self.longestPause : nil }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Void> {
    switch event.kind {
    case .began:
      if let deadline, event.time > deadline { tapCount = 0 }
      isDown = true
    case .moved, .pinched: break
    case .waited:
      if let deadline, event.time >= deadline { return fail() }
    case .ended:
      isDown = false
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
    isDown = false
    return .failed
  }

  /// Between two taps that belong together, in seconds.
  private static let longestPause = 0.35
}
