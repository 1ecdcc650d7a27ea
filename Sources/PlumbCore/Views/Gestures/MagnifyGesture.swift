public import Foundation

/// A gesture of two fingers on a touch screen that move apart or together.
///
/// Touch pads do not report two fingers to applications on this platform.
public struct MagnifyGesture: Sendable {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the event on the tree's clock, whose zero is the reference date.
    public var time: Date
    /// The ratio of the current distance between the fingers to the initial one.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The location where the gesture started, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The location where the gesture started, in points in the view.
    public var startLocation: CGPoint
  }

  /// The minimum change of the magnification before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: _PrimitiveGesture {
  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let delta = gesture.minimumScaleDelta
    let meetsThreshold = { (pinch: Pinch) in abs(pinch.magnification - 1) >= delta }
    let recognizer =
      earlier as? PinchValueRecognizer<Value>
      ?? PinchValueRecognizer(meetsThreshold: meetsThreshold) { pinch in
        Value(
          time: Date(timeIntervalSinceReferenceDate: pinch.time),
          magnification: pinch.magnification, velocity: pinch.magnificationVelocity,
          startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
      }
    recognizer.content.meetsThreshold = meetsThreshold
    return recognizer
  }
}

/// A gesture of two fingers on a touch screen that move apart or together; its value is the ratio
/// of their distances. As SwiftUI, the older form of ``MagnifyGesture``.
public struct MagnificationGesture: Sendable {
  /// The minimum change of the magnification before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
