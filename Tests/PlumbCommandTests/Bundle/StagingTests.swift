import Foundation
import PlumbSDL
import Testing

@testable import PlumbCommand

/// The folder of a program, its icons and its archive.
@Suite struct StagingTests {
  private let folder: TemporaryFolder
  private var root: URL { folder.url.appending(path: "root") }

  init() throws { folder = try TemporaryFolder() }

  /// Fills the folder in an order that depends on nothing.
  private func entries(in root: URL, timestamp: Int = 86_400) throws -> [StagedEntry] {
    let staging = StagingFolder(root: root)
    try staging.write("notes", to: "usr/share/notes/b")
    try staging.write(Data([1, 2, 3]), to: "usr/lib/notes/notes", isExecutable: true)
    try staging.link("usr/bin/notes", to: "usr/lib/notes/notes")
    return try staging.entries(timestamp: timestamp)
  }

  @Test func `entries are sorted, with kinds, sizes and one time`() throws {
    let entries = try entries(in: root)
    #expect(
      entries.map(\.path) == [
        "usr", "usr/bin", "usr/bin/notes", "usr/lib", "usr/lib/notes", "usr/lib/notes/notes",
        "usr/share", "usr/share/notes", "usr/share/notes/b",
      ])
    #expect(entries[2].kind == .link(destination: "../lib/notes/notes"))
    #expect(
      entries[5] == .init(path: "usr/lib/notes/notes", kind: .file(isExecutable: true), size: 3))
    #expect(entries[8].kind == .file(isExecutable: false))
    #expect(entries[8].size == 5)
    #expect(entries.map(\.mode) == [0o755, 0o755, 0o777, 0o755, 0o755, 0o755, 0o755, 0o755, 0o644])
    for path in ["usr", "usr/share/notes/b"] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: root.appending(path: path).path)
      #expect(attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 86_400))
    }
    // The link leads to the file.
    #expect(try Data(contentsOf: root.appending(path: "usr/bin/notes")) == Data([1, 2, 3]))
  }

  @Test func `a file that is there twice becomes a link to the other`() throws {
    let staging = StagingFolder(root: root)
    let icon = "usr/share/icons/hicolor/256x256/apps/org.example.Notes.png"
    let bundle = "usr/share/notes/Notes_Notes.resources"
    try staging.write("icon", to: icon)
    try staging.write("icon", to: "\(bundle)/Assets.xcassets/icon.png")
    try staging.write("acon", to: "\(bundle)/other.png")
    try staging.write("icon", to: "usr/share/elsewhere/icon.png")
    try staging.linkCopies(below: "usr/share/notes", to: icon)
    let entries = try staging.entries(timestamp: 0)
    let links = entries.filter { if case .link = $0.kind { true } else { false } }
    #expect(links.map(\.path) == ["\(bundle)/Assets.xcassets/icon.png"])
    #expect(
      links.first?.kind
        == .link(destination: "../../../icons/hicolor/256x256/apps/org.example.Notes.png"))
    #expect(
      try Data(contentsOf: staging.url("\(bundle)/Assets.xcassets/icon.png"))
        == Data("icon".utf8))
  }

  @Test func `copies have no links and no hidden files`() throws {
    try folder.write("source/in/a", "1")
    try folder.write("source/.DS_Store", "2")
    try folder.write("other", "3")
    try folder.link("source/b", to: "../other")
    let staging = StagingFolder(root: root)
    try staging.copy(folder.url.appending(path: "source"), to: "usr/share/notes")
    let entries = try staging.entries(timestamp: 0)
    #expect(
      entries.map(\.path) == [
        "usr", "usr/share", "usr/share/notes", "usr/share/notes/b", "usr/share/notes/in",
        "usr/share/notes/in/a",
      ])
    #expect(entries[3].kind == .file(isExecutable: false))
    #expect(throws: BundleFailure.self) {
      try staging.copy(self.folder.url.appending(path: "missing"), to: "usr/share/c")
    }
  }

  @Test func `two archives of two folders are equal, and tar reads them`() throws {
    let archives = try ["one", "a longer name"].map { name in
      let root = folder.url.appending(path: "\(name)/root")
      let entries = try entries(in: root)
      let file = folder.url.appending(path: "\(name)/a.tar")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      let archive = TarArchive(handle, timestamp: 86_400)
      for entry in entries {
        try archive.add(entry, named: "n/\(entry.path)", contents: root.appending(path: entry.path))
      }
      try archive.finish()
      try handle.close()
      return file
    }
    let data = try Data(contentsOf: archives[0])
    #expect(try Data(contentsOf: archives[1]) == data)
    #expect(data.count % 512 == 0)
    let list = try CommandRun(
      ["TZ=UTC", "LC_ALL=C", "tar", "--full-time", "-tvf", archives[0].path],
      log: folder.url.appending(path: "list"))
    let lines = list.output.split(separator: "\n")
    #expect(list.status == 0)
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.contains("1970-01-02 00:00:00") && $0.contains(" 0/0 ") })
    #expect(lines.contains { $0.hasPrefix("-rwxr-xr-x") && $0.hasSuffix(" n/usr/lib/notes/notes") })
    #expect(lines.contains { $0.hasPrefix("drwxr-xr-x") && $0.hasSuffix(" n/usr/bin/") })
    #expect(
      lines.contains {
        $0.hasPrefix("lrwxrwxrwx") && $0.hasSuffix(" n/usr/bin/notes -> ../lib/notes/notes")
      })
  }

  @Test func `long paths are divided, and longer ones are an error`() throws {
    let file = folder.url.appending(path: "a.tar")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let archive = TarArchive(handle, timestamp: 0)
    let part = String(repeating: "x", count: 90)
    try archive.add(Data("1".utf8), named: "\(part)/\(part)")
    #expect(throws: BundleFailure.self) { try archive.add(Data(), named: part + part) }
    try archive.finish()
    try handle.close()
    let list = try CommandRun(
      ["tar", "-tf", file.path], log: folder.url.appending(path: "list"))
    #expect(list.output == "\(part)/\(part)\n")
  }

  // MARK: Icons

  /// Writes a picture of one colour.
  private func picture(_ name: String, _ side: Int, height: Int? = nil) throws -> URL {
    let canvas = PixelCanvas(width: side, height: height ?? side)
    canvas.pixels.update(repeating: 0xFF33_66CC)
    let file = folder.url.appending(path: name)
    try PNGFile.encode(canvas).write(to: file)
    return file
  }

  @Test func `sizes that are missing are made from the next larger picture`() throws {
    let files = try IconFiles.files(
      from: [picture("b.png", 256), picture("a.png", 48)], identifier: "org.example.Notes")
    #expect(
      files.map(\.place)
        == [16, 22, 24, 32, 48, 64, 128, 256].map { "\($0)x\($0)/apps/org.example.Notes.png" })
    for (file, size) in zip(files, [16, 22, 24, 32, 48, 64, 128, 256]) {
      let canvas = try PNGFile.decode(file.data)
      #expect(canvas.width == size && canvas.height == size)
      #expect(canvas[0, 0] == 0xFF33_66CC && canvas[size - 1, size - 1] == 0xFF33_66CC)
    }
    // A picture that has the size is not written anew.
    #expect(files[4].data == (try Data(contentsOf: folder.url.appending(path: "a.png"))))
  }

  @Test func `a drawing is installed beside the pictures`() throws {
    try folder.write("a.svg", "<svg/>")
    let files = try IconFiles.files(
      from: [folder.url.appending(path: "a.svg"), picture("a.png", 128)], identifier: "a.b.C")
    #expect(files.first?.place == "scalable/apps/a.b.C.svg")
    #expect(files.last?.place == "128x128/apps/a.b.C.png")
  }

  @Test func `icons that are small, oblong, damaged or missing are errors`() throws {
    func sentence(_ files: [URL]) -> String {
      do {
        _ = try IconFiles.files(from: files, identifier: "a.b.C")
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(sentence([]).hasPrefix("There is no icon. Add an AppIcon"))
    #expect(sentence([try picture("a.png", 64)]).contains("has 64 by 64 pixels. Add one of 256"))
    #expect(sentence([try picture("a.png", 256, height: 128)]).contains("256 by 128 pixels; make"))
    try folder.write("a.png", "no picture")
    #expect(sentence([folder.url.appending(path: "a.png")]).contains("is no PNG file"))
  }

  @Test func `the icon of a catalogue has its pictures for the light appearance`() throws {
    try folder.write(
      "Assets.xcassets/AppIcon.appiconset/Contents.json",
      """
      {"images": [{"filename": "b.png", "size": "512x512"}, {"filename": "a.png"},
      {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "mac"}, {"filename": "missing.png"}]}
      """)
    for name in ["a", "b", "dark"] {
      try folder.write("Assets.xcassets/AppIcon.appiconset/\(name).png")
    }
    #expect(
      folder.paths(CatalogIcon.pictures(in: [folder.url]))
        == ["a", "b"].map { "Assets.xcassets/AppIcon.appiconset/\($0).png" })
    #expect(CatalogIcon.pictures(in: [folder.url.appending(path: "nowhere")]).isEmpty)
  }
}
