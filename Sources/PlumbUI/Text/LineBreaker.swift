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
  let width: (String) -> CGFloat

  /// The lines without the breaks between them, with the spaces at their ends; at least one.
  func lines(of text: String, within room: CGFloat) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { lines(ofParagraph: $0, within: room) }
  }

  /// A piece of text without the spaces at its end.
  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }

  /// The longest beginning of a text that fits with an ellipsis after it.
  func truncated(_ text: String, within room: CGFloat) -> String {
    let ellipsis = "…"
    let fitting = longestPrefix(of: text[...]) { width(Self.trimmed($0) + ellipsis) <= room }
    return Self.trimmed(fitting ?? text[..<text.startIndex]) + ellipsis
  }

  private func lines(ofParagraph text: Substring, within room: CGFloat) -> [Substring] {
    if room == .infinity || trimmedWidth(text) <= room { return [text] }
    var lines: [Substring] = []
    var rest = words(of: text)[...]
    while let first = rest.first {
      let taken = longestPrefixCount(of: rest, within: room)
      if taken > 0 {
        let end = rest[rest.startIndex + taken - 1].endIndex
        lines.append(text[first.startIndex..<end])
        rest = rest.dropFirst(taken)
      } else {
        let piece = beginning(of: first, within: room)
        lines.append(piece)
        rest = rest.dropFirst()
        if piece.endIndex < first.endIndex { rest = [first[piece.endIndex...]] + rest }
      }
    }
    return lines
  }

  /// As much of a word as fits on a line, one character at least, and the spaces behind it.
  private func beginning(of word: Substring, within room: CGFloat) -> Substring {
    let piece = longestPrefix(of: word) { trimmedWidth($0) <= room } ?? word.prefix(1)
    let spaces = word[piece.endIndex...].prefix { $0 == " " || $0 == "\t" }
    return word[..<spaces.endIndex]
  }

  /// How many words fit on one line together.
  private func longestPrefixCount(of words: ArraySlice<Substring>, within room: CGFloat) -> Int {
    var text = ""
    for (count, word) in words.enumerated() {
      text += word
      if trimmedWidth(text[...]) > room { return count }
    }
    return words.count
  }

  /// The longest non-empty beginning that satisfies a condition which longer ones fail, found by
  /// halving.
  private func longestPrefix(of text: Substring, where fits: (Substring) -> Bool) -> Substring? {
    let ends = Array(text.indices.dropFirst()) + [text.endIndex]
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if fits(text[..<ends[middle]]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : text[..<ends[low - 1]]
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
