/// A cubic Bézier curve from (0, 0) to (1, 1) that maps a fraction of the duration to progress.
///
/// The x of both control points is in 0...1, so the progress is unique for every fraction.
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Returns the progress at a fraction of the duration between 0 and 1.
  func progress(at fraction: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(at: fraction))
  }

  /// Returns the velocity at an end where its control point has the same time, which is not the
  /// slope of the curve; `nil` elsewhere.
  ///
  /// As SwiftUI: it is the ratio of the derivatives with respect to the parameter. The derivative
  /// of time is 0 there, so the velocity is infinite unless the derivative of progress is 0 as
  /// well.
  func endVelocity(at fraction: Double) -> Double? {
    // On a straight line the ratio is the same everywhere.
    if x1 == y1, x2 == y2 { return 1 }
    let (run, rise) = fraction == 0 ? (x1, y1) : (1 - x2, 1 - y2)
    guard fraction == 0 || fraction == 1, run == 0 else { return nil }
    if rise == 0 { return fraction == 0 ? 1 : 0 }
    return rise > 0 ? .infinity : -.infinity
  }

  /// Returns the slope of the progress at a fraction of the duration between 0 and 1.
  func slope(at fraction: Double) -> Double {
    let parameter = parameter(at: fraction)
    let run = Self.derivative(x1, x2, at: parameter)
    if run > 1e-6 { return Self.derivative(y1, y2, at: parameter) / run }
    // At an end that coincides with its control point, the other one determines the tangent.
    if parameter == 0, x1 == 0, y1 == 0, x2 > 0 { return y2 / x2 }
    if parameter == 1, x2 == 1, y2 == 1, x1 < 1 { return (1 - y1) / (1 - x1) }
    // The derivative of x vanishes here, so the slope of a short chord is taken.
    let (start, end) = (max(fraction - 1e-5, 0), min(fraction + 1e-5, 1))
    return (progress(at: end) - progress(at: start)) / (end - start)
  }

  /// The curve with time and progress exchanged.
  var inverse: CubicTiming { CubicTiming(y1, x1, y2, x2) }

  /// Returns the Bézier parameter at which the curve's x is the fraction.
  ///
  /// Newton's method, with bisection whenever a step leaves the bracket of the solution.
  private func parameter(at fraction: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = fraction
    for _ in 0..<60 {
      let error = Self.coordinate(x1, x2, at: parameter) - fraction
      if abs(error) < 1e-12 { break }
      if error < 0 { low = parameter } else { high = parameter }
      let step = error / Self.derivative(x1, x2, at: parameter)
      let next = parameter - step
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func derivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
