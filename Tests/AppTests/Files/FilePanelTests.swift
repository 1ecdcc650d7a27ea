import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The panel for files in the window.
@MainActor @Suite struct FilePanelTests {
  /// A folder with entries, in which a panel is shown.
  @MainActor final class Stage {
    let folder: URL
    private(set) var results: [[String]?] = []
    private(set) var harness: LayoutHarness?

    init(
      _ entries: [String], purpose: FileDialogRequest.Purpose, types: [UTType] = [],
      settings change: (inout FileDialogSettings) -> Void = { _ in }
    ) async throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "panel-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for entry in entries {
        let url = folder.appending(path: entry)
        if entry.hasSuffix("/") {
          try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } else {
          try Data().write(to: url)
        }
      }
      var settings = FileDialogSettings()
      settings.folder = folder
      change(&settings)
      let result = settings
      harness = LayoutHarness(in: CGSize(width: 500, height: 400)) {
        FilePanel(
          purpose: purpose, contentTypes: types, title: Text("Files"), settings: result
        ) { [weak self] files in
          self?.results.append(files?.map(\.lastPathComponent))
        }
      }
      try await wait { !names.isEmpty || has("This folder is empty.") }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func wait(until condition: () -> Bool) async throws {
      for _ in 0..<1_000 {
        if condition() { return }
        try await Task.sleep(for: .milliseconds(10))
      }
      Issue.record("The panel shows \(names).")
    }

    var elements: [AccessibilityElement] { harness?.elements ?? [] }

    func has(_ label: String) -> Bool { elements.contains { $0.label == label } }

    /// The texts in the rows, from the top.
    var names: [String] {
      let elements = elements
      guard let top = elements.first(where: { $0.label == "Home" })?.frame.maxY,
        let bottom = elements.first(where: { $0.label == "Cancel" })?.frame.minY,
        !has("This folder is empty.")
      else { return [] }
      return elements.filter { $0.role == .text && $0.frame.minY > top && $0.frame.maxY < bottom }
        .compactMap(\.label)
    }

    func click(_ label: String) { harness?.click(label) }

    func doubleClick(_ label: String) {
      guard let frame = harness?[label] else { return }
      let point = CGPoint(x: frame.midX, y: frame.midY)
      harness?.click(point)
      harness?.click(point)
    }
  }

  @Test func `folders come first, numbers count, and hidden entries are left out`() async throws {
    let entries = ["b10.txt", "b2.txt", "A.txt", ".hidden", "z/", "c/"]
    let stage = try await Stage(entries, purpose: .files(several: false))
    defer { stage.remove() }
    #expect(stage.names == ["c", "z", "A.txt", "b2.txt", "b10.txt"])
    let all = try await Stage(entries, purpose: .files(several: false)) {
      $0.showsHiddenFiles = true
    }
    defer { all.remove() }
    #expect(all.names == ["c", "z", ".hidden", "A.txt", "b2.txt", "b10.txt"])
  }

  @Test func `a selected file is opened`() async throws {
    let stage = try await Stage(["a.txt", "b.txt"], purpose: .files(several: false))
    defer { stage.remove() }
    // Nothing is selected yet.
    stage.click("Open")
    #expect(stage.results.isEmpty)
    stage.click("b.txt")
    stage.click("Open")
    #expect(stage.results == [["b.txt"]])
    stage.doubleClick("a.txt")
    #expect(stage.results == [["b.txt"], ["a.txt"]])
  }

  @Test func `files of other types cannot be chosen`() async throws {
    let stage = try await Stage(
      ["a.txt", "b.PNG", "c"], purpose: .files(several: false), types: [.image])
    defer { stage.remove() }
    for name in ["a.txt", "c"] {
      stage.click(name)
      stage.click("Open")
      stage.doubleClick(name)
    }
    #expect(stage.results.isEmpty)
    stage.doubleClick("b.PNG")
    #expect(stage.results == [["b.PNG"]])
  }

  @Test func `folders are opened, and left for the one around them`() async throws {
    let stage = try await Stage(["inner/", "inner/deep.txt"], purpose: .files(several: false))
    defer { stage.remove() }
    stage.doubleClick("inner")
    try await stage.wait { stage.names == ["deep.txt"] }
    stage.click("Enclosing folder")
    try await stage.wait { stage.names == ["inner"] }
    stage.click("inner")
    stage.click("Open")
    try await stage.wait { stage.names == ["deep.txt"] }
    #expect(stage.results.isEmpty)
    stage.click("Cancel")
    #expect(stage.results == [nil])
  }

  @Test func `keys go on in a folder that keys have opened`() async throws {
    let stage = try await Stage(
      ["inner/", "inner/deeper/", "inner/deeper/end.txt"], purpose: .files(several: false))
    defer { stage.remove() }
    stage.click("inner")
    stage.harness?.press(.return)
    try await stage.wait { stage.names == ["deeper"] }
    stage.harness?.press(.down)
    stage.harness?.press(.return)
    try await stage.wait { stage.names == ["end.txt"] }
    stage.harness?.press(.down)
    stage.harness?.press(.return)
    #expect(stage.results == [["end.txt"]])
  }

  @Test func `a folder is chosen by its name or by being shown`() async throws {
    let stage = try await Stage(["inner/", "a.txt"], purpose: .folders(several: false))
    defer { stage.remove() }
    stage.click("Open")
    stage.click("inner")
    stage.click("Open")
    #expect(stage.results == [[stage.folder.lastPathComponent], ["inner"]])
  }

  @Test(arguments: [
    FileDialogRequest.Purpose.files(several: false), .files(several: true),
    .folders(several: false), .newFile(name: "a.txt"),
  ])
  func `Return opens the selected folder`(purpose: FileDialogRequest.Purpose) async throws {
    let stage = try await Stage(["inner/", "inner/deep/", "a.txt"], purpose: purpose)
    defer { stage.remove() }
    stage.click("inner")
    stage.harness?.press(.return)
    try await stage.wait { stage.names == ["deep"] }
    #expect(stage.results.isEmpty)
  }

  @Test func `a folder is chosen beside files where both are asked for`() async throws {
    let stage = try await Stage(
      ["inner/", "inner/deep.txt", "a.txt", "b.png"], purpose: .files(several: false),
      types: [.folder, .plainText])
    defer { stage.remove() }
    stage.click("b.png")
    stage.click("Open")
    #expect(stage.results.isEmpty)
    stage.click("inner")
    stage.click("Open")
    stage.click("a.txt")
    stage.click("Open")
    #expect(stage.results == [["inner"], ["a.txt"]])
    stage.doubleClick("inner")
    try await stage.wait { stage.names == ["deep.txt"] }
  }

  @Test func `a file is named, and one that exists is replaced after a question`() async throws {
    let stage = try await Stage(["old.txt"], purpose: .newFile(name: "new.txt"))
    defer { stage.remove() }
    stage.click("Save")
    #expect(stage.results == [["new.txt"]])
    stage.doubleClick("old.txt")
    stage.click("Save")
    #expect(stage.results.count == 1)
    #expect(stage.elements.contains { $0.role == .alert })
    stage.click("Cancel")
    #expect(stage.results.count == 1)
    stage.click("Save")
    stage.click("Replace")
    #expect(stage.results == [["new.txt"], ["old.txt"]])
  }

  @Test func `a name with a slash or without a letter is no name`() async throws {
    for name in ["", "  ", "a/b"] {
      let stage = try await Stage(["old.txt"], purpose: .newFile(name: name))
      defer { stage.remove() }
      stage.click("Save")
      #expect(stage.results.isEmpty)
    }
  }

  @Test func `a folder that cannot be read says why`() async throws {
    let stage = try await Stage([], purpose: .files(several: false))
    #expect(stage.has("This folder is empty."))
    stage.remove()
    let missing = stage.folder
    let listing = await FolderListing.entries(ofFolder: missing, hidden: false)
    guard case .failed(let reason) = listing else {
      Issue.record("A folder that does not exist was read.")
      return
    }
    #expect(reason.hasPrefix("\(missing.path) could not be read: "))
  }

  @Test func `of ten thousand entries only those in sight have views`() async throws {
    let stage = try await Stage(
      (1...10_000).map { "\($0).txt" }, purpose: .files(several: false))
    defer { stage.remove() }
    #expect(stage.names.prefix(3) == ["1.txt", "2.txt", "3.txt"])
    #expect(stage.names.count < 100)
  }
}
