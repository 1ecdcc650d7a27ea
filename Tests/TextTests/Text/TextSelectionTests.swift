import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbText
@testable import TestSupport

/// The rectangles of selections; characters are 10 points wide and lines 20 high.
@Suite struct TextSelectionTests {
  private typealias Sample = TextGeometrySample

  @Test func `a selection has a rectangle for each line`() {
    let text = Sample("alpha beta gamma", 60)
    #expect(
      text.rects(2..<13) == [
        CGRect(x: 20, y: 0, width: 40, height: 20),
        CGRect(x: 0, y: 20, width: 50, height: 20),
        CGRect(x: 0, y: 40, width: 20, height: 20),
      ])
  }

  @Test func `an empty selection has no rectangle`() {
    let text = Sample("abc")
    #expect(text.rects(1..<1).isEmpty)
    #expect(text.rects(9..<12).isEmpty)
    // Bounds inside a character count as its start.
    #expect(Sample("e\u{301}a").rects(1..<2).isEmpty)
  }

  @Test func `an empty line in a selection has a rectangle without width`() {
    let text = Sample("a\n\nb\n")
    #expect(
      text.rects(0..<5) == [
        CGRect(x: 0, y: 0, width: 10, height: 20),
        CGRect(x: 0, y: 20, width: 0, height: 20),
        CGRect(x: 0, y: 40, width: 10, height: 20),
      ])
    // A line break has no width on its line.
    #expect(text.rects(1..<2).isEmpty)
  }

  @Test func `adjacent runs have one common rectangle`() {
    let text = Sample([
      Sample.span("ab"), Sample.span("cd", 10), Sample.span("\u{FFFC}", picture: 24),
      Sample.span("1234", evenDigits: true),
    ])
    #expect(text.edges(0..<11) == [[0, 94]])
    #expect(text.edges(1..<8) == [[10, 64]])
  }
}
