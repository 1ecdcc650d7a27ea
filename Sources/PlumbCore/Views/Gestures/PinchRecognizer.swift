internal import Foundation

/// The movement of two fingers since the start of a gesture.
struct Pinch {
  /// The ratio of the current distance between the fingers to the initial one.
  var magnification: CGFloat = 1
  /// The angle by which the line between the fingers has turned, clockwise.
  var rotation = Angle.zero
  /// The time of the last movement, in seconds on the tree's clock.
  var time = 0.0
  /// The location where the gesture started, in points in the layout node.
  var startLocation = CGPoint.zero
  /// The location where the gesture started, as a fraction of the node's size.
  var startAnchor = UnitPoint.center
  /// The changes of the magnification and of the angle per second.
  var magnificationVelocity: CGFloat = 0
  var rotationVelocity = Angle.zero
}

/// A recogniser for two fingers on a touch screen that move apart or turn.
final class PinchRecognizer: _GestureRecognizer<Pinch> {
  /// Returns whether the movement suffices to recognise the gesture.
  var meetsThreshold: (Pinch) -> Bool
  private var pinch: Pinch?
  private var isActive = false

  init(meetsThreshold: @escaping (Pinch) -> Bool) {
    self.meetsThreshold = meetsThreshold
  }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Pinch> {
    switch event.kind {
    case .began:
      isActive = false
      pinch = Self.start(event)
    case .pinched(let factor, let angle):
      updatePinch(by: factor, angle: angle, at: event.time)
    case .moved, .timeElapsed: break
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

  private func updatePinch(by factor: CGFloat, angle: Angle, at time: Double) {
    guard var pinch, factor.isFinite, factor > 0, angle.radians.isFinite else { return }
    let seconds = time - pinch.time
    if seconds > 0 {
      pinch.magnificationVelocity = pinch.magnification * (factor - 1) / seconds
      pinch.rotationVelocity = .radians(angle.radians / seconds)
    }
    pinch.magnification *= factor
    pinch.rotation += angle
    pinch.time = time
    self.pinch = pinch
    if meetsThreshold(pinch) { isActive = true }
  }
}

/// A recogniser that converts the movement of two fingers to the value of a gesture.
final class PinchValueRecognizer<Value>: _GestureRecognizer<Value> {
  let content: PinchRecognizer
  private let value: (Pinch) -> Value

  init(meetsThreshold: @escaping (Pinch) -> Bool, value: @escaping (Pinch) -> Value) {
    content = PinchRecognizer(meetsThreshold: meetsThreshold)
    self.value = value
  }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    content.receive(event, &actions).map(value)
  }
}
