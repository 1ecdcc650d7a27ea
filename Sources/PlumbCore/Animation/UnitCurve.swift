/// A timing curve that maps a fraction of the duration, 0 to 1, to progress from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case cubic(CubicTiming)
    case circularIn
    case circularOut
    case circularInOut
    case circularOutIn
  }

  private let shape: Shape

  /// A curve of constant speed.
  public static let linear = UnitCurve(shape: .linear)
  /// A curve with a slow start and a fast end.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// A curve with a fast start and a slow end.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// A curve with a slow start and a slow end.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  /// A quarter circle that starts with slope 0 and ends with an infinite slope.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// A quarter circle that starts with an infinite slope and ends with slope 0.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Two quarter circles, with slope 0 at both ends and an infinite slope in the middle.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  private init(shape: Shape) {
    self.shape = shape
  }

  static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(shape: .cubic(CubicTiming(x1, y1, x2, y2)))
  }

  /// Returns a Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// Their x is time and is clamped to 0...1; their y is progress and may lie outside that range.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    cubic(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// Returns the progress at a fraction of the duration; it is 0 before 0 and 1 after 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch shape {
    case .linear: return progress
    case .cubic(let timing): return timing.progress(at: progress)
    case .circularIn: return Self.circularIn(progress)
    case .circularOut: return 1 - Self.circularIn(1 - progress)
    case .circularInOut:
      return progress < 0.5
        ? Self.circularIn(2 * progress) / 2 : 1 - Self.circularIn(2 - 2 * progress) / 2
    case .circularOutIn:
      return progress < 0.5
        ? (1 - Self.circularIn(1 - 2 * progress)) / 2 : (1 + Self.circularIn(2 * progress - 1)) / 2
    }
  }

  /// Returns the slope of `value(at:)`, in progress per duration; infinite where the curve is
  /// vertical.
  ///
  /// Fractions outside 0...1 are clamped. As SwiftUI: where a Bézier curve and its control point
  /// meet, as `easeOut` at 0 and `easeIn` at 1, the velocity is 1 at the start and 0 at the end.
  public func velocity(at progress: Double) -> Double {
    let fraction = Self.clamped(progress)
    if case .cubic(let timing) = shape, let velocity = timing.endVelocity(at: fraction) {
      return velocity
    }
    return slope(at: fraction)
  }

  private static func clamped(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }

  /// Returns the slope of `value(at:)`, with which the motion goes on after an interruption. It
  /// differs from the velocity where a control point and its end meet.
  func slope(at progress: Double) -> Double {
    let fraction = Self.clamped(progress)
    switch shape {
    case .linear: return 1
    case .cubic(let timing): return timing.slope(at: fraction)
    case .circularIn: return Self.circularInSlope(fraction)
    case .circularOut: return Self.circularInSlope(1 - fraction)
    case .circularInOut:
      return Self.circularInSlope(fraction < 0.5 ? 2 * fraction : 2 - 2 * fraction)
    case .circularOutIn: return Self.circularInSlope(abs(1 - 2 * fraction))
    }
  }

  /// The inverse curve, with time and progress exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .cubic(let timing): UnitCurve(shape: .cubic(timing.inverse))
    case .circularIn: UnitCurve(shape: .circularOut)
    case .circularOut: UnitCurve(shape: .circularIn)
    case .circularInOut: UnitCurve(shape: .circularOutIn)
    case .circularOutIn: UnitCurve(shape: .circularInOut)
    }
  }

  private static func circularIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func circularInSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}

extension UnitCurve: CustomStringConvertible {
  public var description: String {
    switch shape {
    case .linear: "linear"
    case .cubic(let timing): "cubic(\(timing.x1), \(timing.y1), \(timing.x2), \(timing.y2))"
    case .circularIn: "circularEaseIn"
    case .circularOut: "circularEaseOut"
    case .circularInOut: "circularEaseInOut"
    case .circularOutIn: "circularEaseInOut.inverse"
    }
  }
}
