/// An approximation of a Gaussian function by three box filters in each direction.
///
/// The ends of a box have a lower weight than its middle, by the fraction that gives three boxes
/// exactly the requested variance, so the result changes continuously with the deviation. All sums
/// are of integers, and a value depends only on values within `reach`.
struct BoxFilter: Equatable {
  /// The number of values with full weight on each side of the middle.
  private let halfWidth: Int
  /// The weight of each of these values and of the middle.
  private let innerWeight: Float
  /// The weight of each of the two values beyond them.
  private let endWeight: Float

  /// Creates a filter.
  ///
  /// - Parameter sigma: The standard deviation in values.
  init(deviation sigma: Double) {
    // Variances are additive, so each of the three boxes has a third.
    let variance = sigma * sigma / 3
    halfWidth = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let middle = Double(halfWidth)
    let spread = middle * (middle + 1) * (2 * middle + 1) / 3
    let fraction =
      (variance * (2 * middle + 1) - spread) / (2 * ((middle + 1) * (middle + 1) - variance))
    let weight = min(max(fraction, 0), 1)
    let total = 2 * middle + 1 + 2 * weight
    innerWeight = Float(1 / total)
    // A weight that changes no value by a whole step is treated as zero.
    endWeight = weight < 1e-6 ? 0 : Float(weight / total)
  }

  /// The distance to which a value is spread, in each direction.
  var reach: Int { 3 * (halfWidth + (endWeight > 0 ? 1 : 0)) }

  /// Filters values from 0 to 65 535 in place; outside of the rows and columns they are zero.
  ///
  /// - Parameter channels: The number of adjacent values, each filtered by itself, that form an
  ///   element of the row.
  func apply(to values: inout [UInt16], width: Int, height: Int, channels: Int = 1) {
    guard reach > 0, width > 0, height > 0 else { return }
    precondition(
      values.count == width * height * channels,
      "A filter of \(width)x\(height) elements has \(values.count) values; pass \(channels) each.")
    var other = values
    // Adjacent columns are processed in parallel, so rows are also filtered as columns.
    filterColumns(&values, &other, width: width * channels, height: height)
    Self.transpose(values, &other, width: width, height: height, channels: channels)
    filterColumns(&other, &values, width: height * channels, height: width)
    Self.transpose(other, &values, width: height, height: width, channels: channels)
  }

  /// Applies three box filters; the result is in the first array.
  private func filterColumns(
    _ values: inout [UInt16], _ other: inout [UInt16], width: Int, height: Int
  ) {
    for _ in 0..<3 {
      averageColumns(values, &other, width: width, height: height)
      swap(&values, &other)
    }
  }

  /// Applies a box filter to all columns, row by row, for sequential memory access.
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
            for y in -halfWidth..<0 {
              let entering = unsafe row(y + halfWidth)
              for x in 0..<width { unsafe sums[x] &+= UInt32(entering[x]) }
            }
            for y in 0..<height {
              unsafe average(
                sums, row(y + halfWidth), row(y - halfWidth), row(y - halfWidth - 1),
                row(y + halfWidth + 1),
                UnsafeMutableBufferPointer(rebasing: target[y * width..<(y + 1) * width]))
            }
          }
        }
      }
    }
  }

  /// Computes the weighted means of the boxes of one row from the sums of their inner values and
  /// their ends, rounded to the nearest integer.
  ///
  /// - Parameter sums: The sums of the inner values of the row above, without the row that has left
  ///   them; in the end those of this row, without the one that leaves.
  private func average(
    _ sums: UnsafeMutableBufferPointer<UInt32>, _ entering: UnsafeBufferPointer<UInt16>,
    _ leaving: UnsafeBufferPointer<UInt16>, _ before: UnsafeBufferPointer<UInt16>,
    _ after: UnsafeBufferPointer<UInt16>, _ target: UnsafeMutableBufferPointer<UInt16>
  ) {
    for x in 0..<target.count {
      let sum = unsafe sums[x] &+ UInt32(entering[x])
      let ends = unsafe Int32(before[x]) &+ Int32(after[x])
      let mean = Float(Int32(truncatingIfNeeded: sum)) * innerWeight + Float(ends) * endWeight
      // From 2²³ on, the last bit of a Float is 1, so the low bits contain the rounded integer.
      unsafe target[x] = UInt16(truncatingIfNeeded: (mean + 8_388_608).bitPattern)
      unsafe sums[x] = sum &- UInt32(leaving[x])
    }
  }

  /// Transposes rows and columns, in blocks that fit into the cache.
  private static func transpose(
    _ source: [UInt16], _ target: inout [UInt16], width: Int, height: Int, channels: Int
  ) {
    unsafe source.withUnsafeBytes { source in
      unsafe target.withUnsafeMutableBytes { target in
        if channels == 4 {
          unsafe transpose(source, target, width: width, height: height, as: UInt64.self)
        } else {
          unsafe transpose(source, target, width: width, height: height, as: UInt16.self)
        }
      }
    }
  }

  @inline(__always) @unsafe
  private static func transpose<Element: BitwiseCopyable>(
    _ source: UnsafeRawBufferPointer, _ target: UnsafeMutableRawBufferPointer, width: Int,
    height: Int, as type: Element.Type
  ) {
    let (side, size) = (32, MemoryLayout<Element>.size)
    let step = width * size
    for top in stride(from: 0, to: height, by: side) {
      for left in stride(from: 0, to: width, by: side) {
        let count = min(side, height - top)
        for x in left..<min(left + side, width) {
          var from = (top * width + x) * size
          var to = (x * height + top) * size
          for _ in 0..<count {
            let element = unsafe source.loadUnaligned(fromByteOffset: from, as: type)
            unsafe target.storeBytes(of: element, toByteOffset: to, as: type)
            from &+= step
            to &+= size
          }
        }
      }
    }
  }
}
