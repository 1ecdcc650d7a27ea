/// A part of a line of Swift, and its kind.
nonisolated struct SwiftToken: Equatable, Sendable {
  enum Kind: Sendable {
    case plain, keyword, type, attribute, number, string, comment
  }

  let kind: Kind
  let text: String
}

extension SwiftToken {
  /// Returns the tokens of each line of a source.
  ///
  /// Put together, the tokens of a line are the line. A name that begins with a capital letter counts as
  /// a type, as readers expect; no parser decides it.
  nonisolated static func lines(of source: String) -> [[SwiftToken]] {
    var isInComment = false
    let text = source.hasSuffix("\n") ? source.dropLast() : source[...]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var scan = SwiftLineScan(line, isInComment: isInComment)
      let tokens = scan.tokens()
      isInComment = scan.isInComment
      return tokens
    }
  }
}
