public import Foundation

/// A projective transform of the plane, which keeps lines straight.
///
/// As SwiftUI: a point is a row vector (x, y, 1); the result is divided by the third column, which
/// gives perspective. Views are drawn without perspective, with the result of `affine(near:)`.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  /// The first row of the matrix.
  public var (m11, m12, m13): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
  /// The second row of the matrix.
  public var (m21, m22, m23): (CGFloat, CGFloat, CGFloat) = (0, 1, 0)
  /// The third row of the matrix, which holds the translation.
  public var (m31, m32, m33): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)

  /// Creates the identity transform.
  public init() {}

  /// Creates the projective transform equal to an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates the effect of a transform of space on the plane z = 0, as seen from the front.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the transform maps every point to itself.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one first and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + w * rhs.m33
      )
    }
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// Returns the affine transform that approximates this one near a point.
  ///
  /// It is exact at the point; lines that would converge in perspective stay parallel.
  func affine(near point: CGPoint) -> CGAffineTransform {
    let w = m13 * point.x + m23 * point.y + m33
    guard w != 0, w.isFinite else { return .identity }
    let x = (m11 * point.x + m21 * point.y + m31) / w
    let y = (m12 * point.x + m22 * point.y + m32) / w
    let (a, b) = ((m11 - x * m13) / w, (m12 - y * m13) / w)
    let (c, d) = ((m21 - x * m23) / w, (m22 - y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y,
      ty: y - b * point.x - d * point.y)
  }
}
