import Foundation
import PlumbUI
import Testing

@testable import PlumbApp

/// Symbolic links in documents that are folders: a document from somebody else names no file of its reader.
@Suite struct FileWrapperLinkTests {
  private let place: URL
  private let manager = FileManager.default

  init() throws {
    place = manager.temporaryDirectory.appending(path: "links-\(UUID())")
    try manager.createDirectory(at: url("a.package"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: url("secret"))
  }

  private func url(_ name: String) -> URL { place.appending(path: name) }

  private func link(_ name: String, to target: String) throws {
    try manager.createSymbolicLink(atPath: url(name).path, withDestinationPath: target)
  }

  private func target(of name: String) -> String? {
    try? manager.destinationOfSymbolicLink(atPath: url(name).path)
  }

  private func remove() { try? manager.removeItem(at: place) }

  @Test func `links in a folder are not read`() throws {
    defer { remove() }
    try link("a.package/file", to: "../secret")
    try link("a.package/folder", to: "..")
    try link("a.package/absolute", to: "/etc/passwd")
    try link("a.package/nothing", to: "nowhere")
    let children = try #require(try FileWrapper(url: url("a.package")).fileWrappers)
    #expect(children.count == 4)
    for child in children.values {
      #expect(child.isSymbolicLink && !child.isRegularFile && !child.isDirectory)
      #expect(child.regularFileContents == nil && child.fileWrappers == nil)
    }
    #expect(children["file"]?.symbolicLinkDestinationURL?.relativePath == "../secret")
    #expect(children["absolute"]?.symbolicLinkDestinationURL?.path == "/etc/passwd")
    #expect(children["file"]?.filename == "file")
  }

  @Test func `links are written as they were read`() throws {
    defer { remove() }
    try link("a.package/file", to: "../secret")
    try link("a.package/absolute", to: "/etc/passwd")
    try FileWrapper(url: url("a.package")).write(to: url("b.package"), options: .atomic)
    #expect(target(of: "b.package/file") == "../secret")
    #expect(target(of: "b.package/absolute") == "/etc/passwd")
  }

  @Test(arguments: ["secret", "nowhere"])
  func `a file is not written through a link`(name: String) throws {
    defer { remove() }
    try link("link", to: name)
    let file = FileWrapper(regularFileWithContents: Data("new".utf8))
    #expect(throws: (any Error).self) { try file.write(to: url("link")) }
    #expect(target(of: "link") == name)
    try file.write(to: url("link"), options: .atomic)
    #expect(target(of: "link") == nil)
    #expect(try Data(contentsOf: url("link")) == Data("new".utf8))
    #expect(try Data(contentsOf: url("secret")) == Data("secret".utf8))
    #expect(!manager.fileExists(atPath: url("nowhere").path))
  }

  @Test func `a folder takes the place of a link and leaves its target`() throws {
    defer { remove() }
    try Data("old".utf8).write(to: url("a.package/old"))
    try link("link", to: "a.package")
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(throws: (any Error).self) { try folder.write(to: url("link")) }
    try folder.write(to: url("link"), options: .atomic)
    #expect(target(of: "link") == nil)
    #expect(try manager.contentsOfDirectory(atPath: url("a.package").path) == ["old"])
  }

  @Test(arguments: ["../out", "..", ".", "", "secret/out"])
  func `a file in a folder has no name of a place outside`(name: String) throws {
    defer { remove() }
    let folder = FileWrapper(directoryWithFileWrappers: [
      name: FileWrapper(regularFileWithContents: Data())
    ])
    #expect(throws: (any Error).self) {
      try folder.write(to: url("b.package"), options: .atomic)
    }
    let names = try manager.contentsOfDirectory(atPath: place.path)
    #expect(names.sorted() == ["a.package", "secret"])
  }

  @Test func `a document may be opened by a link to it`() throws {
    defer { remove() }
    try link("link", to: "secret")
    #expect(try FileWrapper(url: url("link")).isSymbolicLink)
    let document = try FileWrapper(document: url("link"))
    #expect(document.regularFileContents == Data("secret".utf8))
    #expect(document.filename == "link")
  }
}
