/// Finds, in one row, the pieces of edges between the inside and the outside of an outline.
///
/// 1. The row is cut into bands at every end of a piece and every crossing of two; in a band the
///    pieces lie side by side.
/// 2. In each band they are sorted from left to right and the loops are counted along them.
/// 3. Where the count enters the inside, a piece is emitted downwards; where it leaves, upwards.
///
/// The order is total, so the result does not depend on the order in which pieces came.
struct WindingResolver {
  /// The most pieces of a row; each pair of them is looked at.
  static let capacity = 64
  /// The most bands of a row, which bounds the time that knotted outlines take.
  private static let bandCapacity = 192

  private var pieces: [EdgeSegment] = []
  private var heights: [Int] = []
  private var band: [EdgeSegment] = []

  /// Forgets the pieces of the row before.
  mutating func begin() {
    pieces.removeAll(keepingCapacity: true)
  }

  mutating func add(_ piece: EdgeSegment) {
    pieces.append(piece)
  }

  /// Emits the bounding pieces; `false`, with nothing emitted, if the row is too knotted.
  mutating func resolve(isEvenOdd: Bool, _ emit: (EdgeSegment) -> Void) -> Bool {
    if liesSideBySide() {
      walk(pieces, isEvenOdd: isEvenOdd, emit)
      return true
    }
    collectHeights()
    guard heights.count <= WindingResolver.bandCapacity else { return false }
    for index in heights.indices.dropLast() {
      let (top, bottom) = (heights[index], heights[index + 1])
      cutBand(top, bottom)
      walk(band, isEvenOdd: isEvenOdd, emit)
    }
    return true
  }

  /// Sorts the pieces and tells whether the whole row is one band, as most rows are.
  private mutating func liesSideBySide() -> Bool {
    for piece in pieces where piece.top != 0 || piece.bottom != Fixed.one { return false }
    sort(&pieces)
    for index in pieces.indices.dropFirst() {
      let (left, right) = (pieces[index - 1], pieces[index])
      if left.xTop > right.xTop || left.xBottom > right.xBottom { return false }
    }
    return true
  }

  /// Step 1: the heights between bands, each once, from the top.
  private mutating func collectHeights() {
    heights.removeAll(keepingCapacity: true)
    for piece in pieces {
      heights.append(piece.top)
      heights.append(piece.bottom)
    }
    for i in pieces.indices {
      for j in pieces.indices.dropFirst(i + 1) {
        if let y = crossing(pieces[i], pieces[j]) { heights.append(y) }
      }
    }
    heights.sort()
    var kept = 1
    for index in heights.indices.dropFirst() where heights[index] != heights[kept - 1] {
      heights[kept] = heights[index]
      kept += 1
    }
    heights.removeLast(heights.count - kept)
  }

  /// The height at which two pieces change sides, if there is one between their ends.
  private func crossing(_ a: EdgeSegment, _ b: EdgeSegment) -> Int? {
    if max(a.xTop, a.xBottom) <= min(b.xTop, b.xBottom) { return nil }
    if max(b.xTop, b.xBottom) <= min(a.xTop, a.xBottom) { return nil }
    let (top, bottom) = (max(a.top, b.top), min(a.bottom, b.bottom))
    guard top < bottom else { return nil }
    let above = a.x(at: top) - b.x(at: top)
    let below = a.x(at: bottom) - b.x(at: bottom)
    guard (above < 0 && below > 0) || (above > 0 && below < 0) else { return nil }
    let share = Double(above) / Double(above - below)
    return top + Fixed.round(Double(bottom - top) * share)
  }

  /// Step 2: the pieces of a band from left to right.
  private mutating func cutBand(_ top: Int, _ bottom: Int) {
    band.removeAll(keepingCapacity: true)
    for piece in pieces where piece.top <= top && piece.bottom >= bottom {
      band.append(
        EdgeSegment(
          top: top, bottom: bottom, xTop: piece.x(at: top), xBottom: piece.x(at: bottom),
          direction: piece.direction))
    }
    sort(&band)
  }

  /// Step 3: counts loops and emits the pieces where inside and outside meet.
  private func walk(_ pieces: [EdgeSegment], isEvenOdd: Bool, _ emit: (EdgeSegment) -> Void) {
    var winding = 0
    for var piece in pieces {
      let before = isEvenOdd ? winding & 1 != 0 : winding != 0
      winding += piece.direction
      let after = isEvenOdd ? winding & 1 != 0 : winding != 0
      if before == after { continue }
      piece.direction = after ? 1 : -1
      emit(piece)
    }
  }

  /// Insertion sort: the pieces are few and mostly in order already.
  private func sort(_ pieces: inout [EdgeSegment]) {
    for index in pieces.indices.dropFirst() {
      let piece = pieces[index]
      var place = index
      while place > 0, isLeft(piece, of: pieces[place - 1]) {
        pieces[place] = pieces[place - 1]
        place -= 1
      }
      pieces[place] = piece
    }
  }

  private func isLeft(_ a: EdgeSegment, of b: EdgeSegment) -> Bool {
    let (middleA, middleB) = (a.xTop + a.xBottom, b.xTop + b.xBottom)
    if middleA != middleB { return middleA < middleB }
    if a.xTop != b.xTop { return a.xTop < b.xTop }
    return a.direction < b.direction
  }
}
