/// The kerning of pairs of glyphs of an alphabet, from a `GPOS` table.
struct PairKerning {
  /// A subtable of a lookup of pairs.
  private struct Subtable {
    var offset: Int
    /// The bytes of the values of a pair.
    var valueSize: Int
    /// The classes of the alphabet's glyphs as second ones of pairs, and their number; empty for a
    /// subtable that lists pairs.
    var classes: [Int] = []
    var classCount = 0
  }

  private let bytes: OpenTypeBytes
  private let alphabet: [Int]
  /// The indices of a glyph in the alphabet, which several characters may share.
  private let indices: [Int: [Int]]
  /// The subtables of each lookup.
  private var lookups: [[Subtable]] = []

  /// Reads a table; `nil` if glyphs of the alphabet are positioned otherwise than by the advance of
  /// the first glyph of a pair.
  init?(_ table: LayoutTable, alphabet: [Int]) {
    bytes = table.bytes
    self.alphabet = alphabet
    indices = Dictionary(grouping: alphabet.indices) { alphabet[$0] }
    for lookup in table.lookups {
      switch lookup.kind {
      case 2:
        // Glyphs are skipped only if they are marks, which the alphabet does not contain.
        guard lookup.flags & 0x6 == 0, let subtables = subtables(of: lookup) else { return nil }
        lookups.append(subtables)
      case 1, 3, 4, 5, 6:
        for subtable in lookup.subtables {
          let coverage = subtable + bytes.unsigned16(subtable + 2)
          if alphabet.contains(where: { bytes.coverageIndex(of: $0, at: coverage) != nil }) {
            return nil
          }
        }
      default: return nil
      }
    }
  }

  /// Returns the subtables of a lookup; `nil` if one has other values than the advance of the first
  /// glyph.
  private func subtables(of lookup: LayoutTable.Lookup) -> [Subtable]? {
    var subtables: [Subtable] = []
    for offset in lookup.subtables {
      let format = bytes.unsigned16(offset + 4)
      guard format == 0 || format == 4, bytes.unsigned16(offset + 6) == 0 else { return nil }
      var subtable = Subtable(offset: offset, valueSize: format == 0 ? 0 : 2)
      if bytes.unsigned16(offset) == 2 {
        let definition = offset + bytes.unsigned16(offset + 10)
        subtable.classes = alphabet.map { bytes.glyphClass(of: $0, at: definition) }
        subtable.classCount = bytes.unsigned16(offset + 14)
      }
      subtables.append(subtable)
    }
    return subtables
  }

  /// The kerning after one glyph in a subtable that covers it.
  private struct Row {
    var subtable: Subtable
    /// The offset of the glyph's pair set, or of the values of its class.
    var offset: Int
  }

  /// Returns the kerning between a glyph and each glyph of the alphabet, in units of the face; `nil`
  /// if it depends on the version of the shaping library.
  func kerning(after first: Int) -> [Int?] {
    var sums: [Int?] = Array(repeating: 0, count: alphabet.count)
    for subtables in lookups {
      // The kerning in the first row with the pair, 0 if none has it.
      var kerning: [Int?] = Array(repeating: 0, count: alphabet.count)
      for row in subtables.compactMap({ row(of: first, in: $0) }).reversed() {
        replace(&kerning, by: row)
      }
      for index in sums.indices {
        if let sum = sums[index], let kerning = kerning[index] {
          sums[index] = sum + kerning
        } else {
          sums[index] = nil
        }
      }
    }
    return sums
  }

  private func row(of first: Int, in subtable: Subtable) -> Row? {
    let offset = subtable.offset
    guard let number = bytes.coverageIndex(of: first, at: offset + bytes.unsigned16(offset + 2))
    else { return nil }
    guard bytes.unsigned16(offset) == 2 else {
      return Row(
        subtable: subtable, offset: offset + bytes.unsigned16(offset + 10 + number * 2))
    }
    let firstClass = bytes.glyphClass(of: first, at: offset + bytes.unsigned16(offset + 8))
    guard firstClass < bytes.unsigned16(offset + 12) else { return nil }
    return Row(
      subtable: subtable,
      offset: offset + 16 + firstClass * subtable.classCount * subtable.valueSize)
  }

  /// Replaces the kerning of the pairs that a row has, which is in front of the rows of the others.
  private func replace(_ kerning: inout [Int?], by row: Row) {
    guard !row.subtable.classes.isEmpty else { return replace(&kerning, byListed: row) }
    let classCount = row.subtable.classCount
    for (index, secondClass) in row.subtable.classes.enumerated() where secondClass < classCount {
      let value =
        row.subtable.valueSize > 0 ? bytes.signed16(row.offset + secondClass * 2) : 0
      // Newer versions of HarfBuzz continue with the next subtable for the class 0.
      kerning[index] = secondClass == 0 && kerning[index] != value ? nil : value
    }
  }

  /// Replaces the kerning of the pairs in the pair set of a row.
  private func replace(_ kerning: inout [Int?], byListed row: Row) {
    let size = 2 + row.subtable.valueSize
    for number in 0..<bytes.unsigned16(row.offset) {
      let record = row.offset + 2 + number * size
      let value = size > 2 ? bytes.signed16(record + 2) : 0
      for index in indices[bytes.unsigned16(record)] ?? [] { kerning[index] = value }
    }
  }
}
