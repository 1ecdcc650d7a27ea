/// The pattern of a dashed stroke in pixels.
struct StrokeDashes {
  /// Lengths of dash and gap in turns, an even number of them.
  private let pattern: [Double]
  private let period: Double
  private let phase: Double

  /// The pattern of a style, or `nil` for a solid line.
  ///
  /// An odd number of lengths is repeated once, so that gaps and dashes change places. Lengths that
  /// are negative or not finite, and lengths that are all zero, make the line solid.
  init?(_ style: StrokeStyle, scale: Double) {
    let lengths = style.dash.map { Double($0) * scale }
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    period = pattern.reduce(0, +)
    guard period > 1e-6, period.isFinite else { return nil }
    let offset = (Double(style.dashPhase) * scale).truncatingRemainder(dividingBy: period)
    phase = offset.isFinite ? (offset < 0 ? offset + period : offset) : 0
  }

  /// The dashes of a spine; the spine itself if there would be too many to tell apart.
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

/// Walks along a spine and collects what lies in dashes.
private struct DashCutter {
  let pattern: [Double]
  /// Which length of the pattern the walk is in, and what is left of it.
  private var index = 0
  private var rest: Double
  private var dash: [StrokeSpine.Vertex] = []
  private var dashes: [StrokeSpine] = []

  init(pattern: [Double], phase: Double) {
    self.pattern = pattern
    rest = pattern[0]
    var skipped = phase
    while skipped >= rest, skipped > 0 {
      skipped -= rest
      index = (index + 1) % pattern.count
      rest = pattern[index]
    }
    rest -= skipped
  }

  /// Dashes and gaps take turns, and a dash comes first.
  private var isInDash: Bool { index.isMultiple(of: 2) }

  /// Walks one line of the spine.
  mutating func advance(_ start: StrokeSpine.Vertex, _ end: StrokeSpine.Vertex) {
    let length = (end.point - start.point).length
    var walked = 0.0
    if isInDash, dash.isEmpty { dash = [DashCutter.vertex(start, end, at: 0)] }
    while walked + rest < length {
      walked += rest
      let cut = DashCutter.vertex(start, end, at: walked / length)
      if isInDash { finishDash(at: cut) }
      index = (index + 1) % pattern.count
      rest = pattern[index]
      if isInDash { dash = [cut] }
    }
    rest -= length - walked
    if isInDash { dash.append(end) }
  }

  /// The dashes up to the end of the spine.
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

  /// The vertex on a line of the spine at a share of its length.
  private static func vertex(
    _ start: StrokeSpine.Vertex, _ end: StrokeSpine.Vertex, at share: Double
  ) -> StrokeSpine.Vertex {
    let mixed = start.outgoing * (1 - share) + end.incoming * share
    let direction = mixed.unit ?? start.outgoing
    return StrokeSpine.Vertex(
      point: start.point + (end.point - start.point) * share, incoming: direction,
      outgoing: direction)
  }
}
