/// Properties of a font file that are read without opening it in SDL_ttf.
package struct FontFileInfo {
  let coverage: FaceCoverage
  /// OpenType's weight class, 100 to 900.
  let weightClass: Int
  let isItalic: Bool
  /// Whether the glyphs are colour bitmaps.
  let isColored: Bool
  /// The height of a line as a multiple of the size.
  let lineHeight: Double

  /// OpenType's width class: 1 for the narrowest, 5 for the usual width, 9 for the widest.
  let widthClass: Int

  /// Reads a file.
  ///
  /// - Parameter index: the index of the face in a collection.
  /// - Returns: `nil` if the file is not a font with glyphs for scalars.
  init?(path: String, index: Int) {
    guard let tables = FontTables(path: path, index: index) else { return nil }
    defer { tables.close() }
    isColored = tables.has("CBDT") || tables.has("sbix")
    guard isColored || tables.has("glyf") || tables.has("CFF "), let cmap = tables.table("cmap")
    else { return nil }
    coverage = FaceCoverage(cmap: cmap)
    let style = tables.table("OS/2", limit: 96)
    let weight = style?.unsigned16(4) ?? 0
    weightClass = weight == 0 ? 400 : weight
    let width = style?.unsigned16(6) ?? 0
    widthClass = (1...9).contains(width) ? width : 5
    isItalic = (style?.unsigned16(62) ?? 0) & 0x201 != 0
    let unitsPerEm = max(tables.table("head", limit: 54)?.unsigned16(18) ?? 0, 1)
    let lines = tables.table("hhea", limit: 36)
    let height = (lines?.signed16(4) ?? 0) - (lines?.signed16(6) ?? 0)
    lineHeight = height > 0 ? Double(height) / Double(unitsPerEm) : 1
  }
}
