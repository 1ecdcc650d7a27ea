/// Positions in source code that are outside of comments and strings.
struct SourceScan {
  let text: String
  /// The characters outside of comments and strings and the first character of each string, with
  /// the depth of the brackets around each; a bracket counts as outside of itself.
  private var marks: [(index: String.Index, depth: Int)] = []

  init(_ text: String) {
    self.text = text
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if let end = Self.skippedEnd(at: index, in: text) {
        if text[index] != "/" { marks.append((index, depth)) }
        index = end
        continue
      }
      let character = text[index]
      if ")]}".contains(character) { depth -= 1 }
      marks.append((index, depth))
      if "([{".contains(character) { depth += 1 }
      index = text.index(after: index)
    }
  }

  /// Returns source code with a space instead of each comment.
  static func removingComments(from text: String) -> String {
    var code = ""
    var index = text.startIndex
    while index < text.endIndex {
      let skipped = skippedEnd(at: index, in: text)
      let end = skipped ?? text.index(after: index)
      let isComment = skipped != nil && text[index] == "/"
      code += isComment ? " " : text[index..<end]
      index = end
    }
    return code
  }

  /// Returns the position of the first of a character.
  func first(_ character: Character) -> String.Index? {
    marks.first { text[$0.index] == character }?.index
  }

  /// The opening and the closing brace of the last closure, also one among the arguments.
  var lastClosure: Range<String.Index>? {
    guard let end = marks.last(where: { text[$0.index] == "}" }),
      let start = marks.last(where: {
        $0.index < end.index && $0.depth == end.depth && text[$0.index] == "{"
      })
    else { return nil }
    return start.index..<end.index
  }

  /// Returns the declarations marked `@Previewable`, without the mark, and the other code.
  func separatingPreviewable() -> (declarations: [String], rest: String) {
    var declarations: [String] = []
    var rest = ""
    var position = text.startIndex
    for mark in marks where mark.depth == 0 && mark.index >= position {
      guard text[mark.index...].hasPrefix(Self.previewable) else { continue }
      let start = text.index(mark.index, offsetBy: Self.previewable.count)
      let end = statementEnd(from: start)
      rest += text[position..<mark.index]
      declarations.append(String(text[start..<end].drop(while: \.isWhitespace)))
      position = end
    }
    return (declarations, rest + text[position...])
  }

  private static let previewable = "@Previewable"

  /// Returns the end of the declaration whose attributes begin at a position: the end of a line, or a
  /// semicolon, after the keyword, unless an operator or a dot continues the declaration.
  private func statementEnd(from start: String.Index) -> String.Index {
    var hasKeyword = false
    for (number, mark) in marks.enumerated() where mark.index >= start && mark.depth == 0 {
      let tail = text[mark.index...]
      if tail.hasPrefix("var ") || tail.hasPrefix("let ") { hasKeyword = true }
      guard hasKeyword, text[mark.index].isNewline || text[mark.index] == ";" else { continue }
      let next = marks[number...].first { !text[$0.index].isWhitespace }
      let last = marks[..<number].last { !text[$0.index].isWhitespace }
      let continues = next.map { ".=+-*/?:&|".contains(text[$0.index]) } ?? false
      let isOpen = last.map { "=+-*/?:&|,".contains(text[$0.index]) } ?? false
      if text[mark.index] == ";" || !(continues || isOpen) { return mark.index }
    }
    return text.endIndex
  }

  /// Returns the end of the comment or string that begins at a position; `nil` if none does.
  private static func skippedEnd(at index: String.Index, in text: String) -> String.Index? {
    let tail = text[index...]
    if tail.hasPrefix("//") { return tail.firstIndex(where: \.isNewline) ?? text.endIndex }
    if tail.hasPrefix("/*") { return commentEnd(tail) }
    let pounds = tail.prefix { $0 == "#" }
    guard tail.dropFirst(pounds.count).first == "\"" else { return nil }
    return stringEnd(tail.dropFirst(pounds.count), pounds: String(pounds))
  }

  private static func commentEnd(_ tail: Substring) -> String.Index {
    var depth = 0
    var rest = tail
    while !rest.isEmpty {
      let opens = rest.hasPrefix("/*")
      let closes = rest.hasPrefix("*/")
      depth += opens ? 1 : closes ? -1 : 0
      rest = rest.dropFirst(opens || closes ? 2 : 1)
      if depth == 0 { break }
    }
    return rest.startIndex
  }

  /// Returns the end of a string that starts with its quotation marks. Code that is interpolated
  /// counts as part of it.
  private static func stringEnd(_ tail: Substring, pounds: String) -> String.Index {
    let quote = tail.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = tail.dropFirst(quote.count)
    var depth = 0
    while let character = rest.first {
      if depth > 0 {
        // A string inside of an interpolation has its own end.
        if character == "\"" {
          rest = rest[stringEnd(rest, pounds: "")...]
          continue
        }
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if rest.hasPrefix("\\" + pounds) {
        rest = rest.dropFirst(1 + pounds.count)
        if rest.first == "(" { depth = 1 }
      } else if rest.hasPrefix(quote + pounds) {
        return rest.dropFirst(quote.count + pounds.count).startIndex
      }
      rest = rest.dropFirst()
    }
    return rest.startIndex
  }
}
