import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// Texts of several spans, in which a character is half as wide as its size.
@Suite struct SpanTests {
  private func span(
    _ string: String, _ size: CGFloat = 20, tracking: CGFloat = 0, offset: CGFloat = 0,
    evenDigits: Bool = false
  ) -> TextSpan {
    TextSpan(
      string: string,
      style: SpanStyle(
        font: FontKey(size: size, weight: .regular, isItalic: false), tracking: tracking,
        baselineOffset: offset, hasEvenDigits: evenDigits))
  }

  private func layout(
    _ spans: [TextSpan], _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    measurer: any TextMeasurer = MonospacedMeasurer(),
    _ change: (inout TextContent) -> Void = { _ in }
  ) -> TextLayout {
    var content = TextContent(spans: spans)
    change(&content)
    return TextLayoutEngine(content: content, measurer: measurer)
      .layout(width: width, height: height)
  }

  @Test func `break into lines as one text`() {
    let answer = layout([span("alpha be"), span("ta gamma")], 100)
    #expect(answer.lines.map(\.text) == ["alpha beta", "gamma"])
    #expect(answer.lines[0].runs.map(\.run.text) == ["alpha be", "ta"])
    #expect(answer.lines[0].runs.map(\.x) == [0, 80])
    #expect(answer.lines[0].runs.map(\.span) == [0, 1])
    #expect(answer.lines[1].runs.map(\.span) == [1])
  }

  @Test func `make a line as high as its highest letters`() {
    let answer = layout([span("a", 20), span("b", 40), span("\nc", 20)])
    // Ascents 15 and 30, descents 5 and 10.
    #expect(answer.size == CGSize(width: 30, height: 60))
    #expect(answer.firstBaseline == 30)
    #expect(answer.lastBaseline == 55)
  }

  @Test func `raised or lowered make the line higher`() {
    let raised = layout([span("a"), span("b", 20, offset: 6)])
    #expect(raised.size.height == 26)
    #expect(raised.firstBaseline == 21)
    #expect(raised.lines[0].runs.map(\.rise) == [0, 6])
    let lowered = layout([span("a"), span("b", 20, offset: -6)])
    #expect(lowered.size.height == 26)
    #expect(lowered.firstBaseline == 15)
  }

  @Test func `with nothing in them take part in nothing but the height of an empty line`() {
    #expect(layout([span("", 20), span("ab", 10), span("", 40)]).size.height == 10)
    #expect(layout([span("", 20), span("", 40)]).size == CGSize(width: 0, height: 40))
  }

  @Test func `show the ellipsis in the style before it`() {
    let answer = layout([span("ab", 20), span("cdef", 10)], 32) { $0.lineLimit = 1 }
    // 20 for "ab", 5 each for "c" and the ellipsis.
    #expect(answer.lines[0].runs.map(\.run.text) == ["ab", "c…"])
    #expect(answer.lines[0].runs.map(\.run.font.size) == [20, 10])
  }

  @Test func `with room between characters are set one by one`() {
    let answer = layout([span("abc", 20, tracking: 3)])
    #expect(answer.size.width == 39)
    #expect(answer.lines[0].runs.map(\.run.text) == ["a", "b", "c"])
    #expect(answer.lines[0].runs.map(\.x) == [0, 13, 26])
    #expect(layout([span("abc", 20, tracking: -4)]).size.width == 18)
  }

  /// Sevens are half as wide as other characters.
  private final class Uneven: TextMeasurer {
    func metrics(of font: FontKey) -> FontMetrics { MonospacedMeasurer().metrics(of: font) }

    func width(of run: String, in font: FontKey) -> CGFloat {
      run.reduce(0) { $0 + ($1 == "7" ? 5 : 10) }
    }
  }

  @Test func `with even digits give every digit the room of the widest`() {
    #expect(layout([span("a77")], measurer: Uneven()).size.width == 20)
    let answer = layout([span("a7b0", 20, evenDigits: true)], measurer: Uneven())
    #expect(answer.size.width == 40)
    #expect(answer.lines[0].runs.map(\.run.text) == ["a", "7", "b", "0"])
    // The seven stands in the middle of its ten points.
    #expect(answer.lines[0].runs.map(\.x) == [0, 12.5, 20, 30])
  }

  // MARK: Lines

  @Test func `keep room for lines that are not there`() {
    #expect(layout([span("a")], 100) { $0.reservedLines = 3 }.size.height == 60)
    #expect(layout([span("a\nb\nc\nd")]) { $0.reservedLines = 3 }.size.height == 80)
    let spaced = layout([span("a")]) {
      $0.reservedLines = 2
      $0.lineSpacing = 5
    }
    #expect(spaced.size.height == 45)
    #expect(spaced.lastBaseline == 15)
  }

  @Test func `have room between lines, and none round them`() {
    let answer = layout([span("a\nb\nc")]) { $0.lineSpacing = 5 }
    #expect(answer.size.height == 70)
    #expect(answer.lines.map(\.baseline) == [15, 40, 65])
  }

  @Test(arguments: [(44, 1), (45, 2), (69, 2), (70, 3)] as [(CGFloat, Int)])
  func `need the room between lines in a height as well`(height: CGFloat, count: Int) {
    let answer = layout([span("a\nb\nc")], nil, height) { $0.lineSpacing = 5 }
    #expect(answer.lines.count == count)
  }

  @Test(
    arguments: [
      (.tail, "alpha bet…"), (.head, "…eta gamma"), (.middle, "alpha…amma"),
    ] as [(TextTruncationMode, String)])
  func `are cut short where they are told to`(mode: TextTruncationMode, text: String) {
    let answer = layout([span("alpha beta gamma")], 100) {
      $0.lineLimit = 1
      $0.truncationMode = mode
    }
    #expect(answer.lines.map(\.text) == [text])
  }

  // MARK: Shrinking

  @Test func `shrink as little as they must before they are cut short`() {
    // 100 wide at full size; 80 of it is 0.8, which the steps of 0.05 meet.
    let answer = layout([span("alpha beta")], 80.5) {
      $0.lineLimit = 1
      $0.minimumScale = 0.5
    }
    #expect(answer.lines.map(\.text) == ["alpha beta"])
    #expect(answer.size.width == 80)
    #expect(abs(answer.lines[0].runs[0].run.font.size - 16) < 1e-9)
  }

  @Test func `are cut short at their least size where that is too large`() {
    let answer = layout([span("alpha beta")], 40) {
      $0.lineLimit = 1
      $0.minimumScale = 0.5
    }
    #expect(answer.lines.map(\.text) == ["alpha b…"])
    #expect(answer.lines[0].runs[0].run.font.size == 10)
  }

  @Test func `shrink for a height too, all spans alike`() {
    let answer = layout([span("ab\n", 20), span("cd", 20, tracking: 4)], nil, 20) {
      $0.minimumScale = 0.5
    }
    #expect(answer.lines.map(\.text) == ["ab", "cd"])
    #expect(answer.size == CGSize(width: 14, height: 20))
  }

  @Test(arguments: [1, 2, .nan, .infinity] as [CGFloat])
  func `do not shrink unless allowed to`(scale: CGFloat) {
    let answer = layout([span("alpha beta")], 80) {
      $0.lineLimit = 1
      $0.minimumScale = scale
    }
    #expect(answer.lines.map(\.text) == ["alpha b…"])
  }

  @Test func `come closer before they shrink, where that is enough and allowed`() {
    func shown(_ width: CGFloat, allows: Bool) -> TextLayout {
      layout([span("alpha beta")], width) {
        $0.lineLimit = 1
        $0.minimumScale = 0.5
        $0.allowsTightening = allows
      }
    }
    // A fiftieth of 20 points for each of ten characters makes 96 of 100.
    let closer = shown(96, allows: true)
    #expect(closer.size.width == 96)
    #expect(closer.lines[0].runs.map(\.run.font.size) == Array(repeating: 20, count: 10))
    #expect(shown(96, allows: false).lines[0].runs[0].run.font.size < 20)
    #expect(shown(95, allows: true).lines[0].runs[0].run.font.size < 20)
    #expect(shown(100, allows: true).lines[0].runs.count == 1)
  }

  @Test(arguments: [0, -1, -.infinity] as [CGFloat])
  func `end somewhere however far they may shrink`(scale: CGFloat) {
    let answer = layout([span("alpha beta")], 10) {
      $0.lineLimit = 1
      $0.minimumScale = scale
    }
    #expect(answer.lines.map(\.text) == ["alpha beta"])
    #expect(answer.size.width <= 10)
  }
}
