import Foundation
import Testing

/// The code in the articles and the README is quoted from files that the tests compile.
struct ArticleTests {
  private static func text(of path: String) throws -> String {
    try String(contentsOf: PackageFiles.root.appending(path: path), encoding: .utf8)
  }

  private static func articles() throws -> [Article] {
    try (PackageFiles.paths.filter { $0.hasSuffix(".md") } + ["README.md"])
      .map { Article(try text(of: $0), path: $0) }
  }

  @Test func `all code of the articles is compiled`() throws {
    let workflow = "Tests/ExamplePackage/.github/workflows/test.yml"
    let sources = try (PackageFiles.swift.map(\.path) + ["Package.swift", workflow])
      .map { QuotedFile(try Self.text(of: $0)) }
    let blocks = try Self.articles().flatMap { article in article.blocks.map { (article.path, $0) }
    }
    .filter { ["swift", "yaml"].contains($0.1.language) }
    #expect(blocks.count > 15)
    for (path, block) in blocks {
      let isQuoted = sources.contains { $0.contains(block.code) }
      #expect(isQuoted, "\(path):\(block.line): no file below Sources or Tests has this code.")
    }
  }

  @Test func `everything that the articles name is there`() throws {
    let inC = try PackageFiles.paths.filter { $0.hasSuffix(".c") || $0.hasSuffix(".h") }
      .flatMap { SwiftTokens.of(try Self.text(of: $0)).map(\.text) }
    let known = try KnownCode(
      PackageFiles.swift.filter { !$0.path.hasPrefix("Tests/ArchitectureTests/Articles/") },
      words: Set(inC).union(Self.foreign), paths: PackageFiles.allPaths() + Self.otherPaths)
    for article in try Self.articles() {
      for code in article.namedCode {
        let unknown = known.unknown(in: code).filter { name in
          !Self.foreignBeginnings.contains { name.hasPrefix($0) }
        }
        #expect(
          unknown.isEmpty,
          "\(article.path):\(code.line): `\(code.text)` names \(unknown), which are not there.")
      }
    }
  }

  @Test func `every file to which the README links is there`() throws {
    let links = try Self.text(of: "README.md").matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
      .filter { !$0.hasPrefix("https:") }
    #expect(links.count > 10)
    let paths = Set(try PackageFiles.allPaths())
    #expect(links.filter { !paths.contains($0) }.isEmpty)
  }

  /// The beginnings of names in other libraries with which articles compare.
  private static let foreignBeginnings = ["Q", "Gtk", "SDL_", "TTF_"]

  /// The names in articles that belong to other libraries and tools, or to a program of the reader.
  private static let foreign: Set = [
    "Subscriber", "URLSession", "enumerateSubstrings",
    "CFStringTokenizer", "Status", "Carthage", "DerivedData", "Pods", "Info", "Logo", "DSText",
    "HelloApp", "Localizable", "ObjectiveC", "InfoPlist", "CFBundleName", "CFBundleDisplayName",
    "UTExportedTypeDeclarations", "UTImportedTypeDeclarations",
    "LSMultipleInstancesProhibited", "NSAccentColorName", "UIDeviceFamily", "Engine",
  ]

  /// Files and folders that are made by a build or belong to a program of the reader.
  private static let otherPaths = [
    "Assets/Info.plist", "Assets/de.lproj", ".build/debug.yaml", ".build/docs", ".build/pictures",
    "es.lproj/Localizable.strings",
    "es.lproj/Localizable.stringsdict", "plumb-ui/Fonts", "usr/share/doc",
    "usr/share/common-licenses",
  ]

  @Test func `code in the text is a path or has names`() {
    let known = KnownCode(
      [SourceFile(path: "Sources/A/B.swift", text: "struct B { func c() {} }")],
      paths: ["Sources/A/B.swift"])
    func unknown(_ text: String) -> [String] { known.unknown(in: NamedCode(line: 1, text: text)) }
    for text in ["A/B.swift", "B.swift", "Sources/A", "B.c()", "B", "--size", "NAME/C.swift"] {
      #expect(unknown(text).isEmpty, "\(text)")
    }
    #expect(unknown("C.swift") == ["C.swift"])
    #expect(unknown("A/C") == ["A/C"])
    #expect(unknown("B.d()") == ["d"])
    #expect(unknown("Other(\"Name\")") == ["Other"])
    let article = Article("One `a`, ``b`` and `c`\n```\n`d`\n```\n", path: "A.md")
    #expect(article.namedCode.map(\.text) == ["a", "c"])
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
