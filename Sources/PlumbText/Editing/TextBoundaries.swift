/// The boundaries of the parts of a text, as offsets in UTF-8 bytes.
///
/// Every function reads the paragraph around an offset at most.
package enum TextBoundaries {
  // MARK: Characters

  /// Returns the start of the character that contains an offset; the offset itself between two characters.
  package static func characterStart(at offset: Int, in text: String) -> Int {
    let index = index(at: offset, in: text)
    guard index > text.startIndex, index < text.endIndex else {
      return self.offset(of: index, in: text)
    }
    return self.offset(of: text.index(before: text.index(after: index)), in: text)
  }

  /// Returns the end of the character at an offset, or the end of the text.
  package static func characterEnd(after offset: Int, in text: String) -> Int {
    let index = index(at: offset, in: text)
    return index < text.endIndex
      ? self.offset(of: text.index(after: index), in: text) : text.utf8.count
  }

  /// Returns the start of the character before an offset, or 0.
  package static func characterStart(before offset: Int, in text: String) -> Int {
    let index = index(at: offset, in: text)
    return index > text.startIndex ? self.offset(of: text.index(before: index), in: text) : 0
  }

  // MARK: Paragraphs

  /// Returns the range of the paragraph that contains an offset, without the line break at its end.
  package static func paragraph(at offset: Int, in text: String) -> Range<Int> {
    let bytes = text.utf8Span.span
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !isLineBreak(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  // MARK: Words

  /// Returns the end of the word at or after an offset; the end of the paragraph if no word follows in it, and
  /// from there the end of the first word of the next one.
  package static func wordEnd(after offset: Int, in text: String) -> Int {
    let paragraph = paragraph(at: offset, in: text)
    if offset >= paragraph.upperBound {
      let next = characterEnd(after: offset, in: text)
      return next >= text.utf8.count ? text.utf8.count : wordEnd(after: next, in: text)
    }
    let window = offset..<min(paragraph.upperBound, offset + windowLength)
    let end = words(in: window, of: text, before: paragraph.lowerBound).first {
      $0.upperBound > offset
    }
    return end?.upperBound ?? window.upperBound
  }

  /// Returns the start of the word at or before an offset; the start of the paragraph if no word precedes in
  /// it, and from there the start of the last word of the previous one.
  package static func wordStart(before offset: Int, in text: String) -> Int {
    let paragraph = paragraph(at: offset, in: text)
    if offset <= paragraph.lowerBound {
      return offset == 0 ? 0 : wordStart(before: characterStart(before: offset, in: text), in: text)
    }
    let window = max(paragraph.lowerBound, offset - windowLength)..<offset
    let start = words(in: window, of: text, before: paragraph.lowerBound).last {
      $0.lowerBound < offset
    }
    return start?.lowerBound ?? window.lowerBound
  }

  /// Returns the range that a double click at an offset selects: the word there, or the spaces or signs
  /// between two words.
  package static func wordRange(at offset: Int, in text: String) -> Range<Int> {
    let paragraph = paragraph(at: offset, in: text)
    let window =
      max(
        paragraph.lowerBound, offset - windowLength)..<min(
        paragraph.upperBound, offset + windowLength)
    let segments = segments(in: window, of: text)
    return segments.first { $0.range.contains(offset) }?.range
      ?? segments.last?.range ?? offset..<offset
  }

  /// The number of bytes on each side of an offset in which words are searched for; longer words are divided.
  static let windowLength = 2_000

  /// Returns the words that overlap a range of a paragraph.
  ///
  /// - Parameter start: the start of the paragraph.
  private static func words(in window: Range<Int>, of text: String, before start: Int) -> [Range<
    Int
  >] {
    // A word may begin before the range.
    let lower = max(start, window.lowerBound - windowLength)
    let end = paragraphEnd(of: window, in: text)
    return segments(in: lower..<end, of: text).filter(\.isWord).map(\.range).filter {
      $0.upperBound > window.lowerBound && $0.lowerBound < window.upperBound
    }
  }

  /// Returns the end of a range, extended within its paragraph so that no word at its end is divided.
  private static func paragraphEnd(of window: Range<Int>, in text: String) -> Int {
    min(paragraph(at: window.upperBound, in: text).upperBound, window.upperBound + windowLength)
  }

  struct Segment {
    let range: Range<Int>
    /// Whether the segment has letters or digits.
    let isWord: Bool
  }

  /// Returns the parts of a range between word boundaries.
  static func segments(in range: Range<Int>, of text: String) -> [Segment] {
    let lower = characterStart(at: range.lowerBound, in: text)
    let part = text[index(at: lower, in: text)..<index(at: range.upperBound, in: text)]
    var segments: [Segment] = []
    var start = lower
    for (length, isWord) in WordBreaks.segments(of: part) {
      segments.append(Segment(range: start..<start + length, isWord: isWord))
      start += length
    }
    return segments
  }

  // MARK: Offsets

  /// Returns the index of an offset, limited to the text.
  package static func index(at offset: Int, in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
  }

  private static func offset(of index: String.Index, in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }
}
