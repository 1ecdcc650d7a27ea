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

@MainActor @Suite(.serialized) struct SDLRunRasterizerTests {
  private let text: TextServices

  init() throws {
    text = try SDLTextServices.make(fontFolder: BundledFonts.folder)
  }

  private func mask(_ run: String, _ font: FontKey, scale: CGFloat = 1) -> RunMask {
    text.rasterizer.mask(of: run, in: font, scale: scale)
  }

  /// The size from which "H" is 32 pixels tall, a whole number, as Inter's cap height is 8/11 em.
  private let wholeCapHeight: CGFloat = 44

  @Test func `a capital is on the baseline and has the cap height`() {
    let mask = mask("H", BundledFonts.key(wholeCapHeight))
    #expect(mask.top + mask.height == 0)
    #expect(mask.height == 32)
    #expect(mask.coverage.count == mask.width * mask.height)
  }

  @Test func `a mask includes ink to the left of the pen`() {
    #expect(mask("j", BundledFonts.key(48, italic: true)).left < 0)
    #expect(mask("H", BundledFonts.key(48)).left > 0)
  }

  @Test func `a descender reaches below the baseline, within the descent`() {
    let font = BundledFonts.key(40)
    let mask = mask("p", font)
    let below = CGFloat(mask.top + mask.height)
    #expect(below > 0)
    #expect(below <= text.measurer.metrics(of: font).descent.rounded(.up))
  }

  @Test func `an accent above the ascent does not move the baseline`() {
    let plain = mask("A", BundledFonts.key(40))
    let tall = mask("\u{1EA4}", BundledFonts.key(40))
    #expect(tall.top + tall.height == plain.top + plain.height)
    #expect(tall.top < plain.top)
  }

  @Test func `the ink of a run is inside its measured width`() {
    for run in ["Handgloves", "AVAVA To WA", "Rock & roll", "1 234 567"] {
      for size in [11, 17, 23.5, 40] as [CGFloat] {
        let font = BundledFonts.key(size)
        let mask = mask(run, font)
        let width = text.measurer.width(of: run, in: font)
        #expect(abs(CGFloat(mask.left + mask.width) - width) < 0.1 * size + 2)
      }
    }
  }

  /// With hinting that rounds advances, the length of a line changes by some pixels from one size
  /// to the next; this text would change by ten and more.
  @Test func `coverage changes continuously with the size`() {
    let run = "The quick brown fox jumps over the lazy dog"
    for size in stride(from: CGFloat(9), through: 40, by: 0.25) {
      let font = BundledFonts.key(size)
      let mask = mask(run, font)
      let width = text.measurer.width(of: run, in: font)
      #expect(abs(CGFloat(mask.left + mask.width) - width) < 0.008 * width + 1.5, "size \(size)")
    }
  }

  @Test func `twice the scale is twice the size`() {
    let once = mask("Vote", BundledFonts.key(34))
    #expect(mask("Vote", BundledFonts.key(17), scale: 2) == once)
  }

  @Test func `equal arguments give equal masks, from different services too`() throws {
    let font = BundledFonts.key(17, .semibold)
    let first = mask("Équal", font, scale: 1.5)
    #expect(!first.coverage.isEmpty)
    #expect(mask("Équal", font, scale: 1.5) == first)
    #expect(mask("E\u{301}qual", font, scale: 1.5) == first)
    let others = try SDLTextServices.make(fontFolder: BundledFonts.folder)
    #expect(others.rasterizer.mask(of: "Équal", in: font, scale: 1.5) == first)
  }

  @Test func `full strokes have full coverage, and the mask has no empty border`() {
    let mask = mask("H", BundledFonts.key(wholeCapHeight))
    #expect(mask.coverage.contains(255))
    #expect(mask.coverage.prefix(mask.width).contains { $0 != 0 })
    #expect(mask.coverage.suffix(mask.width).contains { $0 != 0 })
  }

  @Test(arguments: [".", "''", "j", "Quick", "_.-'", "i'm \u{2019}", "|"])
  func `the columns at both ends of a mask have ink`(run: String) {
    for size in [9, 17, 40] as [CGFloat] {
      let mask = mask(run, BundledFonts.key(size))
      #expect(mask.coverage.count == mask.width * mask.height)
      for column in [0, mask.width - 1] {
        #expect((0..<mask.height).contains { mask.coverage[$0 * mask.width + column] != 0 })
      }
    }
  }

  @Test func `a run without ink has an empty mask`() {
    for run in ["", " ", "\n", "\u{0}", "\u{200B}", "\u{FEFF}"] {
      #expect(mask(run, BundledFonts.key(17)) == .empty)
    }
    #expect(mask("x", BundledFonts.key(17), scale: 0) == .empty)
    #expect(mask("x", BundledFonts.key(17), scale: .nan) == .empty)
  }

  @Test func `a run beyond any screen is clipped`() {
    let mask = mask(String(repeating: "n", count: 100_000), BundledFonts.key(17))
    #expect(mask.width <= SDLRunRasterizer.widthLimit)
    #expect(mask.width > SDLRunRasterizer.widthLimit - 20)
    let huge = self.mask("Huge words stay within bounds", BundledFonts.key(1_000), scale: 2)
    #expect(huge.width <= SDLRunRasterizer.widthLimit && huge.width > 4_000)
  }

  @Test func `the number of open fonts of different sizes is limited`() throws {
    let fonts = try SDLFonts(folder: BundledFonts.folder)
    let measurer = SDLTextMeasurer(fonts: fonts)
    let rasterizer = SDLRunRasterizer(fonts: fonts, measurer: measurer)
    let first = rasterizer.mask(of: "size", in: BundledFonts.key(10), scale: 1)
    for step in 0..<200 {
      let size = 10 + CGFloat(step) / 8
      _ = rasterizer.mask(of: "size", in: BundledFonts.key(size), scale: 1)
    }
    #expect(fonts.openDrawingHandles == SDLFonts.drawingLimit)
    #expect(rasterizer.mask(of: "size", in: BundledFonts.key(10), scale: 1) == first)
  }

  @Test func `a bundled face is open for measuring once it has shaped`() throws {
    let fonts = try SDLFonts(folder: BundledFonts.folder)
    let measurer = SDLTextMeasurer(fonts: fonts)
    let font = BundledFonts.key(17)
    #expect(measurer.width(of: "Vote", in: font) > 0)
    #expect(measurer.metrics(of: font).ascent > 0)
    #expect(fonts.openMeasuringHandles == 0)
    let width = measurer.width(of: "Größe", in: font)
    #expect(width > 0 && fonts.openMeasuringHandles == 1)
    #expect(SDLTextMeasurer(fonts: fonts).width(of: "Größe", in: font) == width)
    #expect(fonts.openMeasuringHandles == 1)
  }
}
