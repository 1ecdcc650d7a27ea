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

/// Texts in which every character is 10 points wide and every line 20 high, with the baseline 15
/// below its top, unless a font of another size is requested.
@Suite struct TextLayoutTests {
  private func layout(
    _ string: String, _ width: CGFloat?, _ height: CGFloat? = nil, size: CGFloat = 20,
    lineLimit: Int? = nil, alignment: TextAlignment = .leading, scale: CGFloat = 1
  ) -> TextLayout {
    TextLayoutEngine(
      content: TextContent(
        spans: [
          TextSpan(
            string: string,
            style: SpanStyle(font: FontKey(size: size, weight: .regular, isItalic: false)))
        ],
        lineLimit: lineLimit, alignment: alignment, scale: scale),
      measurer: MonospacedMeasurer()
    ).layout(width: width, height: height)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  // MARK: Widths

  @Test func `has the width of its widest line and the height of its lines`() {
    #expect(layout("alpha beta gamma", nil).size == size(160, 20))
    #expect(layout("alpha beta gamma", .infinity).size == size(160, 20))
    #expect(layout("alpha beta gamma", 500).size == size(160, 20))
    #expect(layout("alpha beta gamma", 160).size == size(160, 20))
    #expect(layout("a\nbcd\n", nil).size == size(30, 60))
  }

  @Test func `includes trailing spaces that fit in the available width`() {
    // "alpha " and "beta gamma" are 60 and 100 wide, "alpha " and "beta " 60 and 50.
    #expect(layout("alpha beta gamma", 105).size == size(105, 40))
    #expect(layout("alpha beta gamma", 111).size == size(110, 40))
    #expect(layout("alpha beta", 55).size == size(55, 40))
    #expect(layout("alpha beta", 50).size == size(50, 40))
    #expect(layout("alpha beta", 99).size == size(60, 40))
    #expect(layout("hi  ", nil).size == size(40, 20))
    #expect(layout("hi  ", 25).size == size(25, 20))
  }

  @Test func `has the available width if no word fits`() {
    // Five letters, one per line.
    #expect(layout("alpha", 5).size == size(5, 100))
    #expect(layout("alpha", 10).size == size(10, 100))
  }

  @Test func `has one character per line at width zero, and no size at size zero`() {
    #expect(layout("alpha", 0).size == size(0, 100))
    #expect(layout("alpha be", 0).size == size(0, 140))
    #expect(layout("alpha", 0, 0).size == .zero)
    #expect(layout("alpha", -3, 0).lines.isEmpty)
    #expect(layout("alpha", -3).size == size(0, 100))
  }

  @Test func `of an empty string has the height of a line`() {
    #expect(layout("", nil).size == size(0, 20))
    #expect(layout("", 50).size == size(0, 20))
  }

  @Test(
    arguments: [
      // Three characters of 8.5 points are 25.5, a line is 17.
      (1, 26, 17),
      (2, 25.5, 17),
      // 38.25 pixels make 39, which are 26 points; 25.5 pixels of height make 26.
      (1.5, 26, 26 / 1.5),
      // 76.5 pixels make 77; 51 are whole.
      (3, 77.0 / 3, 17),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `is rounded up to whole pixels`(scale: CGFloat, width: CGFloat, height: CGFloat) {
    let result = layout("abc", nil, size: 17, scale: scale).size
    #expect(abs(result.width - width) < 1e-9)
    #expect(abs(result.height - height) < 1e-9)
  }

  @Test func `is not rounded beyond a width that it fits exactly`() {
    #expect(layout("abc", 25.5, size: 17).size == size(25.5, 17))
    #expect(layout("abc abc", 25.5, size: 17).size == size(25.5, 34))
  }

  // MARK: Lines

  @Test(
    arguments: [
      (-5, 1), (0, 1), (19, 1), (39.9, 1), (40, 2), (59.9, 2), (60, 3), (1000, 3),
      (.infinity, 3),
    ] as [(CGFloat, Int)])
  func `has as many lines as fit the height, at least one`(height: CGFloat, count: Int) {
    // "alpha", "beta" and "gamma" are on a line each.
    let result = layout("alpha beta gamma", 60, height)
    #expect(result.lines.count == count)
    #expect(result.size.height == CGFloat(count) * 20)
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 3), (9, 3), (-4, 1)])
  func `is limited to its line limit, at least one`(limit: Int, count: Int) {
    #expect(layout("alpha beta gamma", 60, lineLimit: limit).lines.count == count)
  }

  @Test func `respects the smaller of height and line limit`() {
    #expect(layout("alpha beta gamma", 60, 40, lineLimit: 1).lines.count == 1)
    #expect(layout("alpha beta gamma", 60, 20, lineLimit: 2).lines.count == 1)
  }

  @Test func `shows an ellipsis only if text is omitted`() {
    func texts(_ layout: TextLayout) -> [String] { layout.lines.map(\.text) }
    #expect(texts(layout("alpha beta gamma", 60, 20)) == ["alpha…"])
    #expect(texts(layout("alpha beta gamma", 60, 40)) == ["alpha", "beta…"])
    #expect(texts(layout("alpha beta gamma", 60, 60)) == ["alpha", "beta", "gamma"])
    #expect(texts(layout("alpha beta gamma", 100, lineLimit: 1)) == ["alpha bet…"])
    // Text after a line break is not used to fill this line.
    #expect(texts(layout("one\ntwo three", nil, lineLimit: 1)) == ["one…"])
    #expect(texts(layout("one\ntwo\nthree", 200, 40)) == ["one", "two…"])
    #expect(texts(layout("abcdefgh", 30, 40)) == ["abc", "de…"])
  }

  @Test func `has the width of its visible characters if truncated`() {
    #expect(layout("alpha beta gamma", 60, 20).size == size(60, 20))
    #expect(layout("alpha beta gamma", 85, lineLimit: 1).size == size(80, 20))
  }

  @Test func `does not draw trailing spaces`() {
    let lines = layout("alpha   beta  ", 60).lines
    #expect(lines.map(\.text) == ["alpha", "beta"])
    #expect(lines.map(\.width) == [50, 40])
  }

  @Test(arguments: [200, 100_000] as [CGFloat])
  func `has a cost proportional to its length`(width: CGFloat) {
    func questions(words: Int) -> Int {
      let measurer = MonospacedMeasurer()
      let text = (0..<words).map { "word\($0 % 10)" }.joined(separator: " ")
      let span = TextSpan(string: text, style: SpanStyle())
      _ = TextLayoutEngine(content: TextContent(spans: [span]), measurer: measurer)
        .layout(width: width, height: nil)
      return measurer.widthCount
    }
    // A line with an end far to the right needs more than one without an end.
    #expect(questions(words: 4_000) <= 5 * max(questions(words: 1_000), 20))
  }

  @Test func `breaks a very long word with few measurements`() {
    let measurer = MonospacedMeasurer()
    let span = TextSpan(string: String(repeating: "a", count: 5_000), style: SpanStyle())
    let layout = TextLayoutEngine(content: TextContent(spans: [span]), measurer: measurer)
      .layout(width: 85, height: nil)
    // Ten letters per line; each line is found by doubling to 16 and halving back.
    #expect(layout.lines.count == 500)
    #expect(measurer.widthCount <= 20 * 500)
  }

  // MARK: Positions

  @Test func `has its baselines an ascent below the tops of the first and the last line`() {
    let result = layout("alpha beta gamma", 60)
    #expect(result.firstBaseline == 15)
    #expect(result.lastBaseline == 55)
    #expect(result.lines.map(\.baseline) == [15, 35, 55])
    let single = layout("alpha", nil)
    #expect(single.lastBaseline == single.firstBaseline)
  }

  @Test func `rounds baselines to whole pixels`() {
    // The ascent at 17 points is 12.75: 13 pixels at scale 1, 19.125 make 19 at scale 1.5.
    #expect(layout("a", nil, size: 17).firstBaseline == 13)
    #expect(abs(layout("a", nil, size: 17, scale: 1.5).firstBaseline - 19 / 1.5) < 1e-9)
    #expect(layout("a", nil, size: 17, scale: 4).firstBaseline == 12.75)
  }

  @Test(
    arguments: [
      // The widest line is "gamma" with 50; "to" is 20.
      (.leading, [0, 0]), (.center, [15, 0]), (.trailing, [30, 0]),
    ] as [(TextAlignment, [CGFloat])])
  func `aligns its lines within its own width`(alignment: TextAlignment, places: [CGFloat]) {
    #expect(layout("to\ngamma", 300, alignment: alignment).lines.map(\.x) == places)
  }

  @Test func `aligns lines by their visible width, without trailing spaces`() {
    // "to" and two spaces make the text 40 wide; "abc" is 30.
    let result = layout("to  \nabc", 300, alignment: .trailing)
    #expect(result.size.width == 40)
    #expect(result.lines.map(\.x) == [20, 10])
  }

  @Test func `is never wider than available and loses no word, at any width`() {
    let text = "Votes are counted twice, once by hand and once by machine."
    for width in stride(from: CGFloat(1), through: 600, by: 1) {
      let result = layout(text, width)
      #expect(result.size.width <= width)
      let letters = result.lines.map(\.text).joined().filter { $0 != " " }
      #expect(letters == text.filter { $0 != " " })
    }
  }
}
