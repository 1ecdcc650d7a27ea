/// The centre line of a stroke, with its directions at each point.
///
/// Inside a curve the incoming and outgoing directions are equal, namely the tangent of the curve,
/// so the sides of the stroke have no joins. At the ends of a curve the directions are also its
/// tangents, not the directions of the approximating lines, so caps and joins are not skewed.
struct StrokeSpine {
  typealias Point = Polyline.Point

  struct Vertex {
    var point: Point
    /// The unit vector along the line before the point.
    var incoming: Point
    /// The unit vector along the line after the point.
    var outgoing: Point
    /// Whether a curve turns so sharply here that it requires a join.
    var isBend = false
  }

  var vertices: [Vertex]
  var isClosed: Bool

  init(vertices: [Vertex], isClosed: Bool) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// Creates the spine of a subpath; it has one vertex if all points are equal.
  ///
  /// - Parameter halfWidth: Half of the line width in pixels.
  init(_ polyline: Polyline, halfWidth: Double) {
    let line = polyline.withoutRepetitions()
    isClosed = line.isClosed && line.points.count > 2
    vertices = line.points.map {
      Vertex(point: $0, incoming: Point(1, 0), outgoing: Point(1, 0))
    }
    if vertices.count > 1 { direct(line, halfWidth) }
  }

  /// Computes the directions of all vertices.
  private mutating func direct(_ line: Polyline, _ halfWidth: Double) {
    let count = vertices.count
    let segments = (0..<count).map { line.points[($0 + 1) % count] - line.points[$0] }
    let lengths = segments.map(\.length)
    let directions = zip(segments, lengths).map { $0 / $1 }
    func previous(_ index: Int) -> Int? { index > 0 ? index - 1 : (isClosed ? count - 1 : nil) }
    func next(_ index: Int) -> Int? { index + 1 < count ? index + 1 : (isClosed ? 0 : nil) }

    for index in 0..<count {
      let before = previous(index)
      let arriving = before.map { directions[$0] }
      let leaving = next(index) == nil ? nil : directions[index]
      if line.isSmooth[index], let before, let arriving, let leaving {
        let turn = arriving.angle(to: leaving)
        // If the stroke is wider than the curve, its inner side would be reversed.
        let isTight = abs(turn) * halfWidth > min(lengths[before], lengths[index])
        vertices[index].isBend = isTight || abs(turn) > 0.5
        let middle = (arriving + leaving).unit ?? arriving
        vertices[index].incoming = vertices[index].isBend ? arriving : middle
        vertices[index].outgoing = vertices[index].isBend ? leaving : middle
        continue
      }
      // The angle between the tangent and the first chord of a curve is half of the angle to the
      // second.
      if let before, let arriving {
        let earlier = line.isSmooth[before] ? previous(before).map { directions[$0] } : nil
        vertices[index].incoming = StrokeSpine.extrapolate(arriving, from: earlier)
      }
      if let after = next(index), let leaving {
        let later = line.isSmooth[after] ? directions[after] : nil
        vertices[index].outgoing = StrokeSpine.extrapolate(leaving, from: later)
      }
      if arriving == nil { vertices[index].incoming = vertices[index].outgoing }
      if leaving == nil { vertices[index].outgoing = vertices[index].incoming }
    }
  }

  /// Returns the tangent at the end of a curve, from its first chord and the next one; without a
  /// next one, or with a sharp turn to it, the direction of the chord.
  private static func extrapolate(_ direction: Point, from other: Point?) -> Point {
    guard let other, abs(other.angle(to: direction)) < 0.5 else { return direction }
    return (direction * 1.5 - other * 0.5).unit ?? direction
  }
}

extension Polyline {
  /// Returns the line without points equal to the preceding one, which have no direction.
  fileprivate func withoutRepetitions() -> Polyline {
    var line = Polyline(isClosed: isClosed)
    for (point, smooth) in zip(points, isSmooth) {
      if let last = line.points.last, (point - last).length < 1e-6 {
        line.isSmooth[line.isSmooth.count - 1] = smooth && line.isSmooth[line.isSmooth.count - 1]
      } else {
        line.append(point, isSmooth: smooth)
      }
    }
    while isClosed, line.points.count > 1, let last = line.points.last,
      (line.points[0] - last).length < 1e-6
    {
      line.points.removeLast()
      line.isSmooth.removeLast()
    }
    return line
  }
}
