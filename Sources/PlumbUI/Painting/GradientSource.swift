internal import Foundation

/// The pixels of a gradient, each from the place of its middle.
///
/// A pixel depends on nothing else, so painting a part gives the bytes of painting everything.
struct GradientSource {
  private enum Kind {
    /// The place on the ramp is the first coordinate.
    case linear
    /// The place is the distance from the origin, which `start` and `length` bring to the ramp.
    case radial(start: Double, length: Double)
    /// The place follows from the angle past `start`; `sweep` is all of the ramp.
    case angular(start: Double, sweep: Double)
  }

  private let kind: Kind
  /// From pixels to coordinates in which the place on the ramp is easily said.
  private let toRamp: CGAffineTransform
  private var table: RampTable

  /// The source of a gradient; `nil` if nothing of it shows.
  ///
  /// - Parameter transform: from the gradient's points to pixels.
  init?(_ ramp: GradientRamp, _ geometry: GradientGeometry, transform: CGAffineTransform) {
    guard let table = RampTable(ramp), transform.isInvertible else { return nil }
    self.table = table
    let local: CGAffineTransform
    switch geometry {
    case .linear(let from, let to):
      kind = .linear
      local = Self.along(from, to)
    case .radial(let center, let unit, let start, let end):
      kind = .radial(start: Double(start), length: Double(end - start))
      guard unit.width > 0, unit.height > 0 else { return nil }
      local = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: 1 / unit.width, y: 1 / unit.height))
    case .angular(let center, let start, let end):
      kind = .angular(start: start, sweep: end - start)
      local = CGAffineTransform(translationX: -center.x, y: -center.y)
    }
    toRamp = transform.inverted().concatenating(local)
  }

  /// To coordinates in which the first is 0 at one point and 1 at another; equal points leave
  /// nothing but what lies behind the second.
  private static func along(_ from: CGPoint, _ to: CGPoint) -> CGAffineTransform {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let square = x * x + y * y
    guard square > 0, square.isFinite else {
      return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
    }
    return CGAffineTransform(
      a: x / square, b: 0, c: y / square, d: 0, tx: -(from.x * x + from.y * y) / square, ty: 0)
  }

  /// Whether all pixels of a row are alike.
  var isAlikeInRows: Bool {
    if case .linear = kind { toRamp.a == 0 } else { false }
  }

  /// The premultiplied pixel.
  @inline(__always)
  mutating func pixel(x: Int, y: Int) -> UInt32 {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let u = toRamp.a * px + toRamp.c * py + toRamp.tx
    switch kind {
    case .linear: return table.pixel(at: u)
    case .radial(let start, let length):
      let v = toRamp.b * px + toRamp.d * py + toRamp.ty
      let distance = (u * u + v * v).squareRoot() - start
      // Without room between the radii there is an edge.
      return table.pixel(at: length == 0 ? (distance < 0 ? 0 : 1) : distance / length)
    case .angular(let start, let sweep):
      let v = toRamp.b * px + toRamp.d * py + toRamp.ty
      return table.pixel(at: Self.place(of: atan2(v, u) - start, in: sweep))
    }
  }

  /// The place on the ramp at an angle past its start.
  private static func place(of angle: Double, in sweep: Double) -> Double {
    // A ramp that runs the other way is the mirror image of one that runs this way.
    if sweep < 0 { return place(of: -angle, in: -sweep) }
    let turn = 2 * Double.pi
    let past = angle - turn * (angle / turn).rounded(.down)
    if sweep > turn {
      // The last turn ends where the ramp does.
      let end = sweep - turn * (sweep / turn).rounded(.down)
      return (past < end ? sweep - end + past : sweep - end - turn + past) / sweep
    }
    if past <= sweep, sweep > 0 { return past / sweep }
    return past < (sweep + turn) / 2 ? 1 : 0
  }
}

/// Blends a gradient where a shape covers the target.
struct GradientSink: TargetSink {
  let target: PaintTarget
  var source: GradientSource

  @inline(__always)
  mutating func pixel(x: Int, y: Int) -> UInt32 { source.pixel(x: x, y: y) }

  @inline(__always)
  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    if source.isAlikeInRows {
      var sink = ColorSink(target: target, pixel: source.pixel(x: x, y: y))
      return sink.cover(y: y, x: x, count: count, coverage: coverage)
    }
    let row = unsafe target.surface.address(x: x, y: y)
    let clip = unsafe target.mask?.address(x: x, y: y)
    for index in 0..<count {
      var factor = UInt32(coverage)
      if let clip = unsafe clip { factor = Blending.scale(factor, UInt32(unsafe clip[index])) }
      if factor == 0 { continue }
      let pixel = source.pixel(x: x + index, y: y)
      let scaled = factor == 255 ? pixel : Blending.scale(pixel: pixel, factor)
      unsafe row[index] = unsafe Blending.over(scaled, row[index])
    }
  }
}
