public import Foundation

/// Two fingers on a touch screen that draw apart or together.
///
/// Touch pads do not tell programs of two fingers here.
public struct MagnifyGesture: Sendable {
  /// How far two fingers have drawn apart.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there, on the clock of the frames, whose 0 is the reference date.
    public var time: Date
    /// How many times as far apart they are as at first.
    public var magnification: CGFloat
    /// By how much the magnification changes in a second.
    public var velocity: CGFloat
    /// Where the gesture began, as a share of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in points of the view.
    public var startLocation: CGPoint
  }

  /// By how much the distance must change, as a share, before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: _PrimitiveGesture {
  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let delta = gesture.minimumScaleDelta
    let isEnough = { (pinch: Pinch) in abs(pinch.magnification - 1) >= delta }
    let recognizer =
      earlier as? PinchValueRecognizer<Value>
      ?? PinchValueRecognizer(isEnough: isEnough) { pinch in
        Value(
          time: Date(timeIntervalSinceReferenceDate: pinch.time),
          magnification: pinch.magnification, velocity: pinch.magnificationVelocity,
          startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
      }
    recognizer.content.isEnough = isEnough
    return recognizer
  }
}

/// Two fingers on a touch screen that draw apart or together; its value is how many times as far
/// apart they are. As SwiftUI the older form of ``MagnifyGesture``.
public struct MagnificationGesture: Sendable {
  /// By how much the distance must change, as a share, before the gesture begins.
  public var minimumScaleDelta: CGFloat

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
