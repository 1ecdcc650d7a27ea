/// The blocks of a text: its paragraphs; very long ones are divided, so that no block takes long to lay out.
extension TextBoundaries {
  /// The number of bytes above which a paragraph is divided.
  package static let blockLength = 20_000

  /// Returns the range of the block that contains an offset, without the line break at its end.
  package static func block(at offset: Int, in text: String) -> Range<Int> {
    let offset = characterStart(at: offset, in: text)
    let paragraph = paragraph(at: offset, in: text)
    let count = (paragraph.count + blockLength - 1) / blockLength
    guard count > 1 else { return paragraph }
    func start(_ number: Int) -> Int {
      if number == count { return paragraph.upperBound }
      return characterStart(at: paragraph.lowerBound + number * blockLength, in: text)
    }
    var number = min((offset - paragraph.lowerBound) / blockLength, count - 1)
    // A character at a multiple of the length belongs to the block that begins with it.
    if number + 1 < count, offset >= start(number + 1) { number += 1 }
    return start(number)..<start(number + 1)
  }

  /// Returns the block after another one; `nil` for the last one.
  package static func block(after block: Range<Int>, in text: String) -> Range<Int>? {
    guard block.upperBound < text.utf8.count else { return nil }
    let next = block.upperBound
    return self.block(
      at: isLineBreak(at: next, in: text) ? characterEnd(after: next, in: text) : next, in: text)
  }

  /// Returns the block before another one; `nil` for the first one.
  package static func block(before block: Range<Int>, in text: String) -> Range<Int>? {
    guard block.lowerBound > 0 else { return nil }
    return self.block(at: characterStart(before: block.lowerBound, in: text), in: text)
  }

  /// Returns a part of a text; the text itself for its whole range.
  package static func part(_ range: Range<Int>, of text: String) -> String {
    if range == 0..<text.utf8.count { return text }
    return String(
      text[index(at: range.lowerBound, in: text)..<index(at: range.upperBound, in: text)])
  }

  /// Returns the beginning of a text, as many whole characters as fit into a number of bytes.
  package static func prefix(_ length: Int, of text: String) -> String {
    if text.utf8.count <= length { return text }
    return part(0..<characterStart(at: length, in: text), of: text)
  }

  private static func isLineBreak(at offset: Int, in text: String) -> Bool {
    let byte = text.utf8[index(at: offset, in: text)]
    return byte == 0x0A || byte == 0x0D
  }
}
