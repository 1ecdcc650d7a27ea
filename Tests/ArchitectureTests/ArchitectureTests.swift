import Foundation
import Testing

/// The sources keep the rules; a change of a rule is a change of `ArchitectureCheck`.
@Suite struct ArchitectureTests {
  @Test func `the sources are found`() {
    #expect(Package.files.contains { $0.engineFolder == "Layout" })
  }

  @Test func `folders name only the types they may`() {
    expectNone(ArchitectureCheck.folderReferences(Package.files))
  }

  @Test func `only SDL imports C`() {
    expectNone(ArchitectureCheck.cImports(Package.files))
  }

  @Test func `layout and painting know no actor`() {
    expectNone(ArchitectureCheck.mainActor(Package.files))
  }

  @Test func `unsafe steps stay in their places`() {
    expectNone(ArchitectureCheck.unsafeWords(Package.files))
  }

  @Test func `nothing is forced`() {
    expectNone(ArchitectureCheck.forcedSteps(Package.files))
  }

  @Test func `no file is long`() {
    expectNone(ArchitectureCheck.longFiles(Package.files))
  }

  @Test func `the top level holds exactly its six entries`() throws {
    let ignored = try String(
      contentsOf: Package.root.appending(path: ".gitignore"), encoding: .utf8
    ).split(separator: "\n").map { $0.trimmingCharacters(in: ["/"]) }
    let entries = try FileManager.default.contentsOfDirectory(atPath: Package.root.path).filter {
      entry in !entry.hasPrefix(".") && !ignored.contains { fnmatch($0, entry, 0) == 0 }
    }
    expectNone(ArchitectureCheck.topLevel(entries))
  }

  private func expectNone(
    _ violations: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations {
      Issue.record(Comment(rawValue: violation), sourceLocation: sourceLocation)
    }
  }
}
