internal import Foundation

/// The translations of one language, by the text in the sources.
///
/// A table is a file of lines `"text" = "translation";`. Comments run from `/*` to `*/` or from `//`
/// to the end of the line; in quotes `\n`, `\t`, `\"`, `\\` and `\U` with four hexadecimal digits
/// stand for a character.
struct StringTable: Sendable {
  var entries: [String: String] = [:]
  /// Translations that depend on numbers.
  var plurals: [String: PluralPhrase] = [:]

  init() {}

  /// - Throws: a sentence with the line that breaks the form.
  init(_ text: String) throws(StringTableProblem) {
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
struct StringTableProblem: Error, CustomStringConvertible {
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
  mutating func skipsToNext() throws(StringTableProblem) -> Bool {
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

  private mutating func skipComment() throws(StringTableProblem) {
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
      throw StringTableProblem(line: start, problem: "a comment has no end.")
    default:
      throw StringTableProblem(line: start, problem: "a single / begins nothing.")
    }
  }

  mutating func expect(_ mark: Unicode.Scalar) throws(StringTableProblem) {
    guard try skipsToNext(), next == mark else { throw problem("there should be a \(mark) here.") }
    _ = take()
  }

  mutating func readText() throws(StringTableProblem) -> String {
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
    throw StringTableProblem(line: start, problem: "a text has no closing quote.")
  }

  private mutating func readEscape() throws(StringTableProblem) -> Unicode.Scalar {
    switch take() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = take().flatMap({ Character($0).hexDigitValue }) else {
          throw problem("\\U needs four hexadecimal digits.")
        }
        value = value * 16 + UInt32(digit)
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw problem("\\U names half of a character.")
      }
      return scalar
    case let other?: return other
    case nil: throw problem("the file ends after a \\.")
    }
  }

  private func problem(_ sentence: String) -> StringTableProblem {
    StringTableProblem(line: line, problem: sentence)
  }
}
