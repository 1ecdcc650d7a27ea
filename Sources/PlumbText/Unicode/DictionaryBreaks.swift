#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// Break opportunities in scripts without spaces between words: Thai, Lao, Khmer and Burmese.
///
/// The words are found with the dictionaries of ICU, which is part of Foundation on Linux. On other
/// platforms lines of these scripts end at spaces, and between characters if a line has no space.
enum DictionaryBreaks {
  private static let scripts = Set(["Thai", "Laoo", "Khmr", "Mymr"].map(Script.init(code:)))

  /// The blocks that contain the letters of these scripts.
  private static let blocks: [ClosedRange<UInt32>] = [0xE00...0x19FF, 0xA9E0...0xAA7F]

  /// The largest number of characters processed at once; a page has fewer without a space.
  private static let runLimit = 10_000

  /// Returns the word boundaries in a text as offsets in UTF-8 bytes; empty for other scripts.
  static func find(in text: Substring) -> [Int] {
    // The lead bytes of the letters of these scripts.
    guard text.utf8.contains(where: { $0 == 0xE0 || $0 == 0xE1 || $0 == 0xEA }) else { return [] }
    var breaks: [Int] = []
    var run: [UInt16] = []
    var start = 0
    var offset = 0
    func finish() {
      // All these letters are encoded in three bytes.
      if run.count > 1 { breaks += wordEnds(in: run).map { start + 3 * $0 } }
      run.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      let mayBeWord = blocks.contains { $0.contains(scalar.value) }
      let isWord = mayBeWord && scripts.contains(Script(of: scalar))
      if isWord, run.count < runLimit {
        if run.isEmpty { start = offset }
        run.append(UInt16(scalar.value))
      } else {
        finish()
        if isWord {
          start = offset
          run.append(UInt16(scalar.value))
        }
      }
      offset += UTF8.width(scalar)
    }
    finish()
    return breaks
  }

  /// Returns the ends of the words in letters, without the last.
  private static func wordEnds(in run: [UInt16]) -> [Int] {
    #if canImport(_FoundationICU)
      unsafe run.withUnsafeBufferPointer { letters in
        var status = U_ZERO_ERROR
        // The line rules, not the word rules: they keep repetition marks with the word before. The
        // dictionary is selected by the script, independently of the language.
        let iterator = unsafe swift_ubrk_open(
          UBRK_LINE, "th", letters.baseAddress, Int32(letters.count), &status)
        guard let iterator = unsafe iterator, status.rawValue <= 0 else { return [] }
        defer { unsafe swift_ubrk_close(iterator) }
        var ends: [Int] = []
        while true {
          let end = unsafe Int(swift_ubrk_next(iterator))
          guard end > 0, end < letters.count else { return ends }
          ends.append(end)
        }
      }
    #else
      []
    #endif
  }
}
