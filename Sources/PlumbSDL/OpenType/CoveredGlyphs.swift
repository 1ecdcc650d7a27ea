/// The glyphs of an alphabet that the coverages of a table contain.
///
/// Each coverage is read once, as the contexts of a face share most of them.
final class CoveredGlyphs {
  private let bytes: OpenTypeBytes
  private let alphabet: Set<Int>
  /// The glyphs and their indices in the coverage, by the offset of the coverage.
  private var known: [Int: [(glyph: Int, index: Int)]] = [:]

  init(of alphabet: Set<Int>, in table: LayoutTable) {
    bytes = table.bytes
    self.alphabet = alphabet
  }

  /// Returns the glyphs in the coverage at an offset, with their indices in it.
  func glyphs(at offset: Int) -> [(glyph: Int, index: Int)] {
    if let glyphs = known[offset] { return glyphs }
    let glyphs = alphabet.compactMap { glyph in
      bytes.coverageIndex(of: glyph, at: offset).map { (glyph: glyph, index: $0) }
    }
    known[offset] = glyphs
    return glyphs
  }
}
