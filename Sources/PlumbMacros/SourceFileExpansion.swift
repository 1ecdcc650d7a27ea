import Foundation
import PlumbFiles

/// The expansion of an attribute that adds the text of its file to a type.
struct SourceFileExpansion {
  private let name: String
  private let text: String

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: the path of the file as passed to the compiler.
  ///   - attribute: the name of the attribute, whose lines are left out.
  /// - Throws: `RegularFile.Failure` if the file cannot be read as UTF-8.
  init(path: String, without attribute: String) throws {
    let file = URL(filePath: path)
    name = file.lastPathComponent
    text = try RegularFile.text(of: path, limit: 1 << 24)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != "@\(attribute)" }
      .joined(separator: "\n")
  }

  /// The property with the text.
  var member: String {
    // One sign more than any run of signs in the text, so that nothing in it ends the literal.
    let runs = text.split { $0 != "#" }.map(\.count)
    let signs = String(repeating: "#", count: (runs.max() ?? 0) + 1)
    return """
      nonisolated static var sourceFile: SourceFile {
      SourceFile(name: "\(name)", text: \(signs)\"""
      \(text)
      \"""\(signs))
      }
      """
  }
}
