import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The windows of documents that are values.
@MainActor @Suite struct DocumentGroupTests {
  // MARK: Titles and changes

  @Test func `a program opens a new document, and each further one has a number`() throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    harness.then(.control("n"))
    harness.then(.control("n"))
    harness.then { #expect(harness.titles == ["Untitled", "Untitled 2", "Untitled 3"]) }
    harness.then(in: 1, [.closeRequested])
    harness.then(.control("n"))
    harness.then { #expect(harness.titles == ["Untitled", "Untitled 3", "Untitled 2"]) }
    try harness.run()
    // A new document without changes is not restored.
    #expect(harness.saved.isEmpty)
  }

  @Test func `a document that was set has changes, until they are undone`() throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    var titles: [String] = []
    for key in ["b", "b", "z", "z"] as [Character] {
      harness.then(.control(key))
      harness.then { titles += harness.titles }
    }
    harness.then(in: 0, [.keyDown(KeyStroke(.character("z"), modifiers: [.control, .shift]))])
    harness.then { titles += harness.titles }
    try harness.run()
    let edited = "Untitled — Edited"
    #expect(titles == [edited, edited, edited, "Untitled", edited])
  }

  @Test func `another change of a document makes its views anew and not those around it`() throws {
    let program = NoteProgram()
    let harness = try DocumentHarness(program)
    defer { harness.removeFolder() }
    var counts: [Int] = []
    harness.then(.control("b"))
    harness.then { counts.append(program.log.count) }
    for _ in 0..<3 { harness.then(.control("b")) }
    harness.then { counts.append(program.log.count) }
    try harness.run()
    #expect(counts.count == 2 && counts[0] == counts[1])
  }

  // MARK: Saving

  @Test func `a new document asks for its place, and the window has the name of the file`() throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    harness.then(.control("s"))
    harness.then {
      let window = try harness.document()
      #expect(window.asksForPlace)
      #expect(window.document?.export.filename == "Untitled.txt")
      window.asksForPlace = false
      window.save(to: harness.file("letter"))
      #expect(harness.text("letter.txt") == "x")
    }
    harness.then { #expect(harness.titles == ["letter"]) }
    harness.then(.control("b"))
    harness.then { #expect(harness.titles == ["letter — Edited"]) }
    harness.then(.control("s"))
    harness.then {
      #expect(harness.titles == ["letter"])
      #expect(harness.text("letter.txt") == "xx")
    }
    try harness.run()
    #expect(harness.saved.count == 1)
  }

  @Test func `saving under another name leaves the first file as it was`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    harness.then(in: 0, [.keyDown(KeyStroke(.character("s"), modifiers: [.control, .shift]))])
    harness.then {
      let window = try harness.document()
      #expect(window.asksForPlace)
      #expect(window.document?.export.filename == "a.txt")
      window.asksForPlace = false
      window.save(to: harness.file("b.txt"))
    }
    harness.then { #expect(harness.titles == ["b"]) }
    try harness.run()
    #expect(harness.text("a.txt") == "a" && harness.text("b.txt") == "ax")
  }

  @Test func `an error is shown in one sentence, and nothing is lost`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "fai"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    harness.then {
      let document = try #require(try harness.document().document)
      let contents = try #require(document.contents as? ValueContents<TestNote>)
      contents.set(TestNote("fail"))
    }
    harness.then(.control("s"))
    harness.then {
      let window = try harness.document()
      #expect(window.showsFailure)
      #expect(window.failure.hasPrefix("“a.txt” could not be saved: "))
      #expect(harness.titles == ["a — Edited"])
    }
    try harness.run()
    #expect(harness.text("a.txt") == "fai")
  }

  @Test func `a file that another program has written is not replaced without a question`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    harness.then {
      try Data("other".utf8).write(to: harness.file("a.txt"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000)],
        ofItemAtPath: harness.file("a.txt").path)
    }
    harness.then(.control("s"))
    harness.then {
      let window = try harness.document()
      #expect(window.asksToReplace)
      #expect(harness.text("a.txt") == "other")
      window.asksToReplace = false
      window.replace()
      #expect(harness.text("a.txt") == "ax")
      window.save()
      #expect(!window.asksToReplace)
    }
    try harness.run()
  }

  @Test func `a link to a file stays a link, and the permissions of the file are kept`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a"], arguments: ["link.txt"])
    defer { harness.removeFolder() }
    let manager = FileManager.default
    try manager.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: harness.file("a.txt").path)
    harness.then { try harness.document().openFiles([harness.file("link.txt")]) }
    try manager.createSymbolicLink(
      at: harness.file("link.txt"), withDestinationURL: harness.file("a.txt"))
    harness.then(in: 1, .control("b"))
    harness.then(in: 1, .control("s"))
    try harness.run()
    #expect(harness.text("a.txt") == "ax")
    let link = try manager.attributesOfItem(atPath: harness.file("link.txt").path)
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    let file = try manager.attributesOfItem(atPath: harness.file("a.txt").path)
    #expect(file[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a document does not replace the file of another window`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a", "b.txt": "b"], arguments: ["a.txt", "b.txt"])
    defer { harness.removeFolder() }
    harness.then {
      let window = try harness.document(1)
      window.save(to: harness.file("a.txt"))
      #expect(window.failure.contains("open in another window"))
    }
    try harness.run()
    #expect(harness.text("a.txt") == "a")
  }

  @Test func `a document is reverted to its file`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    harness.then {
      try harness.document().revert()
      let window = try harness.document()
      #expect(window.document?.undoManager.canUndo == false)
    }
    harness.then {
      #expect(harness.titles == ["a"])
      let document = try #require(try harness.document().document)
      let contents = try #require(document.contents as? ValueContents<TestNote>)
      #expect(contents.value.text == "a")
    }
    try harness.run()
  }

  // MARK: Opening

  @Test func `a file has one window, which comes to the front`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a", "b.txt": "b"], arguments: ["a.txt", "none.txt"])
    defer { harness.removeFolder() }
    harness.then {
      let file = harness.file("b.txt")
      try harness.document().openFiles([file, file])
    }
    harness.then { try harness.document(1).openFiles([harness.file("a.txt")]) }
    harness.then {
      #expect(harness.titles == ["a", "b"])
      #expect(harness.platform.windows[0].bringToFrontCount == 1)
    }
    try harness.run()
  }

  @Test func `a file that cannot be read is told of, beside a new document`() throws {
    let harness = try DocumentHarness(NoteProgram(), files: ["bad.txt": ""], arguments: ["bad.txt"])
    defer { harness.removeFolder() }
    try Data([0xFF, 0xFE, 0xFF]).write(to: harness.file("bad.txt"))
    harness.then {
      #expect(harness.titles == ["Untitled"])
      let window = try harness.document()
      #expect(window.failure.hasPrefix("“bad.txt” could not be opened: "))
      try harness.document().showsFailure = false
      var error: (any Error)?
      try harness.document().openFile(harness.file("a.png")) { error = $0 }
      #expect(error?.localizedDescription.contains("has no documents of this type") == true)
    }
    try harness.run()
  }

  @Test func `documents that were open open again with their files`() throws {
    let first = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a", "b.txt": "b"], arguments: ["a.txt", "b.txt"])
    defer { first.removeFolder() }
    first.then(.control("n"))
    first.then(in: 0, .control("q"))
    try first.run()
    #expect(first.saved.count == 2)
    try FileManager.default.removeItem(at: first.file("b.txt"))
    let second = try DocumentHarness(NoteProgram(), folder: first.folder)
    second.then { #expect(second.titles == ["a"]) }
    let warnings = try RuntimeWarning.collect { try second.run(restoring: first.saved) }
    #expect(warnings.count == 1)
    let third = try DocumentHarness(NoteProgram(), folder: first.folder, arguments: ["a.txt"])
    third.then { #expect(third.titles == ["a"]) }
    third.then(in: 0, [.closeRequested])
    try third.run(restoring: second.saved)
    #expect(third.saved.isEmpty)
  }
}
