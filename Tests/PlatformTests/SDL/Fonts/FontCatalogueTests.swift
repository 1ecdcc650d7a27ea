import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Fonts in temporary folders, copied from the bundled ones.
@Suite struct FontCatalogueTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func catalogue(_ files: [String: Data], language: String = "") throws -> FontCatalogue {
    for (name, data) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return FontCatalogue(folders: [folder.path], language: language)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func bundled(_ name: String) throws -> Data {
    try Data(contentsOf: BundledFonts.folder.appending(path: name))
  }

  private func path(
    _ catalogue: FontCatalogue, _ scalar: Unicode.Scalar = "a", _ weight: Int = 400,
    isItalic: Bool = false
  ) -> String? {
    catalogue.face(
      showing: [scalar], weightClass: weight, isItalic: isItalic, isColored: false
    ).flatMap { catalogue.file(of: $0)?.path.split(separator: "/").last.map(String.init) }
  }

  @Test func `the style nearest to the requested one is chosen`() throws {
    defer { remove() }
    let catalogue = try catalogue([
      "a/Some-Regular.otf": try bundled("Inter-Regular.otf"),
      "a/Some-Bold.otf": try bundled("Inter-Bold.otf"),
      "b/Some-Italic.otf": try bundled("Inter-Italic.otf"),
    ])
    #expect(path(catalogue) == "Some-Regular.otf")
    #expect(path(catalogue, "a", 700) == "Some-Bold.otf")
    #expect(path(catalogue, "a", 650) == "Some-Bold.otf")
    #expect(path(catalogue, "a", 400, isItalic: true) == "Some-Italic.otf")
    #expect(path(catalogue, "\u{5D0}") == nil)
  }

  @Test func `sans families come before others`() throws {
    defer { remove() }
    let font = try bundled("Inter-Regular.otf")
    let catalogue = try catalogue([
      "OtherMono.ttf": font, "OtherSerif.ttf": font, "Other.ttf": font, "OtherSans.ttf": font,
      "DejaVuSans.ttf": font,
    ])
    #expect(path(catalogue) == "DejaVuSans.ttf")
    try FileManager.default.removeItem(at: folder.appending(path: "DejaVuSans.ttf"))
    #expect(path(FontCatalogue(folders: [folder.path], language: "")) == "OtherSans.ttf")
  }

  @Test func `files that are not fonts are ignored`() throws {
    defer { remove() }
    let font = try bundled("Inter-Regular.otf")
    let catalogue = try catalogue([
      "NotoSans-Empty.ttf": Data(), "NotoSans-Words.ttf": Data("These are words.".utf8),
      "NotoSans-Half.ttf": font.prefix(100), "Zed.otf": font, "readme.txt": font,
    ])
    #expect(path(catalogue) == "Zed.otf")
    #expect(path(FontCatalogue(folders: ["/no/such/folder"], language: "")) == nil)
  }

  @Test func `coverage matches SDL_ttf for every scalar of the basic plane`() throws {
    let file = BundledFonts.folder.appending(path: "Inter-Regular.otf").path
    let info = try #require(FontFileInfo(path: file, index: 0))
    let fonts = try SDLFonts(folder: BundledFonts.folder)
    let handle = try #require(fonts.reference(.bundled(.regular)))
    for value in UInt32(0x20)...0xFFFD {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if handle.hasGlyph(for: scalar) != info.coverage.contains(scalar) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func `weight, slant and height are read from the file`() throws {
    func info(_ name: String) throws -> FontFileInfo {
      try #require(
        FontFileInfo(path: BundledFonts.folder.appending(path: name).path, index: 0))
    }
    #expect(try info("Inter-Regular.otf").weightClass == 400)
    #expect(try info("Inter-SemiBold.otf").weightClass == 600)
    #expect(try !info("Inter-Regular.otf").isItalic && info("Inter-Italic.otf").isItalic)
    #expect(try !info("Inter-Regular.otf").isColored)
    // 2 728 above and 680 below the baseline, of 2 816.
    #expect(try abs(info("Inter-Regular.otf").lineHeight - 3_408.0 / 2_816) < 0.001)
  }

  @Test(arguments: [
    ("ko_KR.UTF-8", 1), ("zh_CN", 2), ("zh_TW.UTF-8", 3), ("zh_HK", 4), ("ja_JP", 0), ("", 0),
  ])
  func `a language uses its own forms of ideographs`(language: String, index: Int) throws {
    defer { remove() }
    // A collection of five identical faces.
    let font = try bundled("Inter-Regular.otf")
    var collection = Data("ttcf".utf8) + Data([0, 1, 0, 0, 0, 0, 0, 5])
    for _ in 0..<5 { collection += Data([0, 0, 0, 32]) }
    let count = Int(font[4]) << 8 | Int(font[5])
    var moved = font
    for record in 0..<count {
      // Tables follow the header of the collection.
      let place = 12 + record * 16 + 8
      let offset = moved[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } + 32
      for byte in 0..<4 { moved[place + byte] = UInt8(offset >> (24 - 8 * byte) & 255) }
    }
    let catalogue = try catalogue(
      ["NotoSansCJK-Regular.ttc": collection + moved], language: language)
    let face = try #require(
      catalogue.face(showing: ["a"], weightClass: 400, isItalic: false, isColored: false))
    #expect(catalogue.file(of: face)?.index == index)
  }

  @Test func `folders are those of the desktop specifications`() {
    #expect(
      FontCatalogue.systemFolders(in: ["HOME": "/home/me"]) == [
        "/home/me/.local/share/fonts", "/home/me/.fonts", "/usr/local/share/fonts",
        "/usr/share/fonts",
      ])
    #expect(
      FontCatalogue.systemFolders(
        in: ["HOME": "relative", "XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": "/a/:b:/c"])
        == ["/data/fonts", "/a/fonts", "/c/fonts"])
  }
}
