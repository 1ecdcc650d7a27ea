/// A blur close to a Gaussian one, as three box averages in each direction.
///
/// A box's ends weigh less than its middle, by the fraction that gives three boxes exactly the
/// wanted variance; so the blur grows evenly with the deviation. All sums are of whole numbers, and
/// a pixel depends on no other farther than `reach` away: blurring a part that much larger than what
/// is needed gives the bytes of blurring everything.
struct GaussianBlur {
  /// The pixels on each side of the middle that count fully.
  private let half: Int
  /// What each of those and the middle weigh of the whole.
  private let inner: Float
  /// What the two pixels beyond weigh, each.
  private let end: Float

  /// - Parameter deviation: the standard deviation in pixels.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, PaintLimits.blurDeviation) : 0
    // Variances add up, so each of the three boxes takes a third.
    let variance = sigma * sigma / 3
    half = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let middle = Double(half)
    let spread = middle * (middle + 1) * (2 * middle + 1) / 3
    let fraction =
      (variance * (2 * middle + 1) - spread) / (2 * ((middle + 1) * (middle + 1) - variance))
    let weight = min(max(fraction, 0), 1)
    let total = 2 * middle + 1 + 2 * weight
    inner = Float(1 / total)
    // What moves no value by a whole step is none.
    end = weight < 1e-6 ? 0 : Float(weight / total)
  }

  /// How far in pixels the blur spreads a point, each way.
  var reach: Int { 3 * (half + (end > 0 ? 1 : 0)) }

  /// Blurs coverage of 0 to 65 535 in place; outside the rows and columns there is none.
  func apply(to values: inout [UInt16], width: Int, height: Int) {
    guard reach > 0, width > 0, height > 0 else { return }
    precondition(values.count == width * height, "A blur needs one value for each pixel.")
    var other = values
    // Columns side by side are many at a time, so rows are blurred as columns, too.
    blurColumns(&values, &other, width: width, height: height)
    Self.transpose(values, &other, width: width, height: height)
    blurColumns(&other, &values, width: height, height: width)
    Self.transpose(other, &values, width: height, height: width)
  }

  /// Three averages; the result is in the first array.
  private func blurColumns(
    _ values: inout [UInt16], _ other: inout [UInt16], width: Int, height: Int
  ) {
    for _ in 0..<3 {
      averageColumns(values, &other, width: width, height: height)
      swap(&values, &other)
    }
  }

  /// One row at a time over the sums of all columns, which reads memory in its order.
  private func averageColumns(
    _ source: [UInt16], _ target: inout [UInt16], width: Int, height: Int
  ) {
    var sums = [UInt32](repeating: 0, count: width)
    let empty = [UInt16](repeating: 0, count: width)
    unsafe source.withUnsafeBufferPointer { source in
      unsafe empty.withUnsafeBufferPointer { empty in
        unsafe target.withUnsafeMutableBufferPointer { target in
          unsafe sums.withUnsafeMutableBufferPointer { sums in
            func row(_ y: Int) -> UnsafeBufferPointer<UInt16> {
              let isInside = y >= 0 && y < height
              return unsafe isInside
                ? UnsafeBufferPointer(rebasing: source[y * width..<(y + 1) * width]) : empty
            }
            for y in -half..<height {
              let entering = unsafe row(y + half)
              for x in 0..<width { unsafe sums[x] &+= UInt32(entering[x]) }
              if y < 0 { continue }
              unsafe average(
                sums, row(y - half - 1), row(y + half + 1),
                UnsafeMutableBufferPointer(rebasing: target[y * width..<(y + 1) * width]))
              let leaving = unsafe row(y - half)
              for x in 0..<width { unsafe sums[x] &-= UInt32(leaving[x]) }
            }
          }
        }
      }
    }
  }

  /// The weighted means of the boxes of one row, of the sums of their inner values and of their
  /// ends, to the nearest.
  private func average(
    _ sums: UnsafeMutableBufferPointer<UInt32>, _ before: UnsafeBufferPointer<UInt16>,
    _ after: UnsafeBufferPointer<UInt16>, _ target: UnsafeMutableBufferPointer<UInt16>
  ) {
    for x in 0..<target.count {
      let ends = unsafe Int32(before[x]) &+ Int32(after[x])
      let sum = unsafe Int32(truncatingIfNeeded: sums[x])
      let mean = Float(sum) * inner + Float(ends) * end
      // From here on the last bit of a number is a whole one.
      unsafe target[x] = UInt16(truncatingIfNeeded: (mean + 8_388_608).bitPattern)
    }
  }

  /// Makes columns of rows, in squares that fit the nearest memory.
  private static func transpose(
    _ source: [UInt16], _ target: inout [UInt16], width: Int, height: Int
  ) {
    let side = 32
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        for top in stride(from: 0, to: height, by: side) {
          for left in stride(from: 0, to: width, by: side) {
            for x in left..<min(left + side, width) {
              for y in top..<min(top + side, height) {
                unsafe target[x * height + y] = source[y * width + x]
              }
            }
          }
        }
      }
    }
  }
}
