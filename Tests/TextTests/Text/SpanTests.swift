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

/// Texts of several spans; characters are half as wide as their size.
@Suite struct SpanTests {
  private func span(
    _ string: String, _ size: CGFloat = 20, tracking: CGFloat = 0, offset: CGFloat = 0,
    evenDigits: Bool = false
  ) -> TextSpan {
    TextSpan(
      string: string,
      style: SpanStyle(
        font: FontKey(size: size, weight: .regular, isItalic: false), tracking: tracking,
        baselineOffset: offset, hasMonospacedDigits: evenDigits))
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

  @Test func `break into lines as a single text`() {
    let result = layout([span("alpha be"), span("ta gamma")], 100)
    #expect(result.lines.map(\.text) == ["alpha beta", "gamma"])
    #expect(result.lines[0].runs.map(\.run.text) == ["alpha be", "ta"])
    #expect(result.lines[0].runs.map(\.x) == [0, 80])
    #expect(result.lines[0].runs.map(\.span) == [0, 1])
    #expect(result.lines[1].runs.map(\.span) == [1])
  }

  @Test func `make a line as high as the largest font`() {
    let result = layout([span("a", 20), span("b", 40), span("\nc", 20)])
    // Ascents 15 and 30, descents 5 and 10.
    #expect(result.size == CGSize(width: 30, height: 60))
    #expect(result.firstBaseline == 30)
    #expect(result.lastBaseline == 55)
  }

  @Test func `with a baseline offset make the line higher`() {
    let raised = layout([span("a"), span("b", 20, offset: 6)])
    #expect(raised.size.height == 26)
    #expect(raised.firstBaseline == 21)
    #expect(raised.lines[0].runs.map(\.rise) == [0, 6])
    let lowered = layout([span("a"), span("b", 20, offset: -6)])
    #expect(lowered.size.height == 26)
    #expect(lowered.firstBaseline == 15)
  }

  @Test func `without text affect only the height of an empty text`() {
    #expect(layout([span("", 20), span("ab", 10), span("", 40)]).size.height == 10)
    #expect(layout([span("", 20), span("", 40)]).size == CGSize(width: 0, height: 40))
  }

  @Test func `show the ellipsis in the style of the preceding text`() {
    let result = layout([span("ab", 20), span("cdef", 10)], 32) { $0.lineLimit = 1 }
    // 20 for "ab", 5 each for "c" and the ellipsis.
    #expect(result.lines[0].runs.map(\.run.text) == ["ab", "c…"])
    #expect(result.lines[0].runs.map(\.run.font.size) == [20, 10])
  }

  @Test func `with tracking are drawn character by character`() {
    let result = layout([span("abc", 20, tracking: 3)])
    #expect(result.size.width == 39)
    #expect(result.lines[0].runs.map(\.run.text) == ["a", "b", "c"])
    #expect(result.lines[0].runs.map(\.x) == [0, 13, 26])
    #expect(layout([span("abc", 20, tracking: -4)]).size.width == 18)
  }

  /// A measurer in which sevens are half as wide as other characters.
  private final class Uneven: TextMeasurer {
    func metrics(of font: FontKey) -> FontMetrics { MonospacedMeasurer().metrics(of: font) }

    func width(of run: String, in font: FontKey) -> CGFloat {
      run.reduce(0) { $0 + ($1 == "7" ? 5 : 10) }
    }
  }

  @Test func `with monospaced digits give every digit the maximum width`() {
    #expect(layout([span("a77")], measurer: Uneven()).size.width == 20)
    let result = layout([span("a7b0", 20, evenDigits: true)], measurer: Uneven())
    #expect(result.size.width == 40)
    #expect(result.lines[0].runs.map(\.run.text) == ["a", "7", "b", "0"])
    // The seven is centred in its ten points.
    #expect(result.lines[0].runs.map(\.x) == [0, 12.5, 20, 30])
  }

  // MARK: Lines

  @Test func `reserve space for missing lines`() {
    #expect(layout([span("a")], 100) { $0.reservedLines = 3 }.size.height == 60)
    #expect(layout([span("a\nb\nc\nd")]) { $0.reservedLines = 3 }.size.height == 80)
    let spaced = layout([span("a")]) {
      $0.reservedLines = 2
      $0.lineSpacing = 5
    }
    #expect(spaced.size.height == 45)
    #expect(spaced.lastBaseline == 15)
  }

  @Test func `have spacing between lines only`() {
    let result = layout([span("a\nb\nc")]) { $0.lineSpacing = 5 }
    #expect(result.size.height == 70)
    #expect(result.lines.map(\.baseline) == [15, 40, 65])
  }

  @Test(arguments: [(44, 1), (45, 2), (69, 2), (70, 3)] as [(CGFloat, Int)])
  func `include the line spacing in their height`(height: CGFloat, count: Int) {
    let result = layout([span("a\nb\nc")], nil, height) { $0.lineSpacing = 5 }
    #expect(result.lines.count == count)
  }

  @Test(
    arguments: [
      (.tail, "alpha bet…"), (.head, "…eta gamma"), (.middle, "alpha…amma"),
    ] as [(TextTruncationMode, String)])
  func `have the given truncation mode`(mode: TextTruncationMode, text: String) {
    let result = layout([span("alpha beta gamma")], 100) {
      $0.lineLimit = 1
      $0.truncationMode = mode
    }
    #expect(result.lines.map(\.text) == [text])
  }

  // MARK: Shrinking

  @Test func `shrink only as much as necessary before they are truncated`() {
    // 100 wide at full size; 80 of it is 0.8, a multiple of the step of 0.05.
    let result = layout([span("alpha beta")], 80.5) {
      $0.lineLimit = 1
      $0.minimumScale = 0.5
    }
    #expect(result.lines.map(\.text) == ["alpha beta"])
    #expect(result.size.width == 80)
    #expect(abs(result.lines[0].runs[0].run.font.size - 16) < 1e-9)
  }

  @Test func `are truncated at their minimum scale`() {
    let result = layout([span("alpha beta")], 40) {
      $0.lineLimit = 1
      $0.minimumScale = 0.5
    }
    #expect(result.lines.map(\.text) == ["alpha b…"])
    #expect(result.lines[0].runs[0].run.font.size == 10)
  }

  @Test func `shrink to fit a height, all spans by the same factor`() {
    let result = layout([span("ab\n", 20), span("cd", 20, tracking: 4)], nil, 20) {
      $0.minimumScale = 0.5
    }
    #expect(result.lines.map(\.text) == ["ab", "cd"])
    #expect(result.size == CGSize(width: 14, height: 20))
  }

  @Test(arguments: [1, 2, .nan, .infinity] as [CGFloat])
  func `do not shrink by default`(scale: CGFloat) {
    let result = layout([span("alpha beta")], 80) {
      $0.lineLimit = 1
      $0.minimumScale = scale
    }
    #expect(result.lines.map(\.text) == ["alpha b…"])
  }

  @Test func `are tightened before they shrink, if allowed and sufficient`() {
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
  func `terminate for a minimum scale of zero`(scale: CGFloat) {
    let result = layout([span("alpha beta")], 10) {
      $0.lineLimit = 1
      $0.minimumScale = scale
    }
    #expect(result.lines.map(\.text) == ["alpha beta"])
    #expect(result.size.width <= 10)
  }
}
