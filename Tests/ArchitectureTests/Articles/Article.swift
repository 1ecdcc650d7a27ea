import Foundation

/// A page of the documentation, or the README.
struct Article {
  /// A block of code.
  struct Block {
    /// The number of the line before it, from 1.
    let line: Int
    /// The word after the three backticks that begin the block.
    let language: String
    let code: [String]
  }

  let path: String
  let blocks: [Block]
  /// The code between single backticks in the text.
  let namedCode: [NamedCode]

  init(_ text: String, path: String) {
    self.path = path
    var blocks: [Block] = []
    var namedCode: [NamedCode] = []
    var open: (line: Int, language: String, code: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let block = open {
        if line == "```" {
          blocks.append(Block(line: block.line, language: block.language, code: block.code))
          open = nil
        } else {
          open?.code.append(String(line))
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [])
      } else {
        // Links to symbols, between two backticks each, are checked when the documentation is made.
        let text = line.replacing(/``[^`]*``/, with: "")
        namedCode += text.matches(of: /`([^`]+)`/).map {
          NamedCode(line: index + 1, text: String($0.1))
        }
      }
    }
    self.blocks = blocks
    self.namedCode = namedCode
  }
}

/// The lines of a file, in which code is searched.
struct QuotedFile {
  private let lines: [String]
  /// The first lines of all parts, for a quick answer.
  private let trimmed: Set<String>

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    trimmed = Set(lines.map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// Returns whether the file contains some lines one after the other, wherever they are indented.
  func contains(_ code: [String]) -> Bool {
    guard let first = code.first, trimmed.contains(first.trimmingCharacters(in: .whitespaces))
    else {
      return false
    }
    let wanted = Self.dedented(code[...])
    return lines.indices.contains { start in
      let part = lines[start...].prefix(code.count)
      return part.count == code.count && Self.dedented(part) == wanted
    }
  }

  /// Returns lines without the spaces that all of them begin with.
  private static func dedented(_ lines: ArraySlice<String>) -> [String] {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { String($0.dropFirst(indents.min() ?? 0)) }
  }
}
