internal import Foundation

/// The tables of a font file, read on demand.
struct FontTables {
  private let file: FileHandle
  private var locations: [String: (offset: Int, length: Int)] = [:]

  /// The largest table in bytes that is read: those of existing fonts are smaller than a megabyte.
  private static let tableLimit = 8 << 20

  /// Opens a file.
  ///
  /// - Parameter index: the index of the face in a collection.
  /// - Returns: `nil` if the file cannot be read as a font.
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
      locations[records.tag(record)] = (
        records.unsigned32(record + 8), records.unsigned32(record + 12)
      )
    }
  }

  /// Closes the file; must be called once.
  func close() { try? file.close() }

  func has(_ tag: String) -> Bool { locations[tag] != nil }

  /// Returns the first bytes of a table, or `nil` if there is none.
  func table(_ tag: String, limit: Int = .max) -> OpenTypeBytes? {
    locations[tag].flatMap { read($0.offset, min($0.length, limit)) }
  }

  private func read(_ offset: Int, _ length: Int) -> OpenTypeBytes? {
    guard (try? file.seek(toOffset: UInt64(offset))) != nil,
      let data = try? file.read(upToCount: min(length, Self.tableLimit))
    else { return nil }
    return OpenTypeBytes(bytes: Array(data))
  }

  /// Returns the number of faces in a file from its first bytes, limited to 64.
  private static func faceCount(_ head: OpenTypeBytes) -> Int {
    head.tag(0) == "ttcf" ? min(head.unsigned32(8), 64) : 1
  }

  /// Returns the number of faces in a file; 0 if the file cannot be read.
  static func faceCount(path: String) -> Int {
    guard let file = FileHandle(forReadingAtPath: path) else { return 0 }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 12) else { return 0 }
    return faceCount(OpenTypeBytes(bytes: Array(head)))
  }
}
