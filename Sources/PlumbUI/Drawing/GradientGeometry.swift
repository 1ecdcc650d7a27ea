internal import Foundation

/// Where the colours of a gradient lie, in points.
public enum GradientGeometry: Hashable, Sendable {
  /// From one point to another, alike on all lines across. Two equal points leave the last colour.
  case linear(from: CGPoint, to: CGPoint)
  /// Round a point, between two distances. `unit` is what counts as a distance of 1 in each
  /// direction, 1×1 for circles.
  case radial(center: CGPoint, unit: CGSize, start: CGFloat, end: CGFloat)
  /// Round a point by the direction, clockwise from the right, in radians.
  ///
  /// As SwiftUI: of more than a turn the last one shows; of what less than a turn leaves, one half
  /// goes on with the last colour and the other one begins with the first.
  case angular(center: CGPoint, start: Double, end: Double)
}

/// Where the colours of a gradient lie in whatever it fills: points of its unit square.
public enum GradientForm: Hashable, Sendable {
  case linear(start: UnitPoint, end: UnitPoint)
  /// Circles, their radii in points.
  case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Ellipses of the proportions of what is filled, their radii as shares of its sides.
  case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case angular(center: UnitPoint, start: Angle, end: Angle)

  /// The same in a rectangle; numbers that are not finite count as 0.
  func geometry(in rect: CGRect) -> GradientGeometry {
    func number(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, -1e9), 1e9) : 0
    }
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(
        x: rect.minX + number(point.x) * rect.width, y: rect.minY + number(point.y) * rect.height)
    }
    switch self {
    case .linear(let start, let end): return .linear(from: place(start), to: place(end))
    case .radial(let center, let start, let end):
      return .radial(
        center: place(center), unit: CGSize(width: 1, height: 1), start: number(start),
        end: number(end))
    case .elliptical(let center, let start, let end):
      return .radial(
        center: place(center), unit: rect.size, start: number(start), end: number(end))
    case .angular(let center, let start, let end):
      return .angular(
        center: place(center), start: number(start.radians), end: number(end.radians))
    }
  }
}
