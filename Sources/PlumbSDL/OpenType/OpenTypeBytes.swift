/// Bytes of a font file with OpenType's big-endian numbers. Bytes beyond the end are read as 0,
/// since the file may be malformed.
struct OpenTypeBytes {
  let bytes: [UInt8]

  /// Returns an unsigned 16-bit number.
  func unsigned16(_ offset: Int) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Returns a signed 16-bit number.
  func signed16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(offset))) }

  /// Returns an unsigned 32-bit number.
  func unsigned32(_ offset: Int) -> Int { unsigned16(offset) << 16 | unsigned16(offset + 2) }

  /// Returns a tag of four letters; empty beyond the end.
  func tag(_ offset: Int) -> String {
    guard offset >= 0, offset + 4 <= bytes.count else { return "" }
    return String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
  }
}
