/// The conversion of strokes to outlines that are filled with the non-zero rule.
///
/// An outline follows one side of the spine and returns along the other. It is the sum of one
/// rectangle for each side of each line and one wedge for each join, all with the same direction;
/// on the inner side of a corner it touches the spine. So it may overlap itself but never cancels.
package struct StrokeOutline {
  typealias Point = Polyline.Point

  /// The style of the stroke, with lengths in points.
  let style: StrokeStyle
  /// Half of the line width in pixels.
  package let halfWidth: Double
  /// The dash pattern, or `nil` for a solid stroke.
  private let dashes: StrokeDashes?

  /// Creates the conversion for a style.
  ///
  /// - Parameter scale: The pixels per point.
  package init(_ style: StrokeStyle, scale: Double) {
    self.style = style
    halfWidth = PaintLimits.clamp(Double(style.lineWidth) * scale / 2)
    dashes = style.dash.isEmpty ? nil : StrokeDashes(style, scale: scale)
  }

  /// Returns the outlines of all subpaths; none if the width is not positive.
  package func outlines(of polylines: [Polyline]) -> [Polyline] {
    guard halfWidth > 0, style.lineWidth.isFinite else { return [] }
    return polylines.flatMap { polyline -> [Polyline] in
      // A move without further elements is not a line, not even one of length zero.
      guard polyline.points.count > 1 || polyline.isClosed else { return [] }
      let spine = StrokeSpine(polyline, halfWidth: halfWidth)
      guard spine.vertices.count > 1 else { return dot(spine) }
      return (dashes?.cut(spine) ?? [spine]).flatMap(outline)
    }
  }

  /// Returns one loop for an open spine, two for a closed one.
  private func outline(_ spine: StrokeSpine) -> [Polyline] {
    var rightSide: [Point] = []
    var leftSide: [Point] = []
    let joined = spine.isClosed ? spine.vertices[...] : spine.vertices.dropFirst().dropLast()
    if !spine.isClosed { begin(spine.vertices[0], &rightSide, &leftSide) }
    for vertex in joined {
      addJoin(vertex, side: 1, to: &rightSide)
      addJoin(vertex, side: -1, to: &leftSide)
    }
    guard !spine.isClosed else { return [closed(rightSide), closed(leftSide.reversed())] }
    let last = spine.vertices[spine.vertices.count - 1]
    rightSide.append(last.point + last.incoming.right * halfWidth)
    leftSide.append(last.point - last.incoming.right * halfWidth)
    addCap(at: last.point, towards: last.incoming, to: &rightSide)
    rightSide += leftSide.reversed()
    addCap(at: spine.vertices[0].point, towards: -spine.vertices[0].outgoing, to: &rightSide)
    return [closed(rightSide)]
  }

  private func begin(
    _ vertex: StrokeSpine.Vertex, _ rightSide: inout [Point], _ leftSide: inout [Point]
  ) {
    rightSide.append(vertex.point + vertex.outgoing.right * halfWidth)
    leftSide.append(vertex.point - vertex.outgoing.right * halfWidth)
  }

  /// Returns the caps of a line of length zero, unless they are butt caps.
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
  /// - Parameter side: 1 for the right side of the spine, -1 for the left side.
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

  /// Appends the tip of a miter, unless it exceeds the limit.
  private func addMiter(
    _ point: Point, _ before: Point, _ after: Point, _ turn: Double, to points: inout [Point]
  ) {
    // The distance of the tip is 1 / cos(turn / 2) half widths, which the limit bounds.
    let sum = before + after
    let shortness = sum.length / (2 * halfWidth)
    guard shortness > 1e-6, shortness * Double(style.miterLimit) >= 1 else { return }
    points.append(point + sum / (2 * shortness * shortness))
  }

  /// Appends the cap at an end of the stroke, from its right to its left side.
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
