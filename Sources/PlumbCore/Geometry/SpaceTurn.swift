internal import Foundation

/// A rotation of a plane in space about an axis, seen from the front.
struct SpaceTurn {
  /// The angle in radians.
  var radians: CGFloat
  /// The direction of the axis, of any length.
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The distance of the axis in front of the plane, in points.
  var depth: CGFloat
  /// The strength of the perspective; none for 0.
  var perspective: CGFloat

  /// Returns the projection of a plane of a size about a point of it.
  ///
  /// The viewer is in front of the point, at the distance of the longer side of the plane divided
  /// by the perspective. Without perspective the result is affine.
  func projection(about point: CGPoint, in size: CGSize) -> ProjectionTransform {
    let turn = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-point.x, -point.y, -depth),
        CATransform3DMakeRotation(radians, axis.x, axis.y, axis.z)),
      CATransform3DMakeTranslation(0, 0, depth))
    let place = CATransform3DMakeTranslation(point.x, point.y, 0)
    let strength = perspective / max(size.width, size.height)
    guard perspective != 0, strength.isFinite else {
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      return ProjectionTransform(
        ProjectionTransform(CATransform3DConcat(turn, place)).affine(near: middle))
    }
    var view = CATransform3D()
    view.m34 = -strength
    return ProjectionTransform(CATransform3DConcat(CATransform3DConcat(turn, view), place))
  }
}
