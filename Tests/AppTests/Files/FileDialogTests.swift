import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// Dialogs for files, of a desktop that the test simulates.
@MainActor @Suite struct FileDialogTests {
  /// The dialogs that were shown.
  @MainActor final class Desktop {
    var requests: [FileDialogRequest] = []
    var closed = 0
    private var completion: ((FileDialogOutcome) -> Void)?

    final class Session: FileDialogSession {
      weak var desktop: Desktop?
      func close() { desktop?.closed += 1 }
    }

    var environment: EnvironmentValues {
      var environment = EnvironmentValues()
      environment.platformFileDialogs = PlatformFileDialogs { request, completion in
        self.requests.append(request)
        self.completion = completion
        let session = Session()
        session.desktop = self
        return session
      }
      return environment
    }

    func end(_ outcome: FileDialogOutcome) { completion?(outcome) }
  }

  @MainActor final class Log {
    var entries: [String] = []

    nonisolated init() {}
  }

  /// Waits until a number of results were handed over: files are written off the main actor.
  private func wait(for count: Int, in log: Log) async throws {
    for _ in 0..<1_000 where log.entries.count < count {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(log.entries.count == count)
  }

  private static let size = CGSize(width: 600, height: 500)

  /// A button that presents the dialog of a modifier.
  struct Screen<Content: View>: View {
    @State private var isPresented = false
    @ViewBuilder let content: (AnyView, Binding<Bool>) -> Content

    var body: some View {
      content(
        AnyView(
          VStack {
            Button("Show") { isPresented = true }
            Button("Hide") { isPresented = false }
            Text(isPresented ? "shown" : "hidden")
          }), $isPresented)
    }
  }

  private func harness<Content: View>(
    _ desktop: Desktop, @ViewBuilder content: @escaping (AnyView, Binding<Bool>) -> Content
  ) -> LayoutHarness {
    LayoutHarness(in: Self.size, environment: desktop.environment) { Screen(content: content) }
  }

  private func isShown(_ harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == "shown" }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  // MARK: Import

  @Test func `an importer asks for files of its types and hands one over`() {
    let (desktop, log) = (Desktop(), Log())
    let harness = harness(desktop) { view, isPresented in
      view.fileImporter(isPresented: isPresented, allowedContentTypes: [.json, .png]) { result in
        log.entries.append("\((try? result.get())?.path ?? "failure")")
      }
      .fileDialogMessage("Choose a poll")
      .fileDialogConfirmationLabel("Take")
      .fileDialogDefaultDirectory(URL(filePath: "/polls"))
    }
    #expect(desktop.requests.isEmpty)
    harness.click("Show")
    #expect(
      desktop.requests == [
        FileDialogRequest(
          .files(several: false), title: "Choose a poll", confirmationLabel: "Take",
          folder: URL(filePath: "/polls"),
          filters: [.init(name: "*.json *.png", extensions: ["json", "png"])])
      ])
    #expect(isShown(harness))
    desktop.end(.chosen([URL(filePath: "/polls/a.json")]))
    #expect(log.entries == ["/polls/a.json"])
    #expect(!isShown(harness))
    // The dialog can be shown again.
    harness.click("Show")
    #expect(desktop.requests.count == 2)
    #expect(desktop.closed == 0)
  }

  @Test func `a closed importer hands nothing over`() {
    let (desktop, log) = (Desktop(), Log())
    let harness = harness(desktop) { view, isPresented in
      view.fileImporter(
        isPresented: isPresented, allowedContentTypes: [.item], allowsMultipleSelection: true
      ) { _ in
        log.entries.append("completion")
      } onCancellation: {
        log.entries.append("cancellation")
      }
    }
    harness.click("Show")
    #expect(desktop.requests.map(\.purpose) == [.files(several: true)])
    #expect(desktop.requests.first?.filters == [])
    desktop.end(.cancelled)
    #expect(log.entries == ["cancellation"])
    #expect(!isShown(harness))
    harness.click("Show")
    harness.click("Hide")
    #expect(desktop.closed == 1)
    desktop.end(.chosen([URL(filePath: "/late")]))
    #expect(log.entries == ["cancellation"])
  }

  @Test func `folders are asked for as folders`() {
    let desktop = Desktop()
    let harness = harness(desktop) { view, isPresented in
      view.fileImporter(isPresented: isPresented, allowedContentTypes: [.folder]) { _ in }
    }
    harness.click("Show")
    #expect(desktop.requests.map(\.purpose) == [.folders(several: false)])
  }

  @Test func `a dialog may be asked for again in the completion of another one`() {
    let (desktop, log) = (Desktop(), Log())
    let harness = harness(desktop) { view, isPresented in
      view.fileImporter(isPresented: isPresented, allowedContentTypes: [.item]) { result in
        log.entries.append((try? result.get())?.lastPathComponent ?? "failure")
        if log.entries.count < 3 { isPresented.wrappedValue = true }
      }
    }
    harness.click("Show")
    desktop.end(.chosen([URL(filePath: "/a")]))
    harness.layOut()
    #expect(desktop.requests.count == 2)
    desktop.end(.chosen([URL(filePath: "/b")]))
    harness.layOut()
    desktop.end(.chosen([URL(filePath: "/c")]))
    harness.layOut()
    #expect(log.entries == ["a", "b", "c"])
    #expect(desktop.requests.count == 3)
    #expect(!isShown(harness))
  }

  @Test func `folders and files together are chosen in a panel of the window`() {
    let desktop = Desktop()
    let harness = harness(desktop) { view, isPresented in
      view.fileImporter(
        isPresented: isPresented, allowedContentTypes: [.folder, .plainText]
      ) { _ in }
    }
    harness.click("Show")
    #expect(desktop.requests.isEmpty)
    #expect(harness.elements.contains { $0.role == .dialog })
  }

  @Test func `files that are not enabled are left out`() {
    let (desktop, log) = (Desktop(), Log())
    let harness = harness(desktop) { view, isPresented in
      view.fileImporter(
        isPresented: isPresented, allowedContentTypes: [.item], allowsMultipleSelection: true
      ) { result in
        log.entries += ((try? result.get()) ?? []).map(\.lastPathComponent)
      } onCancellation: {
        log.entries.append("cancellation")
      }
      .fileDialogURLEnabled(#Predicate<URL> { $0.pathExtension == "txt" })
    }
    harness.click("Show")
    desktop.end(.chosen([URL(filePath: "/a.txt"), URL(filePath: "/b.png")]))
    harness.click("Show")
    desktop.end(.chosen([URL(filePath: "/b.png")]))
    #expect(log.entries == ["a.txt", "cancellation"])
  }

  @Test func `a desktop without dialogs gets a panel in the window`() {
    let desktop = Desktop()
    let harness = harness(desktop) { view, isPresented in
      view.fileImporter(isPresented: isPresented, allowedContentTypes: [.item]) { _ in }
    }
    harness.click("Show")
    desktop.end(.unavailable)
    #expect(harness.elements.contains { $0.role == .dialog })
    harness.click("Cancel")
    #expect(isShown(harness) == false)
  }

  // MARK: Export

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    var text: String
    var name: String?

    init(_ text: String, name: String? = nil) { (self.text, self.name) = (text, name) }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CocoaError(.fileWriteInapplicableStringEncoding) }
      let suffix = configuration.contentType == .json ? " as JSON" : ""
      let wrapper = FileWrapper(regularFileWithContents: Data((text + suffix).utf8))
      wrapper.preferredFilename = name
      return wrapper
    }
  }

  private func text(_ folder: URL, _ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `an exporter writes the document as the type of the name`() async throws {
    let (desktop, log, folder) = (Desktop(), Log(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = harness(desktop) { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, document: Note("Hello"), defaultFilename: "Greeting"
      ) { result in
        log.entries.append((try? result.get())?.lastPathComponent ?? "failure")
      }
    }
    harness.click("Show")
    #expect(desktop.requests.map(\.purpose) == [.newFile(name: "Greeting.txt")])
    // A name without an extension gets the extension of the first type.
    desktop.end(.chosen([folder.appending(path: "one")]))
    #expect(log.entries.isEmpty)
    try await wait(for: 1, in: log)
    harness.click("Show")
    desktop.end(.chosen([folder.appending(path: "two.json")]))
    try await wait(for: 2, in: log)
    #expect(log.entries == ["one.txt", "two.json"])
    #expect(text(folder, "one.txt") == "Hello" && text(folder, "two.json") == "Hello as JSON")
  }

  @Test func `an exporter hands errors over in one sentence`() async throws {
    let (desktop, log, folder) = (Desktop(), Log(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ result: Result<URL, any Error>) {
      if case .failure(let error) = result { log.entries.append(error.localizedDescription) }
    }
    let missing = folder.appending(path: "missing/note.txt")
    let harness = harness(desktop) { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, document: Note("Hello"), contentType: .plainText,
        onCompletion: add)
    }
    harness.click("Show")
    desktop.end(.chosen([missing]))
    try await wait(for: 1, in: log)
    #expect(log.entries.count == 1)
    #expect(log.entries.first?.hasPrefix("\(missing.path) could not be written: ") == true)
    let none = self.harness(desktop) { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, document: nil as Note?, contentType: .plainText,
        onCompletion: add)
    }
    none.click("Show")
    #expect(!isShown(none))
    #expect(log.entries.count == 2 && desktop.requests.count == 1)
  }

  @Test func `several documents are written to a folder without replacing files`() async throws {
    let (desktop, log, folder) = (Desktop(), Log(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = harness(desktop) { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, documents: [Note("1", name: "a.txt"), Note("2", name: "a.txt")],
        contentType: .plainText
      ) { result in
        log.entries += ((try? result.get()) ?? []).map(\.lastPathComponent)
      }
    }
    harness.click("Show")
    desktop.end(.chosen([folder]))
    try await wait(for: 2, in: log)
    #expect(log.entries == ["a.txt", "a 2.txt"])
    #expect(text(folder, "a.txt") == "1" && text(folder, "a 2.txt") == "2")
  }

  @Test func `several values are written to a folder without replacing files`() async throws {
    let (desktop, log, folder) = (Desktop(), Log(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = harness(desktop) { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, items: ["one", "two"], contentTypes: [.plainText]
      ) { log.entries += ((try? $0.get()) ?? []).map(\.lastPathComponent) }
    }
    harness.click("Show")
    desktop.end(.chosen([folder]))
    try await wait(for: 2, in: log)
    #expect(log.entries == ["Untitled.txt", "Untitled 2.txt"])
    #expect(text(folder, "Untitled.txt") == "one" && text(folder, "Untitled 2.txt") == "two")
  }

  @Test func `a document is written beside the main actor`() async throws {
    let (desktop, log, folder) = (Desktop(), Log(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = harness(desktop) { view, isPresented in
      view.fileExporter(isPresented: isPresented, document: Threaded(), contentType: .plainText) {
        log.entries.append((try? $0.get())?.lastPathComponent ?? "failure")
      }
    }
    harness.click("Show")
    desktop.end(.chosen([folder.appending(path: "thread.txt")]))
    try await wait(for: 1, in: log)
    #expect(text(folder, "thread.txt") == "other thread")
  }

  /// A document whose contents are the thread on which it is written.
  private struct Threaded: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let text = Thread.isMainThread ? "main thread" : "other thread"
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test func `a value is written as it is transferred`() async throws {
    let (desktop, log, folder) = (Desktop(), Log(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = harness(desktop) { view, isPresented in
      view.fileExporter(
        isPresented: isPresented, item: "Grüße", contentTypes: [.plainText],
        defaultFilename: "words"
      ) { result in
        log.entries.append((try? result.get())?.lastPathComponent ?? "failure")
      }
    }
    harness.click("Show")
    #expect(desktop.requests.map(\.purpose) == [.newFile(name: "words.txt")])
    desktop.end(.chosen([folder.appending(path: "words.txt")]))
    for _ in 0..<1_000 where log.entries.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(log.entries == ["words.txt"])
    #expect(text(folder, "words.txt") == "Grüße")
  }

  // MARK: Move

  @Test func `a mover moves files and replaces none`() async throws {
    let (desktop, log, folder) = (Desktop(), Log(), try folder())
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, target) = (folder.appending(path: "a.txt"), folder.appending(path: "target"))
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try Data("new".utf8).write(to: file)
    let harness = harness(desktop) { view, isPresented in
      view.fileMover(isPresented: isPresented, file: file) { result in
        switch result {
        case .success(let url): log.entries.append(url.lastPathComponent)
        case .failure(let error): log.entries.append(error.localizedDescription)
        }
      }
    }
    harness.click("Show")
    #expect(desktop.requests.map(\.purpose) == [.folders(several: false)])
    #expect(desktop.requests.map(\.confirmationLabel) == ["Move"])
    desktop.end(.chosen([target]))
    try await wait(for: 1, in: log)
    #expect(
      log.entries == ["a.txt"] && text(target, "a.txt") == "new" && text(folder, "a.txt") == nil)
    try Data("newer".utf8).write(to: file)
    harness.click("Show")
    desktop.end(.chosen([target]))
    try await wait(for: 2, in: log)
    #expect(log.entries.last?.hasPrefix("\(file.path) could not be moved to ") == true)
    #expect(text(target, "a.txt") == "new" && text(folder, "a.txt") == "newer")
  }
}
