/// A text that is searched for in others, without regard to upper and lower case.
///
/// As in editors on a Mac: matches consist of whole characters and do not overlap. Texts that are canonically equivalent
/// match each other. The time is linear in the length of the text that is searched.
package struct TextSearch {
  private enum Pattern {
    /// The bytes of a text of ASCII characters, in lower case.
    case bytes(PatternMatcher<UInt8>)
    /// The characters in lower case.
    case characters(PatternMatcher<String>)
  }

  private let pattern: Pattern

  /// Creates a search for a text; `nil` for an empty one.
  package init?(for query: String) {
    guard !query.isEmpty else { return nil }
    pattern =
      query.utf8.allSatisfy { $0 < 0x80 }
      ? .bytes(PatternMatcher(query.utf8.map(Self.lowercased)))
      : .characters(PatternMatcher(query.map { $0.lowercased() }))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  /// Returns the ranges of the matches in a text in UTF-8 bytes, in order.
  package func matches(in text: String) -> [Range<Int>] {
    switch pattern {
    case .bytes(let matcher): Self.matches(of: matcher, in: text)
    case .characters(let matcher): Self.matches(of: matcher, in: text)
    }
  }

  private static func matches(
    of matcher: PatternMatcher<UInt8>, in text: String
  ) -> [Range<Int>] {
    var (matches, matched, offset) = ([Range<Int>](), 0, 0)
    for byte in text.utf8 {
      offset += 1
      matched = matcher.matchedCount(after: lowercased(byte), matched)
      guard matched == matcher.count else { continue }
      let match = offset - matcher.count..<offset
      // An accent may follow a letter as a character of its own in Unicode, which is none for a reader.
      if isBoundary(match.lowerBound, in: text), isBoundary(match.upperBound, in: text) {
        matches.append(match)
        matched = 0
      }
    }
    return matches
  }

  private static func isBoundary(_ offset: Int, in text: String) -> Bool {
    TextBoundaries.characterStart(at: offset, in: text) == offset
  }

  private static func matches(
    of matcher: PatternMatcher<String>, in text: String
  ) -> [Range<Int>] {
    var (matches, matched, offset) = ([Range<Int>](), 0, 0)
    // The starts of the latest characters, as many as the pattern has.
    var starts = [Int](repeating: 0, count: matcher.count)
    for (number, character) in text.enumerated() {
      starts[number % matcher.count] = offset
      offset += character.utf8.count
      matched = matcher.matchedCount(after: character.lowercased(), matched)
      guard matched == matcher.count else { continue }
      matches.append(starts[(number + 1) % matcher.count]..<offset)
      matched = 0
    }
    return matches
  }
}

/// A pattern that is found in one pass over a sequence, with the algorithm of Knuth, Morris and Pratt.
private struct PatternMatcher<Element: Equatable> {
  private let elements: [Element]
  /// For each number of matched elements, the length of the longest beginning of the pattern with which they also end.
  private let fallbacks: [Int]

  var count: Int { elements.count }

  /// - Parameter elements: at least one.
  init(_ elements: [Element]) {
    self.elements = elements
    var fallbacks = [0, 0]
    var length = 0
    for element in elements.dropFirst() {
      while length > 0, elements[length] != element { length = fallbacks[length] }
      if elements[length] == element { length += 1 }
      fallbacks.append(length)
    }
    self.fallbacks = fallbacks
  }

  /// Returns the number of elements of the pattern that match after another element of the sequence.
  func matchedCount(after element: Element, _ matched: Int) -> Int {
    var matched = matched == count ? fallbacks[matched] : matched
    while matched > 0, elements[matched] != element { matched = fallbacks[matched] }
    return elements[matched] == element ? matched + 1 : 0
  }
}
