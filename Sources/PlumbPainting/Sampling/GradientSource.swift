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
    /// The position is computed from the angle relative to `start`; `sweep` is the length of the
    /// ramp.
    case angular(start: Double, sweep: Double)
  }

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
      kind = .angular(start: start, sweep: end - start)
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

  /// Returns the premultiplied colour of a pixel.
  @inline(__always)
  mutating func pixel(x: Int, y: Int) -> UInt32 {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let u = toRamp.a * px + toRamp.c * py + toRamp.tx
    switch kind {
    case .linear: return table.pixel(at: u)
    case .radial(let start, let length):
      let v = toRamp.b * px + toRamp.d * py + toRamp.ty
      let distance = (u * u + v * v).squareRoot() - start
      // Equal radii give a hard edge.
      return table.pixel(at: length == 0 ? (distance < 0 ? 0 : 1) : distance / length)
    case .angular(let start, let sweep):
      let v = toRamp.b * px + toRamp.d * py + toRamp.ty
      return table.pixel(at: Self.position(of: atan2(v, u) - start, in: sweep))
    }
  }

  /// Returns the position on the ramp at an angle relative to its start.
  private static func position(of angle: Double, in sweep: Double) -> Double {
    // A ramp in the opposite direction is the mirror image.
    if sweep < 0 { return position(of: -angle, in: -sweep) }
    let turn = 2 * Double.pi
    let past = angle - turn * (angle / turn).rounded(.down)
    if sweep > turn {
      // The last rotation ends at the end of the ramp.
      let end = sweep - turn * (sweep / turn).rounded(.down)
      return (past < end ? sweep - end + past : sweep - end - turn + past) / sweep
    }
    if past <= sweep, sweep > 0 { return past / sweep }
    return past < (sweep + turn) / 2 ? 1 : 0
  }
}
