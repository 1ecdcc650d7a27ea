import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Files and folders in memory, and types of files.
@Suite struct FileWrapperTests {
  private func temporary() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "wrapper-\(UUID())")
  }

  @Test func `a folder is written and read again`() throws {
    let url = temporary()
    defer { try? FileManager.default.removeItem(at: url) }
    let inner = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    let folder = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b") == "b")
    #expect(folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b") == "b 2")
    try folder.write(to: url, options: .withNameUpdating)
    #expect(folder.filename == url.lastPathComponent)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && read.fileWrappers?.keys.sorted() == ["b", "b 2", "inner"])
    let text = read.fileWrappers?["inner"]?.fileWrappers?["a.txt"]
    #expect(text?.isRegularFile == true && text?.regularFileContents == Data("a".utf8))
    #expect(text?.filename == "a.txt")
  }

  @Test func `a removed file is not written`() throws {
    let file = FileWrapper(regularFileWithContents: Data())
    let folder = FileWrapper(directoryWithFileWrappers: ["a": file])
    folder.removeFileWrapper(file)
    #expect(folder.fileWrappers?.isEmpty == true)
  }

  @Test func `a file that is replaced keeps who may read and write it`() throws {
    let url = temporary()
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("a".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    try FileWrapper(regularFileWithContents: Data("b".utf8)).write(to: url, options: .atomic)
    #expect(try Data(contentsOf: url) == Data("b".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a missing file is an error in one sentence`() {
    let url = temporary()
    let error = #expect(throws: (any Error).self) { try FileWrapper(url: url) }
    #expect(error?.localizedDescription.hasPrefix("\(url.path) could not be read: ") == true)
  }

  @Test func `types are found by extensions and MIME types`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "image/webp") == .webP)
    #expect(UTType(mimeType: "image/unheard-of") == nil)
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.mp3.conforms(to: .audiovisualContent))
    #expect(!UTType.mp3.conforms(to: .text))
  }

  @Test func `an extension of no known type makes a dynamic one`() throws {
    let poll = try #require(UTType(filenameExtension: "poll", conformingTo: .text))
    #expect(poll.isDynamic && poll.preferredFilenameExtension == "poll")
    #expect(poll.conforms(to: .data) && !poll.conforms(to: .image))
    #expect(poll == UTType(filenameExtension: "POLL"))
    #expect(UTType(filenameExtension: "") == nil)
  }

  // MARK: Replacing

  /// A folder for a test.
  private func place() throws -> URL {
    let place = FileManager.default.temporaryDirectory.appending(path: "wrapper-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return place
  }

  private func package(_ names: String...) -> FileWrapper {
    FileWrapper(
      directoryWithFileWrappers: Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, FileWrapper(regularFileWithContents: Data($0.utf8)))
        }))
  }

  @Test func `a folder replaces the one of its name and its files`() throws {
    let place = try place()
    defer { try? FileManager.default.removeItem(at: place) }
    let url = place.appending(path: "a.package")
    try package("old", "both").write(to: url, options: .atomic)
    try package("new", "both").write(to: url, options: .atomic)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    #expect(names.sorted() == ["both", "new"])
    // No temporary file remains.
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["a.package"])
  }

  @Test func `a folder that cannot be written leaves the old one`() throws {
    let place = try place()
    defer { try? FileManager.default.removeItem(at: place) }
    let url = place.appending(path: "a.package")
    try package("old").write(to: url, options: .atomic)
    #expect(throws: (any Error).self) {
      // A name with a slash is in a folder that does not exist.
      try package("new", "no/name").write(to: url, options: .atomic)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["old"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["a.package"])
  }

  @Test func `without replacing, a folder of the name is an error`() throws {
    let place = try place()
    defer { try? FileManager.default.removeItem(at: place) }
    let url = place.appending(path: "a.package")
    try package("old").write(to: url)
    #expect(throws: (any Error).self) { try package("new").write(to: url) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["old"])
  }
}
