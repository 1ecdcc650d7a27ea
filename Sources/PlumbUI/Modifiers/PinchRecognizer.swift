internal import Foundation

/// How far two fingers have come since they came down.
struct Pinch {
  /// How many times as far apart they are.
  var magnification: CGFloat = 1
  /// How far they have turned.
  var rotation = Angle.zero
  /// When they last moved, in seconds on the tree's clock.
  var time = 0.0
  /// Where the gesture began, in points of the box.
  var startLocation = CGPoint.zero
  /// Where the gesture began, as a share of the box.
  var startAnchor = UnitPoint.center
  /// By how much the magnification and the angle in radians change in a second.
  var magnificationVelocity: CGFloat = 0
  var rotationVelocity = Angle.zero
}

/// Follows two fingers on a touch screen that draw apart or turn.
final class PinchRecognizer: _GestureRecognizer<Pinch> {
  /// Whether the fingers have come far enough to be taken for the gesture.
  var isEnough: (Pinch) -> Bool
  private var pinch: Pinch?
  private var isActive = false

  init(isEnough: @escaping (Pinch) -> Bool) {
    self.isEnough = isEnough
  }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Pinch> {
    switch event.kind {
    case .began:
      isActive = false
      pinch = Self.start(event)
    case .pinched(let factor, let turn):
      follow(by: factor, turn: turn, at: event.time)
    case .moved, .waited: break
    case .ended:
      defer { pinch = nil }
      return isActive ? pinch.map { .ended($0) } ?? .failed : .failed
    case .cancelled:
      pinch = nil
    }
    guard let pinch else { return .failed }
    return isActive ? .active(pinch) : .possible(nil)
  }

  private static func start(_ event: PressEvent) -> Pinch {
    var pinch = Pinch()
    pinch.time = event.time
    pinch.startLocation = event.point(in: .local)
    if let size = event.layoutNode?.presentedFrame.size, size.width > 0, size.height > 0 {
      pinch.startAnchor = UnitPoint(
        x: pinch.startLocation.x / size.width, y: pinch.startLocation.y / size.height)
    }
    return pinch
  }

  private func follow(by factor: CGFloat, turn: Angle, at time: Double) {
    guard var pinch, factor.isFinite, factor > 0, turn.radians.isFinite else { return }
    let seconds = time - pinch.time
    if seconds > 0 {
      pinch.magnificationVelocity = pinch.magnification * (factor - 1) / seconds
      pinch.rotationVelocity = .radians(turn.radians / seconds)
    }
    pinch.magnification *= factor
    pinch.rotation += turn
    pinch.time = time
    self.pinch = pinch
    if isEnough(pinch) { isActive = true }
  }
}

/// A gesture of two fingers, with values of its own.
final class PinchValueRecognizer<Value>: _GestureRecognizer<Value> {
  let content: PinchRecognizer
  private let value: (Pinch) -> Value

  init(isEnough: @escaping (Pinch) -> Bool, value: @escaping (Pinch) -> Value) {
    content = PinchRecognizer(isEnough: isEnough)
    self.value = value
  }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    content.receive(event, &actions).map(value)
  }
}
