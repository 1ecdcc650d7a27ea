/// Pixels of a row at equal distances on a line.
struct DistanceLine {
  /// The first point, relative to the centre.
  let start: SIMD2<Double>
  /// From one point to the next.
  let step: SIMD2<Double>
  /// The least distance of a point of the line from the centre, between the first and the last one.
  let least: Double
  /// The greatest distance.
  let greatest: Double

  /// - Parameter last: The number of steps to the last point.
  init(start: SIMD2<Double>, step: SIMD2<Double>, last: Double) {
    (self.start, self.step) = (start, step)
    func distance(_ steps: Double) -> Double {
      let point = start + step * steps
      return (point * point).sum().squareRoot()
    }
    let ends = (distance(0), distance(last))
    greatest = max(ends.0, ends.1)
    let square = (step * step).sum()
    let nearest = square > 0 ? -(start * step).sum() / square : 0
    least = nearest > 0 && nearest < last ? distance(nearest) : min(ends.0, ends.1)
  }
}

/// The pixels of whole runs in an opaque segment, four at a time in numbers of 32 bits.
///
/// Their components differ from the exact ones by less than a thousandth of a byte before they are
/// rounded.
extension RampSegment {
  /// The fractional bits of a component in fixed point; above them is a byte.
  private static var bits: Int32 { 22 }
  /// From 2²³ on, the last bit of a number of 32 bits is 1, so the sum contains the rounded integer.
  private static var unit: Float { 0x1p23 }

  /// Writes pixels of a run at equal distances on the ramp.
  ///
  /// - Parameters:
  ///   - position: The position of the first pixel of the run; all pixels of the run are in this
  ///     segment.
  ///   - step: The distance of two pixels.
  ///   - part: The pixels of the run that are written.
  @unsafe
  func writeRun(
    from position: Double, step: Double, _ part: Range<Int>, to row: UnsafeMutablePointer<UInt32>
  ) {
    if isConstant { return unsafe row.update(repeating: pixel, count: part.count) }
    let scale = Double(1 &<< Self.bits)
    let first = components(at: position) * scale + 0.5 * scale
    let change = slopes * (step * scale)
    let (dr, dg, db) = (Self.fixed(change.x), Self.fixed(change.y), Self.fixed(change.z))
    /// Returns the components of the first four pixels.
    func lanes(_ first: Double, _ change: Int32) -> SIMD4<Int32> {
      let start = Self.fixed(first) &+ change &* Int32(truncatingIfNeeded: part.lowerBound)
      return SIMD4(
        start, start &+ change, start &+ 2 &* change, start &+ 3 &* change)
    }
    var (red, green, blue) = (lanes(first.x, dr), lanes(first.y, dg), lanes(first.z, db))
    let count = part.count
    for index in stride(from: 0, to: count, by: 4) {
      let pixels = Self.pixels(red &>> Self.bits, green &>> Self.bits, blue &>> Self.bits)
      unsafe Self.store(pixels, count - index, to: row + index)
      red &+= 4 &* dr
      green &+= 4 &* dg
      blue &+= 4 &* db
    }
  }

  /// Writes pixels of a run whose position on the ramp is their distance from a centre.
  ///
  /// - Parameters:
  ///   - line: The points of the run; all of them are in this segment.
  ///   - inner: The distance at the start of the ramp.
  ///   - length: The distance from the start of the ramp to its end.
  /// - Returns: Whether the pixels were written; otherwise the numbers are too large for the
  ///   precision.
  @unsafe
  func writeRun(
    along line: DistanceLine, inner: Double, length: Double, _ part: Range<Int>,
    to row: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    if isConstant {
      unsafe row.update(repeating: pixel, count: part.count)
      return true
    }
    // The colour is a linear function of the distance.
    let slope = slopes / length
    let base = components(at: -inner / length)
    let reach = (slope * slope).max().squareRoot() * line.greatest
    guard reach < 2_000 else { return false }
    let (u, v) = (Float(line.start.x), Float(line.start.y))
    let (du, dv) = (Float(line.step.x), Float(line.step.y))
    let (r, g, b) = (Float(base.x), Float(base.y), Float(base.z))
    let (dr, dg, db) = (Float(slope.x), Float(slope.y), Float(slope.z))
    var place = SIMD4<Float>(0, 1, 2, 3) + Float(part.lowerBound)
    let count = part.count
    for index in stride(from: 0, to: count, by: 4) {
      let (x, y) = (u + du * place, v + dv * place)
      let distance = (x * x + y * y).squareRoot()
      place += 4
      func bytes(_ base: Float, _ slope: Float) -> SIMD4<Int32> {
        unsafe unsafeBitCast(base + slope * distance + Self.unit, to: SIMD4<Int32>.self) & 255
      }
      let pixels = Self.pixels(bytes(r, dr), bytes(g, dg), bytes(b, db))
      unsafe Self.store(pixels, count - index, to: row + index)
    }
    return true
  }

  /// Returns the nearest integer of a number that has at most 31 bits.
  private static func fixed(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 0x1.8p52).bitPattern)
  }

  /// Writes the first ones of four pixels.
  @unsafe @inline(__always)
  private static func store(
    _ pixels: SIMD4<UInt32>, _ count: Int, to row: UnsafeMutablePointer<UInt32>
  ) {
    if count >= 4 {
      unsafe UnsafeMutableRawPointer(row).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
    } else {
      for lane in 0..<count { unsafe row[lane] = pixels[lane] }
    }
  }

  /// Returns opaque pixels of bytes.
  @inline(__always)
  private static func pixels(
    _ red: SIMD4<Int32>, _ green: SIMD4<Int32>, _ blue: SIMD4<Int32>
  ) -> SIMD4<UInt32> {
    let words = red &<< 16 | green &<< 8 | blue | Int32(truncatingIfNeeded: 0xFF00_0000)
    return unsafe unsafeBitCast(words, to: SIMD4<UInt32>.self)
  }
}
