import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbUI
@testable import TestSupport

/// Programs that draw or print a window instead of opening it.
@MainActor @Suite struct HeadlessCommandTests {
  private struct Several: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup("First") {
        Button("Count \(count)") { count += 1 }
      }
      .defaultSize(width: 200, height: 100)
      Window("Second", id: "second") { Color.red }.defaultSize(width: 120, height: 80)
      Settings { Color.red.frame(width: 60, height: 40) }
    }
  }

  private struct WithSheet: App {
    var body: some Scene {
      WindowGroup {
        Text("Behind").sheet(isPresented: .constant(true)) { Text("In front") }
      }
    }
  }

  private struct OnlyItem: App {
    var body: some Scene {
      MenuBarExtra("Clock", systemImage: "clock") { Button("Act") {} }
    }
  }

  /// A window that is as large as its views.
  private struct Fitting: App {
    var body: some Scene {
      WindowGroup { Color.red.frame(width: 70.5, height: 30) }.windowResizability(.contentSize)
    }
  }

  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: TestNote.self) { Text($0.document.text) }
    }
  }

  /// Runs a test in a temporary folder.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headless-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Returns the output for arguments, which write a file after the first of them.
  private func output(of app: some App, _ verb: String, _ arguments: String...) throws -> Data {
    var output = Data()
    try inFolder { folder in
      let file = folder.appending(path: "output")
      let target = verb == "--render" ? [file.path] : ["-o", file.path]
      try HeadlessOptions(([verb] + target + arguments)[...]).write(app)
      output = try Data(contentsOf: file)
    }
    return output
  }

  /// Returns the report of the tree, which is one line.
  private func tree(of app: some App, _ arguments: String...) throws -> TreeReport {
    var report: TreeReport?
    try inFolder { folder in
      let file = folder.appending(path: "tree.json")
      try HeadlessOptions((["--tree", "-o", file.path] + arguments)[...]).write(app)
      let data = try Data(contentsOf: file)
      #expect(data.count(where: { $0 == UInt8(ascii: "\n") }) == 1)
      report = try JSONDecoder().decode(TreeReport.self, from: data)
    }
    return try #require(report)
  }

  private func labels(_ node: TreeReport.Node) -> [String] {
    [node.label].compactMap(\.self) + node.children.flatMap(labels)
  }

  @Test func `the picture is that of the app in a window`() throws {
    let expected = try HeadlessApp(Several(), options: HeadlessOptions(["--tree"]).appOptions())
    let png = try output(of: Several(), "--render")
    #expect(try PNGFile.decode(png) == expected.canvas())
    #expect(try output(of: Several(), "--render") == png)
    let large = try PNGFile.decode(
      output(of: Several(), "--render", "--size", "50x40", "--scale", "2"))
    #expect((large.width, large.height) == (100, 80))
  }

  @Test func `a window is chosen by its id, and has the size with which it opens`() throws {
    #expect(try tree(of: Several()).size == TreeReport.Size(width: 200, height: 100))
    #expect(
      try tree(of: Several(), "--window", "main").size == TreeReport.Size(width: 200, height: 100))
    #expect(
      try tree(of: Several(), "--window", "second").size == TreeReport.Size(width: 120, height: 80))
    #expect(
      try tree(of: Several(), "--window", "settings").size == TreeReport.Size(width: 60, height: 40)
    )
    #expect(try tree(of: Fitting()).size == TreeReport.Size(width: 71, height: 30))
    #expect(
      try tree(of: Fitting(), "--size", "90x80").size == TreeReport.Size(width: 90, height: 80))
  }

  @Test func `an unknown window is an error that names the others`() {
    let error = #expect(throws: (any Error).self) {
      try tree(of: Several(), "--window", "third")
    }
    #expect(
      error.map { "\($0)" }
        == "There is no window \"third\"; there are main, second, settings.")
  }

  @Test func `actions are performed in order before the window is shown`() throws {
    #expect(try labels(tree(of: Several()).root).contains("Count 0"))
    let tapped = try tree(of: Several(), "--tap", "Count 0", "--tap=Count 1")
    #expect(labels(tapped.root).contains("Count 2"))
    let error = #expect(throws: BadValue.self) { try tree(of: Several(), "--tap", "Count 1") }
    #expect(
      error?.description == "There is no button labelled \"Count 1\"; there are Count 0.")
  }

  @Test func `a trace is of the whole layout, or of the last action`() throws {
    let whole = String(decoding: try output(of: Several(), "--trace"), as: UTF8.self)
    #expect(whole.contains("Text \"Count 0\""))
    let change = String(
      decoding: try output(of: Several(), "--trace", "--tap", "Count 0"), as: UTF8.self)
    #expect(change.contains("Text \"Count 1\"") && !change.contains("Text \"Count 0\""))
    let json = try output(of: Several(), "--trace", "--json")
    #expect(json.first == UInt8(ascii: "{") && json.last == UInt8(ascii: "\n"))
  }

  @Test func `a presentation that is open at the start is in front`() throws {
    #expect(try labels(tree(of: WithSheet()).root).contains("In front"))
  }

  @Test func `an app with an item alone shows the window of the item`() throws {
    let report = try tree(of: OnlyItem())
    #expect(labels(report.root).contains("Act"))
    // As large as its views, and not as a window of another scene.
    #expect(report.size.width < 900 && report.size.height < 600)
  }

  @Test func `a document is new or comes from a file`() throws {
    #expect(try labels(tree(of: NoteProgram()).root).contains(" editable"))
    try inFolder { folder in
      let file = folder.appending(path: "note.txt")
      try Data("Milk".utf8).write(to: file)
      let note = try tree(of: NoteProgram(), "--document", file.path)
      #expect(labels(note.root).contains("Milk editable"))
      #expect(try labels(tree(of: Viewer(), "--document", file.path).root).contains("Milk"))
    }
  }

  @Test func `a document that cannot be shown is an error`() {
    func sentence(_ work: () throws -> TreeReport) -> String {
      do { return "\(try work().size)" } catch { return "\(error)" }
    }
    #expect(
      sentence { try tree(of: NoteProgram(), "--document", "a.png") }
        == "“a.png” could not be opened: the program has no documents of this type.")
    #expect(
      sentence { try tree(of: NoteProgram(), "--document", "/nonexistent/a.txt") }
        .contains("a.txt"))
    #expect(
      sentence { try tree(of: Several(), "--window", "second", "--document", "a.txt") }
        == "The window \"second\" shows no documents.")
    #expect(
      sentence { try tree(of: Viewer()) }
        == "The window shows documents of files and makes none; name a file.")
  }

  @Test func `the description has the windows and the documents`() throws {
    let several = try AppDescription(of: Several())
    #expect(
      several.windows == [
        SceneDescription(id: "main", title: "First", kind: "group"),
        SceneDescription(id: "second", title: "Second", kind: "single"),
        SceneDescription(id: "settings", title: "Settings", kind: "settings"),
      ])
    #expect(several.documentTypes.isEmpty)
    let json = String(decoding: try output(of: NoteProgram(), "--describe"), as: UTF8.self)
    // Written by hand from the contract; keys are in alphabetical order.
    let type =
      #"{"extensions":["txt","text"],"identifier":"public.plain-text","isEditable":true,"#
      + #""mimeTypes":["text/plain"],"name":"plain text"}"#
    #expect(json.hasPrefix(#"{"documentTypes":[\#(type)],"identifier":"#))
    #expect(json.contains(#""windows":[{"id":"main","kind":"document","title":"#))
    #expect(try AppDescription(of: Viewer()).documentTypes.map(\.isEditable) == [false])
  }

  @Test func `a file that cannot be written is an error with its path`() throws {
    try inFolder { folder in
      let error = #expect(throws: BadValue.self) {
        try HeadlessOptions(["--render", folder.path]).write(Several())
      }
      #expect(
        error?.description
          == "\(folder.path) cannot be written: Is a directory. Choose another path.")
    }
  }

  @Test func `arguments that begin otherwise are left to the program`() {
    HeadlessCommand.perform(Several.self, arguments: ["open", "--render", "a.png"])
    HeadlessCommand.perform(Several.self, arguments: [])
  }

  @Test func `arguments that cannot be used end the program with the status of usage`() async {
    await #expect(processExitsWith: .exitCode(64)) { @MainActor in
      HeadlessCommand.perform(Several.self, arguments: ["--tree", "--size", "big"])
    }
    await #expect(processExitsWith: .exitCode(1)) { @MainActor in
      HeadlessCommand.perform(Several.self, arguments: ["--tree", "--window", "third"])
    }
  }
}
