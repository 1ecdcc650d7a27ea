import Testing

@testable import PlumbCommand

/// The missing features of files, and the table of them.
@Suite struct CheckReportTests {
  private func file(_ path: String, _ errors: (Int, String)...) -> CheckedFile {
    CheckedFile(
      path: path, errors: errors.map { Diagnostic(path: path, line: $0.0, message: $0.1) })
  }

  private func noMember(_ name: String) -> String { "value of type 'Text' has no member '\(name)'" }

  @Test func `a file without errors compiles`() {
    #expect(file("a.swift").compiles)
    #expect(!file("a.swift", (1, noMember("x"))).compiles)
  }

  @Test func `a feature counts once for a file, with its first line`() {
    let file = file("a.swift", (9, noMember("x")), (4, noMember("x")), (7, noMember("x")))
    #expect(file.lines == [MissingFeature(.name, ".x"): 4])
  }

  @Test func `names out of scope are parts of an absent module`() {
    let file = file(
      "a.swift", (1, "no such module 'UIKit'"), (3, "cannot find type 'UIImage' in scope"),
      (4, "unknown attribute 'IBAction'"),
      (5, noMember("x")))
    #expect(file.missing == [MissingFeature(.module, "import UIKit"), MissingFeature(.name, ".x")])
  }

  @Test func `sentences count only where nothing is missing by name`() {
    let sentence = "generic parameter 'V' could not be inferred"
    #expect(
      file("a.swift", (2, sentence), (3, noMember("x"))).missing == [MissingFeature(.name, ".x")])
    #expect(file("a.swift", (2, sentence)).missing == [MissingFeature(.other, sentence)])
  }

  @Test func `features are ordered by the files that lack nothing else`() {
    let report = CheckReport(
      name: "App",
      files: [
        file("a.swift", (3, noMember("both")), (4, noMember("other"))),
        file("b.swift", (5, noMember("both"))),
        file("c.swift", (1, noMember("other")), (2, "no such module 'UIKit'")),
        file("d.swift"),
      ])
    #expect(
      report.rows == [
        .init(feature: .init(.name, ".both"), unlocked: 1, users: 2, example: "b.swift:5"),
        .init(feature: .init(.name, ".other"), unlocked: 0, users: 2, example: "a.swift:4"),
        .init(feature: .init(.module, "import UIKit"), unlocked: 0, users: 1, example: "c.swift:2"),
      ])
  }

  @Test func `the table is aligned and says how many rows it leaves out`() {
    let report = CheckReport(
      name: "App",
      files: [
        file("Views/a.swift", (3, noMember("swipeActions"))), file("b.swift", (5, noMember("x"))),
        file("c.swift", (7, noMember("swipeActions"))), file("d.swift"),
      ])
    #expect(
      report.text() == """
        App: 1 of 4 files compile.

        alone  in all  missing        for example
            2       2  .swipeActions  Views/a.swift:3
            1       1  .x             b.swift:5

        """)
    #expect(report.text(limit: 1).hasSuffix("Views/a.swift:3\nand 1 more.\n"))
  }

  @Test func `without missing features there is no table`() {
    #expect(
      CheckReport(name: "App", files: [file("a.swift")]).text() == "App: 1 of 1 files compile.\n")
  }

  @Test func `nothing is said to compile where the compiler fails otherwise`() {
    let report = CheckReport(
      name: "App", files: [file("a.swift"), file("b.swift", (1, noMember("x")))],
      generalErrors: ["no such file"])
    #expect(
      report.text().hasPrefix(
        """
        App: 1 of 2 files have errors, and whether the others compile is not known:
          no such file

        """))
    #expect(!report.compiles)
  }

  @Test func `files compile together if all do, under the names that they have`() {
    #expect(CheckReport(name: "App", files: [file("a.swift")]).compiles)
    #expect(!CheckReport(name: "App", files: [file("a.swift", (1, noMember("x")))]).compiles)
    let report = CheckReport(name: "App", files: [file("a.swift")], conflicts: ["So it is."])
    #expect(report.text() == "App: 1 of 1 files compile, but not together:\n  So it is.\n")
    #expect(!report.compiles)
  }

  @Test func `the list of files has their features by line`() {
    let report = CheckReport(
      name: "App",
      files: [file("a.swift", (9, noMember("x")), (3, noMember("y"))), file("b.swift")])
    #expect(report.fileText == "a.swift\n  3: .y\n  9: .x\n")
  }
}
