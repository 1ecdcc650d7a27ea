internal import Foundation

/// The translations of one language, by the text in the sources.
///
/// A table is a file of lines `"text" = "translation";`. Comments run from `/*` to `*/` or from `//`
/// to the end of the line; in quotes `\n`, `\t`, `\"`, `\\` and `\U` with four hexadecimal digits
/// stand for a character, as two of the latter do for one that UTF-16 has in two halves.
struct StringTable: Sendable {
  var entries: [String: String] = [:]
  /// Translations that depend on numbers.
  var plurals: [String: PluralPhrase] = [:]

  init() {}

  /// - Throws: a sentence with the line that breaks the form.
  init(_ text: String) throws(StringTableError) {
    var reader = Reader(text)
    while try reader.skipsToNext() {
      let key = try reader.readText()
      try reader.expect("=")
      let value = try reader.readText()
      try reader.expect(";")
      entries[key] = value
    }
  }
}

/// What is wrong with a table of translations.
struct StringTableError: Error, CustomStringConvertible {
  /// `nil` where the problem is not in one line.
  var line: Int?
  let problem: String

  var description: String { line.map { "Line \($0): \(problem)" } ?? problem }
}

/// Reads a table from front to back.
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

  /// Passes over room and comments; says no at the end.
  mutating func skipsToNext() throws(StringTableError) -> Bool {
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
      throw StringTableError(line: start, problem: "a comment has no end.")
    default:
      throw StringTableError(line: start, problem: "a single / begins nothing.")
    }
  }

  mutating func expect(_ mark: Unicode.Scalar) throws(StringTableError) {
    guard try skipsToNext(), next == mark else { throw problem("there should be a \(mark) here.") }
    _ = take()
  }

  mutating func readText() throws(StringTableError) -> String {
    guard try skipsToNext(), next == "\"" else {
      throw problem("there should be a text in quotes here.")
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
    throw StringTableError(line: start, problem: "a text has no closing quote.")
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

  /// The character of one number, or of two that are its halves in UTF-16.
  private mutating func readCodeUnits() throws(StringTableError) -> Unicode.Scalar {
    let first = try readNumber()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), take() == "\\", let letter = take(),
      letter == "U" || letter == "u"
    else { throw problem("\\U names half of a character.") }
    let second = try readNumber()
    let number = UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF) + 0x10000
    guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(number) else {
      throw problem("\\U names half of a character.")
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

  private func problem(_ sentence: String) -> StringTableError {
    StringTableError(line: line, problem: sentence)
  }
}
