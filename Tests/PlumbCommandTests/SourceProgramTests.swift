import Foundation
import Testing

@testable import PlumbCommand

/// The files of a folder that are checked together, and the remarks about the others.
@Suite struct SourceProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func programs(_ path: String = "") throws -> [SourceProgram] {
    let url = path.isEmpty ? folder.url : folder.url.appending(path: path)
    return try SourceProgram.all(at: url, scratch: folder.scratch())
  }

  private func files(_ program: SourceProgram) -> [[String]] {
    program.targets.map { folder.paths($0.files) }
  }

  @Test func `the files outside of projects are one module`() throws {
    try folder.write("Loose/d.swift")
    try folder.write("e.swift")
    try folder.write("AppTests/f.swift")
    try folder.write("Group/Two/Two.xcodeproj/project.pbxproj", XcodeProjectText().text)
    try folder.write("Group/Two/Two/c.swift")
    let programs = try programs()
    #expect(programs.map(\.name) == [folder.url.lastPathComponent, "Two"])
    #expect(programs.map(files) == [[["Loose/d.swift", "e.swift"]], [["Group/Two/Two/c.swift"]]])
    #expect(programs[0].targets[0].mergedModules == ["Loose", "Group"])
    #expect(programs[0].remarks.sentences == ["AppTests holds tests and is not checked."])
    #expect(programs.map(\.isComplete) == [true, true])
  }

  @Test func `targets have their own files, and the rest is named`() throws {
    for path in ["a.swift", "b.swift", "old.swift", "c.m", "AppTests/t.swift"] {
      try folder.write(path)
    }
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.addFile("B", path: "b.swift")
    project.addFile("GONE", path: "gone.swift")
    project.addFile("T", path: "AppTests/t.swift")
    project.addTarget("App", files: ["A", "GONE"])
    project.addTarget("Widget", files: ["A", "B"])
    project.addTarget("AppTests", files: ["T"], type: "bundle.unit-test")
    try folder.write("App.xcodeproj/project.pbxproj", project.text)
    for path in ["", "App.xcodeproj"] {
      let program = try #require(try programs(path).first)
      #expect(program.targets.map(\.name) == ["App", "Widget"])
      #expect(files(program) == [["a.swift"], ["a.swift", "b.swift"]])
      #expect(
        program.remarks.sentences == [
          "old.swift belongs to no target and is not checked.",
          "c.m is in Objective-C or C and is not checked.",
          "AppTests holds tests and is not checked.", "gone.swift cannot be read.",
        ])
      #expect(!program.isComplete)
    }
  }

  @Test func `targets that differ in their names alone are checked once`() throws {
    try folder.write("a.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.addTarget("iOS", files: ["A"])
    project.addTarget("macOS", files: ["A"])
    project.addTarget("tvOS", files: ["A"], settings: "SWIFT_VERSION = 6.0;")
    try folder.write("App.xcodeproj/project.pbxproj", project.text)
    #expect(try programs()[0].targets.map(\.name) == ["iOS, macOS", "tvOS"])
  }

  @Test func `a project that cannot be read is a folder`() throws {
    try folder.write("App.xcodeproj/project.pbxproj", "{")
    try folder.write("App/a.swift")
    let program = try programs()[0]
    #expect(files(program) == [["App/a.swift"]])
    #expect(
      program.remarks.sentences == [
        "App.xcodeproj cannot be read, so that its targets are not known."
      ])
  }

  @Test func `a package that cannot be read has its folders as targets`() throws {
    try folder.write("Package.swift", "// swift-tools-version: 99.0\n")
    try folder.write("Sources/A/a.swift")
    try folder.write("Sources/B/b.swift")
    let program = try programs()[0]
    #expect(files(program) == [["Sources/A/a.swift"], ["Sources/B/b.swift"]])
    #expect(
      program.remarks.sentences.contains { $0.hasSuffix("each folder in Sources counts as one.") })
  }

  @Test func `a package that cannot be read and has no such folders is a folder`() throws {
    try folder.write(
      "Package.swift",
      "// swift-tools-version: 5.9\nimport PackageDescription\nimport AppleProductTypes\n")
    try folder.write("Views/a.swift")
    let program = try programs()[0]
    #expect(files(program) == [["Views/a.swift"]])
    #expect(
      program.remarks.sentences == [
        "Package.swift cannot be read (no such module 'AppleProductTypes'), so that its targets "
          + "are not known."
      ])
  }

  @Test func `what cannot be read is named`() throws {
    try folder.write("a.swift")
    try folder.link("b.swift", to: "nowhere")
    let program = try programs()[0]
    #expect(program.remarks.sentences == ["b.swift cannot be read."])
    #expect(!program.isComplete)
  }

  @Test func `many things are counted, and names cannot steer the terminal`() {
    var remarks = Remarks()
    remarks.add([], "is", "are")
    remarks.add(["a\u{1B}b\nc"], "is", "are")
    remarks.add(["a", "b", "c"], "is", "are")
    remarks.add(["a", "b", "c", "d", "e"], "is", "are", kind: "targets")
    #expect(
      remarks.sentences == ["a?b?c is.", "a, b and c are.", "5 targets are, such as a and b."])
  }

  @Test(arguments: [
    ("My App", "My_App"), ("2048", "_048"), ("Büro-Kit", "Büro_Kit"), ("Tea 🍵", "Tea__"),
  ])
  func `modules have names that can be imported`(name: String, module: String) {
    #expect(TargetSettings.moduleName(name) == module)
  }

  @Test func `a single file is a program`() throws {
    try folder.write("a.swift")
    try folder.write("b.swift")
    #expect(try programs("a.swift").map(files) == [[["a.swift"]]])
  }

  @Test func `a path without sources is an error`() throws {
    try folder.write("Empty/notes.txt")
    for path in ["Missing", "Empty", "Empty/notes.txt"] {
      #expect(throws: SourceProgram.NoSourcesError.self) { try programs(path) }
    }
  }

  @Test func `modules that are not there are an error`() {
    #expect(throws: BuiltModules.MissingError.self) {
      try BuiltModules(at: self.folder.url.path, executable: self.folder.url)
    }
  }
}
