import Foundation
import PreviewMessages
import Testing

@testable import PlumbCommand

/// The files of a package whose changes are shown.
@Suite struct WatchedFilesTests {
  @Test func `changes are files that are new, gone or other ones, and no folders`() throws {
    let folder = try TemporaryFolder()
    for name in ["same", "other", "gone"] { try folder.write(name, "a") }
    let names = ["same", "other", "gone", "new", "Folder"]
    let paths = names.map { folder.url.appending(path: $0).path }
    func snapshot() -> SourceSnapshot {
      SourceSnapshot(paths.filter { FileManager.default.fileExists(atPath: $0) })
    }
    let first = snapshot()
    try folder.write("other", "ab")
    try folder.write("new", "a")
    try folder.write("Folder/below", "a")
    try FileManager.default.removeItem(at: folder.url.appending(path: "gone"))
    let changes = snapshot().changes(since: first).map { URL(filePath: $0).lastPathComponent }
    #expect(changes.sorted() == ["gone", "new", "other"])
    #expect(snapshot().changes(since: snapshot()).isEmpty)
  }

  @Test func `a file that is added to a module is part of it, one that SwiftPM leaves out is not`()
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["A.swift", "Old.swift", "Below/B.swift"] { try folder.write(name) }
    var module = BuildDescription.Command()
    module.inputs = ["A.swift", "Below/B.swift"].map { folder.url.appending(path: $0).path }
    let library = ModuleLibrary(
      module, objects: [], scratch: try folder.scratch(), name: "program")
    try folder.write("Below/C.swift")
    try folder.write(".hidden.swift")
    #expect(
      library.sources.map { folder.path(URL(filePath: $0)) }
        == ["A.swift", "Below/B.swift", "Below/C.swift"])
    #expect(folder.paths(library.sourceFolders) == [folder.path(folder.url)])
  }

  @Test func `a watch reports a picture in an asset catalogue, and files in folders made again`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("Assets.xcassets/Icon.imageset/Contents.json")
    let watch = try FolderWatch([folder.url])
    try folder.write("Assets.xcassets/Icon.imageset/icon.png")
    #expect(watch.wait(0))
    let below = folder.url.appending(path: "Below")
    for _ in 0..<2 {
      try folder.write("Below/A.swift")
      #expect(watch.wait(0))
      try folder.write("Below/B.swift")
      #expect(watch.wait(0))
      try FileManager.default.removeItem(at: below)
      #expect(watch.wait(0))
    }
    #expect(!watch.wait(0))
  }

  @Test(arguments: ["Sources/App", "Sources"])
  func `a watched folder that is gone is watched when it is there again`(gone: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/App/A.swift")
    let watch = try FolderWatch([folder.url.appending(path: "Sources/App")])
    let place = folder.url.appending(path: gone)
    let aside = folder.url.appending(path: "Aside")
    try FileManager.default.moveItem(at: place, to: aside)
    #expect(watch.wait(0))
    try FileManager.default.moveItem(at: aside, to: place)
    #expect(watch.wait(0))
    try folder.write("Sources/App/B.swift")
    #expect(watch.wait(0))
    try FileManager.default.removeItem(at: place)
    #expect(watch.wait(0))
    try folder.write("Sources/App/A.swift")
    #expect(watch.wait(0))
    try folder.write("Sources/App/B.swift")
    #expect(watch.wait(0))
  }

  @Test func `what happens beside a watched folder and above it is not told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/App/A.swift")
    let watch = try FolderWatch([folder.url.appending(path: "Sources/App")])
    try folder.write("Sources/B.swift")
    try folder.write("Package.swift")
    #expect(!watch.wait(0))
  }

  @Test func `a flat folder is watched without the folders in it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Below/A.swift")
    let watch = try FolderWatch([], flat: [folder.url])
    try folder.write("Below/B.swift")
    #expect(!watch.wait(0))
    try folder.write("Package.swift")
    #expect(watch.wait(0))
  }

  @Test func `a file that can be read ends the wait`() throws {
    let folder = try TemporaryFolder()
    let watch = try FolderWatch([folder.url])
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data([0]))
    #expect(!watch.wait(-1, orReading: pipe.fileHandleForReading.fileDescriptor))
    try folder.write("A.swift")
    #expect(watch.wait(-1, orReading: pipe.fileHandleForReading.fileDescriptor))
  }

  @Test func `the settings of a program are read back from its environment`() {
    let settings = ProgramSettings(
      library: "/s/1.so", mainFunction: "App_main", messages: "/s/messages",
      restartRequest: "/s/restart")
    #expect(ProgramSettings(environment: settings.environment) == settings)
    var environment = settings.environment
    environment[ProgramSettings.names[2]] = nil
    #expect(ProgramSettings(environment: environment) == nil)
  }
}
