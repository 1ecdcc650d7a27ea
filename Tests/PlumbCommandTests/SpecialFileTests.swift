import Foundation
import PlumbFiles
import PreviewMessages
import Testing

@testable import PlumbCommand

/// Pipes, devices, folders and gigantic files in the places of files that the tool reads: it neither waits nor fills the
/// memory, and says what is wrong.
@Suite(.timeLimit(.minutes(2))) struct SpecialFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func url(_ path: String) -> URL { folder.url.appending(path: path) }

  /// Returns the sentence of an error, without the path of the folder.
  private func sentence(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return "\(error)".replacing(folder.url.path, with: "")
    }
  }

  private static func advice(_ thing: TemporaryFolder.Thing) -> String {
    thing == .gigantic ? "Make it smaller." : "Put a file in its place."
  }

  // MARK: The functions

  @Test(arguments: TemporaryFolder.Thing.allCases)
  func `a thing in place of a file is told in a sentence`(thing: TemporaryFolder.Thing) throws {
    try folder.put(thing, at: "a")
    let end = "\(thing.reason()). \(Self.advice(thing))"
    #expect(sentence { _ = try RegularFile.text(of: url("a")) } == "/a cannot be read: \(end)")
    #expect(
      sentence { _ = try RegularFile.textIfThere(of: url("a")) } == "/a cannot be read: \(end)")
    let large = thing.reason(largest: RegularFile.largestFile)
    #expect(
      sentence { _ = try RegularFile.data(of: url("a")) }
        == "/a cannot be read: \(large). \(Self.advice(thing))")
  }

  @Test func `a missing file and one that is no text are told`() throws {
    #expect(
      sentence { _ = try RegularFile.text(of: url("a")) }?
        .hasPrefix("/a cannot be read: No such file or directory. ") == true)
    #expect(try RegularFile.textIfThere(of: url("a")) == nil)
    try Data([0xff, 0xfe]).write(to: url("a"))
    #expect(
      sentence { _ = try RegularFile.text(of: url("a")) }
        == "/a cannot be read: it is no text in UTF-8. Save it in UTF-8.")
    #expect(try RegularFile.data(of: url("a")) == Data([0xff, 0xfe]))
  }

  // MARK: Commands

  @Test(arguments: TemporaryFolder.Thing.allCases)
  func `sources that no compiler can read are named`(thing: TemporaryFolder.Thing) throws {
    try folder.write("Sources/App/main.swift", "print(1)")
    try folder.put(thing, at: "Sources/App/A.swift")
    let contents = SourceFolder(url("Sources"))
    #expect(folder.paths(contents.files) == ["Sources/App/main.swift"])
    // A folder may be named like a source.
    guard thing != .folder else { return try contents.check() }
    #expect(folder.paths(contents.unreadable) == ["Sources/App/A.swift"])
    let end = "\(thing.reason()). \(Self.advice(thing))"
    let path = "/Sources/App/A.swift"
    #expect(sentence { try contents.check() } == "\(path) cannot be read: \(end)")
    let error = #expect(throws: ModuleLibrary.CompilerErrors.self) {
      try PreviewProblem.checkFiles([url("Sources/App/A.swift").path, url("none.swift").path])
    }
    #expect(error?.problems.map(\.file) == ["A.swift"])
    #expect(error?.problems.first?.message.hasSuffix("\(path) cannot be read: \(end)") == true)
  }

  @Test(arguments: TemporaryFolder.Thing.allCases)
  func `a package whose manifest is none is found, and not read`(
    thing: TemporaryFolder.Thing
  ) throws {
    try folder.put(thing, at: "Package.swift")
    try folder.write("Sources/App/main.swift")
    let expected = "/Package.swift cannot be read: \(thing.reason()). \(Self.advice(thing))"
    let scratch = try folder.scratch()
    #expect(
      sentence { _ = try ProgramToRun(nil, in: url("Sources/App"), scratch: scratch) } == expected)
    #expect(
      sentence { _ = try BundledPackage(at: url("Sources"), product: nil, scratch: scratch) }
        == expected)
    #expect(
      sentence { _ = try PreviewedPackage(containing: url("Sources/App/main.swift")) } == expected)
    #expect(
      sentence { _ = try PackageApp(in: folder.url, scratch: scratch) } == expected)
  }

  @Test(arguments: TemporaryFolder.Thing.allCases)
  func `a project is not read and not lost`(thing: TemporaryFolder.Thing) throws {
    try folder.put(thing, at: "Tea.xcodeproj/project.pbxproj")
    let sentence = sentence {
      _ = try XcodeApp(at: url("Tea.xcodeproj"), scratch: folder.scratch())
    }
    #expect(
      sentence == "/Tea.xcodeproj/project.pbxproj cannot be read: \(thing.reason()). Take it from"
        + " the repository again.")
  }

  @Test(arguments: TemporaryFolder.Thing.allCases)
  func `the entries of a property list that cannot be read are missed`(
    thing: TemporaryFolder.Thing
  ) throws {
    try folder.put(thing, at: "Info.plist")
    var remarks = PortRemarks()
    #expect(InformationList.entries(of: url("Info.plist"), &remarks)?.isEmpty == true)
    #expect(
      remarks.sentences.map { $0.replacing(folder.url.path, with: "") } == [
        "/Info.plist cannot be read, so that its entries are left out: \(thing.reason())."
          + " \(Self.advice(thing))"
      ])
  }

  // MARK: Bundles and builds

  @Test(arguments: [TemporaryFolder.Thing.pipe, .device, .gigantic])
  func `nothing else than a file goes with a program`(thing: TemporaryFolder.Thing) throws {
    try folder.put(thing, at: "a")
    let staging = StagingFolder(root: url("stage"))
    #expect(
      sentence { try staging.copy(url("a"), to: "usr/share/a") }
        == "/a is no file or folder that can be read.")
    #expect(sentence { _ = try IconFiles.files(from: [url("a.png")], identifier: "a") } != nil)
    try folder.put(thing, at: "b/release.yaml")
    #expect(
      sentence { _ = try BuiltProgram(executable: url("b/machine/release/A"), product: "A") }?
        .hasPrefix("/b/release.yaml cannot be read: \(thing.reason())") == true)
  }

  @Test func `a pipe in the place of a log is replaced`() throws {
    try folder.put(.pipe, at: "log")
    #expect(try CommandRun(["echo", "done"], log: url("log")).output == "done\n")
    try folder.put(.pipe, at: "entry.swift")
    try ModuleLibrary.write(Data("text".utf8), to: url("entry.swift"))
    #expect(try RegularFile.text(of: url("entry.swift")) == "text")
  }

  @Test func `a template with a pipe makes no package`() throws {
    try folder.write("Template/Package.swift", Template.dependency)
    try folder.put(.pipe, at: "Template/Notes.txt")
    let package = try NewPackage(
      ProgramName("Tea"), in: url("Tea"), engine: EngineSource("https://example.com/plumb-ui"))
    #expect(
      sentence { try package.write(from: url("Template")) }
        == "/Template/Notes.txt cannot be read: it is not a regular file. Put a file in its place."
    )
    #expect(!FileManager.default.fileExists(atPath: url("Tea").path))
  }
}
