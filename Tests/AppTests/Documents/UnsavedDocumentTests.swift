import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// Changes that are not saved when the program ends without a question, as at the end of the session.
@MainActor @Suite struct UnsavedDocumentTests {
  private func copies(in harness: DocumentHarness<some App>) -> [String] {
    let folder = harness.file("state/unsaved-documents")
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  @Test func `a document with a file is saved there`() throws {
    let harness = try DocumentHarness(NoteProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    try harness.run()
    #expect(harness.text("a.txt") == "ax")
    #expect(harness.saved.map(\.unsavedCopy) == [nil])
    #expect(copies(in: harness).isEmpty)
  }

  @Test func `a new document opens again with its changes, which are still to be saved`() throws {
    let first = try DocumentHarness(NoteProgram())
    defer { first.removeFolder() }
    first.then(.control("b"))
    try first.run()
    #expect(first.saved.count == 1 && copies(in: first).count == 1)
    #expect(copies(in: first).allSatisfy { $0.hasSuffix(".txt") })

    let second = try DocumentHarness(NoteProgram(), folder: first.folder)
    second.then {
      #expect(second.titles == ["Untitled — Edited"])
      let document = try second.document()
      #expect(document.hasUnsavedChanges)
      document.save(to: second.file("b.txt"))
    }
    try second.run(restoring: first.saved)
    #expect(second.text("b.txt") == "x")
    #expect(copies(in: second).isEmpty)
    #expect(second.saved.map(\.unsavedCopy) == [nil])
  }

  @Test(arguments: [false, true])
  func `a window that another program destroys loses no changes`(isLast: Bool) throws {
    let first = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a"], arguments: isLast ? [] : ["a.txt"])
    defer { first.removeFolder() }
    if !isLast { first.then(.control("n")) }
    first.then(in: isLast ? 0 : 1, .control("b"))
    first.then(in: isLast ? 0 : 1, [.closed])
    first.then { #expect(first.titles == (isLast ? [] : ["a"])) }
    try first.run()
    #expect(copies(in: first) == first.saved.compactMap(\.unsavedCopy))
    #expect(copies(in: first).count == 1)

    let second = try DocumentHarness(NoteProgram(), folder: first.folder)
    second.then { #expect(second.titles.contains("Untitled — Edited")) }
    try second.run(restoring: first.saved)
  }

  @Test func `changes are kept over several starts`() throws {
    let first = try DocumentHarness(NoteProgram())
    defer { first.removeFolder() }
    first.then(.control("b"))
    try first.run()
    let second = try DocumentHarness(NoteProgram(), folder: first.folder)
    second.then(.control("b"))
    try second.run(restoring: first.saved)
    #expect(copies(in: second) == second.saved.compactMap(\.unsavedCopy))
    let third = try DocumentHarness(NoteProgram(), folder: first.folder)
    third.then {
      let contents = try third.document().document?.contents as? ValueContents<TestNote>
      #expect(contents?.value.text == "xx")
    }
    try third.run(restoring: second.saved)
  }

  @Test func `a file that another program has written is left alone`() throws {
    let first = try DocumentHarness(NoteProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { first.removeFolder() }
    first.then(.control("b"))
    first.then {
      try Data("other".utf8).write(to: first.file("a.txt"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: first.file("a.txt").path)
    }
    try first.run()
    #expect(first.text("a.txt") == "other")
    let second = try DocumentHarness(NoteProgram(), folder: first.folder)
    second.then {
      #expect(second.titles == ["a — Edited"])
      let contents = try second.document().document?.contents as? ValueContents<TestNote>
      #expect(contents?.value.text == "ax")
    }
    try second.run(restoring: first.saved)
  }

  @Test func `changes that a person has decided to lose are lost`() throws {
    let harness = try DocumentHarness(NoteProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    harness.then(.control("q"))
    harness.then { try harness.document().endClosing(true) }
    harness.then { Issue.record("The program goes on.") }
    try harness.run()
    #expect(harness.text("a.txt") == "a")
    #expect(harness.saved.map(\.unsavedCopy) == [nil] && copies(in: harness).isEmpty)
  }

  @Test func `a document that cannot be written is told of`() throws {
    let harness = try DocumentHarness(FailingProgram())
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    let warnings = try RuntimeWarning.collect { try harness.run() }
    #expect(harness.saved.isEmpty)
    #expect(warnings.contains { $0.contains("“Untitled” were lost") })
  }

  @Test func `a copy stays where the changes since cannot be written`() throws {
    let first = try DocumentHarness(NoteProgram())
    defer { first.removeFolder() }
    first.then(.control("b"))
    try first.run()
    let second = try DocumentHarness(FailingProgram(), folder: first.folder)
    second.then(.control("b"))
    let warnings = try RuntimeWarning.collect { try second.run(restoring: first.saved) }
    #expect(second.saved.map(\.unsavedCopy) == first.saved.map(\.unsavedCopy))
    #expect(copies(in: second) == first.saved.compactMap(\.unsavedCopy))
    #expect(warnings.contains { $0.contains("since it opened were lost") })
  }
}

/// The files of the documents that were opened last.
@MainActor @Suite struct RecentDocumentsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "RecentDocumentsTests-\(UUID().uuidString)")

  private func make(_ names: String...) throws -> [URL] {
    try names.map { name in
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
      return file
    }
  }

  @Test func `the last file is the first, and a file that is missing is left out`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appending(path: "recent.json")
    let files = try make("a", "b", "c")
    let recent = RecentDocuments(file: list)
    for file in files + [files[0]] { recent.add(file) }
    try FileManager.default.removeItem(at: files[1])
    #expect(recent.files.map(\.lastPathComponent) == ["a", "c"])
    #expect(RecentDocuments(file: list).files == recent.files)
    recent.removeAll()
    #expect(RecentDocuments(file: list).files.isEmpty)
  }

  @Test func `ten files are kept, and those of another copy of the program`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appending(path: "recent.json")
    let (first, second) = (RecentDocuments(file: list), RecentDocuments(file: list))
    #expect(first.files.isEmpty)
    for number in 0..<11 { first.add(try make("f\(number)")[0]) }
    second.add(try make("other")[0])
    #expect(second.files.count == 10)
    #expect(second.files.prefix(2).map(\.lastPathComponent) == ["other", "f10"])
  }

  @Test func `files with the same name are told apart by their folders`() {
    let files = ["/x/a.txt", "/y/a.txt", "/y/b.txt"].map { URL(filePath: $0) }
    #expect(RecentDocuments.titles(of: files) == ["a.txt — x", "a.txt — y", "b.txt"])
  }

  @Test func `files that are opened and saved are in the list`() throws {
    let harness = try DocumentHarness(NoteProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    harness.then { try harness.document().save(to: harness.file("b.txt")) }
    try harness.run()
    #expect(
      harness.windows.recentDocuments.files.map(\.lastPathComponent) == ["b.txt", "a.txt"])
  }
}

/// A program whose documents cannot be written once they are changed.
private struct FailingProgram: App {
  var body: some Scene {
    DocumentGroup(newDocument: TestNote()) { file in
      Button("Fail") { file.document.text = "fail" }.keyboardShortcut("b")
    }
  }
}
