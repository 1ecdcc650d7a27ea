/// Offsets that count Unicode scalars, as assistive technologies do.
///
/// They are not kept beside the text: every function counts in one pass over the UTF-8 bytes before the
/// offset, in which bytes that begin a scalar differ from the others in two bits.
extension TextBoundaries {
  /// Returns the number of Unicode scalars that begin in a range of bytes.
  package static func scalarCount(in range: Range<Int>, of text: String) -> Int {
    let bytes = text.utf8Span.span
    return SharedBytes.scalarCount(in: bytes.extracting(range.clamped(to: 0..<bytes.count)))
  }

  /// Returns the offset in bytes of the scalar that is a number of scalars after another one, or the end of
  /// the text.
  ///
  /// - Parameter start: the offset in bytes of a scalar.
  package static func offset(
    ofScalar distance: Int, after start: Int = 0, in text: String
  ) -> Int {
    let bytes = text.utf8Span.span
    var (offset, rest) = (start, distance)
    while rest > 0, offset < bytes.count {
      offset += 1
      if offset == bytes.count || beginsScalar(bytes[offset]) { rest -= 1 }
    }
    return offset
  }

  static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
