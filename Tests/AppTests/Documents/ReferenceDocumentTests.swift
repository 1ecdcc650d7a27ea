import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The windows of documents that are objects, and of documents that are shown only.
@MainActor @Suite struct ReferenceDocumentTests {
  /// A number that counts up.
  final class Tally: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    @Published var count = 0
    init() {}

    init(configuration: ReadConfiguration) throws {
      let data = configuration.file.regularFileContents ?? Data()
      guard let count = Int(String(decoding: data, as: UTF8.self)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      self.count = count
    }

    func snapshot(contentType: UTType) throws -> Int { count }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }

    func add(_ number: Int, _ undoManager: UndoManager?) {
      count += number
      undoManager?.registerUndo(withTarget: self) { $0.add(-number, undoManager) }
    }
  }

  /// Control B counts and registers the undoing of the change; Control U counts without registering
  /// it.
  private struct Counter: View {
    @EnvironmentObject var tally: Tally
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("\(tally.count)")
      Button("Count") { tally.add(1, undoManager) }.keyboardShortcut("b")
      Button("Unrecorded") { tally.count += 1 }.keyboardShortcut("u")
    }
  }

  private struct Program: App {
    var body: some Scene {
      // swift-format-ignore: OnlyOneTrailingClosureArgument
      DocumentGroup(newDocument: { Tally() }) { file in
        Counter().navigationTitle("Count \(file.document.count)")
      }
    }
  }

  @Test func `what was registered is a change until it is undone`() throws {
    let harness = try DocumentHarness(Program())
    defer { harness.removeFolder() }
    var titles: [String] = []
    for key in ["b", "b", "z", "z"] as [Character] {
      harness.then(.control(key))
      harness.then { titles += harness.titles }
    }
    try harness.run()
    #expect(titles == ["Count 1 — Edited", "Count 2 — Edited", "Count 1 — Edited", "Count 0"])
  }

  @Test func `a document that registers nothing is followed by what it publishes`() throws {
    let harness = try DocumentHarness(Program())
    defer { harness.removeFolder() }
    harness.then(.control("u"))
    harness.then {
      #expect(harness.titles == ["Count 1 — Edited"])
      try harness.document().save(to: harness.file("n.txt"))
    }
    harness.then { #expect(harness.titles == ["Count 1"]) }
    try harness.run()
    #expect(harness.text("n.txt") == "1")
  }

  @Test func `a snapshot is written, and read again`() throws {
    let harness = try DocumentHarness(Program(), files: ["n.txt": "41"], arguments: ["n.txt"])
    defer { harness.removeFolder() }
    harness.then { #expect(harness.titles == ["Count 41"]) }
    harness.then(.control("b"))
    harness.then(.control("s"))
    harness.then { #expect(harness.text("n.txt") == "42") }
    harness.then(.control("z"))
    harness.then {
      #expect(harness.titles == ["Count 41 — Edited"])
      try harness.document().revert()
    }
    harness.then { #expect(harness.titles == ["Count 42"]) }
    try harness.run()
  }

  // MARK: Documents that are shown only

  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: TestNote.self) { NoteProgram.Editor(note: $0.$document) }
    }
  }

  @Test func `a program that shows documents asks for files and ends without any`() throws {
    let harness = try DocumentHarness(Viewer())
    defer { harness.removeFolder() }
    harness.then {
      let window = try harness.document()
      #expect(window.asksForFiles)
      try harness.document().closePlaceholder()
    }
    harness.then { Issue.record("The program goes on.") }
    try harness.run()
  }

  @Test func `the window of a chosen file takes the place of the question`() throws {
    let harness = try DocumentHarness(Viewer(), files: ["a.txt": "a"])
    defer { harness.removeFolder() }
    harness.then { try harness.document().openFiles([harness.file("a.txt")]) }
    harness.then { #expect(harness.titles == ["a"]) }
    // Neither changes nor the keys that save and make new documents have an effect.
    for key in ["b", "s", "n"] as [Character] { harness.then(.control(key)) }
    harness.then {
      #expect(harness.titles == ["a"])
      let window = try harness.document()
      #expect(window.document?.isEditable == false)
      #expect(window.asksForPlace == false)
    }
    harness.then([.closeRequested])
    try harness.run()
    #expect(harness.text("a.txt") == "a")
  }

  // MARK: Commands and actions

  private struct Replaced: App {
    var log = NoteProgram.Log()

    private struct Content: View {
      @Binding var note: TestNote
      @Environment(\.newDocument) private var newDocument
      var body: some View {
        Button("Copy") { newDocument(TestNote(note.text + "copy")) }.keyboardShortcut("d")
        Button("Count") { newDocument({ Tally() }) }.keyboardShortcut("t")
        Text(note.text).navigationTitle(note.text.isEmpty ? "Empty" : note.text)
      }
    }

    var body: some Scene {
      DocumentGroup(newDocument: TestNote()) { Content(note: $0.$document) }
        .commands {
          CommandGroup(replacing: .newItem) {
            Button("Other") { log.add() }.keyboardShortcut("n")
          }
        }
    }
  }

  @Test func `a program replaces the items for new documents`() throws {
    let program = Replaced()
    let harness = try DocumentHarness(program)
    defer { harness.removeFolder() }
    harness.then(.control("n"))
    harness.then(.control("o"))
    harness.then {
      #expect(program.log.count == 1)
      #expect(harness.titles == ["Empty"])
      let window = try harness.document()
      #expect(window.asksForFiles == false)
    }
    try harness.run()
  }

  @Test func `an action opens a document that was made`() throws {
    let harness = try DocumentHarness(Replaced())
    defer { harness.removeFolder() }
    harness.then(.control("d"))
    harness.then(.control("t"))
    harness.then {
      #expect(harness.titles == ["Empty", "copy"])
      let window = try harness.document(1)
      #expect(window.hasUnsavedChanges == false)
    }
    let warnings = try RuntimeWarning.collect { try harness.run() }
    #expect(warnings.count == 1)
  }
}
