/// A rasterizer that computes the exact coverage of pixels by outlines.
///
/// For each row from the top:
/// 1. the edges that start in the row are added to the active edges, and those that have ended are
///    removed;
/// 2. each active edge is cut to the row;
/// 3. if loops may overlap, the segments on the boundary of the interior are found;
/// 4. the signed areas of the segments are added, and the spans are passed to the sink.
///
/// Step 3 makes self-intersecting outlines exact, above all those of strokes: a plain sum of areas
/// counts a pixel twice where two loops overlap on an edge, and cancels where they have opposite
/// directions. Rows with more segments than the resolver supports use the plain sum.
///
/// The rasterizer should be reused: between shapes it only keeps allocated memory.
struct CoverageRasterizer {
  private var accumulator = RowAccumulator(capacity: 2_048)
  private var resolver = WindingResolver()
  /// The first edge that starts in each row, or -1.
  private var firstOfRow: [Int32] = []
  /// For each edge, the next one that starts in the same row, or -1.
  private var nextInRow: [Int32] = []
  /// The edges that intersect the current row.
  private var active: [Int32] = []

  /// Passes the coverage of an outline within a rectangle to a sink.
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
      activateEdges(row: y - rows.lowerBound, top: y << Fixed.bits, outline.edges)
      if active.isEmpty { continue }
      if outline.isConvex {
        addUnresolved(outline.edges, y: y, clip: clip)
      } else {
        addResolved(outline.edges, y: y, clip: clip, isEvenOdd: style.isEOFilled)
      }
      accumulator.sweep(y: y, x: clip.x, width: clip.width, rule: rule, into: &sink)
    }
  }

  /// Sorts edges by the row in which they start; those that start above are assigned to the first
  /// row.
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

  /// Updates the active edges for a row.
  private mutating func activateEdges(row: Int, top: Int, _ edges: [PathEdge]) {
    active.removeAll { edges[Int($0)].y1 <= top }
    var next = firstOfRow[row]
    while next >= 0 {
      active.append(next)
      next = nextInRow[Int(next)]
    }
  }

  /// Adds the edges of a row without resolving overlaps.
  private func addUnresolved(_ edges: [PathEdge], y: Int, clip: PixelRect) {
    let left = clip.x << Fixed.bits
    for index in active {
      let segment = EdgeSegment(edges[Int(index)], row: y)
      accumulator.add(
        from: segment.xTop - left, to: segment.xBottom - left, height: segment.bottom - segment.top,
        weight: segment.direction, width: clip.width)
    }
  }

  /// Adds those segments of the edges in a row that are on the boundary of the interior.
  private mutating func addResolved(
    _ edges: [PathEdge], y: Int, clip: PixelRect, isEvenOdd: Bool
  ) {
    let count = active.count
    if count > WindingResolver.capacity { return addUnresolved(edges, y: y, clip: clip) }
    resolver.reset()
    for index in active { resolver.add(EdgeSegment(edges[Int(index)], row: y)) }
    let left = clip.x << Fixed.bits
    let accumulator = self.accumulator
    let isResolved = resolver.resolve(isEvenOdd: isEvenOdd) { segment in
      accumulator.add(
        from: segment.xTop - left, to: segment.xBottom - left, height: segment.bottom - segment.top,
        weight: segment.direction, width: clip.width)
    }
    if !isResolved { addUnresolved(edges, y: y, clip: clip) }
  }
}

/// The part of an edge inside one row, in fixed-point pixels; heights are relative to the top of
/// the row.
struct EdgeSegment {
  /// The upper end.
  var top: Int
  /// The lower end.
  var bottom: Int
  /// The position at the upper end.
  var xTop: Int
  /// The position at the lower end.
  var xBottom: Int
  /// 1 for a downward segment, -1 for an upward one.
  var direction: Int

  /// Creates the part of an edge inside a row.
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

  /// Returns the position of the segment at a height of the row.
  func x(at y: Int) -> Int {
    if y <= top { return xTop }
    if y >= bottom { return xBottom }
    let slope = Double(xBottom - xTop) / Double(bottom - top)
    return xTop + Fixed.round(Double(y - top) * slope)
  }
}
