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

/// Characters missing in the bundled family, in system fonts.
@MainActor @Suite(.serialized) struct FallbackFaceTests {
  private let text: TextServices
  private let plain = BundledFonts.key(40)

  init() throws {
    text = try SDLTextServices.make(fontFolder: BundledFonts.folder)
  }

  private func runs(_ string: String, _ font: FontKey? = nil) -> [TextRun] {
    let span = TextSpan(string: string, style: SpanStyle(font: font ?? plain))
    return TextLayoutEngine(content: TextContent(spans: [span]), measurer: text.measurer)
      .layout(width: nil, height: nil).lines.flatMap { $0.runs.map(\.run) }
  }

  private func mask(_ run: TextRun) -> RunMask {
    text.rasterizer.mask(of: run.text, in: run.font, scale: 1)
  }

  @Test func `every font required by the tests is installed on the project's machines`() {
    guard TestLength.isFull else { return }
    #expect(SystemFont.all.filter { !$0.isInstalled }.map(\.package) == [])
    #expect(SystemFont.emoji.isInstalled)
  }

  @Test(
    .enabled(if: !SystemFont.installed.isEmpty, SystemFont.missing), arguments: SystemFont.installed
  )
  func `a language is shown in a face with its letters`(font: SystemFont) throws {
    let shown = runs(font.sample)
    #expect(shown.map(\.text).joined() == font.sample)
    for run in shown {
      #expect(run.font.face != .bundled)
      #expect(run.font.script.code == font.script)
      #expect(run.font.isRightToLeft == ["Arabic", "Hebrew"].contains(font.language))
      #expect(run.width > 0 && !mask(run).coverage.isEmpty)
    }
  }

  /// Returns whether letters have missing glyphs: a box, or a stack of bars in Inter; all letters
  /// would look the same.
  @Test(
    .enabled(if: !SystemFont.installed.isEmpty, SystemFont.missing), arguments: SystemFont.installed
  )
  func `no two letters of a language look the same`(font: SystemFont) {
    let letters = Set(font.sample.filter { $0 != " " })
    var looks: [[UInt8]] = []
    for letter in letters {
      for run in runs(String(letter)) { looks.append(mask(run).coverage) }
    }
    #expect(Set(looks).count == letters.count)
  }

  @Test(
    .enabled(if: !SystemFont.installed.isEmpty, SystemFont.missing), arguments: SystemFont.installed
  )
  func `ink is inside the measured widths`(font: SystemFont) {
    for size in [13, 17, 40] as [CGFloat] {
      for run in runs(font.sample, BundledFonts.key(size)) {
        let mask = mask(run)
        #expect(CGFloat(mask.left) > -0.3 * size - 1)
        #expect(CGFloat(mask.left + mask.width) < run.width + 0.3 * size + 1)
        #expect(abs(CGFloat(mask.width) - run.width) < 0.4 * size + 2)
        #expect(CGFloat(mask.top) >= -run.metrics.ascent - 2)
        #expect(CGFloat(mask.top + mask.height) <= run.metrics.descent + 2)
      }
    }
  }

  @Test(.enabled(if: SystemFont.all[0].isInstalled, SystemFont.missing))
  func `Arabic letters join`() {
    let alone = "سلام".reduce(0) { $0 + runs(String($1))[0].width }
    #expect(runs("سلام")[0].width < 0.85 * alone)
  }

  @Test(.enabled(if: SystemFont.all[0].isInstalled, SystemFont.missing))
  func `bold letters use a bold face if there is one`() throws {
    let regular = try #require(runs("שלום").first)
    let bold = try #require(runs("שלום", BundledFonts.key(40, .bold)).first)
    #expect(bold.font.face != regular.font.face)
    #expect(bold.width > regular.width)
  }

  @Test func `characters of the bundled family use it`() {
    for string in ["Vote", "é", "e\u{301}", "Ấ", "Ωя", "→", "₿", "“…”", "100 %", "\u{200B}"] {
      #expect(runs(string).allSatisfy { $0.font.face == .bundled }, "\(string)")
    }
  }

  @Test(.enabled(if: SystemFont.all[0].isInstalled, SystemFont.missing))
  func `marks use the face of their letters, and spaces that of their words`() {
    #expect(runs("שָׁלוֹם").map(\.text) == ["שָׁלוֹם"])
    #expect(runs("שלום עולם").count == 1)
    #expect(runs("مُحَمَّد رسول").count == 1)
  }

  @Test func `a line is at least as high as its own font requires`() {
    func height(_ string: String) -> CGFloat {
      let span = TextSpan(string: string, style: SpanStyle(font: BundledFonts.key(17)))
      return TextLayoutEngine(content: TextContent(spans: [span]), measurer: text.measurer)
        .layout(width: nil, height: nil).size.height
    }
    for font in SystemFont.all + [.emoji] { #expect(height(font.sample) >= height("Vote")) }
    #expect(height("😀") == height("Vote"))
  }

  @Test func `a letter without a font is the missing glyph of the bundled family`() {
    // A private use character, which no system font has.
    let run = runs("\u{10FFF0}")[0]
    #expect(run.font.face == .bundled)
    #expect(!mask(run).coverage.isEmpty)
  }

  @Test func `missing system fonts are tolerated`() throws {
    let bare = try SDLTextServices.make(
      fontFolder: BundledFonts.folder, catalogue: FontCatalogue(folders: [], language: ""))
    for font in SystemFont.all + [.emoji] {
      for character in font.sample {
        #expect(bare.measurer.face(of: character, in: plain) == .bundled)
      }
      #expect(bare.measurer.width(of: font.sample, in: plain) > 0)
      #expect(!bare.rasterizer.mask(of: font.sample, in: plain, scale: 1).coverage.isEmpty)
    }
  }

  @Test func `letters of the bundled family load no system font`() throws {
    let catalogue = FontCatalogue(folders: [], language: "")
    let bare = try SDLTextServices.make(fontFolder: BundledFonts.folder, catalogue: catalogue)
    #expect(bare.measurer.face(of: "V", in: plain) == .bundled)
    #expect(!bare.rasterizer.mask(of: "Vote", in: plain, scale: 1).coverage.isEmpty)
    #expect(!catalogue.hasReadFolders)
    #expect(bare.measurer.face(of: "日", in: plain) == .bundled)
    #expect(catalogue.hasReadFolders)
  }

  @Test(.enabled(if: SystemFont.all[0].isInstalled, SystemFont.missing))
  func `a font design uses a system face that has it`() throws {
    var mono = plain
    mono.design = .monospaced
    let run = try #require(runs("Wi10", mono).first)
    #expect(run.text == "Wi10" && run.font.face != .bundled)
    let letters = "Wi10.m".map { runs(String($0), mono)[0].width }
    #expect(Set(letters).count == 1)
    #expect(text.measurer.metrics(of: mono) != text.measurer.metrics(of: plain))
    // Letters that such a face lacks are shown in another.
    #expect(runs("日", mono)[0].width > 0)
  }

  @Test func `a design without a face uses the bundled family`() throws {
    let bare = try SDLTextServices.make(
      fontFolder: BundledFonts.folder, catalogue: FontCatalogue(folders: [], language: ""))
    for design in [Font.Design.serif, .rounded, .monospaced] {
      var font = plain
      font.design = design
      #expect(bare.measurer.face(of: "a", in: font) == .bundled)
      #expect(bare.measurer.metrics(of: font) == bare.measurer.metrics(of: plain))
    }
  }

  // MARK: Emoji

  @Test(.enabled(if: SystemFont.emoji.isInstalled, SystemFont.missing))
  func `emoji are colour bitmaps, one for each sequence`() {
    let shown = runs("a😀👨‍👩‍👧‍👦🇫🇷👍🏽❤️1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿b")
    #expect(shown.map(\.text) == ["a", "😀", "👨‍👩‍👧‍👦", "🇫🇷", "👍🏽", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "b"])
    let emoji = shown.dropFirst().dropLast()
    #expect(emoji.allSatisfy { $0.font.face.isColored })
    // All have the same width: none is shown as its parts.
    #expect(Set(emoji.map { ($0.width * 10).rounded() }).count == 1)
    for run in emoji {
      let mask = mask(run)
      #expect(mask.colors?.count == mask.width * mask.height)
      #expect(mask.coverage.contains(255))
    }
  }

  @Test(.enabled(if: SystemFont.emoji.isInstalled, SystemFont.missing))
  func `emoji scale with the text, at every size`() {
    for size in [5, 11, 17, 34, 60, 200] as [CGFloat] {
      let run = runs("😀", BundledFonts.key(size))[0]
      // The bitmaps of this font are 136 pixels wide for a size of 109.
      #expect(abs(run.width - size * 136 / 109) < 0.02 * size)
      let mask = mask(run)
      #expect(abs(CGFloat(mask.width) - run.width) <= 2)
      #expect(abs(CGFloat(mask.height) - size * 128 / 109) <= 3)
      #expect(mask.top < 0 && mask.top + mask.height > 0)
    }
  }

  @Test(.enabled(if: SystemFont.emoji.isInstalled, SystemFont.missing))
  func `a small emoji has the mean colour of a large one`() throws {
    func mean(_ size: CGFloat) throws -> [Double] {
      let mask = mask(runs("😀", BundledFonts.key(size))[0])
      let colors = try #require(mask.colors)
      // Sums over the bitmap's whole area, which is proportional to the square of the size.
      return [24, 16, 8, 0].map { shift in
        colors.reduce(0) { $0 + Double($1 >> UInt32(shift) & 255) } / Double(size * size)
      }
    }
    for (small, large) in zip(try mean(16), try mean(109)) {
      #expect(abs(small / large - 1) < 0.02)
    }
  }

  @Test(.enabled(if: SystemFont.emoji.isInstalled, SystemFont.missing))
  func `variation selectors choose text or emoji presentation`() {
    #expect(runs("☺\u{FE0F}")[0].font.face.isColored)
    #expect(!runs("☺\u{FE0E}")[0].font.face.isColored)
    #expect(!runs("☺")[0].font.face.isColored)
    #expect(!runs("©")[0].font.face.isColored)
    #expect(!runs("1")[0].font.face.isColored)
  }

  @Test func `the number of open system fonts is limited`() throws {
    let fonts = try SDLFonts(folder: BundledFonts.folder)
    let measurer = SDLTextMeasurer(fonts: fonts)
    // One letter of every block of 64.
    for value in stride(from: UInt32(0), to: 0x3_0000, by: 64) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let face = measurer.face(of: Character(scalar), in: plain)
      var font = plain
      font.face = face
      _ = measurer.width(of: String(scalar), in: font)
    }
    #expect(fonts.openSystemFonts <= SDLFonts.systemLimit)
  }
}
