import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// A text as a value. A text of "fail" cannot be written.
struct TestNote: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init(_ text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "fail" { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// A text editor as a program. Control B adds an x to the text.
struct NoteProgram: App {
  @MainActor final class Log {
    private(set) var count = 0

    nonisolated init() {}

    func add() { count += 1 }
  }

  var log = Log()

  struct Editor: View {
    @Binding var note: TestNote
    @Environment(\.documentConfiguration) private var configuration
    var body: some View {
      Text("\(note.text) \(configuration?.isEditable == true ? "editable" : "shown")")
      Button("Add") { note.text += "x" }.keyboardShortcut("b")
    }
  }

  var body: some Scene {
    DocumentGroup(newDocument: TestNote()) { file in
      let _ = log.add()
      Editor(note: file.$document)
    }
  }
}

/// A program with documents without a screen, and a folder for its files.
@MainActor final class DocumentHarness<Program: App> {
  let platform = HeadlessPlatform(textServices: .monospaced)
  let windows: AppWindows<Program>
  let folder: URL
  private(set) var saved: [SavedWindow] = []
  private(set) var isRunning = true

  /// - Parameter arguments: the names of files in the folder with which the program is started.
  init(
    _ app: Program, folder: URL? = nil, files: [String: String] = [:], arguments: [String] = []
  ) throws {
    let own = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID())")
    self.folder = (folder ?? own).documentURL
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: self.folder.appending(path: name))
    }
    var options = AppWindowOptions { configuration in
      // Few pixels, as the shadow of an alert takes long to paint in a debug build.
      WindowOptions(
        title: configuration.title ?? "Program", size: CGSize(width: 300, height: 200),
        scale: 0.125)
    }
    options.appearance.reducesMotion = true
    options.fileWork = FileWork(isImmediate: true)
    options.stateFolder = self.folder.appending(path: "state")
    options.environment.receivedURLs = ReceivedURLs(
      arguments: arguments.map { [folder = self.folder] in folder.appending(path: $0).path })
    windows = AppWindows(
      try AppScenes(of: app), platform: platform, options: options,
      storage: StoredValues(file: nil))
    platform.waitLimit = 1_000
  }

  /// Returns a file of the folder.
  func file(_ name: String) -> URL { folder.appending(path: name) }

  /// Returns the text of a file; `nil` if there is none.
  func text(_ name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }

  /// The titles of the open windows.
  var titles: [String] { platform.windows.map(\.title) }

  /// Returns the document of a window and the questions about it.
  func document(_ index: Int = 0) throws -> DocumentWindow {
    try #require(windows.windows[index].documents)
  }

  /// Adds an action at the next rest.
  func then(_ action: @escaping () throws -> Void) {
    platform.script(during: .unlimited) {
      do { try action() } catch { Issue.record(error) }
      return []
    }
  }

  /// Adds events of an open window at the next rest.
  func then(in index: Int = 0, _ events: [Event]) {
    platform.script(during: .unlimited) { [platform] in
      guard platform.windows.indices.contains(index) else {
        Issue.record("There is no window \(index).")
        return []
      }
      return events.map { WindowEvent($0, window: platform.windows[index].id) }
    }
  }

  /// Runs the program until it ends; the last step of the script is a request of the system to end.
  func run(restoring saved: [SavedWindow] = []) throws {
    try windows.openAtLaunch(restoring: saved)
    try windows.run()
    isRunning = false
    #expect(platform.waits.count <= platform.waitLimit, "The loop never comes to rest.")
    self.saved = windows.save()
  }

  func removeFolder() { try? FileManager.default.removeItem(at: folder) }
}
