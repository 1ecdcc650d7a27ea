import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbText
@testable import TestSupport

/// Properties of caret offsets that hold for every text, checked with random texts.
@Suite struct TextGeometryLawTests {
  private typealias Sample = TextGeometrySample

  /// Returns a random text of several spans and directions, with a random available width.
  private static func sample(seed: UInt64) -> Sample {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "a", "word", "fi", "שלום", "ב", "مرحبا", "و", "12", "7", " ", " ", "   ", "\t", "\n", "\r\n",
      "(", ")", "-", "co\u{AD}op", "e\u{301}", "👨‍👩‍👧‍👦", "🇫🇷", "👍🏽", "漢字", "\u{A0}", "!", "\u{301}",
    ]
    let spans = (0...random.below(4)).map { _ in
      if random.chance(10) { return Sample.span("\u{FFFC}", 20, picture: 26) }
      let string = (0..<random.below(9)).map { _ in random.pick(pieces) }.joined()
      return Sample.span(
        string, random.pick([10, 20, 30]), tracking: random.chance(20) ? 2 : 0,
        evenDigits: random.chance(20))
    }
    let isRightToLeft = random.chance(40)
    let strategy = random.pick([TextWritingDirectionStrategy.contentBased, .layoutBased])
    let lineLimit = random.chance(40) ? 1 + random.below(3) : nil
    let width = random.chance(80) ? CGFloat(20 + random.below(200)) : nil
    let mode = random.pick([TextTruncationMode.head, .tail, .middle])
    let alignment = random.pick(TextAlignment.allCases)
    let minimumScale: CGFloat = random.chance(20) ? 0.7 : 1
    let allowsTightening = random.chance(10)
    return Sample(spans, width) {
      $0.direction = TextDirection(isRightToLeft: isRightToLeft, strategy: strategy)
      $0.lineLimit = lineLimit
      $0.truncationMode = mode
      $0.alignment = alignment
      $0.minimumScale = minimumScale
      $0.allowsTightening = allowsTightening
      $0.lineSpacing = 3
    }
  }

  private static let seeds = Array(UInt64(1)...400)

  private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }

  @Test func `the position closest to the middle of a caret has that caret`() {
    var unique = 0
    for seed in Self.seeds {
      let text = Self.sample(seed: seed)
      let carets = text.characterOffsets.map { (offset: $0, rect: text.caret($0).rect) }
      // At a wrap the end of the line has a separate caret.
      let ends = text.characterOffsets.map { text.caret($0, .upstream).rect }
      for (offset, rect) in carets {
        let found = text.geometry.position(closestTo: CGPoint(x: rect.midX, y: rect.midY))
        let back = text.geometry.caret(at: found).rect
        #expect(isNear(back.minX, rect.minX) && back.minY == rect.minY, "seed \(seed), \(offset)")
        let others = zip(carets, ends).count { caret, end in
          [caret.rect, end].contains { isNear($0.minX, rect.minX) && $0.minY == rect.minY }
        }
        if others == 1 {
          unique += 1
          #expect(found.offset == offset, "seed \(seed), \(offset)")
        }
      }
    }
    #expect(unique > 4_000)
  }

  @Test func `no two offsets of a line have the same primary caret if all segments have a width`() {
    for seed in Self.seeds {
      let text = Self.sample(seed: seed)
      for index in text.layout.lines.indices {
        let segments = text.geometry.segments(ofLine: index)
        if segments.segments.contains(where: { $0.right - $0.left < 1e-6 || $0.range.isEmpty }) {
          continue
        }
        let offsets = Set(segments.segments.flatMap { $0.caretOffsets(in: text.geometry.text) })
        let xs = offsets.map { segments.stops(of: $0).primary.x }.sorted()
        #expect(
          zip(xs, xs.dropFirst()).allSatisfy { $1 - $0 > 1e-6 }, "seed \(seed), line \(index)")
      }
    }
  }

  @Test func `the rectangles of the whole text cover every run`() {
    for seed in Self.seeds {
      let text = Self.sample(seed: seed)
      let rects = text.rects(0..<text.geometry.text.string.utf8.count)
      for line in text.layout.lines {
        let left =
          text.geometry.isMirrored ? text.layout.size.width - line.x - line.width : line.x
        let own = rects.filter { isNear($0.minY, line.top) }
        for run in line.runs where run.advance > 0 {
          // Tightened letters may extend beyond the advance of their run.
          let (start, end) = (left + run.x, left + run.x + min(run.run.width, run.advance))
          #expect(
            own.contains { $0.minX < start + 1e-6 && $0.maxX > end - 1e-6 },
            "seed \(seed), \(run.run.text)")
        }
      }
    }
  }

  @Test func `the widths of the parts of a selection add up to that of the whole on every line`() {
    func widths(_ rects: [CGRect]) -> [CGFloat: CGFloat] {
      rects.reduce(into: [:]) { $0[$1.minY, default: 0] += $1.width }
    }
    for seed in Self.seeds {
      let text = Self.sample(seed: seed)
      var random = SplitMix64(seed: seed)
      let count = text.geometry.text.string.utf8.count
      let bounds = (0..<3).map { _ in random.below(count + 1) }.sorted()
      let whole = widths(text.rects(bounds[0]..<bounds[2]))
      let first = widths(text.rects(bounds[0]..<bounds[1]))
      let second = widths(text.rects(bounds[1]..<bounds[2]))
      for line in text.layout.lines {
        let sum = first[line.top, default: 0] + second[line.top, default: 0]
        #expect(isNear(sum, whole[line.top, default: 0]), "seed \(seed), \(bounds)")
      }
    }
  }

  @Test func `no rectangle of a line overlaps another`() {
    for seed in Self.seeds {
      let text = Self.sample(seed: seed)
      var random = SplitMix64(seed: seed)
      let count = text.geometry.text.string.utf8.count
      let bounds = (0..<2).map { _ in random.below(count + 1) }.sorted()
      let rects = text.rects(bounds[0]..<bounds[1])
      for (rect, next) in zip(rects, rects.dropFirst()) where rect.minY == next.minY {
        #expect(rect.maxX < next.minX, "seed \(seed), \(bounds)")
      }
    }
  }

  @Test func `movement passes every caret offset of a text in one direction, and returns`() {
    for seed in Self.seeds {
      let text = Self.sample(seed: seed)
      let lines = text.layout.lines
      guard let first = lines.first, let last = lines.last,
        lines.allSatisfy({ $0.isRightToLeft == first.isRightToLeft })
      else { continue }
      let offsets = Set(text.characterOffsets.map { text.geometry.caretOffset(nearest: $0) })
      let isRightward = !first.isRightToLeft
      let (start, end) = (first.range.lowerBound, last.range.upperBound)
      let forward = text.path(from: start, isRightward: isRightward, limit: 500)
      #expect(Set(forward).union([start]) == offsets, "seed \(seed)")
      #expect(forward.count == offsets.count - 1, "seed \(seed)")
      #expect(forward.last ?? start == end, "seed \(seed)")
      let back = text.path(from: end, isRightward: !isRightward, limit: 500)
      #expect(back == Array(([start] + forward).dropLast().reversed()), "seed \(seed)")
    }
  }

  @Test func `the text of a run is the text of its range`() {
    for seed in Self.seeds {
      let text = Self.sample(seed: seed)
      for run in text.layout.lines.flatMap(\.runs) {
        let source = String(text.geometry.text[run.range])
        if run.run.text.utf8.count == run.range.count, text.layout.hidden == nil {
          #expect(run.run.text == source, "seed \(seed)")
        } else {
          let mark = run.run.text.contains("…") ? "…" : "-"
          let parts = run.run.text.components(separatedBy: mark)
          #expect(source.hasPrefix(parts[0]), "seed \(seed)")
          if mark == "…" { #expect(source.hasSuffix(parts.last ?? ""), "seed \(seed)") }
        }
      }
    }
  }
}
