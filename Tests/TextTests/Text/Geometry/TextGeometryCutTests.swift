import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbText
@testable import TestSupport

/// Carets and selections in truncated texts; characters are 10 points wide.
@Suite struct TextGeometryCutTests {
  private typealias Sample = TextGeometrySample

  private func cut(
    _ string: String, _ width: CGFloat, at mode: TextTruncationMode = .tail, lines: Int = 1
  ) -> Sample {
    Sample(string, width) {
      $0.lineLimit = lines
      $0.truncationMode = mode
    }
  }

  @Test func `an ellipsis replaces a range of the text as a whole`() {
    let text = cut("alpha beta", 80)
    #expect(text.layout.lines.map(\.text) == ["alpha b…"])
    #expect(text.layout.hidden == 7..<10)
    #expect(text.sources == [[0..<10]])
    #expect([6, 7, 8, 9, 10].map { text.x($0) } == [60, 70, 70, 70, 80])
    #expect(text.offset(73) == 7)
    #expect(text.offset(77) == 10)
    #expect(text.edges(0..<8) == [[0, 70]])
    #expect(text.edges(8..<10) == [[70, 80]])
    #expect(text.path(from: 6, isRightward: true) == [7, 10])
    #expect(text.path(from: 10, isRightward: false).first == 7)
  }

  @Test func `an ellipsis replaces the spaces beside it and the lines below as well`() {
    let text = cut("alpha beta\ngamma", 70)
    #expect(text.layout.lines.map(\.text) == ["alpha…"])
    #expect(text.layout.hidden == 5..<16)
    #expect(text.x(5) == 50)
    #expect(text.x(12) == 50)
    #expect(text.x(16) == 60)
    let second = cut("ab\ncd\nef", 80, lines: 2)
    #expect(second.layout.lines.map(\.text) == ["ab", "cd…"])
    #expect(second.caret(8).rect.origin == CGPoint(x: 30, y: 20))
    #expect(second.edges(0..<8) == [[0, 20], [0, 30]])
  }

  @Test func `truncation in the middle keeps the caret offsets on both sides`() {
    // Three bytes are hidden, as many as the ellipsis has.
    let text = cut("abcdefg", 50, at: .middle)
    #expect(text.layout.lines.map(\.text) == ["ab…fg"])
    #expect(text.sources == [[0..<7]])
    #expect(text.layout.hidden == 2..<5)
    #expect((0...7).map { text.x($0) } == [0, 10, 20, 20, 20, 30, 40, 50])
    #expect(text.path(from: 0, isRightward: true) == [1, 2, 5, 6, 7])
    #expect(text.edges(1..<6) == [[10, 40]])
    #expect(text.edges(5..<7) == [[30, 50]])
  }

  @Test func `truncation at the head keeps the caret offsets at the end`() {
    let text = cut("alpha beta", 60, at: .head)
    #expect(text.layout.lines.map(\.text) == ["…beta"])
    #expect([0, 3, 6, 7, 10].map { text.x($0) } == [0, 0, 10, 20, 50])
    #expect(text.edges(0..<10) == [[0, 50]])
    // Lines below the ellipsis are not shown; their offsets count as the end of the visible text.
    let above = cut("alpha beta\ngamma", 60, at: .head)
    #expect(above.x(15) == above.x(10))
  }

  @Test func `an ellipsis that replaces no text belongs to the character before it`() {
    let text = cut("ab\ncd", 80, at: .middle)
    #expect(text.layout.lines.map(\.text) == ["a…b"])
    #expect(text.layout.hidden == 1..<1)
    #expect(text.edges(0..<1) == [[0, 20]])
    #expect(text.edges(1..<2) == [[20, 30]])
    #expect(text.path(from: 0, isRightward: true) == [1, 2])
  }

  @Test func `the ellipsis of a paragraph from right to left is on its left`() {
    let text = cut("אבגדהו", 40)
    #expect(text.layout.lines.map(\.text) == ["אבג…"])
    #expect([0, 2, 4, 6, 8, 12].map { text.x($0) } == [40, 30, 20, 10, 10, 0])
    // "…", "cd" and "אב " from left to right.
    let mixed = cut("אב cdefgh", 60)
    #expect(mixed.layout.lines[0].runs.map(\.run.text) == ["…", "cd", "אב "])
    #expect(mixed.sources == [[7..<11, 5..<7, 0..<5]])
    #expect(mixed.edges(7..<11) == [[0, 10]])
    #expect(mixed.edges(0..<11) == [[0, 60]])
  }

  @Test func `monospaced digits and tracking divide the runs but keep the caret offsets`() {
    let spans = [Sample.span("a12345678", evenDigits: true)]
    let text = Sample(spans, 50) { $0.lineLimit = 1 }
    #expect(text.layout.lines.map(\.text) == ["a123…"])
    #expect(text.sources == [[0..<1, 1..<2, 2..<3, 3..<4, 4..<9]])
    #expect([3, 4, 6, 9].map { text.x($0) } == [30, 40, 40, 50])
    let middle = Sample(spans, 50) {
      $0.lineLimit = 1
      $0.truncationMode = .middle
    }
    #expect(middle.layout.lines.map(\.text) == ["a1…78"])
    #expect(middle.sources == [[0..<1, 1..<2, 2..<7, 7..<8, 8..<9]])
    let tracked = Sample([Sample.span("אבגדהו", tracking: 2)], 48) { $0.lineLimit = 1 }
    #expect(tracked.sources == [[6..<12, 4..<6, 2..<4, 0..<2]])
    #expect([0, 2, 6, 12].map { tracked.x($0) } == [48, 36, 12, 0])
  }

  @Test func `a tab in a truncated line has no width`() {
    let text = cut("a\tbcdef", 40)
    #expect(text.layout.lines.map(\.text) == ["abc…"])
    #expect([0, 1, 2, 3, 4, 7].map { text.x($0) } == [0, 10, 10, 20, 30, 40])
  }
}
