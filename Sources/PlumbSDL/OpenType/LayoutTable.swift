/// A `GSUB` or `GPOS` table: the lookups that shaping applies to Latin text without a language.
struct LayoutTable {
  /// A lookup with its subtables, extensions resolved.
  struct Lookup {
    var kind: Int
    var flags: Int
    /// The offsets of the subtables in the table.
    var subtables: [Int]
  }

  let bytes: OpenTypeBytes
  /// The lookups in the order of their application.
  private(set) var lookups: [Lookup] = []

  /// The features that HarfBuzz applies to horizontal Latin text by default.
  private static let features: Set<String> = [
    "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "ltra", "ltrm",
    "mark", "mkmk", "rand", "rclt", "rlig", "rvrn", "Harf", "HARF", "Buzz", "BUZZ",
  ]

  /// Reads a table; `nil` if its lookups depend on variation axes, or if it has neither the Latin
  /// nor the default script.
  ///
  /// - Parameter extensionKind: the kind of lookups whose subtables refer to others.
  init?(_ bytes: OpenTypeBytes, extensionKind: Int) {
    self.bytes = bytes
    guard bytes.unsigned16(0) == 1, bytes.unsigned16(2) == 0 || bytes.unsigned32(10) == 0,
      let indices = lookupIndices()
    else { return nil }
    let list = bytes.unsigned16(8)
    lookups = indices.map { lookup(at: list + bytes.unsigned16(list + 2 + $0 * 2), extensionKind) }
  }

  private func lookup(at offset: Int, _ extensionKind: Int) -> Lookup {
    var lookup = Lookup(
      kind: bytes.unsigned16(offset), flags: bytes.unsigned16(offset + 2), subtables: [])
    for index in 0..<bytes.unsigned16(offset + 4) {
      lookup.subtables.append(offset + bytes.unsigned16(offset + 6 + index * 2))
    }
    if lookup.kind == extensionKind, let first = lookup.subtables.first {
      lookup.kind = bytes.unsigned16(first + 2)
      lookup.subtables = lookup.subtables.map { $0 + bytes.unsigned32($0 + 4) }
    }
    return lookup
  }

  /// Returns the indices of the lookups of the features in use, ascending.
  private func lookupIndices() -> [Int]? {
    let scripts = bytes.unsigned16(4)
    let records = (0..<bytes.unsigned16(scripts)).map { scripts + 2 + $0 * 6 }
    guard
      let record = records.first(where: { bytes.tag($0) == "latn" })
        ?? records.first(where: { bytes.tag($0) == "DFLT" })
    else { return nil }
    let script = scripts + bytes.unsigned16(record + 4)
    let language = script + bytes.unsigned16(script)
    guard language > script else { return nil }
    let list = bytes.unsigned16(6)
    var indices: Set<Int> = []
    func insert(_ feature: Int, isRequired: Bool) {
      let record = list + 2 + feature * 6
      guard isRequired || Self.features.contains(bytes.tag(record)) else { return }
      let offset = list + bytes.unsigned16(record + 4)
      for index in 0..<bytes.unsigned16(offset + 2) {
        indices.insert(bytes.unsigned16(offset + 4 + index * 2))
      }
    }
    let required = bytes.unsigned16(language + 2)
    if required != 0xFFFF { insert(required, isRequired: true) }
    for index in 0..<bytes.unsigned16(language + 4) {
      insert(bytes.unsigned16(language + 6 + index * 2), isRequired: false)
    }
    return indices.sorted()
  }
}
