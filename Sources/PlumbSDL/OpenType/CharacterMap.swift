/// The glyphs of scalars, from a `cmap` table.
struct CharacterMap {
  private let table: OpenTypeBytes
  private let offset: Int

  /// Reads a `cmap` table; `nil` if it has no subtable of Unicode scalars.
  init?(_ table: OpenTypeBytes) {
    guard let offset = Self.unicodeSubtable(of: table) else { return nil }
    self.table = table
    self.offset = offset
  }

  /// Returns the offset of the subtable with the most Unicode scalars.
  static func unicodeSubtable(of table: OpenTypeBytes) -> Int? {
    var best: (rank: Int, offset: Int)?
    for index in 0..<min(table.unsigned16(2), 64) {
      let record = 4 + index * 8
      let rank = rank(
        platform: table.unsigned16(record), encoding: table.unsigned16(record + 2))
      if rank > best?.rank ?? 0 { best = (rank, table.unsigned32(record + 4)) }
    }
    return best?.offset
  }

  /// Returns the preference of a subtable by the scalars it can contain; 0 for tables without
  /// scalars.
  private static func rank(platform: Int, encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 2
    case (3, 1), (0, 0...3): 1
    default: 0
    }
  }

  /// Returns the glyph of a scalar; 0 if the face has none, or the subtable has another format than
  /// 4 or 12.
  func glyph(of scalar: Int) -> Int {
    switch table.unsigned16(offset) {
    case 4: glyphInSegments(scalar)
    case 12: glyphInGroups(scalar)
    default: 0
    }
  }

  private func glyphInGroups(_ scalar: Int) -> Int {
    let count = min(table.unsigned32(offset + 12), table.bytes.count / 12)
    let index = table.halvedIndex(below: count) {
      table.unsigned32(offset + 20 + $0 * 12) >= scalar
    }
    let group = offset + 16 + index * 12
    let start = table.unsigned32(group)
    return index < count && start <= scalar ? table.unsigned32(group + 8) + scalar - start : 0
  }

  private func glyphInSegments(_ scalar: Int) -> Int {
    let count = table.unsigned16(offset + 6) / 2
    for segment in 0..<count where scalar <= table.unsigned16(offset + 14 + segment * 2) {
      let start = offset + 16 + (count + segment) * 2
      let (delta, field) = (start + count * 2, start + count * 4)
      if scalar < table.unsigned16(start) { return 0 }
      let rangeOffset = table.unsigned16(field)
      if rangeOffset == 0 { return (scalar + table.unsigned16(delta)) & 0xFFFF }
      let glyph = table.unsigned16(field + rangeOffset + (scalar - table.unsigned16(start)) * 2)
      return glyph == 0 ? 0 : (glyph + table.unsigned16(delta)) & 0xFFFF
    }
    return 0
  }
}
