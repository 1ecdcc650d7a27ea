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

/// Widths from tables of advances are exactly the widths of SDL_ttf.
@MainActor @Suite(.serialized) struct AdvanceTableTests {
  private let fonts: SDLFonts
  private let measurer: SDLTextMeasurer

  init() throws {
    fonts = try SDLFonts(folder: BundledFonts.folder)
    measurer = SDLTextMeasurer(fonts: fonts)
  }

  /// Returns the width of a run that SDL_ttf shapes.
  private func shapedWidth(_ run: String, _ font: FontKey) throws -> CGFloat {
    let handle = try #require(fonts.reference(SDLFaceKey(font)))
    return CGFloat(handle.advance(of: run, font)) / SDLFonts.referenceSize * font.size
  }

  private func table(_ font: FontKey) throws -> AdvanceTable {
    try #require(measurer.advances(of: font))
  }

  private static let faces: [(weight: Font.Weight, isItalic: Bool)] = [
    (.regular, false), (.medium, false), (.semibold, false), (.bold, false), (.regular, true),
  ]

  @Test(arguments: 0..<5) func `of all pairs are those of shaped runs`(face: Int) throws {
    let font = BundledFonts.key(17, Self.faces[face].weight, italic: Self.faces[face].isItalic)
    let table = try table(font)
    var shaped = 0
    for first in UInt8(0x20)...0x7E {
      for second in UInt8(0x20)...0x7E {
        let run = String(decoding: [first, second], as: UTF8.self)
        guard let width = table.width(of: run.utf8.span, size: 17) else {
          shaped += 1
          continue
        }
        #expect(try width == shapedWidth(run, font), "\(run)")
      }
    }
    // The pairs with one of 14 signs that some contexts substitute, or with a digit and an x.
    #expect(shaped < 95 * 95 / 3)
  }

  @Test(arguments: 0..<5) func `of random runs are those of shaped runs`(face: Int) throws {
    let font = BundledFonts.key(12.5, Self.faces[face].weight, italic: Self.faces[face].isItalic)
    let table = try table(font)
    let letters = Array("abcdefghijklmnopqrstuvwxyzAVTWLPY0123456789 .,'!?-:/&\"".utf8)
    var random = SplitMix64(seed: UInt64(face))
    var summed = 0
    for _ in 0..<1_500 {
      let run = String(
        decoding: (0..<(1 + random.below(16))).map { _ in letters[random.below(letters.count)] },
        as: UTF8.self)
      if let width = table.width(of: run.utf8.span, size: 12.5) {
        summed += 1
        #expect(try width == shapedWidth(run, font), "\(run)")
      }
      if let width = table.width(of: run.utf8.span, hasEllipsis: true, size: 12.5) {
        #expect(try width == shapedWidth(run + "…", font), "\(run)")
      }
    }
    #expect(summed > 300)
  }

  @Test func `are not used where the face substitutes glyphs or lacks them`() throws {
    let table = try table(BundledFonts.key(17))
    for run in ["a->b", "3x4", "(A)", "é", "a\u{0}", "日本"] {
      #expect(table.width(of: run.utf8.span, size: 17) == nil, "\(run)")
    }
    for run in ["box", "fix it", "To AVA", "don't", "1,234.50", "100%", "fi ffl"] {
      #expect(table.width(of: run.utf8.span, size: 17) != nil, "\(run)")
    }
  }

  @Test func `are used for Latin from left to right only`() {
    var font = BundledFonts.key(17)
    font.isRightToLeft = true
    #expect(measurer.advances(of: font) == nil)
    font = BundledFonts.key(17)
    font.script = Script(code: "Grek")
    #expect(measurer.advances(of: font) == nil)
  }

  @Test func `are not used for runs measured in pieces`() throws {
    let long = String(repeating: "AV", count: 4_096)
    #expect(try table(BundledFonts.key(17)).width(of: long.utf8.span, size: 17) == nil)
  }

  @Test func `are read again from another file, or after a change of it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(at: BundledFonts.folder, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    func read(_ folder: URL) throws -> AdvanceTable {
      let fonts = try SDLFonts(folder: folder)
      return try #require(SDLTextMeasurer(fonts: fonts).advances(of: BundledFonts.key(17)))
    }
    let first = try table(BundledFonts.key(17))
    #expect(try read(BundledFonts.folder) === first)
    let copy = try read(folder)
    #expect(copy !== first)
    #expect(try read(folder) === copy)
    let file = folder.appending(path: SDLFace.regular.fileName)
    try (Data(contentsOf: file) + [0]).write(to: file)
    #expect(try read(folder) !== copy)
  }
}

/// The number of runs that SDL_ttf shapes for words: none for words of ASCII letters, and one for
/// each different word of other letters, whatever the number of words and of views that show them.
@MainActor @Suite(.serialized) struct WordCostTests {
  private let font = BundledFonts.key(17)

  private func words(_ count: Int, _ letter: String) -> [String] {
    (0..<count).map { number in
      letter + String(String(number).map { Character(Unicode.Scalar($0.asciiValue! + 49)) })
    }
  }

  private func shapings(_ measurer: SDLTextMeasurer, _ work: () -> Void) -> Int {
    let before = measurer.shapingCount
    work()
    return measurer.shapingCount - before
  }

  @Test(arguments: [1_000, 10_000]) func `plain words are never shaped`(count: Int) throws {
    let measurer = SDLTextMeasurer(fonts: try SDLFonts(folder: BundledFonts.folder))
    let words = words(count, "w")
    let cold = shapings(measurer) { for word in words { _ = measurer.width(of: word, in: font) } }
    #expect(cold == 0)
    let page = shapings(measurer) { layOut(words, measurer) }
    #expect(page == 0)
    #expect(measurer.cachedRuns == 0)
  }

  @Test(arguments: [1_000, 10_000]) func `other words are shaped once`(count: Int) throws {
    let measurer = SDLTextMeasurer(fonts: try SDLFonts(folder: BundledFonts.folder))
    let words = words(count, "é")
    func measure() { for word in words { _ = measurer.width(of: word, in: font) } }
    #expect(shapings(measurer, measure) == count)
    #expect(shapings(measurer, measure) == 0)
    // Spaces, and the pairs of a space and the ten letters at the ends of the words.
    let first = shapings(measurer) { layOut(words, measurer) }
    #expect(first <= 32)
    #expect(shapings(measurer) { layOut(words, measurer) } == 0)
  }

  private func layOut(_ words: [String], _ measurer: SDLTextMeasurer) {
    let span = TextSpan(string: words.joined(separator: " "), style: SpanStyle(font: font))
    let engine = TextLayoutEngine(content: TextContent(spans: [span]), measurer: measurer)
    #expect(engine.layout(width: 400, height: nil).lines.count > words.count / 20)
  }
}
