#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// The words of a text by Unicode's annex 29, with the dictionaries of ICU for scripts without spaces.
///
/// On platforms without ICU, a word is a sequence of letters and digits.
enum WordBreaks {
  /// Returns the parts of a text between its word boundaries, in order: their lengths in UTF-8 bytes, and
  /// whether they have letters or digits.
  static func segments(of text: Substring) -> [(length: Int, isWord: Bool)] {
    #if canImport(_FoundationICU)
      let units = Array(text.utf16)
      return unsafe units.withUnsafeBufferPointer { buffer in
        var status = U_ZERO_ERROR
        let iterator = unsafe swift_ubrk_open(
          UBRK_WORD, "en", buffer.baseAddress, Int32(buffer.count), &status)
        guard let iterator = unsafe iterator, status.rawValue <= 0 else { return [] }
        defer { unsafe swift_ubrk_close(iterator) }
        var segments: [(length: Int, isWord: Bool)] = []
        var start = text.startIndex
        while case let end = unsafe swift_ubrk_next(iterator), end >= 0 {
          let next = text.utf16.index(text.startIndex, offsetBy: Int(end))
          // Spaces and punctuation have statuses below 100.
          let isWord = unsafe swift_ubrk_getRuleStatus(iterator) >= 100
          segments.append((text.utf8.distance(from: start, to: next), isWord))
          start = next
        }
        return segments
      }
    #else
      var segments: [(length: Int, isWord: Bool)] = []
      for character in text {
        let (length, isWord) = (character.utf8.count, character.isLetter || character.isNumber)
        if isWord, let last = segments.last, last.isWord {
          segments[segments.count - 1].length += length
        } else {
          segments.append((length, isWord))
        }
      }
      return segments
    #endif
  }
}
