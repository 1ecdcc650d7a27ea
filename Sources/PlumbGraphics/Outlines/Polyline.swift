/// A subpath of straight lines in pixels.
package struct Polyline: Equatable, Sendable {
  package typealias Point = SIMD2<Double>

  package var points: [Point]
  /// For each point, whether it is inside a curve, so that a stroke has no join there.
  package var isSmooth: [Bool]
  /// Whether the last point is connected to the first.
  package var isClosed: Bool

  /// Creates a polyline.
  package init(points: [Point] = [], isSmooth: [Bool] = [], isClosed: Bool = false) {
    self.points = points
    self.isSmooth = isSmooth
    self.isClosed = isClosed
  }

  package mutating func append(_ point: Point, isSmooth smooth: Bool = false) {
    points.append(point)
    isSmooth.append(smooth)
  }
}
