import Foundation

/// Source files, of which some are compiled as copies without some of their imports.
struct Sources {
  private var files: [(original: URL, compiled: URL)]
  private var scratch: URL

  init(_ files: [URL], scratch: URL) {
    self.files = files.map { ($0, $0) }
    self.scratch = scratch
  }

  /// The files that the compiler reads.
  var compiled: [URL] { files.map(\.compiled) }

  /// Returns an error with the path of the original file.
  func original(_ error: Diagnostic) -> Diagnostic {
    var error = error
    if let file = files.first(where: { $0.compiled.path == error.path }) {
      error.path = file.original.path
    }
    return error
  }

  /// Removes a line of a file, by its original path, from the copy that is compiled. Returns whether
  /// there was one.
  mutating func removeLine(_ line: Int, of path: String) throws -> Bool {
    guard let index = files.firstIndex(where: { $0.original.path == path }) else { return false }
    let text = try String(contentsOf: files[index].compiled, encoding: .utf8)
    guard let shorter = Self.removingLine(line, of: text) else { return false }
    let copy = scratch.appending(path: "\(index)/\(files[index].original.lastPathComponent)")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(shorter.utf8).write(to: copy)
    files[index].compiled = copy
    return true
  }

  /// Returns a text with an empty line in place of one, so that the others keep their numbers; `nil`
  /// if that is empty already.
  static func removingLine(_ line: Int, of text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1), !lines[line - 1].isEmpty else { return nil }
    lines[line - 1] = ""
    return lines.joined(separator: "\n")
  }
}
