import Foundation

/// The names in the code of an article's text: a path, or identifiers.
struct NamedCode {
  /// The number of the line, from 1.
  let line: Int
  /// The text between two backticks.
  let text: String

  /// The text as a path; `nil` if it is none or has a part in capitals that stands for another
  /// name.
  var path: String? {
    let parts = text.split(separator: "/")
    let isPath =
      parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || "._+-".contains($0) } }
      && (parts.count > 1 || Self.fileTypes.contains { text.hasSuffix($0) })
    return isPath && !isTemplate ? text : nil
  }

  /// The names of types and of called functions. Strings are left out, as they are a program's own.
  var names: [String] {
    guard path == nil, !isTemplate else { return [] }
    let tokens = SwiftTokens.of(text)
    return tokens.indices.compactMap { index in
      let name = tokens[index].text
      let isType = name.first?.isUppercase == true && name.contains(where: \.isLowercase)
      let isCall =
        tokens[index].isWord && index + 1 < tokens.count && tokens[index + 1].text == "("
      return isType || isCall ? name : nil
    }
  }

  /// Whether a word in capitals stands for another name, as in `share/NAME`.
  private var isTemplate: Bool {
    ["NAME", "PROGRAM", "TYPE", "LABEL", "DIR"].contains { text.contains($0) }
  }

  private static let fileTypes = [".swift", ".c", ".h", ".py"]
}

/// The names and the paths that the package has.
struct KnownCode {
  private let words: Set<String>
  /// All paths, each between slashes.
  private let paths: String

  init(_ files: [SourceFile], words: Set<String> = [], paths: [String]) {
    let parts = paths.flatMap { $0.split(separator: "/") }
    let folderAndFileNames = parts.map { String($0.prefix { $0 != "." }) }
    self.words = Set(files.flatMap { $0.tokens.map(\.text) }).union(words).union(folderAndFileNames)
    self.paths = paths.map { "/\($0)/" }.joined(separator: "\n")
  }

  /// Returns the names in a piece of code that nothing in the package has.
  func unknown(in code: NamedCode) -> [String] {
    if let path = code.path {
      let ending = path.hasSuffix("/") ? path : "\(path)/"
      return paths.contains("/\(ending)") ? [] : [path]
    }
    return code.names.filter { !words.contains($0) }
  }
}
