/// Turns outlines into the exact share of each pixel that they cover.
///
/// Row by row from the top:
/// 1. the edges that begin in the row join the active ones, those that ended leave;
/// 2. each active edge is cut to the row;
/// 3. where loops may overlap, the pieces that bound the inside are found;
/// 4. the pieces add their signed areas, and the row's spans go to the sink.
///
/// Step 3 is what makes self-crossing outlines exact, strokes above all: plain sums of areas count
/// a pixel twice where two loops overlap on an edge, and not at all where they run against each
/// other. Rows with more pieces than the resolver takes fall back to the plain sum.
///
/// A value that its user keeps: what it holds between shapes is only memory to use again.
struct CoverageRasterizer {
  private var accumulator = RowAccumulator(capacity: 2_048)
  private var resolver = WindingResolver()
  /// For each row, the first edge that begins in it; for each edge, the next of the same row.
  private var firstOfRow: [Int32] = []
  private var nextInRow: [Int32] = []
  private var active: [Int32] = []

  /// Covers the part of an outline that lies in a rectangle.
  mutating func rasterize<Sink: CoverageSink>(
    _ outline: EdgeList, in clip: PixelRect, style: FillStyle, into sink: inout Sink
  ) {
    let rows = outline.rows.clamped(to: clip.y..<clip.maxY)
    guard !clip.isEmpty, !rows.isEmpty else { return }
    if accumulator.capacity < clip.width {
      accumulator = RowAccumulator(capacity: clip.width)
    }
    sortByRow(outline.edges, rows)
    let rule = CoverageRule(style)
    for y in rows {
      enter(row: y - rows.lowerBound, top: y << Fixed.bits, outline.edges)
      if active.isEmpty { continue }
      if outline.isConvex {
        addPlainly(outline.edges, y: y, clip: clip)
      } else {
        addResolved(outline.edges, y: y, clip: clip, isEvenOdd: style.isEOFilled)
      }
      accumulator.sweep(y: y, x: clip.x, width: clip.width, rule: rule, into: &sink)
    }
  }

  /// Sorts edges by the row they begin in; those from above begin in the first.
  private mutating func sortByRow(_ edges: [PathEdge], _ rows: Range<Int>) {
    firstOfRow.removeAll(keepingCapacity: true)
    firstOfRow.append(contentsOf: repeatElement(-1, count: rows.count))
    nextInRow.removeAll(keepingCapacity: true)
    nextInRow.append(contentsOf: repeatElement(-1, count: edges.count))
    active.removeAll(keepingCapacity: true)
    for (index, edge) in edges.enumerated() {
      let row = max(edge.y0 >> Fixed.bits, rows.lowerBound)
      guard row < rows.upperBound, edge.y1 > rows.lowerBound << Fixed.bits else { continue }
      nextInRow[index] = firstOfRow[row - rows.lowerBound]
      firstOfRow[row - rows.lowerBound] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Brings the active edges up to date for a row.
  private mutating func enter(row: Int, top: Int, _ edges: [PathEdge]) {
    active.removeAll { edges[Int($0)].y1 <= top }
    var next = firstOfRow[row]
    while next >= 0 {
      active.append(next)
      next = nextInRow[Int(next)]
    }
  }

  /// Adds the edges of a row as they are.
  private func addPlainly(_ edges: [PathEdge], y: Int, clip: PixelRect) {
    let left = clip.x << Fixed.bits
    for index in active {
      let piece = EdgeSegment(edges[Int(index)], row: y)
      accumulator.add(
        from: piece.xTop - left, to: piece.xBottom - left, height: piece.bottom - piece.top,
        weight: piece.direction, width: clip.width)
    }
  }

  /// Adds those pieces of a row's edges that bound the inside.
  private mutating func addResolved(
    _ edges: [PathEdge], y: Int, clip: PixelRect, isEvenOdd: Bool
  ) {
    let count = active.count
    if count > WindingResolver.capacity { return addPlainly(edges, y: y, clip: clip) }
    resolver.begin()
    for index in active { resolver.add(EdgeSegment(edges[Int(index)], row: y)) }
    let left = clip.x << Fixed.bits
    let accumulator = self.accumulator
    let isResolved = resolver.resolve(isEvenOdd: isEvenOdd) { piece in
      accumulator.add(
        from: piece.xTop - left, to: piece.xBottom - left, height: piece.bottom - piece.top,
        weight: piece.direction, width: clip.width)
    }
    if !isResolved { addPlainly(edges, y: y, clip: clip) }
  }
}

/// The part of an edge inside one row; heights are measured from the row's top.
struct EdgeSegment {
  var top: Int
  var bottom: Int
  var xTop: Int
  var xBottom: Int
  var direction: Int

  init(_ edge: PathEdge, row: Int) {
    let rowTop = row << Fixed.bits
    let from = max(edge.y0, rowTop)
    let to = min(edge.y1, rowTop + Fixed.one)
    top = from - rowTop
    bottom = to - rowTop
    xTop = edge.x(at: from)
    xBottom = edge.x(at: to)
    direction = edge.direction
  }

  init(top: Int, bottom: Int, xTop: Int, xBottom: Int, direction: Int) {
    self.top = top
    self.bottom = bottom
    self.xTop = xTop
    self.xBottom = xBottom
    self.direction = direction
  }

  /// Where the piece passes a height of the row.
  func x(at y: Int) -> Int {
    if y <= top { return xTop }
    if y >= bottom { return xBottom }
    let slope = Double(xBottom - xTop) / Double(bottom - top)
    return xTop + Fixed.round(Double(y - top) * slope)
  }
}
