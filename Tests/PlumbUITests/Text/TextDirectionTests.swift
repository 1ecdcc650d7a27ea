import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// Texts in both directions; every character is 10 points wide and every line 20 high.
@Suite struct TextDirectionTests {
  private func layout(
    _ string: String, _ width: CGFloat? = nil, lines: Int? = nil,
    _ change: (inout TextContent) -> Void = { _ in }
  ) -> TextLayout {
    let style = SpanStyle(font: FontKey(size: 20, weight: .regular, isItalic: false))
    var content = TextContent(spans: [TextSpan(string: string, style: style)], lineLimit: lines)
    change(&content)
    return TextLayoutEngine(content: content, measurer: MonospacedMeasurer())
      .layout(width: width, height: nil)
  }

  /// The runs of each line from left to right.
  private func runs(_ layout: TextLayout) -> [[String]] {
    layout.lines.map { $0.runs.map(\.run.text) }
  }

  @Test func `runs stand in the order they are seen`() {
    #expect(runs(layout("ab שלום cd")) == [["ab ", "שלום", " cd"]])
    #expect(runs(layout("של ab ום")) == [[" ום", "ab", "של "]])
    // Numbers run from left to right between words that do not.
    #expect(runs(layout("של 12 ום")) == [[" ום", "12", "של "]])
  }

  @Test func `runs know script and direction`() throws {
    let line = try #require(layout("ab שלום مرحبا").lines.first)
    #expect(line.runs.map(\.run.font.script.code) == ["Latn", "Arab", "Hebr"])
    #expect(line.runs.map(\.run.font.isRightToLeft) == [false, true, true])
    #expect(line.runs.map(\.x) == [0, 30, 80])
  }

  @Test func `a line that wraps holds the words that come first, the first of them rightmost`() {
    // Room for six characters.
    #expect(runs(layout("אב גד הו", 60)) == [["אב גד"], ["הו"]])
    #expect(runs(layout("אב cd הו", 60)) == [["cd", "אב "], ["הו"]])
  }

  @Test func `brackets keep to what they enclose`() {
    // Brackets behind a Hebrew word are Hebrew, though they enclose a Latin one.
    #expect(runs(layout("אב (cd) ef")) == [["ef", ") ", "cd", "אב ("]])
    #expect(runs(layout("ab (גד)")) == [["ab (", "גד", ")"]])
  }

  @Test func `what is cut short ends where the paragraph does`() {
    #expect(runs(layout("אבגדהו", 40, lines: 1)) == [["אבג…"]])
    // The ellipsis of a paragraph from right to left is left of its last word, whatever that is.
    #expect(runs(layout("אב cdefgh", 60, lines: 1)) == [["…", "cd", "אב "]])
    #expect(runs(layout("ab גדהוזח", 60, lines: 1)) == [["ab ", "גד", "…"]])
    #expect(
      runs(layout("אבגדהו", 40, lines: 1) { $0.truncationMode = .head }) == [["…דהו"]])
  }

  @Test func `a text without letters follows its surroundings`() {
    let plain = layout("1 + 2")
    #expect(runs(plain) == [["1 + 2"]])
    #expect(runs(layout("1 + 2") { $0.direction.isRightToLeft = true }) == [["2", " + ", "1"]])
  }

  @Test func `a text may follow its surroundings whatever it says`() {
    func shown(_ string: String, isRightToLeft: Bool) -> [[String]] {
      runs(
        layout(string) {
          $0.direction = TextDirection(isRightToLeft: isRightToLeft, strategy: .layoutBased)
        })
    }
    #expect(shown("ab!", isRightToLeft: false) == [["ab!"]])
    #expect(shown("ab!", isRightToLeft: true) == [["!", "ab"]])
    #expect(shown("אב!", isRightToLeft: false) == [["אב", "!"]])
  }

  @Test func `leading is a side of the surroundings, or of the paragraph where that is asked for`()
  {
    func places(_ strategy: TextAlignmentStrategy, isRightToLeft: Bool) -> [CGFloat] {
      layout("אבגד\nאב\nab") {
        $0.alignmentStrategy = strategy
        $0.direction.isRightToLeft = isRightToLeft
      }.lines.map(\.x)
    }
    #expect(places(.layoutBased, isRightToLeft: false) == [0, 0, 0])
    #expect(places(.writingDirectionBased, isRightToLeft: false) == [0, 20, 0])
    // Places count from the leading side.
    #expect(places(.writingDirectionBased, isRightToLeft: true) == [0, 0, 20])
  }

  @Test func `every paragraph has its own direction`() {
    #expect(runs(layout("ab!\nאב!")) == [["ab!"], ["אב!"]])
  }

  @Test func `room between letters is behind them, on the left where they run to the left`() {
    func places(_ string: String) -> [CGFloat] {
      let font = FontKey(size: 20, weight: .regular, isItalic: false)
      let span = TextSpan(string: string, style: SpanStyle(font: font, tracking: 3))
      return TextLayoutEngine(content: TextContent(spans: [span]), measurer: MonospacedMeasurer())
        .layout(width: nil, height: nil).lines[0].runs.map(\.x)
    }
    #expect(places("ab") == [0, 13])
    #expect(places("אב") == [3, 16])
    // Arabic letters join, so nothing comes between them.
    #expect(places("مر") == [0])
  }

  @Test func `marks no one sees part no run`() {
    #expect(runs(layout("של\u{AD}ום")) == [["של\u{AD}ום"]])
    #expect(runs(layout("ab\u{200B}cd")) == [["ab\u{200B}cd"]])
  }
}
