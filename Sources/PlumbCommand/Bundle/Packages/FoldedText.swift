/// Texts in lines of a largest length.
enum FoldedText {
  /// Returns the lines of a text, broken at blanks. A longer word has a line of its own.
  ///
  /// - Parameter width: the largest number of characters in a line.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Returns the text as one line, in which all blanks are single spaces.
  static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
