internal import Foundation

/// A triangle of pixels with coordinates that change linearly.
struct MeshTriangle {
  /// A corner with its position in pixels and its coordinates in the patch.
  struct Corner {
    var position: SIMD2<Double>
    var place: SIMD2<Double>
  }

  /// The corners from the top to the bottom.
  private let corners: (Corner, Corner, Corner)

  init(_ a: Corner, _ b: Corner, _ c: Corner) {
    func sorted(_ one: Corner, _ other: Corner) -> (Corner, Corner) {
      one.position.y <= other.position.y ? (one, other) : (other, one)
    }
    let (low, high) = sorted(a, b)
    let (first, rest) = sorted(low, c)
    let (second, third) = sorted(rest, high)
    corners = (first, second, third)
  }

  /// The rows whose centres are in the triangle.
  var rows: Range<Int> {
    let first = Self.pixel(corners.0.position.y)
    return first..<max(first, Self.pixel(corners.2.position.y))
  }

  /// Returns the columns whose centres are in the triangle.
  ///
  /// A centre on a common edge of two triangles is in one of them: an edge is computed from its
  /// upper to its lower end, whichever triangle it belongs to.
  func columns(ofRow y: Int) -> Range<Int> {
    let center = Double(y) + 0.5
    let one = Self.crossing(corners.0.position, corners.2.position, center)
    let other =
      center < corners.1.position.y
      ? Self.crossing(corners.0.position, corners.1.position, center)
      : Self.crossing(corners.1.position, corners.2.position, center)
    let first = Self.pixel(min(one, other))
    return first..<max(first, Self.pixel(max(one, other)))
  }

  /// Returns the horizontal position of an edge at a vertical one.
  @inline(__always)
  private static func crossing(
    _ upper: SIMD2<Double>, _ lower: SIMD2<Double>, _ y: Double
  ) -> Double {
    upper.x + (y - upper.y) * ((lower.x - upper.x) / (lower.y - upper.y))
  }

  /// Returns the first pixel whose centre is at or after a position.
  @inline(__always)
  private static func pixel(_ position: Double) -> Int {
    position.isFinite ? Int(PaintLimits.clamp((position - 0.5).rounded(.up))) : 0
  }

  /// The coordinates of pixels, or `nil` if the triangle has no area.
  var gradient: Gradient? {
    let (origin, one, other) = (corners.0, corners.1, corners.2)
    let (a, b) = (one.position - origin.position, other.position - origin.position)
    let area = a.x * b.y - a.y * b.x
    guard area != 0, area.isFinite else { return nil }
    let (p, q) = (one.place - origin.place, other.place - origin.place)
    return Gradient(
      origin: origin.position, place: origin.place, across: (p * b.y - q * a.y) / area,
      down: (q * a.x - p * b.x) / area)
  }

  /// A linear function of the position.
  struct Gradient {
    fileprivate let origin: SIMD2<Double>
    fileprivate let place: SIMD2<Double>
    fileprivate let across: SIMD2<Double>
    fileprivate let down: SIMD2<Double>

    /// Returns the coordinates of the centre of a pixel, from 0 to 1.
    @inline(__always)
    func coordinates(x: Int, y: Int) -> SIMD2<Float> {
      let (dx, dy) = (Double(x) + 0.5 - origin.x, Double(y) + 0.5 - origin.y)
      return SIMD2<Float>(place + across * dx + down * dy).clamped(
        lowerBound: SIMD2(0, 0), upperBound: SIMD2(1, 1))
    }
  }
}
