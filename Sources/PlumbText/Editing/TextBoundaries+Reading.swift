/// The parts in which a text is read aloud.
extension TextBoundaries {
  /// Returns the word at an offset with the signs and spaces after it, and the line break at the end of the
  /// paragraph.
  ///
  /// A word begins after a space, or where the script has no spaces between words, after another word.
  package static func spokenWord(at offset: Int, in text: String) -> Range<Int> {
    let paragraph = paragraph(at: offset, in: text)
    let window =
      max(
        paragraph.lowerBound, offset - windowLength)..<min(
        paragraph.upperBound, offset + windowLength)
    var (start, end) = (window.lowerBound, window.upperBound)
    if end == paragraph.upperBound { end = paragraphEnd(at: end, in: text) }
    var (isAfterSpace, isAfterWord) = (true, false)
    for segment in segments(in: window, of: text) {
      let isSpace = part(segment.range, of: text).allSatisfy(\.isWhitespace)
      if !isSpace, isAfterSpace || (isAfterWord && segment.isWord) {
        if segment.range.lowerBound > offset {
          end = segment.range.lowerBound
          break
        }
        start = segment.range.lowerBound
      }
      (isAfterSpace, isAfterWord) = (isSpace, segment.isWord)
    }
    return start..<end
  }

  /// Returns the range of the paragraph that contains an offset, with the line break at its end.
  package static func paragraphWithBreak(at offset: Int, in text: String) -> Range<Int> {
    let range = paragraph(at: offset, in: text)
    return range.lowerBound..<paragraphEnd(at: range.upperBound, in: text)
  }

  /// Returns the end of the line break after a paragraph, or the end of the text.
  package static func paragraphEnd(at end: Int, in text: String) -> Int {
    characterEnd(after: end, in: text)
  }
}
