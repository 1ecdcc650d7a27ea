/// The list in a program of what the loader needs to know.
struct DynamicSection {
  /// The entries that are read here, by their numbers in the file.
  enum Tag: UInt64 {
    case library = 1
    case texts = 5
    case searchPathOfAll = 15
    case bindNow = 24
    case searchPath = 29
    case flags = 30
    case packedRelocations = 36
    case moreFlags = 0x6FFF_FFFB
    case neededVersions = 0x6FFF_FFFE
  }

  /// The largest number of entries in a list of versions, which is far more than libraries have.
  private static let longest = 1000

  private var values: [Tag: [UInt64]] = [:]
  private let segments: [ELFSegment]

  /// Reads the list, which a program that loads no library lacks.
  init(_ segments: [ELFSegment], in reader: ByteReader) throws(ELFFile.Failure) {
    self.segments = segments
    guard let list = segments.first(where: { $0.kind == .dynamic }) else { return }
    for index in 0..<list.size / 16 {
      let (place, overflows) = list.offset.addingReportingOverflow(index * 16)
      guard !overflows, let tag = reader.number(at: place, size: 8),
        let value = reader.number(at: place + 8, size: 8)
      else { throw .damaged(part: "list for the loader") }
      if tag == 0 { break }
      if let tag = Tag(rawValue: tag) { values[tag, default: []].append(value) }
    }
  }

  func contains(_ tag: Tag) -> Bool { values[tag] != nil }

  /// Whether all functions are looked up at the start, not at their first call.
  var bindsAtStart: Bool {
    contains(.bindNow) || values[.flags, default: []].contains { $0 & 8 != 0 }
      || values[.moreFlags, default: []].contains { $0 & 1 != 0 }
  }

  /// Returns the texts of all entries of a kind.
  func texts(_ tag: Tag, in reader: ByteReader) throws(ELFFile.Failure) -> [String] {
    var texts: [String] = []
    for value in values[tag, default: []] { texts.append(try text(value, in: reader)) }
    return texts
  }

  private func text(_ index: UInt64, in reader: ByteReader) throws(ELFFile.Failure) -> String {
    guard let table = values[.texts]?.first.flatMap(offset(of:)), index < UInt64(reader.count),
      let text = reader.text(at: table &+ index)
    else { throw .damaged(part: "table of names") }
    return text
  }

  private func offset(of address: UInt64) -> UInt64? {
    segments.lazy.compactMap { $0.offset(of: address) }.first
  }

  /// Returns the versions of interfaces that the program needs of each library.
  func interfaceVersions(in reader: ByteReader) throws(ELFFile.Failure) -> [String: Set<String>] {
    let failure = ELFFile.Failure.damaged(part: "list of versions")
    guard let address = values[.neededVersions]?.first else { return [:] }
    guard var library = offset(of: address) else { throw failure }
    var versions: [String: Set<String>] = [:]
    // A damaged list could go on and on.
    for _ in 0..<Self.longest {
      guard let name = reader.number(at: library &+ 4, size: 4),
        let first = reader.number(at: library &+ 8, size: 4),
        let next = reader.number(at: library &+ 12, size: 4)
      else { throw failure }
      versions[try text(name, in: reader), default: []]
        .formUnion(try versionNames(from: library &+ first, in: reader))
      if next == 0 { return versions }
      library &+= next
    }
    throw failure
  }

  private func versionNames(
    from place: UInt64, in reader: ByteReader
  ) throws(ELFFile.Failure) -> Set<String> {
    var place = place
    var names: Set<String> = []
    for _ in 0..<Self.longest {
      guard let name = reader.number(at: place &+ 8, size: 4),
        let next = reader.number(at: place &+ 12, size: 4)
      else { break }
      names.insert(try text(name, in: reader))
      if next == 0 { return names }
      place &+= next
    }
    throw .damaged(part: "list of versions")
  }
}
