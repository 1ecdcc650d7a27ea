/// A subpath of straight lines in pixels.
struct Polyline: Equatable {
  typealias Point = SIMD2<Double>

  var points: [Point] = []
  /// For each point, whether it is inside a curve, so that a stroke has no join there.
  var isSmooth: [Bool] = []
  /// Whether the last point is connected to the first.
  var isClosed = false

  mutating func append(_ point: Point, isSmooth smooth: Bool = false) {
    points.append(point)
    isSmooth.append(smooth)
  }
}
