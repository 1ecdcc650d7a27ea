public import Foundation
import PlumbUI

/// The actions of a person with a pointing device, at positions in points from the top left corner.
extension TestWindow {
  /// Presses and releases the primary button at a position, without letting time pass.
  ///
  /// - Parameter count: the number of presses: 2 for a double tap.
  public func tap(at point: CGPoint, count: Int = 1) {
    send(.pointerMoved(point))
    for _ in 0..<max(count, 1) {
      send(.pointerDown(point, .primary), .pointerUp(point, .primary))
    }
  }

  /// Presses at a position, and releases after a time in seconds.
  public func longPress(at point: CGPoint, for seconds: Double = 0.6) {
    pointerDown(at: point)
    advance(by: seconds)
    pointerUp(at: point)
  }

  /// Presses the primary button at a position and holds it, for example to see a pressed view.
  public func pointerDown(at point: CGPoint) {
    send(.pointerMoved(point), .pointerDown(point, .primary))
  }

  /// Releases the primary button at a position.
  public func pointerUp(at point: CGPoint) { send(.pointerUp(point, .primary)) }

  /// Drags from one position to another.
  ///
  /// - Parameters:
  ///   - holding: the time for which the pointer rests before it moves, in seconds.
  ///   - seconds: the duration of the movement.
  ///   - isThrown: whether the button is released during the movement, so that a gesture predicts where
  ///     it would end; otherwise the pointer rests for a fifth of a second first.
  public func drag(
    from start: CGPoint, to end: CGPoint, holding: Double = 0, for seconds: Double = 0.2,
    isThrown: Bool = false
  ) {
    pointerDown(at: start)
    advance(by: holding)
    let steps = max(Int((seconds * 60).rounded()), 4)
    for step in 1...steps {
      let fraction = Double(step) / Double(steps)
      advance(by: seconds / Double(steps))
      send(
        .pointerMoved(
          CGPoint(
            x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)))
    }
    if !isThrown { advance(by: 0.2) }
    pointerUp(at: end)
  }

  /// Moves the pointer to a position, with no button pressed; `nil` moves it out of the window.
  public func movePointer(to point: CGPoint?) {
    send(point.map { .pointerMoved($0) } ?? .pointerExited)
  }

  /// Turns the wheel, or moves two fingers, at a position.
  ///
  /// - Parameter distance: the distance in points by which views beyond the edge move in: a positive
  ///   height shows views further down, a positive width views further to the right.
  /// - Returns: whether a view has scrolled.
  @discardableResult
  public func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
    send(.scrolled(point, by: CGSize(width: -distance.width, height: -distance.height)))
  }
}
