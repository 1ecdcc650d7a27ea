/// A rasterizer that computes the exact coverage of pixels by outlines.
///
/// For each row from the top:
/// 1. the edges that start in the row are added to the active edges, and edges that have ended are
///    removed;
/// 2. each active edge is cut to the row;
/// 3. if loops may overlap, the segments on the boundary of the interior are found;
/// 4. the signed areas of the segments are added, and the spans are passed to the sink.
///
/// Step 3 makes self-intersecting outlines exact, above all the outlines of strokes: a plain sum of
/// areas counts a pixel twice where two loops overlap on an edge, and cancels where they have
/// opposite directions. Rows with more segments than the resolver supports use the plain sum.
///
/// In outlines whose loops do not overlap, the order of edges has no effect: their areas are added
/// edge by edge, in as many rows at a time as the memory of the accumulator has. Between two ends of
/// vertical edges all rows are equal, and the areas of one of them are added.
///
/// The rasterizer should be reused: between shapes it only keeps allocated memory.
struct CoverageRasterizer {
  private var memory = AccumulatorMemory(width: 0)
  private var resolver = WindingResolver()
  /// The first edge that starts in each row, or -1.
  private var firstOfRow: [Int32] = []
  /// For each edge, the next one that starts in the same row, or -1.
  private var nextInRow: [Int32] = []
  /// The edges that intersect the current row.
  private var active: [Int32] = []
  /// The spans of a row that is passed to the sink several times.
  private var repeated = SpanList()

  /// Passes the coverage of an outline within a rectangle to a sink.
  mutating func rasterize<Sink: CoverageSink>(
    _ outline: EdgeList, in clip: PixelRect, style: FillStyle, into sink: inout Sink
  ) {
    let rows = outline.rows.clamped(to: clip.y..<clip.maxY)
    guard !clip.isEmpty, !rows.isEmpty else { return }
    if memory.rowCount(width: clip.width) == 0 { memory = AccumulatorMemory(width: clip.width) }
    let rule = CoverageRule(style)
    if outline.isUpright { return sumEqualRows(outline.edges, in: clip, rows, rule, into: &sink) }
    if outline.isSimple { return sumAreas(outline.edges, in: clip, rows, rule, into: &sink) }
    sortByRow(outline.edges, rows)
    let row = memory.row(0, width: clip.width)
    for y in rows {
      activateEdges(row: y - rows.lowerBound, top: y << Fixed.bits, outline.edges)
      if active.isEmpty { continue }
      addResolved(outline.edges, y: y, clip: clip, to: row, isEvenOdd: style.isEOFilled)
      row.sweep(y: y, x: clip.x, rule: rule, into: &sink)
    }
  }

  /// Adds the areas of edges that do not overlap, in bands of rows.
  private func sumAreas<Sink: CoverageSink>(
    _ edges: [PathEdge], in clip: PixelRect, _ rows: Range<Int>, _ rule: CoverageRule,
    into sink: inout Sink
  ) {
    let (memory, left, width) = (memory, clip.x << Fixed.bits, clip.width)
    let height = memory.rowCount(width: width)
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
      let band = top..<min(top + height, rows.upperBound)
      let (first, last) = (top << Fixed.bits, band.upperBound << Fixed.bits)
      for edge in edges where edge.y0 < last && edge.y1 > first {
        let end = min(edge.y1, last)
        var y = max(edge.y0, first)
        var x = edge.x(at: y)
        var row = memory.row((y &>> Fixed.bits) &- top, width: width)
        // Wrapping here and in the accumulator: coordinates are far from the limits of integers, and
        // checks would be a tenth of the instructions.
        while true {
          let bottom = (y | (Fixed.one &- 1)) &+ 1
          if bottom >= end { break }
          let xBottom = edge.x(between: bottom)
          row.add(
            from: x &- left, to: xBottom &- left, height: bottom &- y, weight: edge.direction)
          (x, y) = (xBottom, bottom)
          row = row.next
        }
        row.add(
          from: x &- left, to: edge.x(at: end) &- left, height: end &- y, weight: edge.direction)
      }
      for y in band {
        memory.row(y - top, width: width).sweep(y: y, x: clip.x, rule: rule, into: &sink)
      }
    }
  }

  /// Adds the areas of vertical edges that do not overlap, once for all rows between two ends of
  /// edges.
  ///
  /// In each row the areas are those that `sumAreas` adds, so the spans are the same.
  private mutating func sumEqualRows<Sink: CoverageSink>(
    _ edges: [PathEdge], in clip: PixelRect, _ rows: Range<Int>, _ rule: CoverageRule,
    into sink: inout Sink
  ) {
    let (row, left) = (memory.row(0, width: clip.width), clip.x << Fixed.bits)
    var y = rows.lowerBound
    while y < rows.upperBound {
      let (top, bottom) = (y << Fixed.bits, (y + 1) << Fixed.bits)
      var end = rows.upperBound
      for edge in edges where edge.y1 > top {
        if edge.y0 >= bottom {
          end = min(end, edge.y0 >> Fixed.bits)
          continue
        }
        let isWhole = edge.y0 <= top && edge.y1 >= bottom
        end = min(end, isWhole ? edge.y1 >> Fixed.bits : y + 1)
        row.add(
          from: edge.x0 - left, to: edge.x0 - left,
          height: min(edge.y1, bottom) - max(edge.y0, top), weight: edge.direction)
      }
      if end == y + 1 {
        row.sweep(y: y, x: clip.x, rule: rule, into: &sink)
      } else {
        repeated.spans.removeAll(keepingCapacity: true)
        row.sweep(y: y, x: clip.x, rule: rule, into: &repeated)
        repeated.cover(y..<end, into: &sink)
      }
      y = end
    }
  }

  /// Sorts edges by the row in which they start; edges that start above are assigned to the first
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
  private func addUnresolved(
    _ edges: [PathEdge], y: Int, left: Int, to row: RowAccumulator
  ) {
    for index in active {
      let segment = EdgeSegment(edges[Int(index)], row: y)
      row.add(
        from: segment.xTop - left, to: segment.xBottom - left, height: segment.bottom - segment.top,
        weight: segment.direction)
    }
  }

  /// Adds the segments of the edges in a row that are on the boundary of the interior.
  private mutating func addResolved(
    _ edges: [PathEdge], y: Int, clip: PixelRect, to row: RowAccumulator, isEvenOdd: Bool
  ) {
    let left = clip.x << Fixed.bits
    let count = active.count
    if count > WindingResolver.capacity {
      return addUnresolved(edges, y: y, left: left, to: row)
    }
    resolver.reset()
    for index in active { resolver.add(EdgeSegment(edges[Int(index)], row: y)) }
    let isResolved = resolver.resolve(isEvenOdd: isEvenOdd) { segment in
      row.add(
        from: segment.xTop - left, to: segment.xBottom - left, height: segment.bottom - segment.top,
        weight: segment.direction)
    }
    if !isResolved { addUnresolved(edges, y: y, left: left, to: row) }
  }
}

/// The spans of one row.
private struct SpanList: CoverageSink {
  var spans: [(x: Int, count: Int, coverage: UInt8)] = []

  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    spans.append((x, count, coverage))
  }

  /// Passes the spans to a sink, from left to right, each for several rows.
  func cover<Sink: CoverageSink>(_ rows: Range<Int>, into sink: inout Sink) {
    for span in spans {
      sink.cover(rows: rows, x: span.x, count: span.count, coverage: span.coverage)
    }
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
