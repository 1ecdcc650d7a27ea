/// The part of a text that a field shows of a line that is too long to be laid out as a whole.
///
/// The line is divided into blocks beside each other, at spaces where there are any. Only blocks in the area are
/// laid out, so that a key costs as much as the visible part, however long the text is. Distances are measured in
/// the direction in which the line is read, in points.
struct LongLine {
  /// The number of bytes above which a line is divided, and of a block at most.
  static let blockLength = 2_000
  /// The number of bytes at the end of a block in which a space is searched for.
  private static let spaceDistance = 200

  /// The number of a block in the area, from which the others are placed.
  var block = 0
  /// The distance from the edge of the area at which the line begins to the start of that block.
  var start: CGFloat = 0

  /// Returns whether a text is divided: a long one without line breaks.
  static func divides(_ text: String) -> Bool {
    text.utf8.count > blockLength && !text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Returns the number of blocks of a text.
  static func count(in text: String) -> Int {
    (text.utf8.count + blockLength - 1) / blockLength
  }

  /// Returns the bytes of a block.
  static func range(of block: Int, in text: String) -> Range<Int> {
    start(of: block, in: text)..<start(of: block + 1, in: text)
  }

  /// Returns the number of the block that contains an offset. One between two blocks belongs to the second.
  static func block(at offset: Int, in text: String) -> Int {
    let last = count(in: text) - 1
    var block = min(offset / blockLength, last)
    // Blocks are empty before a character that is longer than a block.
    while block < last, offset >= start(of: block + 1, in: text) { block += 1 }
    return block
  }

  private static func start(of block: Int, in text: String) -> Int {
    if block == 0 { return 0 }
    if block >= count(in: text) { return text.utf8.count }
    let limit = TextBoundaries.index(at: block * blockLength, in: text)
    let first = text.utf8.index(limit, offsetBy: -spaceDistance)
    let space = text.utf8[first..<limit].lastIndex(of: 0x20) ?? limit
    return TextBoundaries.characterStart(
      at: text.utf8.distance(from: text.startIndex, to: space), in: text)
  }
}
