public import Foundation

/// Two fingers on a touch screen that turn about each other.
///
/// Touch pads do not tell programs of two fingers here.
public struct RotateGesture: Sendable {
  /// How far two fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there, on the clock of the frames, whose 0 is the reference date.
    public var time: Date
    /// How far they have turned, clockwise on the screen.
    public var rotation: Angle
    /// How far they turn in a second.
    public var velocity: Angle
    /// Where the gesture began, as a share of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in points of the view.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: _PrimitiveGesture {
  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let delta = gesture.minimumAngleDelta.radians
    let isEnough = { (pinch: Pinch) in abs(pinch.rotation.radians) >= delta }
    let recognizer =
      earlier as? PinchValueRecognizer<Value>
      ?? PinchValueRecognizer(isEnough: isEnough) { pinch in
        Value(
          time: Date(timeIntervalSinceReferenceDate: pinch.time), rotation: pinch.rotation,
          velocity: pinch.rotationVelocity, startAnchor: pinch.startAnchor,
          startLocation: pinch.startLocation)
      }
    recognizer.content.isEnough = isEnough
    return recognizer
  }
}

/// Two fingers on a touch screen that turn about each other; its value is how far. As SwiftUI the
/// older form of ``RotateGesture``.
public struct RotationGesture: Sendable {
  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle

  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
