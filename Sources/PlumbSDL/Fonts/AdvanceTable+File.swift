/// Advances read from a font file.
extension AdvanceTable {
  /// Reads the advances and the kerning of a face.
  ///
  /// - Parameters:
  ///   - pixelsPerEm: the size at which SDL_ttf measures the face.
  ///   - lengthLimit: the bytes of the longest run that is not measured in pieces.
  /// - Returns: `nil` if SDL_ttf would round an advance at this size, or if widths of runs are not
  ///   sums of advances and kerning.
  convenience init?(_ file: SDLFontFile, pixelsPerEm: Int, lengthLimit: Int) {
    // Apple's tables and the older kerning precede OpenType's in some cases.
    guard let tables = file.tables,
      !["morx", "mort", "kerx", "kern", "trak", "fvar"].contains(where: tables.has),
      let units = tables.table("head", limit: 54)?.unsigned16(18), units > 0,
      pixelsPerEm.isMultiple(of: units),
      let map = tables.table("cmap").flatMap(CharacterMap.init),
      let metrics = GlyphAdvances(tables),
      let positions = tables.table("GPOS").flatMap({ LayoutTable($0, extensionKind: 9) })
    else { return nil }
    // The measurer encloses runs in the box for missing glyphs, glyph 0.
    let glyphs = [0] + Self.scalars.map { map.glyph(of: Int($0.value)) }
    let alphabet = Set(glyphs)
    let plain = Set([0] + zip(Self.scalars, glyphs.dropFirst()).filter { !$0.0.isDigit }.map(\.1))
    guard !Self.hasMark(alphabet, in: tables),
      let kerning = PairKerning(positions, alphabet: glyphs),
      let boxes = kerning.kerning(after: 0)[0]
    else { return nil }
    var initial: (plain: Set<Int>, all: Set<Int>) = ([], [])
    if let table = tables.table("GSUB") {
      guard let substitutions = LayoutTable(table, extensionKind: 7) else { return nil }
      let coverages = CoveredGlyphs(of: alphabet, in: substitutions)
      func initialGlyphs(of alphabet: Set<Int>) -> Set<Int> {
        GlyphSubstitutions(substitutions, alphabet: alphabet, coverages: coverages).initialGlyphs
      }
      initial = (initialGlyphs(of: plain), initialGlyphs(of: alphabet))
      if initial.all.contains(0) { return nil }
    }
    let scale = pixelsPerEm / units
    let widths = glyphs.map { metrics.advance(of: $0) }
    self.init(unitsPerEm: pixelsPerEm, lengthLimit: lengthLimit) { index in
      let glyph = glyphs[index]
      let row = kerning.kerning(after: glyph)
      return FirstCharacter(
        isMissing: glyph == 0, startsPlainSubstitution: initial.plain.contains(glyph),
        startsSubstitution: initial.all.contains(glyph),
        advances: glyphs.indices.map { second in
          row[second].map {
            scale * (second == 0 ? $0 - boxes : $0 + widths[second])
          }
        })
    }
  }

  /// Returns whether a glyph is a mark, which has no advance.
  private static func hasMark(_ glyphs: Set<Int>, in tables: FontTables) -> Bool {
    guard let table = tables.table("GDEF") else { return false }
    let classes = table.unsigned16(4)
    return classes != 0 && glyphs.contains { table.glyphClass(of: $0, at: classes) == 3 }
  }
}

/// The advances of a face's glyphs, from its `hmtx` table.
struct GlyphAdvances {
  private let table: OpenTypeBytes
  /// The number of glyphs with an advance of their own; the others have the advance of the last
  /// one.
  private let count: Int

  init?(_ tables: FontTables) {
    guard let count = tables.table("hhea", limit: 36)?.unsigned16(34), count > 0,
      let table = tables.table("hmtx")
    else { return nil }
    self.table = table
    self.count = count
  }

  /// Returns the advance of a glyph in units of the face.
  func advance(of glyph: Int) -> Int { table.unsigned16(min(glyph, count - 1) * 4) }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
