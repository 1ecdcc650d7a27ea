/// Finds the tokens of a line of Swift.
nonisolated struct SwiftLineScan {
  /// Whether the line ends inside of a comment in `/*` and `*/`.
  private(set) var isInComment: Bool
  private var rest: Substring
  private var found: [SwiftToken] = []

  init(_ line: Substring, isInComment: Bool) {
    rest = line
    self.isInComment = isInComment
  }

  mutating func tokens() -> [SwiftToken] {
    while let first = rest.first {
      if isInComment {
        takeBlockComment()
      } else if rest.hasPrefix("//") {
        take(rest, as: .comment)
      } else if rest.hasPrefix("/*") {
        isInComment = true
      } else if first == "\"" {
        takeString()
      } else if first == "@" || first == "#" {
        let name = rest.dropFirst().prefix(while: Self.isPartOfName)
        take(rest[..<name.endIndex], as: .attribute)
      } else if first.isNumber {
        take(rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }, as: .number)
      } else if Self.isPartOfName(first) {
        takeName()
      } else {
        take(rest.prefix(1), as: .plain)
      }
    }
    return found
  }

  private mutating func take(_ text: Substring, as kind: SwiftToken.Kind) {
    rest = rest[text.endIndex...]
    if let last = found.last, last.kind == kind {
      found[found.count - 1] = SwiftToken(kind: kind, text: last.text + text)
    } else {
      found.append(SwiftToken(kind: kind, text: String(text)))
    }
  }

  private mutating func takeBlockComment() {
    guard let end = rest.firstRange(of: "*/") else { return take(rest, as: .comment) }
    take(rest[..<end.upperBound], as: .comment)
    isInComment = false
  }

  /// Takes a string, without its interpolations.
  private mutating func takeString() {
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, rest[end] != "\"" {
      if rest[end...].hasPrefix("\\(") {
        take(rest[..<end], as: .string)
        takeInterpolation()
        end = rest.startIndex
        continue
      }
      let isEscape = rest[end] == "\\"
      end = rest.index(end, offsetBy: isEscape ? 2 : 1, limitedBy: rest.endIndex) ?? rest.endIndex
    }
    take(end < rest.endIndex ? rest[...end] : rest, as: .string)
  }

  private mutating func takeInterpolation() {
    var depth = 0
    let end = rest.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == ")" && depth == 0
    }
    take(end.map { rest[...$0] } ?? rest, as: .plain)
  }

  private mutating func takeName() {
    let name = rest.prefix(while: Self.isPartOfName)
    let isMember = found.last?.text.last == "."
    if Self.keywords.contains(name), !isMember || name == "self" || name == "init" {
      take(name, as: .keyword)
    } else {
      take(name, as: name.first?.isUppercase ?? false ? .type : .plain)
    }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let keywords: Set<Substring> = [
    "as", "case", "default", "defer", "else", "enum", "extension", "false", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "let", "mutating", "nil", "private", "return", "self",
    "some", "static", "struct", "switch", "true", "var", "where",
  ]
}
