import Foundation
import Testing

/// The code in the articles and the README is that of files which the tests compile.
struct ArticleTests {
  private static func text(of path: String) throws -> String {
    try String(contentsOf: PackageFiles.root.appending(path: path), encoding: .utf8)
  }

  @Test func `all code of the articles is compiled`() throws {
    let workflow = "Tests/ExamplePackage/.github/workflows/test.yml"
    let sources = try (PackageFiles.swift.map(\.path) + ["Package.swift", workflow])
      .map { QuotedFile(try Self.text(of: $0)) }
    let articles = try (PackageFiles.paths.filter { $0.hasSuffix(".md") } + ["README.md"])
      .map { Article(try Self.text(of: $0), path: $0) }
    let blocks = articles.flatMap { article in article.blocks.map { (article.path, $0) } }
      .filter { ["swift", "yaml"].contains($0.1.language) }
    #expect(blocks.count > 15)
    for (path, block) in blocks {
      let isQuoted = sources.contains { $0.contains(block.code) }
      #expect(isQuoted, "\(path):\(block.line): no file below Sources or Tests has this code.")
    }
  }

  @Test func `code is found wherever it is indented, and only where it is the same`() {
    let file = QuotedFile("struct A {\n  func b() {\n    c()\n  }\n}\n")
    #expect(file.contains(["func b() {", "  c()", "}"]))
    #expect(file.contains(["    c()"]))
    #expect(!file.contains(["func b() {", "c()", "}"]))
    #expect(!file.contains(["c()", "d()"]))
  }

  @Test func `blocks have the line and the language that they begin with`() {
    let article = Article("One\n```swift\nlet a = 1\n```\n```\nout\n```\n", path: "A.md")
    #expect(article.blocks.map(\.line) == [2, 5])
    #expect(article.blocks.map(\.language) == ["swift", ""])
    #expect(article.blocks.map(\.code) == [["let a = 1"], ["out"]])
  }
}
