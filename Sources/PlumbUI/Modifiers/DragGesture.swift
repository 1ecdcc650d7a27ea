public import Foundation

/// A press that moves.
public struct DragGesture {
  /// How far the pointer must move before the drag begins, in points.
  ///
  /// With 0 it begins with the press, unless a gesture further inside may take that for a tap: then
  /// it waits for 10 points.
  public var minimumDistance: CGFloat
  /// In whose coordinates the places are.
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Where a drag is; lengths in points.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there, on the clock of the frames, whose 0 is the reference date.
    public var time: Date
    public var location: CGPoint
    /// Where the press began.
    public var startLocation: CGPoint
    /// Points per second at the end, along both axes.
    public var velocity: CGSize

    /// From where the press began to where the pointer is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest: a quarter of a second further on. SwiftUI publishes no
    /// number.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// From where the press began to where the pointer would come to rest.
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
    follow(point, at: event.time)
    let distance = hypot(point.x - start.x, point.y - start.y)
    let least = max(gesture.minimumDistance, event.mayBeTapInside ? 10 : 0)
    if distance >= least { isDragging = true }
    guard isDragging else { return event.kind == .ended ? fail() : .possible(nil) }
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: point,
      startLocation: start, velocity: velocity)
    guard event.kind == .ended else { return .active(value) }
    self.start = nil
    return .ended(value)
  }

  private func follow(_ point: CGPoint, at time: Double) {
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
