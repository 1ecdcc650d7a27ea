import CountedHeap
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

/// A cached measurement costs no call to SDL_ttf, and the cache is bounded. All runs have a letter
/// outside ASCII, so that they are shaped.
@MainActor @Suite(.serialized) struct RunCacheTests {
  private let measurer: SDLTextMeasurer

  init() throws {
    measurer = SDLTextMeasurer(fonts: try SDLFonts(folder: BundledFonts.folder))
  }

  @Test func `a measured run is neither shaped again nor allocates memory`() {
    let runs = (0..<500).map { "A rün of text with the number \($0)" } + ["é", "日本", "a"]
    let font = BundledFonts.key(17)
    for run in runs { _ = measurer.width(of: run, in: font) }
    let (shapingCount, blocks) = (measurer.shapingCount, heap_allocations())
    var sum: CGFloat = 0
    for run in runs { sum += measurer.width(of: run, in: font) }
    let after = heap_allocations()
    #expect(sum > 0)
    #expect(measurer.shapingCount == shapingCount)
    #if DEBUG
      // Unoptimised generic code allocates a block for each result.
      #expect(after <= blocks + runs.count)
    #else
      #expect(after == blocks)
    #endif
  }

  @Test func `one measurement is used for all sizes`() {
    _ = measurer.width(of: "Vöte", in: BundledFonts.key(17))
    let shapingCount = measurer.shapingCount
    for size in stride(from: CGFloat(5), to: 100, by: 0.25) {
      _ = measurer.width(of: "Vöte", in: BundledFonts.key(size))
    }
    #expect(measurer.shapingCount == shapingCount)
  }

  @Test func `a page at another width is neither measured nor shaped`() {
    let words = (0..<2_000).map { "word\($0 % 700)" }.joined(separator: " ")
    let span = TextSpan(string: words, style: SpanStyle(font: BundledFonts.key(17)))
    let engine = TextLayoutEngine(content: TextContent(spans: [span]), measurer: measurer)
    let lines = engine.layout(width: 400, height: nil).lines.count
    let shapingCount = measurer.shapingCount
    #expect(engine.layout(width: 200, height: nil).lines.count > lines)
    #expect(measurer.shapingCount == shapingCount)
  }

  @Test func `widths are limited in bytes, and recently used ones are kept`() throws {
    let bytes = 64 << 10
    let measurer = SDLTextMeasurer(
      fonts: try SDLFonts(folder: BundledFonts.folder), cacheBytes: bytes)
    let font = BundledFonts.key(17)
    for number in 0..<2_000 {
      _ = measurer.width(of: "rün \(number)", in: font)
      _ = measurer.width(of: "äsked for again and again", in: font)
      // A cached width takes 128 bytes at least.
      #expect(measurer.cachedRuns <= bytes / 128)
    }
    #expect(measurer.shapingCount == 2_001)
    _ = measurer.width(of: "rün 0", in: font)
    #expect(measurer.shapingCount == 2_002)
  }
}
