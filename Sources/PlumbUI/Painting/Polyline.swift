/// A subpath of straight lines in pixels.
struct Polyline: Equatable {
  typealias Point = SIMD2<Double>

  var points: [Point] = []
  /// Which points lie inside a curve, so that a stroke passes them without a join.
  var isSmooth: [Bool] = []
  /// Whether the last point is joined to the first.
  var isClosed = false

  mutating func append(_ point: Point, isSmooth smooth: Bool = false) {
    points.append(point)
    isSmooth.append(smooth)
  }
}
