#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// Where lines may end in scripts that put no spaces between words: Thai, Lao, Khmer and Burmese.
///
/// The words are found by the dictionaries of ICU, which Foundation carries on Linux. Elsewhere lines
/// of these scripts end at spaces, and between characters where a line has no space.
enum DictionaryBreaks {
  private static let scripts = Set(["Thai", "Laoo", "Khmr", "Mymr"].map(Script.init(code:)))

  /// Where the letters of these scripts are.
  private static let blocks: [ClosedRange<UInt32>] = [0xE00...0x19FF, 0xA9E0...0xAA7F]

  /// The most characters looked at as one stretch; a page has less without a space.
  private static let stretchLimit = 10_000

  /// The places between the words of a text, in UTF-8 bytes; none for a text in other scripts.
  static func find(in text: Substring) -> [Int] {
    // The bytes their letters begin with.
    guard text.utf8.contains(where: { $0 == 0xE0 || $0 == 0xE1 || $0 == 0xEA }) else { return [] }
    var breaks: [Int] = []
    var stretch: [UInt16] = []
    var start = 0
    var offset = 0
    func finish() {
      // All these letters take three bytes.
      if stretch.count > 1 { breaks += wordEnds(in: stretch).map { start + 3 * $0 } }
      stretch.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      let mayBeWord = blocks.contains { $0.contains(scalar.value) }
      let isWord = mayBeWord && scripts.contains(Script(of: scalar))
      if isWord, stretch.count < stretchLimit {
        if stretch.isEmpty { start = offset }
        stretch.append(UInt16(scalar.value))
      } else {
        finish()
        if isWord {
          start = offset
          stretch.append(UInt16(scalar.value))
        }
      }
      offset += UTF8.width(scalar)
    }
    finish()
    return breaks
  }

  /// Where words of a stretch end, in letters, but for the last.
  private static func wordEnds(in stretch: [UInt16]) -> [Int] {
    #if canImport(_FoundationICU)
      unsafe stretch.withUnsafeBufferPointer { letters in
        var status = U_ZERO_ERROR
        // Rules of lines, not of words: they keep marks of repetition with what they repeat. The
        // language makes no difference to which dictionary is asked.
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
