/// Bytes of a font file as OpenType writes numbers: the high byte first. What lies behind the end
/// counts as 0, for a file from anywhere may say anything.
struct OpenTypeBytes {
  let bytes: [UInt8]

  func unsigned16(_ offset: Int) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(offset))) }

  func unsigned32(_ offset: Int) -> Int { unsigned16(offset) << 16 | unsigned16(offset + 2) }

  func tag(_ offset: Int) -> String {
    guard offset >= 0, offset + 4 <= bytes.count else { return "" }
    return String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
  }
}
