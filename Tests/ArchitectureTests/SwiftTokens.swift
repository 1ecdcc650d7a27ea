/// One word or one punctuation mark of a source file, outside comments and string literals.
struct Token: Equatable {
  var text: String
  /// Counted from 1.
  var line: Int
  /// Whether no space stands before it.
  var isAttached: Bool
  /// Whether the token is the first of a string's interpolation.
  var opensInterpolation = false

  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
}

/// Cuts Swift source into tokens.
///
/// Comments and the text of string literals vanish, and so do raw identifiers of several words:
/// they are prose. An identifier in backticks that is one word stays, without the backticks, and so
/// does code in a string's interpolation. Regular expression literals are not understood; the
/// project has none.
struct SwiftTokens {
  private let characters: [Character]
  private var position = 0
  private var line = 1
  private var isAttached = false
  private var tokens: [Token] = []

  static func of(_ source: String) -> [Token] {
    var scanner = SwiftTokens(source)
    scanner.scanCode(untilParenthesis: false)
    return scanner.tokens
  }

  private init(_ source: String) {
    characters = Array(source)
  }

  /// Scans to the end, or behind the parenthesis that closes an interpolation.
  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while let character = peek() {
      if character.isWhitespace {
        skip(1)
        isAttached = false
      } else if starts(with: "//") {
        while let next = peek(), !next.isNewline { skip(1) }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if let hashes = stringOpening() {
        scanString(hashes: hashes)
      } else if character == "`" {
        scanRawIdentifier()
      } else if character.isLetter || character.isNumber || character == "_" {
        scanWord()
      } else {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        if untilParenthesis, depth < 0 { return skip(1) }
        append(String(character))
        skip(1)
      }
    }
  }

  private mutating func scanWord() {
    let start = position
    while let next = peek(), next.isLetter || next.isNumber || next == "_" { skip(1) }
    append(String(characters[start..<position]))
  }

  private mutating func scanRawIdentifier() {
    skip(1)
    let start = position
    while let next = peek(), next != "`" { skip(1) }
    let name = characters[start..<position]
    if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { append(String(name)) }
    skip(1)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        skip(2)
      } else if starts(with: "*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && peek() != nil
    isAttached = false
  }

  /// The number of `#` before a quotation mark, where a string literal begins here.
  private func stringOpening() -> Int? {
    var hashes = 0
    while peek(hashes) == "#" { hashes += 1 }
    return peek(hashes) == "\"" ? hashes : nil
  }

  private mutating func scanString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let quote = starts(with: fence + "\"\"\"") ? "\"\"\"" : "\""
    skip(hashes + quote.count)
    while peek() != nil, !starts(with: quote + fence) {
      if starts(with: "\\" + fence + "(") {
        skip(hashes + 2)
        let first = tokens.count
        scanCode(untilParenthesis: true)
        if first < tokens.count { tokens[first].opensInterpolation = true }
      } else {
        skip(starts(with: "\\" + fence) ? hashes + 2 : 1)
      }
    }
    skip(quote.count + hashes)
    isAttached = true
  }

  private mutating func append(_ text: String) {
    tokens.append(Token(text: text, line: line, isAttached: isAttached))
    isAttached = true
  }

  private func peek(_ offset: Int = 0) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private func starts(with prefix: String) -> Bool {
    characters[position...].starts(with: prefix)
  }

  private mutating func skip(_ count: Int) {
    for _ in 0..<count where position < characters.count {
      if characters[position].isNewline { line += 1 }
      position += 1
    }
  }
}
