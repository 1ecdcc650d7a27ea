import Foundation
import Testing

/// The wording of comments, which names its subject: "The reason for which", not "Why".
struct CommentTests {
  private static let pronouns: Set = [
    "What", "Where", "How", "When", "That", "Those", "Which", "Whose", "Who",
  ]

  /// Returns the numbers of the lines, from 1, with a comment that begins with a pronoun.
  private static func linesWithoutNoun(in text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("//") else { return nil }
      let firstWord = line.drop { $0 == "/" }.drop { $0 == " " }.prefix { $0.isLetter }
      return pronouns.contains(String(firstWord)) ? index + 1 : nil
    }
  }

  @Test func `no comment begins with a pronoun in place of its noun`() throws {
    for file in PackageFiles.swift {
      let text = try String(
        contentsOf: PackageFiles.root.appending(path: file.path), encoding: .utf8)
      let lines = Self.linesWithoutNoun(in: text)
      #expect(
        lines.isEmpty, "\(file.path): lines \(lines) begin with a pronoun; name what it stands for."
      )
    }
  }

  @Test func `only the first word of a comment counts`() {
    let text =
      "/// What it is.\n  // Where.\nlet a = 1 // How\n/// The place where it is.\n/// Whatever.\n"
    #expect(Self.linesWithoutNoun(in: text) == [1, 2])
  }
}
