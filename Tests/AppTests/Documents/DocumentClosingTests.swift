import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// Changes that are not saved when a window closes or the program ends.
@MainActor @Suite struct DocumentClosingTests {
  @Test func `a new document that was not changed closes without a question`() throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    harness.then([.closeRequested])
    harness.then { Issue.record("The program goes on.") }
    try harness.run()
  }

  @Test func `a document whose window stayed open is still open at the next start`() throws {
    let harness = try DocumentHarness(
      AskingProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    // The program closes the window, which asks, and a person cancels.
    harness.then(.control("d"))
    harness.then([.keyDown(KeyStroke(.escape))])
    harness.then { #expect(harness.titles == ["a"]) }
    harness.then(.control("q"))
    try harness.run()
    #expect(harness.saved.count == 1)
  }

  @Test(arguments: [[Event.closeRequested], .control("w")])
  func `changes keep the window until a person has decided`(events: [Event]) throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    harness.then(events)
    harness.then {
      let window = try harness.document()
      #expect(window.asksToSave)
      #expect(harness.titles == ["Untitled — Edited"])
    }
    // Escape cancels.
    harness.then([.keyDown(KeyStroke(.escape)), .keyUp(KeyStroke(.escape))])
    harness.then {
      let window = try harness.document()
      #expect(!window.asksToSave)
      #expect(harness.titles.count == 1)
    }
    harness.then(events)
    // Return saves, and the new document asks for its place.
    harness.then([.keyDown(KeyStroke(.return)), .keyUp(KeyStroke(.return))])
    harness.then {
      let window = try harness.document()
      #expect(window.asksForPlace)
      window.asksForPlace = false
      window.save(to: harness.file("a.txt"))
    }
    harness.then { Issue.record("The program goes on.") }
    try harness.run()
    #expect(harness.text("a.txt") == "x")
    #expect(harness.saved.isEmpty)
  }

  @Test func `a window whose place is not chosen stays open`() throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    harness.then([.closeRequested])
    harness.then([.keyDown(KeyStroke(.return)), .keyUp(KeyStroke(.return))])
    harness.then([.keyDown(KeyStroke(.escape)), .keyUp(KeyStroke(.escape))])
    harness.then {
      let window = try harness.document()
      #expect(!window.asksForPlace)
      #expect(harness.titles == ["Untitled — Edited"])
    }
    try harness.run()
  }

  @Test func `a document that cannot be saved keeps its window`() throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    harness.then([.closeRequested])
    harness.then {
      let window = try harness.document()
      window.asksToSave = false
      window.save(to: harness.file("none/a.txt"))
      #expect(window.showsFailure)
    }
    harness.then { #expect(harness.titles == ["Untitled — Edited"]) }
    try harness.run()
  }

  @Test func `the end of the program asks about one document after the other`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a", "b.txt": "b"], arguments: ["a.txt", "b.txt"])
    defer { harness.removeFolder() }
    func expectAsked(_ expected: [Bool]) throws {
      let asked = try (0..<2).map { try harness.document($0).asksToSave }
      #expect(asked == expected)
    }
    for window in 0..<2 { harness.then(in: window, .control("b")) }
    harness.then(in: 1, .control("q"))
    harness.then {
      try expectAsked([true, false])
      // The dialog is cancelled.
      try harness.document(0).asksToSave = false
      try harness.document(0).endClosing(false)
    }
    harness.then(in: 1, .control("q"))
    harness.then {
      try expectAsked([true, false])
      try harness.document(0).asksToSave = false
      try harness.document(0).endClosing(true)
    }
    harness.then {
      try expectAsked([false, true])
      try harness.document(1).asksToSave = false
      try harness.document(1).save()
    }
    harness.then { Issue.record("The program goes on.") }
    try harness.run()
    #expect(harness.text("a.txt") == "a" && harness.text("b.txt") == "bx")
    // They were open at the end, and open again.
    #expect(harness.saved.count == 2)
  }

  @Test func `a request of the system ends the program at once`() throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    harness.then(.control("b"))
    try harness.run()
    #expect(harness.platform.waits.count == 2)
  }

  @Test func `the dialog offers to save, to lose the changes and to go on`() throws {
    var answers: [Bool] = []
    let document = try #require(
      WindowDocument(newOf: DocumentKind(values: TestNote.self) { TestNote() }))
    let window = DocumentWindow(document, kinds: [document.kind])
    let harness = LayoutHarness(in: CGSize(width: 600, height: 400)) {
      Text("content").background { DocumentDialogs(window: window) }
    }
    for button in ["Cancel", "Don’t Save"] {
      window.confirmClosing { answers.append($0) }
      harness.layOut()
      harness.click(button)
    }
    #expect(answers == [false, true])
    #expect(!window.asksToSave)
  }
}

/// A program that shows texts in windows which ask before they close. Control D closes one.
private struct AskingProgram: App {
  struct Viewer: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Button("Close") { dismissWindow() }.keyboardShortcut("d")
        .dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Close") {} }
    }
  }

  var body: some Scene {
    DocumentGroup(newDocument: TestNote()) { _ in Viewer() }
  }
}
