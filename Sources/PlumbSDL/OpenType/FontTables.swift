internal import Foundation

/// The tables of a font file, read on demand.
struct FontTables {
  /// Returns the bytes of a range of the file, as far as it has them; `nil` on an error.
  private let bytes: (_ offset: Int, _ length: Int) -> [UInt8]?
  private let file: FileHandle?
  private var locations: [String: (offset: Int, length: Int)] = [:]

  /// The largest table in bytes that is read: the tables of existing fonts are smaller than a
  /// megabyte.
  private static let tableLimit = 8 << 20

  /// Opens a file.
  ///
  /// - Parameter index: the index of the face in a collection.
  /// - Returns: `nil` if the file cannot be read as a font.
  init?(path: String, index: Int) {
    guard let file = try? RegularFile.fileHandle(at: path) else { return nil }
    self.file = file
    bytes = { offset, length in
      guard (try? file.seek(toOffset: UInt64(offset))) != nil,
        let data = try? file.read(upToCount: length)
      else { return nil }
      return Array(data)
    }
    guard readDirectory(ofFace: index) else { return nil }
  }

  /// Reads the tables of a file in memory.
  ///
  /// - Parameters:
  ///   - index: the index of the face in a collection.
  ///   - bytes: returns the bytes of a range of the file, as far as it has them.
  init?(index: Int, bytes: @escaping (_ offset: Int, _ length: Int) -> [UInt8]) {
    file = nil
    self.bytes = bytes
    guard readDirectory(ofFace: index) else { return nil }
  }

  /// Reads the locations of a face's tables and returns whether the file has it.
  private mutating func readDirectory(ofFace index: Int) -> Bool {
    guard let head = read(0, 12 + 4 * 64) else { return false }
    var directory = 0
    if head.tag(0) == "ttcf" {
      guard index < Self.faceCount(head) else { return false }
      directory = head.unsigned32(12 + 4 * index)
    }
    guard let count = read(directory, 12)?.unsigned16(4),
      let records = read(directory + 12, min(count, 256) * 16)
    else { return false }
    for record in stride(from: 0, to: records.bytes.count, by: 16) {
      locations[records.tag(record)] = (
        records.unsigned32(record + 8), records.unsigned32(record + 12)
      )
    }
    return true
  }

  /// Closes the file; must be called once.
  func close() { try? file?.close() }

  func has(_ tag: String) -> Bool { locations[tag] != nil }

  /// Returns the first bytes of a table, or `nil` if there is none.
  func table(_ tag: String, limit: Int = .max) -> OpenTypeBytes? {
    locations[tag].flatMap { read($0.offset, min($0.length, limit)) }
  }

  private func read(_ offset: Int, _ length: Int) -> OpenTypeBytes? {
    bytes(offset, min(length, Self.tableLimit)).map(OpenTypeBytes.init(bytes:))
  }

  /// Returns the number of faces in a file from its first bytes, limited to 64.
  private static func faceCount(_ head: OpenTypeBytes) -> Int {
    head.tag(0) == "ttcf" ? min(head.unsigned32(8), 64) : 1
  }

  /// Returns the number of faces in a file; 0 if the file cannot be read.
  static func faceCount(path: String) -> Int {
    guard let file = try? RegularFile.fileHandle(at: path) else { return 0 }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 12) else { return 0 }
    return faceCount(OpenTypeBytes(bytes: Array(head)))
  }
}
