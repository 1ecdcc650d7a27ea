/// The numbers of votes that an axis can show: multiples of 1, 2 or 5 times a power of ten.
nonisolated struct CountScale: Hashable, Sendable {
  /// The difference of two numbers next to each other.
  let step: Int
  /// The numbers, from 0 upwards.
  let counts: [Int]

  /// Returns the scales for numbers from 0 to a largest one, with more numbers first.
  ///
  /// - Parameter most: the most steps of a scale.
  static func scales(upTo largest: Int, most: Int = 8) -> [CountScale] {
    var scales: [CountScale] = []
    var power = 1
    // At most 19 powers of ten fit an integer.
    while power <= max(1, largest) {
      for factor in [1, 2, 5] {
        let (step, overflows) = power.multipliedReportingOverflow(by: factor)
        guard !overflows, step <= max(1, largest), largest / step <= most else { continue }
        scales.append(
          CountScale(step: step, counts: (0...max(1, largest / step)).map { $0 * step }))
      }
      let (next, overflows) = power.multipliedReportingOverflow(by: 10)
      if overflows { break }
      power = next
    }
    return scales
  }
}
