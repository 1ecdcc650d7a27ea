/// The glyphs at which a substitution may start in runs of an alphabet.
///
/// A substitution is possible only if every glyph that its rule requires is in the alphabet. Rules
/// whose contexts are lists of glyphs count as possible for all glyphs they start at.
struct GlyphSubstitutions {
  private let table: LayoutTable
  private let alphabet: Set<Int>
  private let coverages: CoveredGlyphs
  /// The glyphs at which a substitution may start; a run without them is shown by the nominal
  /// glyphs of its characters.
  private(set) var initialGlyphs: Set<Int> = []

  /// Finds the glyphs.
  ///
  /// - Parameter coverages: the glyphs that the coverages of the table contain, of this alphabet and of
  ///   others.
  init(_ table: LayoutTable, alphabet: Set<Int>, coverages: CoveredGlyphs) {
    self.table = table
    self.alphabet = alphabet
    self.coverages = coverages
    for lookup in table.lookups {
      for subtable in lookup.subtables { insertStarts(of: subtable, kind: lookup.kind) }
    }
  }

  private var bytes: OpenTypeBytes { table.bytes }

  private mutating func insertStarts(of subtable: Int, kind: Int) {
    switch (kind, bytes.unsigned16(subtable)) {
    case (4, 1):
      let (bytes, alphabet) = (bytes, alphabet)
      insert(coveredAt: subtable + 2, of: subtable) {
        Self.hasLigature(of: alphabet, in: bytes, subtable, set: $0)
      }
    case (5, 3):
      let count = bytes.unsigned16(subtable + 2)
      insertIfPossible([count], at: subtable + 6, of: subtable, input: 0)
    case (6, 2):
      insertClassContexts(subtable)
    case (6, 3):
      let backtrack = bytes.unsigned16(subtable + 2)
      let input = bytes.unsigned16(subtable + 4 + backtrack * 2)
      let lookahead = bytes.unsigned16(subtable + 6 + (backtrack + input) * 2)
      insertIfPossible([backtrack, input, lookahead], at: subtable + 4, of: subtable, input: 1)
    default:
      insert(coveredAt: subtable + 2, of: subtable) { _ in true }
    }
  }

  /// Inserts the glyphs of a coverage, whose offset is in a field, that satisfy a condition on their
  /// index in the coverage.
  private mutating func insert(
    coveredAt field: Int, of subtable: Int, where isStart: (Int) -> Bool
  ) {
    for (glyph, index) in coverages.glyphs(at: subtable + bytes.unsigned16(field))
    where alphabet.contains(glyph) && isStart(index) {
      initialGlyphs.insert(glyph)
    }
  }

  /// Returns whether all glyphs of a ligature after the first are in the alphabet.
  ///
  /// - Parameter set: the index of the set of ligatures with the same first glyph.
  private static func hasLigature(
    of alphabet: Set<Int>, in bytes: OpenTypeBytes, _ subtable: Int, set: Int
  ) -> Bool {
    let set = subtable + bytes.unsigned16(subtable + 6 + set * 2)
    return (0..<bytes.unsigned16(set)).contains { number in
      let ligature = set + bytes.unsigned16(set + 2 + number * 2)
      return (1..<max(bytes.unsigned16(ligature + 2), 1)).allSatisfy {
        alphabet.contains(bytes.unsigned16(ligature + 2 + $0 * 2))
      }
    }
  }

  /// Inserts the first input glyphs of a context of coverages if each coverage has a glyph of the
  /// alphabet.
  ///
  /// - Parameters:
  ///   - counts: the numbers of coverages in sequences of which each follows its count.
  ///   - input: the index of the input sequence in `counts`.
  private mutating func insertIfPossible(
    _ counts: [Int], at start: Int, of subtable: Int, input: Int
  ) {
    var field = start
    var first: Int?
    for (index, count) in counts.enumerated() {
      if index == input { first = field }
      for number in 0..<count {
        let covered = coverages.glyphs(at: subtable + bytes.unsigned16(field + number * 2))
        guard covered.contains(where: { alphabet.contains($0.glyph) }) else { return }
      }
      field += count * 2 + 2
    }
    if let first { insert(coveredAt: first, of: subtable) { _ in true } }
  }

  /// Inserts the glyphs at which a context of glyph classes starts.
  private mutating func insertClassContexts(_ subtable: Int) {
    let definitions = (0..<3).map { subtable + bytes.unsigned16(subtable + 4 + $0 * 2) }
    let classes = definitions.map { offset in
      Set(alphabet.map { bytes.glyphClass(of: $0, at: offset) })
    }
    for (glyph, _) in coverages.glyphs(at: subtable + bytes.unsigned16(subtable + 2))
    where alphabet.contains(glyph) {
      let number = bytes.glyphClass(of: glyph, at: definitions[1])
      let offset = bytes.unsigned16(subtable + 12 + number * 2)
      guard number < bytes.unsigned16(subtable + 10), offset != 0 else { continue }
      let set = subtable + offset
      let isPossible = (0..<bytes.unsigned16(set)).contains {
        isRulePossible(at: set + bytes.unsigned16(set + 2 + $0 * 2), classes)
      }
      if isPossible { initialGlyphs.insert(glyph) }
    }
  }

  /// Returns whether the alphabet has a glyph of each class of a rule.
  private func isRulePossible(at rule: Int, _ classes: [Set<Int>]) -> Bool {
    var offset = rule
    for (sequence, present) in classes.enumerated() {
      // The rule set determines the first class of the input.
      let count = bytes.unsigned16(offset) - (sequence == 1 ? 1 : 0)
      for number in 0..<max(count, 0)
      where !present.contains(bytes.unsigned16(offset + 2 + number * 2)) {
        return false
      }
      offset += 2 + max(count, 0) * 2
    }
    return true
  }
}
