import Foundation
import Testing

/// The sources keep the rules; a change of a rule is a change of a table in this folder.
@Suite struct ArchitectureTests {
  private static let folders = FolderCheck(PackageFiles.swift)

  @Test func `the sources are found`() {
    #expect(PackageFiles.swift.contains { $0.folder == "PlumbCore/Layout" })
  }

  @Test func `folders use only the folders they may`() {
    expectNone(Self.folders.references())
  }

  @Test func `the table of folders has no cycle`() {
    expectNone(Self.folders.cycles())
  }

  @Test func `the table of folders agrees with the table of modules`() {
    expectNone(FolderCheck.moduleAgreement())
  }

  @Test func `every entry of the tables is needed`() {
    expectNone(Self.folders.deadEntries())
    expectNone(ImportCheck.deadImports(PackageFiles.swift))
    expectNone(PlacementCheck.deadUnsafePlaces(PackageFiles.swift))
    expectNone(ErasedTypeCheck.deadPlaces(PackageFiles.swift))
    expectNone(ForeignMember.deadNames(PackageFiles.swift))
    expectNone(NodeNameCheck.deadTrees(PackageFiles.swift))
    expectNone(FeatureWordCheck.deadEntries(PackageFiles.swift))
    expectNone(FileCheck.deadShownErrors(PackageFiles.swift))
  }

  @Test func `modules import only the modules they may`() {
    expectNone(ImportCheck.imports(PackageFiles.swift))
  }

  @Test func `no type is erased and restored elsewhere`() {
    expectNone(ErasedTypeCheck.violations(PackageFiles.swift))
  }

  @Test func `text, graphics and layout have no actor`() {
    expectNone(PlacementCheck.mainActor(PackageFiles.swift))
  }

  @Test func `unsafe code stays in its places`() {
    expectNone(PlacementCheck.unsafeWords(PackageFiles.swift))
  }

  @Test func `calls of the window system end with it`() throws {
    let header = PackageFiles.root.appending(path: PlacementCheck.displayCalls)
    let names = PlacementCheck.displayCallNames(in: try String(contentsOf: header, encoding: .utf8))
    #expect(names.contains("PollEvent") && names.contains("ShowWindow"))
    expectNone(PlacementCheck.directDisplayCalls(PackageFiles.swift, names: names))
  }

  @Test func `no file is read without a look at its kind`() {
    expectNone(FileCheck.directReads(PackageFiles.swift))
  }

  @Test func `errors of files are told in words`() {
    expectNone(FileCheck.numberedErrors(PackageFiles.swift))
  }

  @Test func `nothing is forced`() {
    expectNone(PlacementCheck.forcedSteps(PackageFiles.swift))
  }

  @Test func `each node is named after its tree`() {
    expectNone(NodeNameCheck.violations(PackageFiles.swift))
  }

  @Test func `the runtime names no feature`() {
    expectNone(FeatureWordCheck.violations(PackageFiles.swift))
  }

  @Test func `no file is long and no folder is full`() {
    expectNone(SizeCheck.longFiles(PackageFiles.swift))
    expectNone(SizeCheck.fullFolders(PackageFiles.paths))
  }

  @Test func `the top level holds exactly its six entries`() throws {
    expectNone(SizeCheck.topLevel(try PackageFiles.topLevelEntries()))
  }

  private func expectNone(
    _ violations: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations {
      Issue.record(Comment(rawValue: violation), sourceLocation: sourceLocation)
    }
  }
}
