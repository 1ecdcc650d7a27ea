public import Foundation

/// A gesture that is recognised when the pointer moves during a press.
public struct DragGesture {
  /// The minimum movement of the pointer before the drag starts, in points.
  ///
  /// With 0 the drag starts with the press, unless a gesture further inside may recognise the press
  /// as a tap: then the minimum is 10 points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: the minimum movement before the drag starts, in points.
  ///   - coordinateSpace: the coordinate space of the locations.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: the minimum movement before the drag starts, in points.
  ///   - coordinateSpace: the coordinate space of the locations.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// The state of a drag, with lengths in points.
  public struct Value: Equatable, Sendable {
    /// The time of the event on the tree's clock, whose zero is the reference date.
    public var time: Date
    /// The location of the pointer.
    public var location: CGPoint
    /// The location where the press started.
    public var startLocation: CGPoint
    /// The velocity along both axes, in points per second.
    public var velocity: CGSize

    /// The translation from the start of the press to the location of the pointer.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location a quarter of a second later at the current velocity; SwiftUI's interval is not
    /// documented.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The translation from the start of the press to the predicted end.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }
}

extension DragGesture: _PrimitiveGesture {
  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? DragRecognizer ?? DragRecognizer()
    recognizer.gesture = gesture
    return recognizer
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var gesture = DragGesture()
  private var start: CGPoint?
  private var isDragging = false
  private var last: (point: CGPoint, time: Double)?
  private var velocity = CGSize.zero

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<DragGesture.Value> {
    let point = event.point(in: gesture.coordinateSpace)
    if event.kind == .began {
      (start, isDragging, last, velocity) = (point, false, nil, .zero)
    }
    guard let start, event.kind != .cancelled else { return fail() }
    updateVelocity(point, at: event.time)
    let distance = hypot(point.x - start.x, point.y - start.y)
    let threshold = max(gesture.minimumDistance, event.mayBeInnerTap ? PressEvent.dragDistance : 0)
    if distance >= threshold { isDragging = true }
    guard isDragging else { return event.kind == .ended ? fail() : .possible(nil) }
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: point,
      startLocation: start, velocity: velocity)
    guard event.kind == .ended else { return .active(value) }
    self.start = nil
    return .ended(value)
  }

  private func updateVelocity(_ point: CGPoint, at time: Double) {
    if let last, time > last.time {
      let seconds = CGFloat(time - last.time)
      velocity = CGSize(
        width: (point.x - last.point.x) / seconds, height: (point.y - last.point.y) / seconds)
    }
    if last?.point != point { last = (point, time) }
  }

  private func fail() -> GesturePhase<DragGesture.Value> {
    start = nil
    return .failed
  }
}
