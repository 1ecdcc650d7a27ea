public import Foundation

/// A gesture of two fingers on a touch screen that turn about each other.
///
/// Touch pads do not report two fingers to applications on this platform.
public struct RotateGesture: Sendable {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the event on the tree's clock, whose zero is the reference date.
    public var time: Date
    /// The angle by which the fingers have turned, clockwise on the screen.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The location where the gesture started, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The location where the gesture started, in points in the view.
    public var startLocation: CGPoint
  }

  /// The minimum angle before the gesture starts.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: _PrimitiveGesture {
  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let delta = gesture.minimumAngleDelta.radians
    let meetsThreshold = { (pinch: Pinch) in abs(pinch.rotation.radians) >= delta }
    let recognizer =
      earlier as? PinchValueRecognizer<Value>
      ?? PinchValueRecognizer(meetsThreshold: meetsThreshold) { pinch in
        Value(
          time: Date(timeIntervalSinceReferenceDate: pinch.time), rotation: pinch.rotation,
          velocity: pinch.rotationVelocity, startAnchor: pinch.startAnchor,
          startLocation: pinch.startLocation)
      }
    recognizer.content.meetsThreshold = meetsThreshold
    return recognizer
  }
}

/// A gesture of two fingers on a touch screen that turn about each other; its value is the angle.
/// As SwiftUI, the older form of ``RotateGesture``.
public struct RotationGesture: Sendable {
  /// The minimum angle before the gesture starts.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
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
