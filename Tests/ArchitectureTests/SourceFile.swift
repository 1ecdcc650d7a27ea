import Foundation

/// A Swift file of the package, cut into tokens.
struct SourceFile {
  /// Relative to the package, like `Sources/PlumbCore/Layout/Node/LayoutNode.swift`.
  let path: String
  private let lines: [Substring]
  let tokens: [Token]
  /// The declarations of a file of the engine, which several checks read; none for other files.
  private(set) var declarations: [Declaration] = []

  init(path: String, text: String) {
    self.path = path
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    tokens = SwiftTokens.of(text)
    if folder != nil { declarations = DeclarationScanner.declarations(in: tokens) }
  }

  var lineCount: Int { lines.count - 1 }

  /// The module of Sources that holds the file; `nil` for tests.
  var module: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }

  /// The engine's folder that holds the file, like `PlumbCore/Layout`; sub-folders belong to their
  /// folder. The module alone for files beside the folders, `nil` for files outside the engine.
  var folder: String? {
    guard let module, ModuleRule.engine.contains(where: { $0.module == module }) else { return nil }
    let parts = path.split(separator: "/")
    return parts.count == 3 ? module : "\(module)/\(parts[2])"
  }

  /// Whether an engine file is named after a layout node or a layout rule, in whatever folder it is.
  var isLayout: Bool {
    let name = path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
    return folder != nil && ["LayoutNode", "Rule"].contains { name.hasSuffix($0) }
  }

  /// A place in the file, for messages.
  func place(_ token: Token) -> String { "\(path):\(token.line)" }

  /// The line that holds a token, without the spaces around it.
  func line(of token: Token) -> String {
    lines[token.line - 1].trimmingCharacters(in: .whitespaces)
  }

  /// The tokens where these texts follow one another.
  func occurrences(of texts: String...) -> [Token] { occurrences(of: texts) }

  /// The tokens where these texts follow one another.
  func occurrences(of texts: [String]) -> [Token] {
    tokens.indices.filter { start in
      tokens[start].text == texts[0]
        && tokens[start...].prefix(texts.count).elementsEqual(texts) { $0.text == $1 }
    }.map { tokens[$0] }
  }
}
