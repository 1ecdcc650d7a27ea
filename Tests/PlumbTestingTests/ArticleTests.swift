import Foundation
import Testing

/// The article about tests quotes the example package, which is built and run by `make app-test`.
struct ArticleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let example = root.appending(path: "Tests/ExamplePackage")

  /// Returns lines without the spaces that all of them begin with.
  private static func dedented(_ lines: [String]) -> [String] {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { String($0.dropFirst(indents.min() ?? 0)) }
  }

  /// The blocks of code in the article, with the number of the line in which each begins.
  private static func blocks() throws -> [(line: Int, code: [String])] {
    let article = root.appending(path: "Sources/PlumbUI/PlumbUI.docc/TestingALayout.md")
    var blocks: [(line: Int, code: [String])] = []
    var open: (line: Int, code: [String])?
    for (index, line) in try lines(of: article).enumerated() {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.code.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, [])
      }
    }
    return blocks
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of each file of the example.
  private static func files() throws -> [[String]] {
    let names = FileManager.default.enumerator(atPath: example.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter {
      !$0.hasPrefix(".build/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".yml"))
    }.map { try lines(of: example.appending(path: $0)) }
  }

  @Test func `all code of the article is in the example`() throws {
    let files = try Self.files()
    let blocks = try Self.blocks()
    #expect(blocks.count > 10)
    for (line, code) in blocks {
      let wanted = Self.dedented(code)
      let isQuoted = files.contains { lines in
        lines.indices.contains { start in
          let part = lines[start...].prefix(code.count)
          return part.count == code.count && Self.dedented(Array(part)) == wanted
        }
      }
      #expect(isQuoted, "TestingALayout.md:\(line): no file of Tests/ExamplePackage has this code.")
    }
  }
}
