internal import Foundation

/// What the engine reads of a font file by itself, without opening it as a font.
struct FontFileInfo {
  let coverage: FaceCoverage
  /// OpenType's weight, 100 to 900.
  let weightClass: Int
  let isItalic: Bool
  /// Whether its glyphs are pictures in colour.
  let isColored: Bool
  /// From the top of a line to its bottom, in shares of the size.
  let lineHeight: Double

  /// The largest table read: those of the fonts there are stay below a megabyte.
  private static let tableLimit = 8 << 20

  /// Reads a file.
  ///
  /// - Parameter index: which face of a collection.
  /// - Returns: `nil` for what is not a font with glyphs for scalars.
  init?(path: String, index: Int) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    func read(_ offset: Int, _ length: Int) -> OpenTypeBytes? {
      guard (try? file.seek(toOffset: UInt64(offset))) != nil,
        let data = try? file.read(upToCount: min(length, Self.tableLimit))
      else { return nil }
      return OpenTypeBytes(bytes: Array(data))
    }
    guard let head = read(0, 12 + 4 * 64) else { return nil }
    var directory = 0
    if head.tag(0) == "ttcf" {
      guard index < min(head.unsigned32(8), 64) else { return nil }
      directory = head.unsigned32(12 + 4 * index)
    }
    guard let count = read(directory, 12)?.unsigned16(4),
      let records = read(directory + 12, min(count, 256) * 16)
    else { return nil }
    var tables: [String: (offset: Int, length: Int)] = [:]
    for record in stride(from: 0, to: records.bytes.count, by: 16) {
      tables[records.tag(record)] = (
        records.unsigned32(record + 8), records.unsigned32(record + 12)
      )
    }
    func table(_ tag: String, limit: Int = .max) -> OpenTypeBytes? {
      tables[tag].flatMap { read($0.offset, min($0.length, limit)) }
    }
    isColored = tables["CBDT"] != nil || tables["sbix"] != nil
    guard isColored || tables["glyf"] != nil || tables["CFF "] != nil, let cmap = table("cmap")
    else { return nil }
    coverage = FaceCoverage(cmap: cmap)
    let names = table("OS/2", limit: 96)
    let weight = names?.unsigned16(4) ?? 0
    weightClass = weight == 0 ? 400 : weight
    isItalic = (names?.unsigned16(62) ?? 0) & 0x201 != 0
    let unitsPerEm = max(table("head", limit: 54)?.unsigned16(18) ?? 0, 1)
    let lines = table("hhea", limit: 36)
    let height = (lines?.signed16(4) ?? 0) - (lines?.signed16(6) ?? 0)
    lineHeight = height > 0 ? Double(height) / Double(unitsPerEm) : 1
  }
}
