/// A cubic Bézier curve from (0, 0) to (1, 1) that gives progress for a share of time.
///
/// The inner points' x lies in 0...1, so that there is one progress for every share of time.
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

  /// The progress at a share of time between 0 and 1.
  func progress(at share: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(at: share))
  }

  /// The slope of the progress at a share of time between 0 and 1.
  func slope(at share: Double) -> Double {
    let parameter = parameter(at: share)
    let run = Self.derivative(x1, x2, at: parameter)
    if run > 1e-6 { return Self.derivative(y1, y2, at: parameter) / run }
    // The curve stands still or upright here: the chord of a short stretch has a slope.
    let (start, end) = (max(share - 1e-5, 0), min(share + 1e-5, 1))
    return (progress(at: end) - progress(at: start)) / (end - start)
  }

  /// The curve with time and progress exchanged.
  var inverse: CubicTiming { CubicTiming(y1, x1, y2, x2) }

  /// The Bézier parameter where the curve's x is the share of time.
  ///
  /// Newton's steps, each kept inside the bracket that is known to hold the answer.
  private func parameter(at share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = share
    for _ in 0..<60 {
      let error = Self.coordinate(x1, x2, at: parameter) - share
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
