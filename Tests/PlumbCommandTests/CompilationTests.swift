import Foundation
import Testing

@testable import PlumbCommand

/// Runs of the compiler.
@Suite struct CompilationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func messages(_ texts: String...) throws -> [String] {
    let files = try texts.enumerated().map { index, text in
      try folder.write("\(index).swift", text)
      return folder.url.appending(path: "\(index).swift").path
    }
    let compilation = Compilation(
      arguments: ["-module-name", "M", "-parse-as-library"], files: files,
      folder: try folder.scratch(), module: folder.url.appending(path: "modules/M.swiftmodule"))
    return try compilation.run().map(\.message)
  }

  @Test func `one run finds all absent modules and all other errors`() throws {
    #expect(
      try Set(messages("import Nowhere\nimport Nothing", "import Never\nlet x: Int = \"\"")) == [
        "no such module 'Nowhere'", "no such module 'Nothing'", "no such module 'Never'",
        "cannot convert value of type 'String' to specified type 'Int'",
      ])
  }

  @Test func `a module is absent in conditions, too`() throws {
    #expect(
      try messages("import Never", "#if canImport(Never)\nlet x: Int = \"\"\n#endif")
        == ["no such module 'Never'"])
  }

  @Test func `errors of the flow of control are found`() throws {
    #expect(
      try messages("func f() -> Int {\n#if os(iOS)\nreturn 1\n#endif\n}")
        == ["missing return in global function expected to return 'Int'"])
  }

  @Test func `a module is written in spite of errors`() throws {
    _ = try messages("struct A { var x: Nothing }")
    let path = folder.url.appending(path: "modules/M.swiftmodule").path
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file that is no text is an error`() throws {
    let file = folder.url.appending(path: "a.swift")
    try Data([0x6C, 0x65, 0x74, 0x20, 0xFF, 0xFE, 0x0A]).write(to: file)
    let compilation = Compilation(
      arguments: ["-module-name", "M", "-parse-as-library"], files: [file.path],
      folder: try folder.scratch(), module: folder.url.appending(path: "modules/M.swiftmodule"))
    #expect(try compilation.run().allSatisfy { $0.path == file.path })
    #expect(try !compilation.run().isEmpty)
  }

  @Test func `a compiler that crashes is told from one that finds errors`() {
    #expect(!Compilation.hasCrashed("a.swift:1:1: error: x\nprint(\"Stack dump:\")\n"))
    let output = """
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -typecheck /s/0.swift -primary-file /s/1.swift -o x
      error: compile command failed due to signal 11 (use -v to see invocation)
      """
    #expect(Compilation.hasCrashed(output))
    #expect(Compilation.crashedFiles(in: output) == ["/s/1.swift"])
  }
}
