internal import Foundation

/// The pixels of a gradient, sampled at their centres.
///
/// A pixel depends only on its position, so partial painting gives the same bytes as full painting.
struct GradientSource {
  private enum Kind {
    /// The position on the ramp is the first coordinate.
    case linear
    /// The position is the distance from the origin minus `start`, divided by `length`.
    case radial(start: Double, length: Double)
    /// The position is computed from the angle.
    case angular(AngularSweep)
  }

  /// The maximum number of pixels that are computed at a time.
  static var runLength: Int { 64 }

  private let kind: Kind
  /// The transform from pixels to coordinates from which the position on the ramp is computed.
  private let toRamp: CGAffineTransform
  private var table: RampTable

  /// Creates the source of a gradient, or `nil` if the gradient is not visible.
  ///
  /// - Parameter transform: The transform from the points of the gradient to pixels.
  init?(_ ramp: GradientRamp, _ geometry: GradientGeometry, transform: CGAffineTransform) {
    guard let table = RampTable(ramp), transform.isInvertible else { return nil }
    self.table = table
    let local: CGAffineTransform
    switch geometry {
    case .linear(let from, let to):
      kind = .linear
      local = Self.projection(from, to)
    case .radial(let center, let unit, let start, let end):
      kind = .radial(start: Double(start), length: Double(end - start))
      guard unit.width > 0, unit.height > 0 else { return nil }
      local = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: 1 / unit.width, y: 1 / unit.height))
    case .angular(let center, let start, let end):
      kind = .angular(AngularSweep(from: start, to: end))
      local = CGAffineTransform(translationX: -center.x, y: -center.y)
    }
    toRamp = transform.inverted().concatenating(local)
  }

  /// Returns the transform to coordinates in which the first is 0 at one point and 1 at the other.
  ///
  /// For equal points the first coordinate is 1 everywhere.
  private static func projection(_ from: CGPoint, _ to: CGPoint) -> CGAffineTransform {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let square = x * x + y * y
    guard square > 0, square.isFinite else {
      return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
    }
    return CGAffineTransform(
      a: x / square, b: 0, c: y / square, d: 0, tx: -(from.x * x + from.y * y) / square, ty: 0)
  }

  /// Whether all pixels of a row are equal.
  var isConstantInRows: Bool {
    if case .linear = kind { toRamp.a == 0 } else { false }
  }

  /// Whether all pixels are opaque.
  var isOpaque: Bool { table.isOpaque }

  /// Returns the premultiplied colour of a pixel.
  mutating func pixel(x: Int, y: Int) -> UInt32 {
    var pixel: UInt32 = 0
    unsafe withUnsafeMutablePointer(to: &pixel) { unsafe write(x: x, y: y, count: 1, to: $0) }
    return pixel
  }

  /// Writes the premultiplied colours of adjacent pixels in a row.
  @unsafe
  mutating func write(x: Int, y: Int, count: Int, to row: UnsafeMutablePointer<UInt32>) {
    unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.runLength) { buffer in
      var start = 0
      while start < count {
        // A run begins at a multiple of its length, so that the same pixels are computed in the same
        // way whatever is painted.
        let run = (x + start) & ~(Self.runLength - 1)
        let offset = x + start - run
        let length = min(Self.runLength - offset, count - start)
        if unsafe writeRun(
          from: run, y: y, offset..<offset + length, to: row + start)
        {
          start += length
          continue
        }
        let positions = unsafe UnsafeMutableBufferPointer(rebasing: buffer[..<length])
        unsafe locate(x: x + start, y: y, in: positions)
        unsafe table.write(at: positions, order: order(of: positions), to: row + start)
        start += positions.count
      }
    }
  }

  /// Writes some pixels of a run, if the whole run is in one opaque part of the ramp.
  ///
  /// - Parameter x: The first pixel of the run.
  /// - Returns: Whether the pixels were written.
  @unsafe
  private mutating func writeRun(
    from x: Int, y: Int, _ part: Range<Int>, to row: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let last = Double(Self.runLength - 1)
    let start = Double(toRamp.a) * px + Double(toRamp.c) * py + Double(toRamp.tx)
    let end = start + Double(toRamp.a) * last
    switch kind {
    case .linear:
      guard let segment = table.opaqueSegment(from: min(start, end), to: max(start, end)) else {
        return false
      }
      unsafe segment.writeRun(from: start, step: Double(toRamp.a), part, to: row)
      return true
    case .radial(let inner, let length):
      let other = Double(toRamp.b) * px + Double(toRamp.d) * py + Double(toRamp.ty)
      let line = DistanceLine(
        start: SIMD2(start, other), step: SIMD2(Double(toRamp.a), Double(toRamp.b)), last: last)
      let (near, far) = ((line.least - inner) / length, (line.greatest - inner) / length)
      guard let segment = table.opaqueSegment(from: min(near, far), to: max(near, far)) else {
        return false
      }
      return unsafe segment.writeRun(
        along: line, inner: inner, length: length, part, to: row)
    case .angular: return false
    }
  }

  /// Computes the positions of adjacent pixels on the ramp.
  @unsafe
  private func locate(x: Int, y: Int, in positions: UnsafeMutableBufferPointer<Double>) {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let (a, rest) = (Double(toRamp.a), Double(toRamp.c) * py + Double(toRamp.tx))
    let (b, otherRest) = (Double(toRamp.b), Double(toRamp.d) * py + Double(toRamp.ty))
    switch kind {
    case .linear:
      for index in positions.indices {
        unsafe positions[index] = a * (px + Double(Int32(truncatingIfNeeded: index))) + rest
      }
    case .radial(let start, let length):
      let factor = 1 / length
      for index in positions.indices {
        let column = px + Double(Int32(truncatingIfNeeded: index))
        let (u, v) = (a * column + rest, b * column + otherRest)
        let distance = (u * u + v * v).squareRoot() - start
        unsafe positions[index] = distance * factor
      }
      if !factor.isFinite { unsafe Self.makeEdge(of: positions) }
    case .angular(let sweep):
      for index in positions.indices {
        let column = px + Double(Int32(truncatingIfNeeded: index))
        unsafe positions[index] = sweep.position(a * column + rest, b * column + otherRest)
      }
    }
  }

  /// Returns the order of the positions of adjacent pixels, as far as the positions at both ends
  /// determine it.
  @unsafe
  private func order(of positions: UnsafeMutableBufferPointer<Double>) -> RampTable.Order {
    let (first, last) = unsafe (positions[0], positions[positions.count - 1])
    let isBounded = abs(first) < 1e8 && abs(last) < 1e8
    switch kind {
    case .linear: return isBounded ? .monotonic : .unknown
    // Between both ends the distance is smaller than at one of them, and at least zero.
    case .radial(let start, let length):
      return isBounded && abs(start / length) < 1e8 ? .bounded : .unknown
    case .angular: return .bounded
    }
  }

  /// Replaces infinite positions, which equal radii give, by the positions of a hard edge.
  @unsafe
  private static func makeEdge(of positions: UnsafeMutableBufferPointer<Double>) {
    // At the edge itself, zero times infinity is not a number.
    for index in positions.indices { unsafe positions[index] = positions[index] < 0 ? 0 : 1 }
  }
}
