internal import Foundation

/// The translations of one language, by the text in the source code.
///
/// A table is a file of lines `"text" = "translation";`. Comments are enclosed in `/*` and `*/` or
/// extend from `//` to the end of the line. In quotes, `\n`, `\t`, `\r`, `\"`, `\\` and `\U` with
/// four hexadecimal digits stand for a character; two of the `\U` forms stand for a character that
/// UTF-16 encodes as a surrogate pair.
struct StringTable: Sendable {
  /// The translations that do not depend on numbers.
  var entries: [String: String] = [:]
  /// The translations that depend on numbers.
  var plurals: [String: PluralPhrase] = [:]

  init() {}

  /// Parses a table.
  ///
  /// - Throws: an error with the line of the first syntax error.
  init(_ text: String) throws(StringTableError) {
    var reader = Reader(text)
    while try reader.skipToToken() {
      let key = try reader.readText()
      try reader.expect("=")
      let value = try reader.readText()
      try reader.expect(";")
      entries[key] = value
    }
  }
}

/// An error in a table of translations.
struct StringTableError: Error, CustomStringConvertible {
  /// The line number, from 1; `nil` if the error is not in one line.
  var line: Int?
  /// A sentence that describes the error.
  let problem: String

  var description: String { line.map { "Line \($0): \(problem)" } ?? problem }
}

/// A parser of the tokens of a table.
private struct Reader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    position += 1
    if scalar == "\n" { line += 1 }
    return scalar
  }

  /// Skips white space and comments; returns whether a token follows.
  mutating func skipToToken() throws(StringTableError) -> Bool {
    while let scalar = next {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        _ = take()
      } else if scalar == "/" {
        try skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() throws(StringTableError) {
    let start = line
    _ = take()
    switch take() {
    case "/":
      while let scalar = take(), scalar != "\n" {}
    case "*":
      var before: Unicode.Scalar?
      while let scalar = take() {
        if before == "*", scalar == "/" { return }
        before = scalar
      }
      throw StringTableError(line: start, problem: "a comment is not closed.")
    default:
      throw StringTableError(line: start, problem: "a / is not followed by / or *.")
    }
  }

  mutating func expect(_ mark: Unicode.Scalar) throws(StringTableError) {
    guard try skipToToken(), next == mark else { throw problem("a \(mark) is expected.") }
    _ = take()
  }

  mutating func readText() throws(StringTableError) -> String {
    guard try skipToToken(), next == "\"" else {
      throw problem("a string in quotes is expected.")
    }
    let start = line
    _ = take()
    var text = String.UnicodeScalarView()
    while let scalar = take() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try readEscape())
      default: text.append(scalar)
      }
    }
    throw StringTableError(line: start, problem: "a string has no closing quote.")
  }

  private mutating func readEscape() throws(StringTableError) -> Unicode.Scalar {
    switch take() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      return try readCodeUnits()
    case let other?: return other
    case nil: throw problem("the file ends after a \\.")
    }
  }

  /// Reads the code unit after `\U`, and a second escape if the code unit is a leading surrogate.
  private mutating func readCodeUnits() throws(StringTableError) -> Unicode.Scalar {
    let first = try readNumber()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), take() == "\\", let letter = take(),
      letter == "U" || letter == "u"
    else { throw problem("\\U is an unpaired surrogate.") }
    let second = try readNumber()
    let number = UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF) + 0x10000
    guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(number) else {
      throw problem("\\U is an unpaired surrogate.")
    }
    return scalar
  }

  private mutating func readNumber() throws(StringTableError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = take().flatMap({ Character($0).hexDigitValue }) else {
        throw problem("\\U needs four hexadecimal digits.")
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private func problem(_ message: String) -> StringTableError {
    StringTableError(line: line, problem: message)
  }
}
