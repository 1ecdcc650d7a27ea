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

  /// Returns the runs of each line from left to right.
  private func runs(_ layout: TextLayout) -> [[String]] {
    layout.lines.map { $0.runs.map(\.run.text) }
  }

  @Test func `runs are in visual order`() {
    #expect(runs(layout("ab שלום cd")) == [["ab ", "שלום", " cd"]])
    #expect(runs(layout("של ab ום")) == [[" ום", "ab", "של "]])
    // Numbers are left-to-right between right-to-left words.
    #expect(runs(layout("של 12 ום")) == [[" ום", "12", "של "]])
  }

  @Test func `runs have a script and a direction`() throws {
    let line = try #require(layout("ab שלום مرحبا").lines.first)
    #expect(line.runs.map(\.run.font.script.code) == ["Latn", "Arab", "Hebr"])
    #expect(line.runs.map(\.run.font.isRightToLeft) == [false, true, true])
    #expect(line.runs.map(\.x) == [0, 30, 80])
  }

  @Test func `a wrapped right-to-left line contains the first words, the first rightmost`() {
    // Space for six characters.
    #expect(runs(layout("אב גד הו", 60)) == [["אב גד"], ["הו"]])
    #expect(runs(layout("אב cd הו", 60)) == [["cd", "אב "], ["הו"]])
  }

  @Test func `brackets have the direction of their content`() {
    // Brackets after a Hebrew word are Hebrew, though they enclose a Latin one.
    #expect(runs(layout("אב (cd) ef")) == [["ef", ") ", "cd", "אב ("]])
    #expect(runs(layout("ab (גד)")) == [["ab (", "גד", ")"]])
  }

  @Test func `a truncated text ends at the end of its paragraph's direction`() {
    #expect(runs(layout("אבגדהו", 40, lines: 1)) == [["אבג…"]])
    // The ellipsis of a right-to-left paragraph is left of its last word, whatever the word's
    // direction.
    #expect(runs(layout("אב cdefgh", 60, lines: 1)) == [["…", "cd", "אב "]])
    #expect(runs(layout("ab גדהוזח", 60, lines: 1)) == [["ab ", "גד", "…"]])
    #expect(
      runs(layout("אבגדהו", 40, lines: 1) { $0.truncationMode = .head }) == [["…דהו"]])
  }

  @Test func `a text without letters has the direction of its environment`() {
    let plain = layout("1 + 2")
    #expect(runs(plain) == [["1 + 2"]])
    #expect(runs(layout("1 + 2") { $0.direction.isRightToLeft = true }) == [["2", " + ", "1"]])
  }

  @Test func `a text may use the direction of its environment`() {
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

  @Test func `leading is a side of the environment, or of the paragraph if requested`() {
    func places(_ strategy: TextAlignmentStrategy, isRightToLeft: Bool) -> [CGFloat] {
      layout("אבגד\nאב\nab") {
        $0.alignmentStrategy = strategy
        $0.direction.isRightToLeft = isRightToLeft
      }.lines.map(\.x)
    }
    #expect(places(.layoutBased, isRightToLeft: false) == [0, 0, 0])
    #expect(places(.writingDirectionBased, isRightToLeft: false) == [0, 20, 0])
    // Positions are measured from the leading side.
    #expect(places(.writingDirectionBased, isRightToLeft: true) == [0, 0, 20])
  }

  @Test func `every paragraph has its own direction`() {
    #expect(runs(layout("ab!\nאב!")) == [["ab!"], ["אב!"]])
  }

  @Test func `tracking is added after each letter, on the left in right-to-left text`() {
    func places(_ string: String) -> [CGFloat] {
      let font = FontKey(size: 20, weight: .regular, isItalic: false)
      let span = TextSpan(string: string, style: SpanStyle(font: font, tracking: 3))
      return TextLayoutEngine(content: TextContent(spans: [span]), measurer: MonospacedMeasurer())
        .layout(width: nil, height: nil).lines[0].runs.map(\.x)
    }
    #expect(places("ab") == [0, 13])
    #expect(places("אב") == [3, 16])
    // Arabic letters join, so tracking is not applied between them.
    #expect(places("مر") == [0])
  }

  @Test func `invisible marks do not divide runs`() {
    #expect(runs(layout("של\u{AD}ום")) == [["של\u{AD}ום"]])
    #expect(runs(layout("ab\u{200B}cd")) == [["ab\u{200B}cd"]])
  }
}
