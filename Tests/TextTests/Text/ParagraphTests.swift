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

/// Tabs, soft hyphens and no-break spaces in lines; characters are 10 points wide.
@Suite struct ParagraphTests {
  private func layout(
    _ string: String, _ width: CGFloat? = nil, measurer: any TextMeasurer = MonospacedMeasurer()
  ) -> TextLayout {
    let style = SpanStyle(font: FontKey(size: 20, weight: .regular, isItalic: false))
    return TextLayoutEngine(
      content: TextContent(spans: [TextSpan(string: string, style: style)]), measurer: measurer
    ).layout(width: width, height: nil)
  }

  private func texts(_ string: String, _ width: CGFloat? = nil) -> [String] {
    layout(string, width, measurer: ZeroWidthMarks()).lines.map(\.text)
  }

  /// Soft hyphens and zero-width marks have no width.
  private final class ZeroWidthMarks: TextMeasurer {
    func metrics(of font: FontKey) -> FontMetrics { MonospacedMeasurer().metrics(of: font) }

    func width(of run: String, in font: FontKey) -> CGFloat {
      CGFloat(run.unicodeScalars.count { $0 != "\u{AD}" && $0 != "\u{200B}" }) * 10
    }
  }

  @Test func `a soft hyphen is drawn only at the end of a line, and is included in its width`() {
    #expect(texts("co\u{AD}operate", 100) == ["co\u{AD}operate"])
    // "co-" is 30 wide.
    #expect(texts("co\u{AD}operate", 70) == ["co\u{AD}-", "operate"])
    #expect(layout("co\u{AD}operate", 70, measurer: ZeroWidthMarks()).size.width == 70)
    #expect(texts("ab co\u{AD}operate", 70) == ["ab co\u{AD}-", "operate"])
    // If the hyphen does not fit, the line ends before the word.
    #expect(texts("ab cd\u{AD}operate", 50) == ["ab", "cd\u{AD}-", "opera", "te"])
    #expect(texts("co\u{AD}", 70) == ["co\u{AD}"])
  }

  @Test func `a line never breaks at a no-break space`() {
    #expect(texts("10\u{A0}km to go", 50) == ["10\u{A0}km", "to go"])
    #expect(texts("a 10\u{A0}km", 50) == ["a", "10\u{A0}km"])
    #expect(texts("ab\u{200B}cd", 20) == ["ab\u{200B}", "cd"])
  }

  @Test func `a tab advances to the next multiple of 28 points`() {
    func places(_ string: String, _ width: CGFloat? = nil) -> [[CGFloat]] {
      layout(string, width).lines.map { $0.runs.map(\.x) }
    }
    #expect(places("a\tb") == [[0, 28]])
    #expect(places("abc\tb") == [[0, 56]])
    #expect(places("\tb\tc") == [[28, 56]])
    #expect(layout("a\tb").size.width == 38)
    #expect(texts("a\tb", 30) == ["a", "b"])
    // A tab at a stop advances to the next one.
    #expect(places("\t\tb") == [[56]])
  }

  @Test func `every kind of line separator ends one line`() {
    for end in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"] {
      #expect(texts("a\(end)b") == ["a", "b"], "\(end.debugDescription)")
      #expect(texts("a\(end)\(end)b") == ["a", "", "b"])
    }
  }

  @Test func `lines break between ideographs, but not before closing punctuation`() {
    #expect(texts("日本語、漢字。", 30) == ["日本", "語、漢", "字。"])
  }

  @Test func `kerning between parts of a word is included`() {
    /// A hyphen is three points closer to the next character.
    final class Kerned: TextMeasurer {
      func metrics(of font: FontKey) -> FontMetrics { MonospacedMeasurer().metrics(of: font) }

      func width(of run: String, in font: FontKey) -> CGFloat {
        let pairs = zip(run, run.dropFirst()).count { $0.0 == "-" && $0.1 != "-" }
        return CGFloat(run.count * 10 - pairs * 3)
      }
    }
    // 97 points unbroken; broken, the second part starts its own line at its full width.
    #expect(layout("ab-cd-efg hi", 84, measurer: Kerned()).lines.map(\.width) == [84, 20])
    #expect(layout("ab-cd-efg hi", 83, measurer: Kerned()).lines.map(\.width) == [57, 60])
  }

  @Test func `the words of a paragraph are measured once for all widths`() {
    let measurer = MonospacedMeasurer()
    let style = SpanStyle()
    let words = (0..<1_000).map { "word\($0)" }.joined(separator: " ")
    let engine = TextLayoutEngine(
      content: TextContent(spans: [TextSpan(string: words, style: style)]), measurer: measurer)
    _ = engine.layout(width: 400, height: nil)
    let before = measurer.widthCount
    for width in stride(from: CGFloat(100), to: 800, by: 13) {
      _ = engine.layout(width: width, height: nil)
    }
    #expect(measurer.widthCount == before)
  }

  @Test(arguments: [5, 40, 300, .infinity] as [CGFloat])
  func `a word of 100 000 letters can be broken anywhere`(width: CGFloat) {
    let layout = layout(String(repeating: "a", count: 100_000), width)
    #expect(layout.lines.reduce(0) { $0 + $1.text.count } == 100_000)
  }
}
