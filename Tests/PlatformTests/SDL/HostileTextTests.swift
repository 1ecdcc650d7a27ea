import EngineTesting
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

/// Invalid text and fonts: nothing traps, nothing hangs, memory stays bounded.
@MainActor @Suite(.serialized) struct HostileTextTests {
  private func services(_ catalogue: FontCatalogue = .system) throws -> TextServices {
    try SDLTextServices.make(fontFolder: BundledFonts.folder, catalogue: catalogue)
  }

  /// Lays a text out and draws it, at the largest text size.
  private func show(_ string: String, _ text: TextServices, width: CGFloat = 390) -> TextLayout {
    let font = BundledFonts.key(DynamicTypeTable.size(of: .body, at: .accessibility5))
    let content = TextContent(
      spans: [TextSpan(string: string, style: SpanStyle(font: font))], scale: 3)
    let layout = TextLayoutEngine(content: content, measurer: text.measurer)
      .layout(width: width, height: nil)
    for run in layout.lines.prefix(40).flatMap(\.runs) {
      let mask = text.rasterizer.mask(of: run.run.text, in: run.run.font, scale: 3)
      #expect(mask.width <= SDLRunRasterizer.widthLimit + 1)
    }
    return layout
  }

  @Test func `a word of 100 000 characters`() throws {
    let layout = show(String(repeating: "Wi", count: 50_000), try services())
    #expect(layout.size.width <= 390)
    #expect(layout.lines.reduce(0) { $0 + $1.text.count } == 100_000)
  }

  @Test func `a word of 20 000 letters from right to left`() throws {
    let layout = show(String(repeating: "ש", count: 20_000), try services())
    #expect(layout.lines.reduce(0) { $0 + $1.text.count } == 20_000)
  }

  @Test func `10 000 lines`() throws {
    #expect(show(String(repeating: "line\n", count: 9_999), try services()).lines.count == 10_000)
  }

  @Test func `bytes that are not text`() throws {
    let bytes = (0..<4_000).map { UInt8(truncatingIfNeeded: $0 * 37 ^ $0 >> 3) }
    #expect(!show(String(decoding: bytes, as: UTF8.self), try services()).lines.isEmpty)
    // An unpaired surrogate, as other systems may pass it.
    #expect(
      !show(String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self), try services())
        .lines.isEmpty)
  }

  @Test func `control characters, and marks upon marks`() throws {
    let text = try services()
    let controls = String(String.UnicodeScalarView((0..<0xA0).compactMap { Unicode.Scalar($0) }))
    #expect(!show(controls, text).lines.isEmpty)
    let marks = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(show(marks, text).lines.count == 1)
    let nested = String(repeating: "\u{202E}\u{2067}(", count: 2_000) + "a"
    #expect(!show(nested, text).lines.isEmpty)
    #expect(!show(String(repeating: "\u{200D}", count: 5_000) + "😀", text).lines.isEmpty)
  }

  /// At the largest text size, on a screen of three pixels per point. The code points from the third plane on have
  /// the same missing glyph: a part of each plane is sufficient. A short run has each third code point.
  @Test func `code points of all blocks`() throws {
    let text = try services()
    let font = BundledFonts.key(DynamicTypeTable.size(of: .body, at: .accessibility5))
    let starts = stride(from: UInt32(0), to: 0x11_0000, by: 0x1000)
      .filter { $0 < 0x3_0000 || $0 & 0xF000 == 0 }
    for start in starts {
      var scalars = String.UnicodeScalarView()
      for value in stride(from: start, to: start + 0x1000, by: TestLength.isFull ? 1 : 3) {
        if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
      }
      let content = TextContent(
        spans: [TextSpan(string: String(scalars), style: SpanStyle(font: font))], scale: 3)
      let layout = TextLayoutEngine(content: content, measurer: text.measurer)
        .layout(width: 300, height: nil)
      // Drawing is the same for all; a line of every block is sufficient.
      for run in layout.lines.first?.runs ?? [] {
        _ = text.rasterizer.mask(of: run.run.text, in: run.run.font, scale: 3)
      }
      // Planes without characters show missing glyphs, which are measured like letters.
      #expect(layout.size.width <= 300)
    }
  }

  @Test func `fonts with flipped bytes do not crash`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let font = try Data(contentsOf: BundledFonts.folder.appending(path: "Inter-Regular.otf"))
    var random = SplitMix64(seed: 7)
    for round in 0..<(TestLength.isFull ? 60 : 20) {
      var broken = font
      // The table directory is modified in every second round, letters anywhere in all rounds.
      for _ in 0..<20 {
        let limit = round % 2 == 0 ? 400 : broken.count
        broken[Int.random(in: 0..<limit, using: &random)] ^= UInt8.random(
          in: 1...255, using: &random)
      }
      if round % 5 == 0 { broken = broken.prefix(Int.random(in: 0..<broken.count, using: &random)) }
      try broken.write(to: folder.appending(path: "Broken.otf"))
      _ = FontFileInfo(path: folder.appending(path: "Broken.otf").path, index: 0)
      let text = try services(FontCatalogue(folders: [folder.path], language: ""))
      // Letters missing in the bundled family; a broken table may claim any of them.
      _ = show("\u{E000}\u{5D0}क日a\u{1F600}", text)
    }
  }
}
