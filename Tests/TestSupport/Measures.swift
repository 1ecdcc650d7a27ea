import Foundation
import PlumbUI

/// Creates a rectangle from its origin and size, in points.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Creates a size, in points.
func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

extension CGFloat {
  /// Returns whether two values are equal except for the rounding of a few additions.
  func isNear(_ other: CGFloat) -> Bool {
    self == other || (self - other).magnitude < 1e-9
  }

  /// Returns whether two values are equal; NaN equals itself.
  func isSame(as other: CGFloat) -> Bool {
    self == other || (isNaN && other.isNaN)
  }
}

extension CGSize {
  func isNear(_ other: CGSize) -> Bool {
    width.isNear(other.width) && height.isNear(other.height)
  }

  func isSame(as other: CGSize) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height)
  }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    origin.x.isNear(other.origin.x) && origin.y.isNear(other.origin.y) && size.isNear(other.size)
  }
}
