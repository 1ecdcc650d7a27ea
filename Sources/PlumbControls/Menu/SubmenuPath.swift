internal import Foundation

/// The part of a menu over which the pointer goes on its way to the menu of an item.
///
/// It is the triangle between the last location of the pointer over the item and the nearest corners of the other menu.
/// As on a Mac: items inside do not take the highlight.
struct SubmenuPath {
  private let start: CGPoint
  /// The edge of the other menu that is nearest to the item.
  private let edge: CGFloat
  private let top: CGFloat
  private let bottom: CGFloat

  /// The distance by which the triangle begins further from the other menu than the pointer, in points: the pointer
  /// moves by whole pixels, so its first movement on a diagonal way may be straight down.
  private static let margin: CGFloat = 4

  /// Creates the way from a point to the frame of a menu, both in the same coordinates.
  init(from point: CGPoint, to frame: CGRect) {
    let isToRight = frame.midX > point.x
    start = CGPoint(x: point.x + (isToRight ? -Self.margin : Self.margin), y: point.y)
    edge = isToRight ? frame.minX : frame.maxX
    top = frame.minY
    bottom = frame.maxY
  }

  /// Returns whether the pointer is still on the way after it has moved.
  func contains(_ point: CGPoint, after before: CGPoint) -> Bool {
    contains(point) && abs(edge - point.x) <= abs(edge - before.x)
  }

  private func contains(_ point: CGPoint) -> Bool {
    guard edge != start.x else { return false }
    let fraction = (point.x - start.x) / (edge - start.x)
    guard (0...1).contains(fraction) else { return false }
    let highest = start.y + (top - start.y) * fraction
    let lowest = start.y + (bottom - start.y) * fraction
    return point.y >= highest && point.y <= lowest
  }
}
