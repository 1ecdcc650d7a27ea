/// The names of a face.
struct FontNames: Equatable {
  /// The names of the face's families in lower case: of the family with at most four styles, and of
  /// the typographic family.
  private(set) var families: Set<String> = []
  /// Its full name and its PostScript name in lower case, which are unique.
  private(set) var own: Set<String> = []
  /// The name of the typographic family, or else of the other one, in English if there is one.
  private(set) var family: String?
  /// The PostScript name.
  private(set) var postScript: String?

  /// Reads the names of a file's face; `nil` if the file has no `name` table.
  init?(path: String, index: Int) {
    guard let tables = FontTables(path: path, index: index) else { return nil }
    defer { tables.close() }
    guard let names = tables.table("name", limit: 1 << 20) else { return nil }
    self.init(names)
  }

  /// Reads a `name` table.
  init(_ table: OpenTypeBytes) {
    let texts = table.unsigned16(4)
    var rank = -1
    for index in 0..<min(table.unsigned16(2), 2_000) {
      let record = 6 + index * 12
      let kind = table.unsigned16(record + 6)
      guard [1, 4, 6, 16].contains(kind) else { continue }
      let offset = texts + table.unsigned16(record + 10)
      guard
        let text = Self.text(
          table, at: offset, length: table.unsigned16(record + 8),
          platform: table.unsigned16(record))
      else { continue }
      if kind == 1 || kind == 16 {
        families.insert(text.lowercased())
        let isEnglish = [0, 0x409].contains(table.unsigned16(record + 4))
        let found = (isEnglish ? 2 : 0) + (kind == 16 ? 1 : 0)
        if found > rank { (rank, family) = (found, text) }
      } else {
        own.insert(text.lowercased())
        if kind == 6 { postScript = postScript ?? text }
      }
    }
  }

  /// Decodes a name. Names are in UTF-16 or Mac Roman, of which only ASCII is supported.
  private static func text(
    _ table: OpenTypeBytes, at offset: Int, length: Int, platform: Int
  ) -> String? {
    guard length > 0, offset + length <= table.bytes.count else { return nil }
    let bytes = table.bytes[offset..<(offset + length)]
    switch platform {
    case 0, 3:
      let units = stride(from: 0, to: length - 1, by: 2).map {
        UInt16(table.unsigned16(offset + $0))
      }
      return String(decoding: units, as: UTF16.self)
    case 1 where bytes.allSatisfy { $0 < 0x80 }:
      return String(decoding: bytes, as: UTF8.self)
    default:
      return nil
    }
  }
}
