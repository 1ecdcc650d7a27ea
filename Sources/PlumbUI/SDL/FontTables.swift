internal import Foundation

/// The tables of a font file, read when they are asked for.
struct FontTables {
  private let file: FileHandle
  private var places: [String: (offset: Int, length: Int)] = [:]

  /// The largest table read: those of the fonts there are stay below a megabyte.
  private static let tableLimit = 8 << 20

  /// Opens a file.
  ///
  /// - Parameter index: which face of a collection.
  /// - Returns: `nil` for what cannot be read as a font.
  init?(path: String, index: Int) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    self.file = file
    guard let head = read(0, 12 + 4 * 64) else { return nil }
    var directory = 0
    if head.tag(0) == "ttcf" {
      guard index < Self.faceCount(head) else { return nil }
      directory = head.unsigned32(12 + 4 * index)
    }
    guard let count = read(directory, 12)?.unsigned16(4),
      let records = read(directory + 12, min(count, 256) * 16)
    else { return nil }
    for record in stride(from: 0, to: records.bytes.count, by: 16) {
      places[records.tag(record)] = (
        records.unsigned32(record + 8), records.unsigned32(record + 12)
      )
    }
  }

  func close() { try? file.close() }

  func has(_ tag: String) -> Bool { places[tag] != nil }

  func table(_ tag: String, limit: Int = .max) -> OpenTypeBytes? {
    places[tag].flatMap { read($0.offset, min($0.length, limit)) }
  }

  private func read(_ offset: Int, _ length: Int) -> OpenTypeBytes? {
    guard (try? file.seek(toOffset: UInt64(offset))) != nil,
      let data = try? file.read(upToCount: min(length, Self.tableLimit))
    else { return nil }
    return OpenTypeBytes(bytes: Array(data))
  }

  /// How many faces a file holds, from its first bytes; more than 64 of a collection do not count.
  private static func faceCount(_ head: OpenTypeBytes) -> Int {
    head.tag(0) == "ttcf" ? min(head.unsigned32(8), 64) : 1
  }

  /// How many faces a file holds; 0 where there is no such file.
  static func faceCount(path: String) -> Int {
    guard let file = FileHandle(forReadingAtPath: path) else { return 0 }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 12) else { return 0 }
    return faceCount(OpenTypeBytes(bytes: Array(head)))
  }
}
