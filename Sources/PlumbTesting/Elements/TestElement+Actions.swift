public import Foundation
public import PlumbUI

/// The actions of a person on a view.
///
/// Every action throws `TestFailure` if the view is no longer shown or out of sight, and a press also if
/// the view is a control and another view in front of it would receive the press.
extension TestElement {
  /// Presses and releases the view, without letting time pass: animations that follow are at their
  /// beginning.
  ///
  /// - Parameters:
  ///   - anchor: the point in the visible part of the view.
  ///   - count: the number of presses: 2 for a double tap.
  public func tap(
    at anchor: UnitPoint = .center, count: Int = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    window.tap(at: try pressPoint(anchor, at: SourcePlace(file, line)), count: count)
  }

  /// Presses the view, and releases it after a time in seconds.
  public func longPress(
    at anchor: UnitPoint = .center, for seconds: Double = 0.6, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    window.longPress(at: try pressPoint(anchor, at: SourcePlace(file, line)), for: seconds)
  }

  /// Drags from a point of the view by a distance.
  ///
  /// - Parameters:
  ///   - anchor: the point in the visible part of the view at which the drag begins.
  ///   - distance: the distance in points.
  ///   - seconds: the duration of the movement.
  ///   - isThrown: whether the button is released during the movement.
  public func drag(
    from anchor: UnitPoint = .center, by distance: CGSize, for seconds: Double = 0.2,
    isThrown: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let start = try pressPoint(anchor, at: SourcePlace(file, line))
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    window.drag(from: start, to: end, for: seconds, isThrown: isThrown)
  }

  /// Drags from one point of the view to another: a slider from `.leading` to `.trailing`.
  public func drag(
    from start: UnitPoint, to end: UnitPoint, for seconds: Double = 0.2,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let place = SourcePlace(file, line)
    window.drag(
      from: try pressPoint(start, at: place), to: try point(end, at: place), for: seconds)
  }

  /// Drags the view to the centre of another one.
  public func drag(
    to other: TestElement, for seconds: Double = 0.2, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let place = SourcePlace(file, line)
    window.drag(
      from: try pressPoint(.center, at: place), to: try other.point(.center, at: place),
      for: seconds)
  }

  /// Moves the pointer onto the view.
  public func hover(
    at anchor: UnitPoint = .center, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    window.movePointer(to: try point(anchor, at: SourcePlace(file, line)))
  }

  /// Returns a point of the visible part of the view.
  func point(_ anchor: UnitPoint, at place: SourcePlace) throws -> CGPoint {
    guard exists else {
      throw TestFailure(
        "\(name.firstUppercased) is no longer shown. Search for it again.", in: window, at: place)
    }
    let visible = visibleFrame
    guard !visible.isNull else {
      throw TestFailure(
        "\(name.firstUppercased) is out of sight. Call scrollIntoView() before, or enlarge the window.",
        in: window, at: place)
    }
    // Points on the far edges are outside of the view.
    let inset = visible.insetBy(dx: min(0.5, visible.width / 2), dy: min(0.5, visible.height / 2))
    return CGPoint(
      x: inset.minX + inset.width * anchor.x, y: inset.minY + inset.height * anchor.y)
  }

  /// Returns a point at which a press reaches the view.
  private func pressPoint(_ anchor: UnitPoint, at place: SourcePlace) throws -> CGPoint {
    let point = try point(anchor, at: place)
    guard let current, current.isControl, !current.receivesPress(at: point) else { return point }
    let text = "(\(ElementOutline.number(point.x)), \(ElementOutline.number(point.y)))"
    throw TestFailure(
      "Another view receives a press on \(name) at \(text): it is in front, or the view allows no hits.",
      in: window, at: place)
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
