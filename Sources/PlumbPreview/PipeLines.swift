import Foundation

/// The lines that other programs write to a named pipe.
struct PipeLines {
  private let file: FileHandle
  /// The bytes that were read and belong to no line yet.
  private var rest = Data()

  /// Opens a pipe, and waits for a program that writes to it; `nil` if there is no such pipe.
  init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    self.file = file
  }

  /// Waits for a line; `nil` after the last writer has closed the pipe.
  mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let data = file.availableData
      if data.isEmpty { return nil }
      rest += data
    }
  }
}
