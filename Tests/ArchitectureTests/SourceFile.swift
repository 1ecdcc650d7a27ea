import Foundation

/// A Swift file of the package, cut into tokens.
struct SourceFile {
  /// Relative to the package, like `Sources/PlumbUI/Layout/LayoutNode.swift`.
  let path: String
  let lineCount: Int
  let tokens: [Token]

  init(path: String, text: String) {
    self.path = path
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    tokens = SwiftTokens.of(text)
  }

  /// The engine's folder that holds the file; empty for files beside the folders, `nil` for files
  /// outside the engine.
  var engineFolder: String? {
    let parts = path.split(separator: "/")
    guard parts.starts(with: ["Sources", "PlumbUI"]), parts.count > 2 else { return nil }
    return parts.count == 3 ? "" : String(parts[2])
  }

  /// A place in the file, for messages.
  func place(_ token: Token) -> String { "\(path):\(token.line)" }

  /// The tokens where these texts follow one another.
  func occurrences(of texts: String...) -> [Token] {
    tokens.indices.filter { start in
      tokens[start...].prefix(texts.count).map(\.text) == texts
    }.map { tokens[$0] }
  }
}

/// The package these tests stand in.
enum Package {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below Sources and Tests, in order of path.
  static let files: [SourceFile] = ["Sources", "Tests"].flatMap { top in
    let folder = root.appending(path: top)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.map { SourceFile(path: "\(top)/\(path)", text: $0) }
    }
  }
}
