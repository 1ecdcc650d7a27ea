import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The file with the places of windows.
@Suite struct WindowPlacesTests {
  /// A folder that is removed after the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var file: URL { url.appending(path: "org.example.Pets/windows.json") }

    func places() throws -> WindowPlaces {
      try #require(
        WindowPlaces(applicationID: "org.example.Pets") { ["XDG_STATE_HOME": self.url.path][$0] })
    }

    func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let place = WindowPlace(
    size: CGSize(width: 390.5, height: 844), origin: CGPoint(x: -20, y: 35))

  @Test func `a place is read as it was saved, by a later start of the program`() throws {
    let folder = Folder()
    #expect(try folder.places().place(of: "") == nil)
    try folder.places().save(place, of: "")
    #expect(try folder.places().place(of: "") == place)
  }

  @Test func `a window without a position keeps its size`() throws {
    let folder = Folder()
    let place = WindowPlace(size: CGSize(width: 300, height: 200))
    try folder.places().save(place, of: "")
    #expect(try folder.places().place(of: "") == place)
  }

  @Test func `a window is maximised again, with the place it had before`() throws {
    let folder = Folder()
    var maximized = place
    maximized.isMaximized = true
    try folder.places().save(maximized, of: "")
    #expect(try folder.places().place(of: "") == maximized)
    try folder.places().save(place, of: "")
    #expect(try folder.places().place(of: "") == place)
  }

  @Test func `each scene has a place of its own`() throws {
    let folder = Folder()
    let other = WindowPlace(size: CGSize(width: 10, height: 20))
    try folder.places().save(place, of: "cats")
    try folder.places().save(other, of: "dogs")
    #expect(try folder.places().place(of: "cats") == place)
    #expect(try folder.places().place(of: "dogs") == other)
    #expect(try folder.places().place(of: "") == nil)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"main": 3}"#, #"{"main": {"width": 300}}"#,
    #"{"main": {"width": 0, "height": 200}}"#, #"{"main": {"width": -300, "height": 200}}"#,
    #"{"main": {"width": "300", "height": 200}}"#,
  ])
  func `a damaged file is ignored, and replaced when a window closes`(text: String) throws {
    let folder = Folder()
    try folder.write(text)
    #expect(try folder.places().place(of: "") == nil)
    try folder.places().save(place, of: "")
    #expect(try folder.places().place(of: "") == place)
  }

  @Test func `the folder is readable by its owner only`() throws {
    let folder = Folder()
    try folder.places().save(place, of: "")
    for url in [folder.url, folder.file.deletingLastPathComponent()] {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test func `only the file remains in the folder`() throws {
    let folder = Folder()
    for _ in 0..<2 { try folder.places().save(place, of: "") }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.file.deletingLastPathComponent().path)
    #expect(names == ["windows.json"])
  }

  @Test func `a relative folder is ignored, for that of the home directory`() throws {
    let home = Folder()
    let places = try #require(
      WindowPlaces(applicationID: "pets") {
        ["XDG_STATE_HOME": "state", "HOME": home.url.path][$0]
      })
    places.save(place, of: "")
    let file = home.url.appending(path: ".local/state/pets/windows.json")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `without a home directory no place is remembered`() {
    #expect(WindowPlaces(applicationID: "pets") { _ in nil } == nil)
  }

  @Test func `a folder that cannot be written is not an error`() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    // A file where the program's folder should be.
    try Data().write(to: folder.url.appending(path: "org.example.Pets"))
    try folder.places().save(place, of: "")
    #expect(try folder.places().place(of: "") == nil)
  }
}
