public import Foundation

/// A projective transform of the plane, which keeps lines straight.
///
/// As SwiftUI: a point is a row vector (x, y, 1); the result is divided by the third column, which
/// gives perspective. Points for which the third column is not positive are behind the viewer and
/// not visible.
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

  /// Whether the transform maps every point to itself.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one first and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    // The result of affine transforms is affine even if their numbers are infinite.
    if isAffine, rhs.isAffine, let affine, let other = rhs.affine {
      return ProjectionTransform(affine.concatenating(other))
    }
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

  /// Returns the inverse; as in CoreGraphics, the transform itself if it has none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    _ = inverse.invert()
    return inverse
  }

  /// Inverts the transform.
  ///
  /// - Returns: `false` if it has no inverse; it is unchanged then.
  public mutating func invert() -> Bool {
    if isAffine, let affine {
      guard affine.isInvertible else { return false }
      self = ProjectionTransform(affine.inverted())
      return true
    }
    let (a, b, c) = (
      m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31
    )
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant.isFinite, determinant != 0 else { return false }
    var inverse = ProjectionTransform()
    (inverse.m11, inverse.m21, inverse.m31) = (a / determinant, b / determinant, c / determinant)
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    self = inverse
    return true
  }
}

extension ProjectionTransform {
  /// The nearest that a visible point is to the viewer, as a fraction of the viewer's distance from
  /// the plane.
  package static var nearestDepth: CGFloat { 1.0 / 1_024 }

  /// The equal affine transform, or `nil` if the transform has perspective.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    let affine = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    if m33 == 1 { return affine }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Whether all elements of the matrix are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// Returns the third coordinate of a point, which is proportional to its distance from the viewer.
  package func depth(of point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  /// Returns the transform applied in coordinates whose origin is a point.
  package func about(_ point: CGPoint) -> ProjectionTransform {
    if let affine { return ProjectionTransform(affine.about(point)) }
    return ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(self)
      .concatenating(
        ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  /// Returns the affine transform that approximates this one near a point.
  ///
  /// It is exact at the point; lines that would converge in perspective stay parallel.
  package func affine(near point: CGPoint) -> CGAffineTransform {
    let w = depth(of: point)
    guard w != 0, w.isFinite else { return .identity }
    let x = (m11 * point.x + m21 * point.y + m31) / w
    let y = (m12 * point.x + m22 * point.y + m32) / w
    let (a, b) = ((m11 - x * m13) / w, (m12 - y * m13) / w)
    let (c, d) = ((m21 - x * m23) / w, (m22 - y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y,
      ty: y - b * point.x - d * point.y)
  }

  /// Returns the point that is shown at a point; `nil` if there is none.
  package func source(of point: CGPoint) -> CGPoint? {
    var inverse = self
    guard inverse.invert(), inverse.depth(of: point) > 0 else { return nil }
    return point.applying(inverse)
  }
}

extension CGPoint {
  /// Returns the point transformed by a projection.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    if let affine = m.affine { return applying(affine) }
    let w = m.depth(of: self)
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the visible part of the projected rectangle.
  package func applying(_ transform: ProjectionTransform) -> CGRect {
    if let affine = transform.affine { return applying(affine) }
    let points = transform.projected(corners)
    guard let first = points.first else { return CGRect(origin: origin, size: .zero) }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  private var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

extension ProjectionTransform {
  /// Returns the corners of the visible part of a polygon after the projection.
  package func projected(_ polygon: [CGPoint]) -> [CGPoint] {
    guard var last = polygon.last else { return [] }
    var result: [CGPoint] = []
    var lastDepth = depth(of: last)
    let limit = Self.nearestDepth
    for point in polygon {
      let depth = depth(of: point)
      if (depth >= limit) != (lastDepth >= limit) {
        let fraction = (limit - lastDepth) / (depth - lastDepth)
        let edge = CGPoint(
          x: last.x + (point.x - last.x) * fraction, y: last.y + (point.y - last.y) * fraction)
        result.append(edge.applying(self))
      }
      if depth >= limit { result.append(point.applying(self)) }
      (last, lastDepth) = (point, depth)
    }
    return result
  }
}
