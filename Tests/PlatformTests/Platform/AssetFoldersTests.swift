import Foundation
import Testing

@testable import PlumbPlatform
@testable import TestSupport

@Suite struct AssetFoldersTests {
  /// Returns the folders of a program in which only some folders exist.
  private func folders(
    named: String? = nil, _ environment: [String: String] = ["HOME": "/home/ann"],
    existing: Set<String>
  ) -> AssetFolders {
    var folders = AssetFolders(
      named: named.map { URL(filePath: $0) }, environment: environment,
      executable: URL(filePath: "/src/.build/debug/hello"))
    folders.isReadable = { file in
      existing.contains { file.path == $0 || file.path == "\($0)/Inter-Regular.otf" }
    }
    folders.text = {
      $0.path == "/src/.build/debug/PlumbPlatform.build/sources"
        ? "/checkouts/plumb-ui/Sources/PlumbPlatform/A.swift\n/B.swift\n" : nil
    }
    folders.contents = { existing.contains($0.path) ? ["b.resources", "main.o"] : [] }
    return folders
  }

  /// The folders of the bundled fonts, in order of precedence.
  private static let places =
    [
      "/src/.build/share/hello/Fonts", "/home/ann/.local/share/hello/Fonts",
      "/usr/local/share/hello/Fonts", "/usr/share/hello/Fonts", "/src/.build/debug/Assets/Fonts",
      "/src/.build/Assets/Fonts", "/src/Assets/Fonts", "/Assets/Fonts",
      "/home/ann/.local/share/plumb-ui/Fonts", "/usr/local/share/plumb-ui/Fonts",
      "/usr/share/plumb-ui/Fonts", sources, "/home/ann/.local/share/fonts/opentype/inter",
      "/usr/share/fonts/opentype/inter",
    ]

  /// The fonts of this package.
  private static let sources = "/checkouts/plumb-ui/Assets/Fonts"

  @Test(arguments: places.indices)
  func `the first existing folder of fonts is chosen`(index: Int) throws {
    let found = try folders(existing: Set(Self.places[index...])).bundledFonts()
    #expect(found.path == Self.places[index])
  }

  @Test func `the variables of the desktop are followed, and relative folders ignored`() throws {
    let environment = ["XDG_DATA_HOME": "data", "XDG_DATA_DIRS": "/opt/a:/opt/b"]
    let existing: Set = ["data/hello/Fonts", "/data/hello/Fonts", "/opt/b/hello/Fonts"]
    #expect(
      try folders(environment, existing: existing).bundledFonts().path == "/opt/b/hello/Fonts")
  }

  @Test func `a named folder is the only one`() throws {
    let existing: Set = ["/named/Fonts", "/variable/Fonts", "/src/Assets/Fonts"]
    let environment = ["PLUMB_ASSETS": "/variable"]
    let named = folders(named: "/named", environment, existing: existing)
    #expect(try named.bundledFonts().path == "/named/Fonts")
    #expect(named.ownFonts.map(\.path) == ["/named/Fonts"])
    #expect(named.folders(of: "Images").map(\.path) == ["/named/Images"])
    let variable = folders(environment, existing: existing)
    #expect(try variable.bundledFonts().path == "/variable/Fonts")
    #expect(throws: FontsMissingError.self) {
      try folders(named: "/gone", environment, existing: existing).bundledFonts()
    }
  }

  @Test func `missing fonts are reported with the expected folder`() {
    let error = #expect(throws: FontsMissingError.self) {
      try folders(existing: []).bundledFonts()
    }
    #expect(error?.description.contains("/src/.build/share/hello/Fonts") == true)
  }

  @Test func `of a program elsewhere than in a build folder the sources are unknown`() {
    var folders = folders(existing: [Self.sources])
    folders.text = { _ in nil }
    #expect(throws: FontsMissingError.self) { try folders.bundledFonts() }
  }

  @Test func `the sources may be in a folder with blanks`() throws {
    var folders = folders(existing: ["/my folder/Assets/Fonts"])
    folders.text = { _ in "'/my folder/Sources/PlumbPlatform/A.swift'\n" }
    #expect(try folders.bundledFonts().path == "/my folder/Assets/Fonts")
  }

  @Test func `a program built on this machine finds the fonts of the sources`() throws {
    let found = try AssetFolders(environment: [:]).bundledFonts()
    #expect(FileManager.default.fileExists(atPath: found.appending(path: "Inter-Bold.otf").path))
  }

  @Test func `assets are also found in resource bundles next to the program`() {
    let found = folders(existing: ["/src/.build/debug"]).folders(of: "Images").map(\.path)
    #expect(
      found.suffix(3) == [
        "/Assets/Images", "/src/.build/debug/b.resources", "/src/.build/debug/b.resources/Images",
      ])
  }

  @Test func `the icon is that of the desktop, or in the folder of icons of the assets`() {
    let paths = folders(existing: []).iconFiles(applicationID: "org.example.Hello").map(\.path)
    let installed = [
      "/src/.build/share", "/home/ann/.local/share", "/usr/local/share", "/usr/share",
    ]
    let name = "icons/hicolor/128x128/apps/org.example.Hello.png"
    #expect(paths.prefix(4) == installed.map { "\($0)/\(name)" }[...])
    #expect(paths.contains("/src/Assets/Icons/hello-128.png"))
    #expect(paths.dropFirst(4).allSatisfy { $0.hasSuffix("/Icons/hello-128.png") })
  }

  @Test func `a named folder is the only one with an icon`() {
    let paths = folders(named: "/named", existing: []).iconFiles(applicationID: "hello").map(\.path)
    #expect(paths == ["/named/Icons/hello-128.png"])
  }
}
