/// A vector of any dimension; components beyond the end count as 0.
struct AnimatableNumbers: VectorArithmetic, Sendable {
  /// The components.
  var values: [Double]

  static var zero: AnimatableNumbers { AnimatableNumbers(values: []) }

  static func + (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> AnimatableNumbers {
    combined(lhs, rhs, +)
  }

  static func - (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> AnimatableNumbers {
    combined(lhs, rhs, -)
  }

  /// Returns the component-wise combination; missing components count as 0.
  private static func combined(
    _ lhs: AnimatableNumbers, _ rhs: AnimatableNumbers, _ combine: (Double, Double) -> Double
  ) -> AnimatableNumbers {
    let (a, b) = (lhs.values, rhs.values)
    return AnimatableNumbers(
      values: (0..<max(a.count, b.count)).map {
        combine($0 < a.count ? a[$0] : 0, $0 < b.count ? b[$0] : 0)
      })
  }

  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
