/// A blur close to a Gaussian one, as three box averages in each direction.
///
/// A shadow's radius is twice the standard deviation. A box's ends weigh less than its middle, by
/// the fraction that gives three boxes exactly the wanted variance; so the blur grows evenly with
/// the radius. All sums are of integers, and a pixel depends on no other farther than `reach` away:
/// blurring a part that much larger than what is needed gives the bytes of blurring everything.
struct ShadowBlur {
  /// The pixels on each side of the middle that count fully.
  private let half: Int
  /// What the pixel beyond those weighs, in 256ths.
  private let end: UInt64
  /// The reciprocal of the sum of the weights, in units of 2⁻⁴⁰.
  private let reciprocal: UInt64

  /// - Parameter deviation: the standard deviation in pixels.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, PaintLimits.shadowDeviation) : 0
    // Variances add up, so each of the three boxes takes a third.
    let variance = sigma * sigma / 3
    half = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let middle = Double(half)
    let spread = middle * (middle + 1) * (2 * middle + 1) / 3
    let fraction =
      (variance * (2 * middle + 1) - spread) / (2 * ((middle + 1) * (middle + 1) - variance))
    end = UInt64((min(max(fraction, 0), 1) * 256).rounded())
    let total = UInt64(256 * (2 * half + 1)) + 2 * end
    reciprocal = (1 << 40 + total / 2) / total
  }

  /// How far in pixels the blur spreads a point, each way.
  var reach: Int { 3 * (half + (end > 0 ? 1 : 0)) }

  /// Blurs coverage of 0 to 65 535 in place; outside the rows and columns there is none.
  func apply(to values: inout [UInt16], width: Int, height: Int) {
    guard reach > 0, width > 0, height > 0 else { return }
    precondition(values.count == width * height, "A blur needs one value for each pixel.")
    var other = values
    for _ in 0..<3 {
      blurRows(values, &other, width: width, height: height)
      swap(&values, &other)
    }
    for _ in 0..<3 {
      blurColumns(values, &other, width: width, height: height)
      swap(&values, &other)
    }
  }

  /// The weighted mean of a box, of the sums of its inner values and of its two ends.
  private func average(_ inner: UInt64, _ ends: UInt64) -> UInt16 {
    UInt16(truncatingIfNeeded: ((inner << 8 &+ ends &* end) &* reciprocal &+ 1 << 39) >> 40)
  }

  /// Averages each row by a sum that moves along it.
  private func blurRows(
    _ source: [UInt16], _ target: inout [UInt16], width: Int, height: Int
  ) {
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          let row = y * width
          var sum: UInt64 = 0
          for x in 0..<min(half, width) { unsafe sum &+= UInt64(source[row + x]) }
          for x in 0..<width {
            if x + half < width { unsafe sum &+= UInt64(source[row + x + half]) }
            var ends: UInt64 = 0
            let (before, after) = (x - half - 1, x + half + 1)
            if before >= 0 { unsafe ends = UInt64(source[row + before]) }
            if after < width { unsafe ends &+= UInt64(source[row + after]) }
            unsafe target[row + x] = average(sum, ends)
            if x >= half { unsafe sum &-= UInt64(source[row + x - half]) }
          }
        }
      }
    }
  }

  /// One row at a time over the sums of all columns, which reads memory in its order.
  private func blurColumns(
    _ source: [UInt16], _ target: inout [UInt16], width: Int, height: Int
  ) {
    var sums = [UInt64](repeating: 0, count: width)
    // Rows beyond the picture are read from the last one, which is empty.
    let padded = source + [UInt16](repeating: 0, count: width)
    func start(ofRow y: Int) -> Int { (y >= 0 && y < height ? y : height) * width }
    unsafe padded.withUnsafeBufferPointer { rows in
      unsafe target.withUnsafeMutableBufferPointer { target in
        for y in -half..<height {
          let entering = start(ofRow: y + half)
          for x in 0..<width { unsafe sums[x] &+= UInt64(rows[entering + x]) }
          if y < 0 { continue }
          let (before, after) = (start(ofRow: y - half - 1), start(ofRow: y + half + 1))
          let leaving = start(ofRow: y - half)
          for x in 0..<width {
            let ends = unsafe UInt64(rows[before + x]) &+ UInt64(rows[after + x])
            unsafe target[y * width + x] = average(sums[x], ends)
            unsafe sums[x] &-= UInt64(rows[leaving + x])
          }
        }
      }
    }
  }
}
