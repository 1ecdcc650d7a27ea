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
  /// UTF-8, which is read several times as fast as characters.
  private let bytes: [UInt8]
  private let end: Int
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
    bytes = Array(source.utf8)
    end = bytes.count
  }

  /// Scans to the end, or behind the parenthesis that closes an interpolation.
  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while position < end {
      let byte = peek()
      if byte == ASCII.space || byte >= 9 && byte <= 13 {
        skip(1)
        isAttached = false
      } else if byte == ASCII.slash, peek(1) == ASCII.slash {
        while position < end, peek() != ASCII.newline { position += 1 }
      } else if byte == ASCII.slash, peek(1) == ASCII.star {
        skipBlockComment()
      } else if byte == ASCII.quote || byte == ASCII.hash, let hashes = stringOpening() {
        scanString(hashes: hashes)
      } else if byte == ASCII.backtick {
        scanRawIdentifier()
      } else if wordLength() > 0 {
        scanWord()
      } else {
        depth += byte == ASCII.opening ? 1 : byte == ASCII.closing ? -1 : 0
        if untilParenthesis, depth < 0 { return skip(1) }
        let length = byte < 0x80 ? 1 : characterLength()
        append(text(position..<position + length))
        skip(length)
      }
    }
  }

  private mutating func scanWord() {
    let start = position
    var length = wordLength()
    while length > 0 {
      position += length
      length = wordLength()
    }
    append(text(start..<position))
  }

  private mutating func scanRawIdentifier() {
    skip(1)
    let start = position
    while position < end, peek() != ASCII.backtick { skip(1) }
    let name = text(start..<position)
    if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { append(name) }
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
    } while depth > 0 && position < end
    isAttached = false
  }

  /// The number of `#` before a quotation mark, where a string literal begins here.
  private func stringOpening() -> Int? {
    var hashes = 0
    while peek(hashes) == ASCII.hash { hashes += 1 }
    return peek(hashes) == ASCII.quote ? hashes : nil
  }

  private mutating func scanString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let quote = starts(with: fence + "\"\"\"") ? "\"\"\"" : "\""
    let (closing, escape) = (quote + fence, "\\" + fence)
    skip(hashes + quote.utf8.count)
    while position < end {
      let byte = peek()
      if byte == ASCII.quote, starts(with: closing) { break }
      if byte != ASCII.backslash {
        skip(1)
      } else if starts(with: escape + "(") {
        skip(hashes + 2)
        let first = tokens.count
        scanCode(untilParenthesis: true)
        if first < tokens.count { tokens[first].opensInterpolation = true }
      } else {
        skip(starts(with: escape) ? hashes + 2 : 1)
      }
    }
    skip(hashes + quote.utf8.count)
    isAttached = true
  }

  private mutating func append(_ text: String) {
    tokens.append(Token(text: text, line: line, isAttached: isAttached))
    isAttached = true
  }

  /// The byte that comes next, or one after it; 0 behind the end.
  private func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < end ? bytes[position + offset] : 0
  }

  private func starts(with prefix: String) -> Bool {
    bytes[position...].starts(with: prefix.utf8)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func skip(_ count: Int) {
    let next = min(position + count, end)
    while position < next {
      if bytes[position] == ASCII.newline { line += 1 }
      position += 1
    }
  }

  /// The bytes of the letter, the digit or the underscore that comes next; 0 before anything else.
  private func wordLength() -> Int {
    let byte = peek()
    if byte < 0x80 { return ASCII.isPartOfWord(byte) ? 1 : 0 }
    let length = characterLength()
    let character = text(position..<position + length).first
    return character.map { $0.isLetter || $0.isNumber } == true ? length : 0
  }

  /// The bytes of the scalar that comes next.
  private func characterLength() -> Int {
    1 + bytes[(position + 1)...].prefix { $0 & 0xC0 == 0x80 }.count
  }
}

/// Bytes of UTF-8. The initialiser that takes a scalar is slow where nothing is optimised.
private enum ASCII {
  static var newline: UInt8 { 0x0A }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var hash: UInt8 { 0x23 }
  static var opening: UInt8 { 0x28 }
  static var closing: UInt8 { 0x29 }
  static var star: UInt8 { 0x2A }
  static var slash: UInt8 { 0x2F }
  static var backslash: UInt8 { 0x5C }
  static var underscore: UInt8 { 0x5F }
  static var backtick: UInt8 { 0x60 }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= 0x61 && small <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == underscore
  }
}
