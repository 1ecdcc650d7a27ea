import Foundation

/// Reads numbers and texts of a file at offsets that the file itself names, and that may be wrong.
struct ByteReader {
  private let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Returns a little-endian number; `nil` if it is not inside of the file.
  ///
  /// - Parameter size: the number of its bytes, at most 8.
  func number(at offset: UInt64, size: Int) -> UInt64? {
    guard let offset = Int(exactly: offset), size <= count, offset <= count - size else {
      return nil
    }
    let start = bytes.startIndex + offset
    return bytes[start..<start + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns the text from an offset to the next zero; `nil` if either is not inside of the file.
  func text(at offset: UInt64) -> String? {
    guard let offset = Int(exactly: offset), offset < count else { return nil }
    let rest = bytes[(bytes.startIndex + offset)...]
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
