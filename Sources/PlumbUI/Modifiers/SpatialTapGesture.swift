public import Foundation

/// One or several presses that begin and end inside the view, and where.
public struct SpatialTapGesture {
  /// Where the last press ended.
  public struct Value: Equatable, Sendable {
    /// In points of the gesture's coordinates.
    public var location: CGPoint
  }

  /// How many presses.
  public var count: Int
  /// In whose coordinates the place is.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

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
  /// Calls an action with the place at which the view is tapped.
  ///
  /// - Parameters:
  ///   - count: how many taps make one.
  ///   - coordinateSpace: in whose coordinates the place is.
  @preconcurrency nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(
      SpatialTapModifier(
        count: count, space: coordinateSpace.coordinateSpace, action: action))
  }
}

/// Made a gesture on the main actor, where gestures are made.
private struct SpatialTapModifier {
  let count: Int
  let space: CoordinateSpace
  let action: @MainActor (CGPoint) -> Void
}

extension SpatialTapModifier: ViewModifier {
  func body(content: Content) -> some View {
    let action = action
    content.gesture(
      SpatialTapGesture(count: count, coordinateSpace: space).onEnded { action($0.location) })
  }
}
