/// The mapping between positions on the track of a slider and values.
struct SliderScale {
  let bounds: ClosedRange<Double>
  let step: Double?

  /// Returns the position of a value on the track, 0 to 1. Values outside the bounds are at the
  /// ends, NaN is at the start.
  func fraction(of value: Double) -> Double {
    let fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Returns the value at a position of 0 to 1, rounded to the nearest step from the lower bound.
  func value(at fraction: Double) -> Double {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    // A weighted sum, since the difference of two large bounds may overflow to infinity.
    var value = low * (1 - fraction) + high * fraction
    if let step, step > 0 {
      let steps = ((value - low) / step).rounded()
      value = low + min(steps, ((high - low) / step + 1e-9).rounded(.down)) * step
    }
    return min(max(value, low), high)
  }
}

/// A mark at a place of the track.
struct SliderMark {
  /// The place, 0 to 1 from the leading end.
  let fraction: Double
  /// `nil` for a mark without a label.
  let label: AnyView?
}
