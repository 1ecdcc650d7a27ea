/// The dash pattern of a stroke, in pixels.
struct StrokeDashes {
  /// The alternating lengths of dashes and gaps; an even number of them.
  private let pattern: [Double]
  private let period: Double
  private let phase: Double

  /// Creates the pattern of a style, or `nil` for a solid line.
  ///
  /// An odd number of lengths is repeated once, with dashes and gaps exchanged. Lengths that are
  /// negative or not finite, and lengths that are all zero, make the line solid.
  init?(_ style: StrokeStyle, scale: Double) {
    let lengths = style.dash.map { Double($0) * scale }
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    period = pattern.reduce(0, +)
    guard period > 1e-6, period.isFinite else { return nil }
    let offset = (Double(style.dashPhase) * scale).truncatingRemainder(dividingBy: period)
    phase = offset.isFinite ? (offset < 0 ? offset + period : offset) : 0
  }

  /// Returns the dashes of a spine, or the spine itself if there would be more than
  /// `PaintLimits.dashes`.
  func cut(_ spine: StrokeSpine) -> [StrokeSpine] {
    var vertices = spine.vertices
    if spine.isClosed { vertices.append(vertices[0]) }
    let length = zip(vertices, vertices.dropFirst()).reduce(0) {
      $0 + ($1.1.point - $1.0.point).length
    }
    guard length / period * Double(pattern.count) < Double(PaintLimits.dashes) else {
      return [spine]
    }
    var cutter = DashCutter(pattern: pattern, phase: phase)
    for (start, end) in zip(vertices, vertices.dropFirst()) { cutter.advance(start, end) }
    return cutter.finished()
  }
}

/// A traversal of a spine that collects its dashes.
private struct DashCutter {
  let pattern: [Double]
  /// The index of the current length in the pattern.
  private var index = 0
  /// The remainder of the current length.
  private var remaining: Double
  private var dash: [StrokeSpine.Vertex] = []
  private var dashes: [StrokeSpine] = []

  init(pattern: [Double], phase: Double) {
    self.pattern = pattern
    remaining = pattern[0]
    var skipped = phase
    while skipped >= remaining, skipped > 0 {
      skipped -= remaining
      index = (index + 1) % pattern.count
      remaining = pattern[index]
    }
    remaining -= skipped
  }

  /// Whether the current length is a dash; dashes and gaps alternate, starting with a dash.
  private var isInDash: Bool { index.isMultiple(of: 2) }

  /// Traverses one line of the spine.
  mutating func advance(_ start: StrokeSpine.Vertex, _ end: StrokeSpine.Vertex) {
    let length = (end.point - start.point).length
    var traversed = 0.0
    if isInDash, dash.isEmpty { dash = [DashCutter.vertex(start, end, at: 0)] }
    while traversed + remaining < length {
      traversed += remaining
      let cut = DashCutter.vertex(start, end, at: traversed / length)
      if isInDash { finishDash(at: cut) }
      index = (index + 1) % pattern.count
      remaining = pattern[index]
      if isInDash { dash = [cut] }
    }
    remaining -= length - traversed
    if isInDash { dash.append(end) }
  }

  /// Ends the traversal and returns the dashes.
  mutating func finished() -> [StrokeSpine] {
    if isInDash, let last = dash.popLast(), !dash.isEmpty { finishDash(at: last) }
    return dashes
  }

  private mutating func finishDash(at end: StrokeSpine.Vertex) {
    if let last = dash.last, dash.count > 1, (last.point - end.point).length < 1e-6 {
      dash.removeLast()
    }
    dashes.append(StrokeSpine(vertices: dash + [end], isClosed: false))
    dash = []
  }

  /// Returns the vertex on a line of the spine at a fraction of its length.
  private static func vertex(
    _ start: StrokeSpine.Vertex, _ end: StrokeSpine.Vertex, at fraction: Double
  ) -> StrokeSpine.Vertex {
    let mixed = start.outgoing * (1 - fraction) + end.incoming * fraction
    let direction = mixed.unit ?? start.outgoing
    return StrokeSpine.Vertex(
      point: start.point + (end.point - start.point) * fraction, incoming: direction,
      outgoing: direction)
  }
}
