/// A resolver that finds the segments of edges on the boundary of an outline, in one row.
///
/// 1. The row is divided into bands at every end of a segment and every crossing of two segments;
///   in a band the segments do not cross.
/// 2. In each band they are sorted from left to right, and the winding number is computed.
/// 3. A segment at which the interior starts is emitted downwards; one at which it ends, upwards.
///
/// The order is total, so the result does not depend on the order in which segments are added.
struct WindingResolver {
  /// The maximum number of segments in a row; every pair of them is compared.
  static let capacity = 64
  /// The maximum number of bands in a row, which bounds the time for complex outlines.
  private static let bandCapacity = 192

  private var segments: [EdgeSegment] = []
  private var heights: [Int] = []
  private var band: [EdgeSegment] = []

  /// Removes the segments of the previous row.
  mutating func reset() {
    segments.removeAll(keepingCapacity: true)
  }

  /// Adds a segment of the row.
  mutating func add(_ segment: EdgeSegment) {
    segments.append(segment)
  }

  /// Emits the segments on the boundary; returns `false`, without emitting any, if there are too
  /// many bands.
  mutating func resolve(isEvenOdd: Bool, _ emit: (EdgeSegment) -> Void) -> Bool {
    if formsSingleBand() {
      emitBoundaries(segments, isEvenOdd: isEvenOdd, emit)
      return true
    }
    collectHeights()
    guard heights.count <= WindingResolver.bandCapacity else { return false }
    for index in heights.indices.dropLast() {
      let (top, bottom) = (heights[index], heights[index + 1])
      cutBand(top, bottom)
      emitBoundaries(band, isEvenOdd: isEvenOdd, emit)
    }
    return true
  }

  /// Sorts the segments and returns whether the whole row is a single band, as in most rows.
  private mutating func formsSingleBand() -> Bool {
    for segment in segments where segment.top != 0 || segment.bottom != Fixed.one { return false }
    sort(&segments)
    for index in segments.indices.dropFirst() {
      let (left, right) = (segments[index - 1], segments[index])
      if left.xTop > right.xTop || left.xBottom > right.xBottom { return false }
    }
    return true
  }

  /// Step 1: collects the distinct heights between bands, from the top.
  private mutating func collectHeights() {
    heights.removeAll(keepingCapacity: true)
    for segment in segments {
      heights.append(segment.top)
      heights.append(segment.bottom)
    }
    collectCrossings()
    heights.sort()
    var kept = 1
    for index in heights.indices.dropFirst() where heights[index] != heights[kept - 1] {
      heights[kept] = heights[index]
      kept += 1
    }
    heights.removeLast(heights.count - kept)
  }

  /// Adds the heights at which segments cross.
  private mutating func collectCrossings() {
    unsafe segments.withUnsafeBufferPointer { segments in
      for i in 0..<segments.count {
        let a = unsafe segments[i]
        let (left, right) = (min(a.xTop, a.xBottom), max(a.xTop, a.xBottom))
        for j in i + 1..<segments.count {
          let b = unsafe segments[j]
          // Most pairs are beside each other.
          if right <= min(b.xTop, b.xBottom) || max(b.xTop, b.xBottom) <= left { continue }
          if let y = crossing(a, b) { heights.append(y) }
        }
      }
    }
  }

  /// Returns the height at which two segments cross, or `nil` if they do not cross between their
  /// ends.
  private func crossing(_ a: EdgeSegment, _ b: EdgeSegment) -> Int? {
    let (top, bottom) = (max(a.top, b.top), min(a.bottom, b.bottom))
    guard top < bottom else { return nil }
    let above = a.x(at: top) - b.x(at: top)
    let below = a.x(at: bottom) - b.x(at: bottom)
    guard (above < 0 && below > 0) || (above > 0 && below < 0) else { return nil }
    let fraction = Double(above) / Double(above - below)
    return top + Fixed.round(Double(bottom - top) * fraction)
  }

  /// Step 2: collects the segments of a band from left to right.
  private mutating func cutBand(_ top: Int, _ bottom: Int) {
    band.removeAll(keepingCapacity: true)
    for segment in segments where segment.top <= top && segment.bottom >= bottom {
      band.append(
        EdgeSegment(
          top: top, bottom: bottom, xTop: segment.x(at: top), xBottom: segment.x(at: bottom),
          direction: segment.direction))
    }
    sort(&band)
  }

  /// Step 3: computes the winding number and emits the segments between interior and exterior.
  private func emitBoundaries(
    _ segments: [EdgeSegment], isEvenOdd: Bool, _ emit: (EdgeSegment) -> Void
  ) {
    var winding = 0
    for var segment in segments {
      let before = isEvenOdd ? winding & 1 != 0 : winding != 0
      winding += segment.direction
      let after = isEvenOdd ? winding & 1 != 0 : winding != 0
      if before == after { continue }
      segment.direction = after ? 1 : -1
      emit(segment)
    }
  }

  /// Sorts segments by insertion, since there are few and they are almost sorted.
  private func sort(_ segments: inout [EdgeSegment]) {
    for index in segments.indices.dropFirst() {
      let segment = segments[index]
      var position = index
      while position > 0, isLeft(segment, of: segments[position - 1]) {
        segments[position] = segments[position - 1]
        position -= 1
      }
      segments[position] = segment
    }
  }

  private func isLeft(_ a: EdgeSegment, of b: EdgeSegment) -> Bool {
    let (middleA, middleB) = (a.xTop + a.xBottom, b.xTop + b.xBottom)
    if middleA != middleB { return middleA < middleB }
    if a.xTop != b.xTop { return a.xTop < b.xTop }
    return a.direction < b.direction
  }
}
