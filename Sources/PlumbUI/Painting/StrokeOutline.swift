/// Turns strokes into outlines to be filled by the non-zero rule.
///
/// An outline runs along one side of the spine and back along the other. It is the sum of one
/// rectangle for each side of each line and one wedge for each join, all running the same way:
/// on the inner side of a corner it touches the spine itself. So it may overlap itself but never
/// cancels itself out.
struct StrokeOutline {
  typealias Point = Polyline.Point

  let style: StrokeStyle
  /// Pixels.
  let halfWidth: Double
  private let dashes: StrokeDashes?

  /// - Parameter scale: pixels per point.
  init(_ style: StrokeStyle, scale: Double) {
    self.style = style
    halfWidth = PaintLimits.clamp(Double(style.lineWidth) * scale / 2)
    dashes = style.dash.isEmpty ? nil : StrokeDashes(style, scale: scale)
  }

  /// The outlines of all subpaths; none for a width that is not positive.
  func outlines(of polylines: [Polyline]) -> [Polyline] {
    guard halfWidth > 0, style.lineWidth.isFinite else { return [] }
    return polylines.flatMap { polyline -> [Polyline] in
      // A move alone is not a line, not even one without length.
      guard polyline.points.count > 1 || polyline.isClosed else { return [] }
      let spine = StrokeSpine(polyline, halfWidth: halfWidth)
      guard spine.vertices.count > 1 else { return dot(spine) }
      return (dashes?.cut(spine) ?? [spine]).flatMap(outline)
    }
  }

  /// One loop for an open spine, two for a closed one.
  private func outline(_ spine: StrokeSpine) -> [Polyline] {
    var there: [Point] = []
    var back: [Point] = []
    let joined = spine.isClosed ? spine.vertices[...] : spine.vertices.dropFirst().dropLast()
    if !spine.isClosed { begin(spine.vertices[0], &there, &back) }
    for vertex in joined {
      addJoin(vertex, side: 1, to: &there)
      addJoin(vertex, side: -1, to: &back)
    }
    guard !spine.isClosed else { return [closed(there), closed(back.reversed())] }
    let last = spine.vertices[spine.vertices.count - 1]
    there.append(last.point + last.incoming.right * halfWidth)
    back.append(last.point - last.incoming.right * halfWidth)
    addCap(at: last.point, towards: last.incoming, to: &there)
    there += back.reversed()
    addCap(at: spine.vertices[0].point, towards: -spine.vertices[0].outgoing, to: &there)
    return [closed(there)]
  }

  private func begin(
    _ vertex: StrokeSpine.Vertex, _ there: inout [Point], _ back: inout [Point]
  ) {
    there.append(vertex.point + vertex.outgoing.right * halfWidth)
    back.append(vertex.point - vertex.outgoing.right * halfWidth)
  }

  /// A line without length shows its caps, if it has any.
  private func dot(_ spine: StrokeSpine) -> [Polyline] {
    guard style.lineCap != .butt, let vertex = spine.vertices.first else { return [] }
    var points = [vertex.point + vertex.outgoing.right * halfWidth]
    addCap(at: vertex.point, towards: vertex.outgoing, to: &points)
    points.append(vertex.point - vertex.outgoing.right * halfWidth)
    addCap(at: vertex.point, towards: -vertex.outgoing, to: &points)
    return [closed(points)]
  }

  private func closed(_ points: [Point]) -> Polyline {
    Polyline(points: points, isSmooth: [], isClosed: true)
  }

  /// Appends one side of a corner.
  ///
  /// - Parameter side: 1 for the right side of the spine, -1 for the left.
  private func addJoin(_ vertex: StrokeSpine.Vertex, side: Double, to points: inout [Point]) {
    let turn = vertex.incoming.angle(to: vertex.outgoing)
    let before = vertex.incoming.right * (halfWidth * side)
    let after = vertex.outgoing.right * (halfWidth * side)
    if turn == 0 {
      points.append(vertex.point + before)
    } else if turn * side > 0 {
      points += [vertex.point + before, vertex.point, vertex.point + after]
    } else {
      points.append(vertex.point + before)
      switch vertex.isBend ? .round : style.lineJoin {
      case .round: addArc(around: vertex.point, from: before, by: turn, to: &points)
      case .miter: addMiter(vertex.point, before, after, turn, to: &points)
      case .bevel: break
      }
      points.append(vertex.point + after)
    }
  }

  /// Appends the tip of a mitre, unless it exceeds the limit.
  private func addMiter(
    _ point: Point, _ before: Point, _ after: Point, _ turn: Double, to points: inout [Point]
  ) {
    // The tip is 1 / cos(turn / 2) half widths away, and the limit is a bound on that.
    let sum = before + after
    let shortness = sum.length / (2 * halfWidth)
    guard shortness > 1e-6, shortness * Double(style.miterLimit) >= 1 else { return }
    points.append(point + sum / (2 * shortness * shortness))
  }

  /// Appends what closes the stroke's end, from its right to its left side.
  private func addCap(at point: Point, towards direction: Point, to points: inout [Point]) {
    let side = direction.right * halfWidth
    switch style.lineCap {
    case .butt: break
    case .square:
      points.append(point + side + direction * halfWidth)
      points.append(point - side + direction * halfWidth)
    case .round:
      addArc(around: point, from: side, by: -.pi, to: &points)
    }
  }

  /// Appends the points between the ends of an arc.
  private func addArc(
    around center: Point, from start: Point, by sweep: Double, to points: inout [Point]
  ) {
    let step = (8 * Flattening.tolerance / halfWidth).squareRoot()
    let count = min(max(Int((abs(sweep) / step).rounded(.up)), 1), 2 * PaintLimits.linesPerCurve)
    for index in 1..<max(count, 1) {
      points.append(center + start.rotated(by: sweep * Double(index) / Double(count)))
    }
  }
}
