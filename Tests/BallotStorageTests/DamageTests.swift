import BallotStorage
import Foundation
import TestSupport
import Testing

/// A file of votes and the range of each entry in it.
private struct Original {
  let bytes: [UInt8]
  let entries: [BallotEntry]
  /// The places of an entry's ballot in the file: in its row, and in the index of all rows.
  let places: [[Int]]

  /// More than the bytes of a row before and after its ballot.
  private static let before = 24
  private static let after = 64

  init(entryCount: Int) throws {
    let folder = try TestFolder()
    let store = BallotStore(.file(folder.votes))
    var entries: [BallotEntry] = []
    for index in 0..<entryCount {
      // Each fifth entry retracts the vote before it.
      let entry =
        index % 5 == 4
        ? entries[index - 1].reversed(at: Int64(index))
        : BallotEntry.vote(for: ["cat", "goldfish", "dog"][index % 3], at: Int64(index))
      entries.append(entry)
      try store.append([entry])
    }
    self.entries = entries
    // Another connection's, so that the log is empty.
    try Raw.execute("PRAGMA wal_checkpoint(TRUNCATE)", in: folder.votes)
    let bytes = Array(try Data(contentsOf: URL(filePath: folder.votes)))
    self.bytes = bytes
    var places: [[UInt8]: [Int]] = [:]
    let ballots = Set(entries.map { Self.bytes(of: $0.ballot) })
    for start in 0...bytes.count - 16 {
      let candidate = Array(bytes[start..<start + 16])
      if ballots.contains(candidate) { places[candidate, default: []].append(start) }
    }
    self.places = entries.map { places[Self.bytes(of: $0.ballot)] ?? [] }
  }

  private static func bytes(of ballot: BallotID) -> [UInt8] {
    let digits = Array(ballot.description)
    return (0..<16).compactMap { UInt8(String(digits[2 * $0...2 * $0 + 1]), radix: 16) }
  }

  /// Returns the entries that have no byte in a range, and whose preceding turn has none there.
  func entries(outside range: Range<Int>) -> Set<BallotEntry> {
    Set(
      zip(entries, places).filter { _, places in
        places.allSatisfy { !($0 - Self.before..<$0 + Self.after).overlaps(range) }
      }.map(\.0))
  }
}

@Suite struct DamageTests {
  private let original = try? Original(entryCount: 200)

  /// Opens damaged bytes as a store does and compares the read entries with the expected ones.
  private func check(
    _ bytes: [UInt8], damaged range: Range<Int>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let original = try #require(original)
    let folder = try TestFolder()
    let file = URL(filePath: folder.votes)
    try Data(bytes).write(to: file)
    let store = BallotStore(.file(folder.votes))
    let found: Set<BallotEntry>
    do {
      try store.verify()
      found = Set(try store.entries(of: nil))
    } catch {
      guard error.kind == .newer else { throw error }
      // The number of the version was hit: nothing is read, and nothing changed.
      #expect(try Array(Data(contentsOf: file)) == bytes)
      return
    }
    let expected = original.entries(outside: range)
    #expect(
      found.isSuperset(of: expected), "lost \(expected.subtracting(found).count) entries",
      sourceLocation: sourceLocation)
    #expect(
      found.isSubset(of: original.entries), "invented entries", sourceLocation: sourceLocation)
    if found.count < original.entries.count, !bytes.isEmpty {
      #expect(store.salvages.map(\.damaged) == [folder.votes], sourceLocation: sourceLocation)
      #expect(store.salvages.map(\.entries) == [found.count], sourceLocation: sourceLocation)
    }
    // Whatever was found, the damaged file is whole, and votes go on.
    #expect(try Array(Data(contentsOf: file)) == bytes || store.salvages.isEmpty)
    try store.append([.vote(for: "cat", poll: "later")])
    #expect(try store.standings(of: "later") == ["cat": 1])
  }

  /// A thousand places in a file, or a fifth of them and those in the headers of the file and of its
  /// pages.
  private func places(in bytes: [UInt8]) -> [(step: Int, place: Int)] {
    (0..<1_000).map { ($0, bytes.count * $0 / 1_000) }.filter { step, place in
      TestLength.isFull || step.isMultiple(of: 5) || place % 4_096 < 100
    }
  }

  @Test func `a file truncated at many places loses only what was cut off`() throws {
    let bytes = try #require(original).bytes
    for (_, length) in places(in: bytes) {
      try check(Array(bytes.prefix(length)), damaged: length..<bytes.count)
    }
  }

  @Test func `a file with a flipped byte, at many places, loses only what was hit`() throws {
    let bytes = try #require(original).bytes
    for (step, place) in places(in: bytes) {
      var damaged = bytes
      // Another bit in each step.
      damaged[place] ^= 1 << UInt8(step % 8)
      try check(damaged, damaged: place..<place + 1)
    }
  }

  @Test func `a file that is not one of votes is left as it is`() throws {
    let folder = try TestFolder()
    let text = Data("To be, or not to be.".utf8)
    try text.write(to: URL(filePath: folder.votes))
    let store = BallotStore(.file(folder.votes))
    try store.append([.vote(for: "cat")])
    #expect(try Data(contentsOf: URL(filePath: folder.votes)) == text)
    #expect(store.path == folder.path("votes.2.sqlite"))
    #expect(store.salvages.map(\.entries) == [0])
  }

  /// Reading a pipe would wait for a writer.
  @Test func `a pipe or a folder in the place of the file is said to be none`() throws {
    let folder = try TestFolder()
    #expect(mkfifo(folder.votes, 0o600) == 0)
    for path in [folder.votes, folder.url.path, "/dev/zero"] {
      let store = BallotStore(.file(path))
      let error = #expect(throws: StorageError.self) { try store.append([.vote(for: "cat")]) }
      #expect(error?.description == "\(path) cannot be used: it is not a regular file.")
    }
    #expect(try folder.names == ["votes.sqlite"])
  }

  @Test func `a damaged log of a program that crashed loses only what was hit`() throws {
    let folder = try TestFolder()
    let entries = (0..<40).map { BallotEntry.vote(for: "cat", at: $0) }
    let store = BallotStore(.file(folder.votes))
    for entry in entries { try store.append([entry]) }
    // While the store is open, the entries are in its log.
    let other = try TestFolder()
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.votes + suffix, toPath: other.votes + suffix)
    }
    try Data("damaged".utf8).write(to: URL(filePath: other.votes))
    let opened = BallotStore(.file(other.votes))
    #expect(try Set(opened.entries(of: nil)) == Set(entries))
    #expect(opened.salvages.map(\.entries) == [40])
  }

  @Test func `two stores that find the same damage continue in one file`() throws {
    let original = try #require(original)
    let folder = try TestFolder()
    var bytes = original.bytes
    bytes[0] = 0
    try Data(bytes).write(to: URL(filePath: folder.votes))
    let stores = (0..<2).map { _ in BallotStore(.file(folder.votes)) }
    for store in stores { try store.append([.vote(for: "cat", poll: "later")]) }
    for store in stores { #expect(try store.standings(of: "later") == ["cat": 2]) }
    #expect(stores.map(\.path) == [folder.path("votes.2.sqlite"), folder.path("votes.2.sqlite")])
    #expect(try Set(stores[1].entries(of: "pets")) == Set(original.entries))
  }
}
