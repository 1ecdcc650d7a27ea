import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

@Suite struct FontFolderTests {
  @Test func `a named folder overrides others`() throws {
    let folder = finder(["PLUMB_ASSETS": "/named"], holding: "/usr/share/fonts/inter")
    #expect(try folder.find().path == "/named/Fonts")
  }

  @Test(arguments: [
    "/opt/hello/share/hello/Fonts", "/home/ann/.local/share/hello/Fonts",
    "/usr/share/plumb-ui/Fonts", "/usr/share/fonts/opentype/inter",
  ])
  func `fonts are found where they are installed`(place: String) throws {
    #expect(try finder(["HOME": "/home/ann"], holding: place).find().path == place)
  }

  @Test func `relative data folders are ignored`() {
    let folder = finder(
      ["HOME": "/home/ann", "XDG_DATA_HOME": "data"], holding: "data/hello/Fonts")
    #expect(throws: FontsMissingError.self) { try folder.find() }
  }

  @Test func `a program built on this machine finds the fonts of the sources`() throws {
    var folder = FontFolder()
    folder.environment = [:]
    let found = try folder.find()
    #expect(FileManager.default.fileExists(atPath: found.appending(path: "Inter-Bold.otf").path))
  }

  @Test func `missing fonts are reported with the expected folder`() {
    let error = #expect(throws: FontsMissingError.self) { try finder([:], holding: nil).find() }
    #expect(error?.description.contains("/opt/hello/share/hello/Fonts") == true)
  }

  private func finder(_ environment: [String: String], holding folder: String?) -> FontFolder {
    FontFolder(
      environment: environment, executable: URL(filePath: "/opt/hello/bin/hello"),
      isFile: { $0.path == folder.map { "\($0)/Inter-Regular.otf" } })
  }
}
