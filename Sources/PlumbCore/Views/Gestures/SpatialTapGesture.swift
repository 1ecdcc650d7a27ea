public import Foundation

/// A gesture of one or more taps that reports their location.
public struct SpatialTapGesture {
  /// The location of a tap gesture.
  public struct Value: Equatable, Sendable {
    /// The location where the last press ended, in points in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture that reports the location.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - coordinateSpace: the coordinate space of the location.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap gesture that reports the location.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - coordinateSpace: the coordinate space of the location.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: _PrimitiveGesture {
  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? SpatialTapRecognizer ?? SpatialTapRecognizer()
    recognizer.tap = TapGesture._recognizer(
      for: TapGesture(count: gesture.count), after: recognizer.tap)
    recognizer.space = gesture.coordinateSpace
    return recognizer
  }
}

private final class SpatialTapRecognizer: _GestureRecognizer<SpatialTapGesture.Value> {
  var tap: _GestureRecognizer<Void>?
  var space = CoordinateSpace.local

  override var deadline: Double? { tap?.deadline }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<SpatialTapGesture.Value> {
    let location = event.point(in: space)
    return tap?.receive(event, &actions).map { SpatialTapGesture.Value(location: location) }
      ?? .failed
  }
}

extension View {
  /// Calls an action with the location of a tap on the view.
  ///
  /// - Parameters:
  ///   - count: the number of consecutive taps required.
  ///   - coordinateSpace: the coordinate space of the location.
  @preconcurrency nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(
      SpatialTapModifier(
        count: count, space: coordinateSpace.coordinateSpace, action: action))
  }
}

/// Creates the gesture in its body, because gestures are isolated to the main actor.
@usableFromInline struct SpatialTapModifier {
  let count: Int
  let space: CoordinateSpace
  let action: @MainActor (CGPoint) -> Void
}

extension SpatialTapModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    let action = action
    content.gesture(
      SpatialTapGesture(count: count, coordinateSpace: space).onEnded { action($0.location) })
  }
}
