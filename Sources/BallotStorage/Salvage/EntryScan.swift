internal import Glibc

/// A search for entries in the bytes of a damaged database, which needs none of its structure.
///
/// Every place at which the header of a row can begin is tried; the checksum shows whether it does.
/// So an entry is lost only if the damage is in its own bytes. The rows of SQLite are described in
/// the section "Record Format" of its documentation of the file format.
struct EntryScan {
  /// The entries that were found, by their keys.
  private(set) var entries: [BallotEntry.Key: BallotEntry] = [:]

  /// The bytes that are read at once.
  private static let blockSize = 1 << 20
  /// More than the bytes of the longest row, so that each row lies in one block as a whole.
  private static let overlap = 1 << 10

  /// Adds the entries of a file; none if it cannot be read.
  mutating func add(path: String) {
    // Opening a pipe would wait for a writer.
    let file = Files.isUnusable(path) ? -1 : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var block: [UInt8] = []
    while true {
      let kept = block.suffix(Self.overlap)
      block = Array(kept) + Self.next(of: file)
      guard block.count > kept.count else { return }
      add(block)
    }
  }

  private static func next(of file: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, blockSize))
    }
  }

  /// Adds the entries in a block of bytes.
  mutating func add(_ bytes: [UInt8]) {
    var start = 0
    // The shortest row has more bytes than this.
    while start + 24 < bytes.count {
      if bytes[start + 1] == 0, bytes[start + 2] == RowParser.ballotType {
        var parser = RowParser(bytes: bytes, start: start)
        if let entry = parser.entry() { entries[entry.key] = entry }
      }
      start += 1
    }
  }

  /// The entries that count, in an order in which the turns of each ballot follow each other.
  var inOrder: [BallotEntry] {
    var turns: [BallotID: Int] = [:]
    return entries.values.sorted { ($0.turn, $0.time) < ($1.turn, $1.time) }.filter { entry in
      guard entry.turn == turns[entry.ballot, default: 0] else { return false }
      turns[entry.ballot] = entry.turn + 1
      return true
    }
  }
}

/// Reads the row that may begin at a place.
private struct RowParser {
  let bytes: [UInt8]
  /// The start of the header.
  let start: Int
  private var position: Int

  /// The type of a column of 16 bytes.
  static let ballotType: UInt8 = 12 + 2 * 16

  init(bytes: [UInt8], start: Int) {
    self.bytes = bytes
    self.start = start
    position = start
  }

  /// The entry of the row; `nil` if there is none, or if any of its bytes was changed.
  mutating func entry() -> BallotEntry? {
    guard let headerSize = byte(), (8...12).contains(headerSize) else { return nil }
    // The number of the row, which is stored elsewhere, and the ballot: the scan has seen both.
    position += 2
    guard let turnType = byte(), let pollType = variable(), let contenderType = variable(),
      let timeType = byte(), let checksumType = byte(), position == start + Int(headerSize),
      let ballot = take(16).flatMap({ BallotID(bytes: $0) }),
      let turn = integer(turnType), (0...Int64(Int32.max)).contains(turn),
      let poll = text(pollType), let contender = text(contenderType),
      let time = integer(timeType), let checksum = integer(checksumType)
    else { return nil }
    let entry = BallotEntry(
      ballot: ballot, turn: Int(turn), poll: poll, contender: contender, time: time)
    return entry.checksum == checksum ? entry : nil
  }

  private mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard position + count <= bytes.count else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// A number of one or two bytes; types of texts have no more.
  private mutating func variable() -> Int? {
    guard let first = byte() else { return nil }
    guard first >= 0x80 else { return Int(first) }
    guard let second = byte(), second < 0x80 else { return nil }
    return Int(first & 0x7f) << 7 | Int(second)
  }

  private mutating func integer(_ type: UInt8) -> Int64? {
    let sizes: [UInt8: Int] = [1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8]
    if type == 8 || type == 9 { return Int64(type) - 8 }
    guard let size = sizes[type], let bytes = take(size), let first = bytes.first else {
      return nil
    }
    let sign: UInt64 = first >= 0x80 ? .max : 0
    return Int64(bitPattern: bytes.reduce(sign) { $0 << 8 | UInt64($1) })
  }

  private mutating func text(_ type: Int) -> String? {
    let size = (type - 13) / 2
    guard type >= 13, !type.isMultiple(of: 2), size <= BallotEntry.longestIdentifier else {
      return nil
    }
    return take(size).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
