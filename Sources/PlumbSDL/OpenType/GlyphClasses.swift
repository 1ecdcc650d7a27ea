/// The `Coverage` and `ClassDef` tables of OpenType's layout tables, read glyph by glyph.
extension OpenTypeBytes {
  /// Returns the index of a glyph in the `Coverage` table at an offset; `nil` if it is not covered.
  func coverageIndex(of glyph: Int, at offset: Int) -> Int? {
    let count = unsigned16(offset + 2)
    switch unsigned16(offset) {
    case 1:
      let index = halvedIndex(below: count) { unsigned16(offset + 4 + $0 * 2) >= glyph }
      return index < count && unsigned16(offset + 4 + index * 2) == glyph ? index : nil
    case 2:
      let index = halvedIndex(below: count) { unsigned16(offset + 6 + $0 * 6) >= glyph }
      let range = offset + 4 + index * 6
      guard index < count, unsigned16(range) <= glyph else { return nil }
      return unsigned16(range + 4) + glyph - unsigned16(range)
    default: return nil
    }
  }

  /// Returns the class of a glyph in the `ClassDef` table at an offset; 0 if it has none.
  func glyphClass(of glyph: Int, at offset: Int) -> Int {
    switch unsigned16(offset) {
    case 1:
      let index = glyph - unsigned16(offset + 2)
      guard (0..<unsigned16(offset + 4)).contains(index) else { return 0 }
      return unsigned16(offset + 6 + index * 2)
    case 2:
      let count = unsigned16(offset + 2)
      let index = halvedIndex(below: count) { unsigned16(offset + 6 + $0 * 6) >= glyph }
      let range = offset + 4 + index * 6
      return index < count && unsigned16(range) <= glyph ? unsigned16(range + 4) : 0
    default: return 0
    }
  }

  /// Returns the first index that satisfies a condition, by binary search; `count` if there is none.
  func halvedIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
