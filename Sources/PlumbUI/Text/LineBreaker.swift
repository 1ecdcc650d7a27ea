internal import Foundation

/// Breaks a text into lines of at most a given width.
///
/// 1. A line break in the text ends a line.
/// 2. Otherwise a line takes as many words as fit; a word ends after its spaces or its hyphens.
///    Spaces at the end of a line need no room.
/// 3. A word that is wider than a line is broken between characters, at least one a line.
///
/// Widths are those of whole prefixes, measured again for every candidate: with kerning and
/// ligatures a sum of parts is wrong.
struct LineBreaker {
  /// The width of a piece of one line, in points.
  let width: (Substring) -> CGFloat

  /// The lines without the breaks between them, with the spaces at their ends; at least one.
  func lines(of text: String, within room: CGFloat) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { lines(ofParagraph: $0, within: room) }
  }

  /// A piece of text without the spaces at its end.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  private func lines(ofParagraph text: Substring, within room: CGFloat) -> [Substring] {
    if room == .infinity || trimmedWidth(text) <= room { return [text] }
    var lines: [Substring] = []
    var rest = words(of: text)[...]
    while let first = rest.first {
      let taken = longestPrefixCount(of: rest, in: text, within: room)
      if taken > 0 {
        let end = rest[rest.startIndex + taken - 1].endIndex
        lines.append(text[first.startIndex..<end])
        rest = rest.dropFirst(taken)
      } else {
        let piece = beginning(of: first, within: room)
        lines.append(piece)
        if piece.endIndex < first.endIndex {
          rest[rest.startIndex] = first[piece.endIndex...]
        } else {
          rest = rest.dropFirst()
        }
      }
    }
    return lines
  }

  /// As much of a word as fits on a line, one character at least, and the spaces behind it.
  private func beginning(of word: Substring, within room: CGFloat) -> Substring {
    let count = Self.largest(upTo: word.utf8.count) { trimmedWidth(word.prefix($0)) <= room }
    let piece = word.prefix(max(count, 1))
    let spaces = word[piece.endIndex...].prefix { $0 == " " || $0 == "\t" }
    return word[..<spaces.endIndex]
  }

  /// How many words fit on one line together.
  private func longestPrefixCount(
    of words: ArraySlice<Substring>, in text: Substring, within room: CGFloat
  ) -> Int {
    Self.largest(upTo: words.count) { count in
      let last = words[words.startIndex + count - 1]
      return trimmedWidth(text[words[words.startIndex].startIndex..<last.endIndex]) <= room
    }
  }

  /// The largest number for which a condition holds that larger ones fail; 0 where 1 fails.
  ///
  /// Found by doubling and then halving, so that what is asked about is never much more than what
  /// comes out.
  static func largest(upTo limit: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, 1)
    while high <= limit, holds(high) {
      low = high
      high *= 2
    }
    high = min(high, limit + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Pieces that end where a line may end.
  private func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      let next = text.index(after: index)
      let endsWord = isBreakable(text[index])
      let continues = next < text.endIndex && text[next] == " "
      if endsWord, !continues, next < text.endIndex {
        words.append(text[start..<next])
        start = next
      }
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  private func isBreakable(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "-" || character == "\u{2013}"
  }

  private func trimmedWidth(_ text: Substring) -> CGFloat { width(Self.trimmed(text)) }
}
