internal import Foundation

/// Where a box stands in its parent while it is on its way there.
///
/// As SwiftUI: layout runs once, at the final values; origin and size in the parent then move.
final class PlacedGeometry {
  typealias Vector = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  private var motion: Motion<Vector>
  private(set) var frame: CGRect

  init(_ frame: CGRect) {
    self.frame = frame
    motion = Motion(Self.vector(frame))
  }

  /// Heads for another frame; says whether that takes time.
  func retarget(to target: CGRect, at moment: Moment, of node: LayoutNode) -> Bool {
    let vector = Self.vector(target)
    if motion.target == vector { return true }
    guard motion.retarget(to: vector, animation: moment.animation, at: moment.time) else {
      return false
    }
    frame = Self.frame(motion.value(at: moment.time))
    moment.began(motion, of: node)
    return true
  }

  /// Shows the frame of a time; says whether it is still on its way.
  func advance(to time: Double) -> Bool {
    motion.advance(to: time)
    frame = Self.frame(motion.value(at: time))
    return motion.isMoving(at: time)
  }

  private static func vector(_ frame: CGRect) -> Vector {
    Vector(
      AnimatablePair(frame.origin.x, frame.origin.y),
      AnimatablePair(frame.size.width, frame.size.height))
  }

  private static func frame(_ vector: Vector) -> CGRect {
    CGRect(
      x: vector.first.first, y: vector.first.second, width: vector.second.first,
      height: vector.second.second)
  }
}
