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

@MainActor @Suite(.serialized) struct SDLTextMeasurerTests {
  private let measurer: any TextMeasurer

  init() throws {
    measurer = try SDLTextServices.make(fontFolder: BundledFonts.folder).measurer
  }

  /// Inter's tables in its 2 816 units per em: ascent 2 728, descent 680, cap height 2 048, no gap.
  @Test func `metrics are those of the font's tables, unrounded`() {
    let metrics = measurer.metrics(of: BundledFonts.key(17))
    #expect(abs(metrics.ascent - 16.47) < 0.05)
    #expect(abs(metrics.descent - 4.09) < 0.05)
    #expect(abs(metrics.capHeight - 12.375) < 0.05)
    #expect(metrics.leading == 0)
  }

  @Test func `regular and semibold have equal metrics`() {
    let regular = measurer.metrics(of: BundledFonts.key(17))
    #expect(measurer.metrics(of: BundledFonts.key(17, .semibold)) == regular)
  }

  @Test func `kerning reduces widths`() {
    let font = BundledFonts.key(17)
    let sum = "AVAVA".reduce(0) { $0 + measurer.width(of: String($1), in: font) }
    #expect(measurer.width(of: "AVAVA", in: font) < sum - 1)
  }

  @Test func `widths are proportional to the size`() {
    let text = "The quick brown fox jumps over the lazy dog"
    let perPoint = measurer.width(of: text, in: BundledFonts.key(2_000)) / 2_000
    for size in stride(from: 9.0, through: 60, by: 0.5) {
      let width = measurer.width(of: text, in: BundledFonts.key(size))
      #expect(abs(width / size / perPoint - 1) < 0.007)
    }
  }

  @Test func `leading and trailing spaces are included`() {
    let font = BundledFonts.key(17)
    let space = measurer.width(of: " ", in: font)
    let word = measurer.width(of: "word", in: font)
    #expect(space > 3)
    #expect(abs(measurer.width(of: " word ", in: font) - word - 2 * space) < 0.01)
  }

  /// The hook of a single "j" extends to the left; the mean width in a long row of them is its
  /// advance.
  @Test func `a width is the pen advance, not the ink`() {
    let font = BundledFonts.key(100)
    let mean = measurer.width(of: String(repeating: "j", count: 200), in: font) / 200
    #expect(abs(measurer.width(of: "j", in: font) - mean) < 0.05)
  }

  @Test func `an empty run has no width`() {
    #expect(measurer.width(of: "", in: BundledFonts.key(17)) == 0)
  }

  @Test func `control characters have no width, and tabs and separators that of a space`() {
    let font = BundledFonts.key(17)
    let plain = measurer.width(of: "ab", in: font)
    #expect(measurer.width(of: "a\u{0}\u{7}\u{AD}\u{200B}b", in: font) == plain)
    let spaced = measurer.width(of: "a b", in: font)
    #expect(measurer.width(of: "a\tb", in: font) == spaced)
    #expect(measurer.width(of: "a\nb", in: font) == spaced)
    #expect(measurer.width(of: "\u{0}", in: font) == 0)
  }

  @Test func `composed and decomposed accents have equal widths`() {
    let font = BundledFonts.key(17)
    let composed = measurer.width(of: "caf\u{E9}", in: font)
    #expect(measurer.width(of: "cafe\u{301}", in: font) == composed)
  }

  @Test func `the width of 100 000 letters is the sum of their widths`() {
    let font = BundledFonts.key(17)
    let width = measurer.width(of: String(repeating: "n", count: 100_000), in: font)
    #expect(abs(width / measurer.width(of: "n", in: font) - 100_000) < 1)
  }

  @Test func `bold faces are wider, and italics differ`() {
    let widths = [Font.Weight.regular, .medium, .semibold, .bold].map {
      measurer.width(of: "Handgloves", in: BundledFonts.key(17, $0))
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    let italic = measurer.width(of: "Handgloves", in: BundledFonts.key(17, italic: true))
    #expect(italic != widths[0])
  }

  @Test func `a weight without a file uses the nearest`() {
    func face(_ weight: Font.Weight) -> SDLFace { SDLFace(BundledFonts.key(17, weight)) }
    #expect(face(.ultraLight) == .regular)
    #expect(face(.light) == .regular)
    #expect(face(.semibold) == .semibold)
    #expect(face(.black) == .bold)
    // The only italic is regular; heavier ones are slanted upright faces.
    #expect(SDLFace(BundledFonts.key(17, .light, italic: true)) == .italic)
    #expect(SDLFace(BundledFonts.key(17, .bold, italic: true)) == .bold)
  }
}
