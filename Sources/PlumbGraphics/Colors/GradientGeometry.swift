internal import Foundation

/// The geometry of a gradient, in points.
public enum GradientGeometry: Hashable, Sendable {
  /// From one point to another, constant across. With two equal points only the last colour is
  /// visible.
  case linear(from: CGPoint, to: CGPoint)
  /// Around a point, between two distances. `unit` is the distance that counts as 1 in each
  /// direction, 1×1 for circles.
  case radial(center: CGPoint, unit: CGSize, start: CGFloat, end: CGFloat)
  /// Around a point by the angle, clockwise from the right, in radians.
  ///
  /// As SwiftUI: if the range is larger than a full rotation, the last rotation is visible. If it
  /// is smaller, the first half of the remaining angles has the last colour and the second half the
  /// first colour.
  case angular(center: CGPoint, start: Double, end: Double)
}

/// The geometry of a gradient relative to the filled area, in its unit square.
public enum GradientForm: Hashable, Sendable {
  case linear(start: UnitPoint, end: UnitPoint)
  /// Circles, with radii in points.
  case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Ellipses with the aspect ratio of the filled area, with radii as fractions of its sides.
  case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case angular(center: UnitPoint, start: Angle, end: Angle)

  /// Returns the geometry in a rectangle; numbers that are not finite count as 0.
  package func geometry(in rect: CGRect) -> GradientGeometry {
    func number(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, -1e9), 1e9) : 0
    }
    func position(_ point: UnitPoint) -> CGPoint {
      CGPoint(
        x: rect.minX + number(point.x) * rect.width, y: rect.minY + number(point.y) * rect.height)
    }
    switch self {
    case .linear(let start, let end): return .linear(from: position(start), to: position(end))
    case .radial(let center, let start, let end):
      return .radial(
        center: position(center), unit: CGSize(width: 1, height: 1), start: number(start),
        end: number(end))
    case .elliptical(let center, let start, let end):
      return .radial(
        center: position(center), unit: rect.size, start: number(start), end: number(end))
    case .angular(let center, let start, let end):
      return .angular(
        center: position(center), start: number(start.radians), end: number(end.radians))
    }
  }
}
