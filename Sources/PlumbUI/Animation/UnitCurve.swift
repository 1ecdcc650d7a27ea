/// A curve that gives progress from 0 to 1 for a share of time from 0 to 1.
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

  /// The same pace throughout.
  public static let linear = UnitCurve(shape: .linear)
  /// A slow start and a fast end.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// A fast start and a slow end.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// A slow start and a slow end.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  /// A quarter of a circle that starts level and ends upright.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// A quarter of a circle that starts upright and ends level.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Two quarters of circles, level at both ends and upright in the middle.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  private init(shape: Shape) {
    self.shape = shape
  }

  static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(shape: .cubic(CubicTiming(x1, y1, x2, y2)))
  }

  /// A Bézier curve from (0, 0) to (1, 1) with these two inner points.
  ///
  /// Their x is time and is brought into 0...1; their y is progress and may lie beyond.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    cubic(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// The progress at a share of time; before 0 it is 0, after 1 it is 1.
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

  /// The slope of `value(at:)`, in progress per whole time; infinite where the curve is upright.
  ///
  /// Shares of time outside 0...1 count as the nearer end.
  public func velocity(at progress: Double) -> Double {
    let share = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return 1
    case .cubic(let timing): return timing.slope(at: share)
    case .circularIn: return Self.circularInSlope(share)
    case .circularOut: return Self.circularInSlope(1 - share)
    case .circularInOut: return Self.circularInSlope(share < 0.5 ? 2 * share : 2 - 2 * share)
    case .circularOutIn: return Self.circularInSlope(abs(1 - 2 * share))
    }
  }

  /// The curve with time and progress exchanged, so that one undoes the other.
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
