import CountedHeap
import Foundation
import Testing

@testable import PlumbUI

/// What is measured once costs no call to SDL_ttf, and no memory without bounds.
@MainActor @Suite(.serialized) struct RunCacheTests {
  private let measurer: SDLTextMeasurer

  init() throws {
    measurer = SDLTextMeasurer(fonts: try SDLFonts(folder: BundledFonts.folder))
  }

  @Test func `a run measured before is neither shaped again nor needs a block of memory`() {
    let runs = (0..<500).map { "A run of text with the number \($0)" } + ["é", "日本", "a"]
    let font = BundledFonts.key(17)
    for run in runs { _ = measurer.width(of: run, in: font) }
    let (shapings, blocks) = (measurer.shapings, heap_allocations())
    var sum: CGFloat = 0
    for run in runs { sum += measurer.width(of: run, in: font) }
    let after = heap_allocations()
    #expect(sum > 0)
    #expect(measurer.shapings == shapings)
    #if DEBUG
      // Generic code that is not optimised asks for a block for each answer.
      #expect(after <= blocks + runs.count)
    #else
      #expect(after == blocks)
    #endif
  }

  @Test func `one measure serves all sizes`() {
    _ = measurer.width(of: "Vote", in: BundledFonts.key(17))
    let shapings = measurer.shapings
    for size in stride(from: CGFloat(5), to: 100, by: 0.25) {
      _ = measurer.width(of: "Vote", in: BundledFonts.key(size))
    }
    #expect(measurer.shapings == shapings)
  }

  @Test func `a page at another width is neither measured nor shaped`() {
    let words = (0..<2_000).map { "word\($0 % 700)" }.joined(separator: " ")
    let span = TextSpan(string: words, style: SpanStyle(font: BundledFonts.key(17)))
    let engine = TextLayoutEngine(content: TextContent(spans: [span]), measurer: measurer)
    let lines = engine.layout(width: 400, height: nil).lines.count
    let shapings = measurer.shapings
    #expect(engine.layout(width: 200, height: nil).lines.count > lines)
    #expect(measurer.shapings == shapings)
  }

  @Test func `widths are kept up to so many bytes, and those asked for stay`() throws {
    let bytes = 64 << 10
    let measurer = SDLTextMeasurer(
      fonts: try SDLFonts(folder: BundledFonts.folder), keptBytes: bytes)
    let font = BundledFonts.key(17)
    for number in 0..<2_000 {
      _ = measurer.width(of: "run \(number)", in: font)
      _ = measurer.width(of: "asked for again and again", in: font)
      // A width takes 128 bytes at least.
      #expect(measurer.keptRuns <= bytes / 128)
    }
    #expect(measurer.shapings == 2_001)
    _ = measurer.width(of: "run 0", in: font)
    #expect(measurer.shapings == 2_002)
  }
}
