import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbText
@testable import TestSupport

/// Carets, points and movement in lines from left to right; characters are 10 points wide and lines
/// 20 high.
@Suite struct TextGeometryTests {
  private typealias Sample = TextGeometrySample

  @Test func `a run has the range of its text`() {
    #expect(Sample("alpha beta", 60).sources == [[0..<5], [6..<10]])
    #expect(Sample("alpha beta", 60).layout.lines.map(\.range) == [0..<6, 6..<10])
    #expect(Sample("a\tb\n\nc").sources == [[0..<1, 2..<3], [], [5..<6]])
    #expect(Sample("a\tb\n\nc").layout.lines.map(\.range) == [0..<3, 4..<4, 5..<6])
    #expect(Sample([Sample.span("ab"), Sample.span("cd", 10)]).sources == [[0..<2, 2..<4]])
    #expect(Sample([Sample.span("éb", tracking: 3)]).sources == [[0..<2, 2..<3]])
    #expect(
      Sample([Sample.span("a12b", evenDigits: true)]).sources == [[0..<1, 1..<2, 2..<3, 3..<4]])
  }

  @Test func `a caret is as high as its line and is before its character`() {
    let text = Sample("abc\nd")
    #expect(text.caret(0).rect == CGRect(x: 0, y: 0, width: 0, height: 20))
    #expect(text.caret(2).rect == CGRect(x: 20, y: 0, width: 0, height: 20))
    #expect(text.caret(3).rect == CGRect(x: 30, y: 0, width: 0, height: 20))
    #expect(text.caret(4).rect == CGRect(x: 0, y: 20, width: 0, height: 20))
    #expect(text.caret(2).secondary == nil)
    // Offsets outside count as the ends.
    #expect(text.caret(-3) == text.caret(0))
    #expect(text.caret(99) == text.caret(5))
  }

  @Test func `a point selects the nearer side of the character under it`() {
    let text = Sample("abc")
    #expect([0, 4, 6, 14, 16, 26].map { text.offset($0) } == [0, 0, 1, 1, 2, 3])
    #expect(text.offset(-50) == 0)
    #expect(text.offset(500) == 3)
  }

  @Test func `a point above or below the text counts as a point on the nearest line`() {
    let text = Sample("abc\ndef")
    #expect(text.offset(20, -100) == 2)
    #expect(text.offset(20, 500) == 6)
    let spaced = Sample("abc\ndef") { $0.lineSpacing = 10 }
    #expect(spaced.offset(20, 24) == 2)
    #expect(spaced.offset(20, 26) == 6)
  }

  @Test func `an empty text has one caret`() {
    let text = Sample("")
    #expect(text.caret(0).rect == CGRect(x: 0, y: 0, width: 0, height: 20))
    #expect(text.position(30, 40) == TextPosition(offset: 0))
    #expect(text.rects(0..<0).isEmpty)
    #expect(text.path(from: 0, isRightward: true).isEmpty)
    #expect(text.path(from: 0, isRightward: false).isEmpty)
  }

  @Test func `a text without lines has a caret without height`() {
    let engine = TextLayoutEngine(content: TextContent(), measurer: MonospacedMeasurer())
    let geometry = TextGeometry(
      engine.layout(width: 0, height: 0), of: TextContent(), measurer: MonospacedMeasurer())
    #expect(geometry.caret(at: TextPosition(offset: 0)) == TextCaret(rect: .zero))
    #expect(geometry.position(closestTo: .zero) == TextPosition(offset: 0))
    #expect(geometry.lineIndex(of: TextPosition(offset: 0)) == nil)
    #expect(geometry.selectionRects(for: 0..<1).isEmpty)
  }

  @Test func `the empty line after a line break has a caret`() {
    let text = Sample("ab\n")
    #expect(text.caret(2).rect.origin == CGPoint(x: 20, y: 0))
    #expect(text.caret(3).rect == CGRect(x: 0, y: 20, width: 0, height: 20))
    #expect(text.offset(50, 30) == 3)
    #expect(text.offset(50, 10) == 2)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}\u{323}", "🇫🇷", "👍🏽", "\r\n", "1\u{FE0F}\u{20E3}"])
  func `no caret is inside a character`(character: String) {
    let text = Sample("a\(character)b")
    let end = 1 + character.utf8.count
    #expect(text.path(from: 0, isRightward: true) == [1, end, end + 1])
    #expect(text.path(from: end + 1, isRightward: false) == [end, 1, 0])
    for offset in 1..<end { #expect(text.caret(offset) == text.caret(1)) }
    for x in stride(from: CGFloat(-5), to: 50, by: 1) {
      #expect([0, 1, end, end + 1].contains(text.offset(x)))
      #expect([0, 1, end, end + 1].contains(text.offset(x, 30)))
    }
  }

  @Test func `a character that two spans share has one caret offset`() {
    let text = Sample([Sample.span("ae"), Sample.span("\u{301}b")])
    #expect(text.path(from: 0, isRightward: true) == [1, 4, 5])
  }

  @Test func `a character that is divided by the end of a line has two caret offsets`() {
    let text = Sample("ab \u{301}cd", 20)
    #expect(text.layout.lines.map(\.range) == [0..<3, 3..<6, 6..<7])
    #expect(text.caret(3).rect.origin == CGPoint(x: 0, y: 20))
    #expect(text.path(from: 0, isRightward: true) == [1, 2, 3, 5, 6, 7])
  }

  // MARK: Lines that wrap

  @Test func `the affinity determines the line of a caret at a wrap`() {
    let text = Sample("abcdef", 30)
    #expect(text.caret(3, .upstream).rect.origin == CGPoint(x: 30, y: 0))
    #expect(text.caret(3, .downstream).rect.origin == CGPoint(x: 0, y: 20))
    #expect(text.position(90, 10) == TextPosition(offset: 3, affinity: .upstream))
    #expect(text.position(-9, 30) == TextPosition(offset: 3, affinity: .downstream))
    let geometry = text.geometry
    #expect(geometry.lineIndex(of: TextPosition(offset: 3, affinity: .upstream)) == 0)
    #expect(geometry.lineIndex(of: TextPosition(offset: 3)) == 1)
    #expect(geometry.lineRange(at: TextPosition(offset: 3)) == 3..<6)
    // The two sides of a line break have different offsets.
    #expect(Sample("abc\ndef").caret(4, .upstream).rect.origin == CGPoint(x: 0, y: 20))
  }

  @Test func `movement passes the two carets at a wrap as one`() {
    let text = Sample("abcdef", 30)
    #expect(text.path(from: 1, isRightward: true) == [2, 3, 4, 5, 6])
    #expect(text.path(from: 5, isRightward: false) == [4, 3, 2, 1, 0])
    let end = TextPosition(offset: 3, affinity: .upstream)
    #expect(text.geometry.position(rightOf: end)?.offset == 4)
    #expect(text.geometry.position(leftOf: end)?.offset == 2)
  }

  @Test func `spaces at a line's end hang over it up to the width of the text`() {
    // The first line shows "alpha", the text is 70 wide.
    let text = Sample("alpha    beta", 70)
    #expect(text.layout.lines.map(\.text) == ["alpha", "beta"])
    #expect([5, 6, 7, 8].map { text.x($0) } == [50, 60, 70, 70])
    #expect(text.caret(9, .upstream).rect.origin == CGPoint(x: 70, y: 0))
    #expect(text.caret(9).rect.origin == CGPoint(x: 0, y: 20))
    #expect(text.edges(0..<13) == [[0, 70], [0, 40]])
    // At the end of the text the caret is where the next letter will be inserted.
    #expect(Sample("ab  ").x(4) == 40)
    #expect([0, 1, 2].map { Sample("  ").x($0) } == [0, 10, 20])
    let mixed = Sample([Sample.span("ab "), Sample.span(" ", 40)])
    #expect([2, 3, 4].map { mixed.x($0) } == [20, 30, 50])
  }

  @Test func `the caret after a soft hyphen is behind the visible hyphen`() {
    let text = Sample("co\u{AD}operate", 70)
    #expect(text.layout.lines.map(\.text) == ["co\u{AD}-", "operate"])
    // The measurer counts the soft hyphen as a separate character.
    #expect(text.caret(4, .upstream).rect.origin == CGPoint(x: 40, y: 0))
    #expect(text.caret(2).rect.origin == CGPoint(x: 20, y: 0))
    #expect(text.edges(0..<11) == [[0, 40], [0, 70]])
    #expect(text.edges(0..<2) == [[0, 20]])
    #expect(text.path(from: 0, isRightward: true).prefix(4) == [1, 2, 4, 5])
  }

  @Test func `each tab has two edges`() {
    let text = Sample("a\t\tbc")
    #expect([0, 1, 2, 3, 4].map { text.x($0) } == [0, 10, 28, 56, 66])
    #expect(text.edges(1..<2) == [[10, 28]])
    #expect(text.edges(0..<5) == [[0, 76]])
    #expect(text.offset(20) == 2)
    #expect(text.offset(15) == 1)
    #expect([0, 1].map { Sample("\tb").x($0) } == [0, 28])
    #expect([1, 2].map { Sample("a\t").x($0) } == [10, 28])
  }

  @Test func `carets follow the alignment of their line`() {
    let text = Sample("abcd\nab") { $0.alignment = .center }
    #expect([5, 6, 7].map { text.x($0) } == [10, 20, 30])
    #expect(text.offset(0, 30) == 5)
    let trailing = Sample("abcd\nab") { $0.alignment = .trailing }
    #expect([5, 6, 7].map { trailing.x($0) } == [20, 30, 40])
  }

  // MARK: Styles

  @Test func `characters of different fonts have different widths`() {
    let text = Sample([Sample.span("ab", 20), Sample.span("cd", 40), Sample.span("e", 10)])
    #expect((0...5).map { text.x($0) } == [0, 10, 20, 40, 60, 65])
    #expect(text.caret(1).rect.height == 40)
    #expect(text.rects(1..<4) == [CGRect(x: 10, y: 0, width: 50, height: 40)])
  }

  @Test func `tracking belongs to the character before it`() {
    let text = Sample([Sample.span("abc", tracking: 3)])
    #expect((0...3).map { text.x($0) } == [0, 13, 26, 39])
    let arabic = Sample([Sample.span("אב", tracking: 3)])
    #expect([0, 2, 4].map { arabic.x($0) } == [26, 13, 0])
  }

  @Test func `a picture is one character`() {
    let picture = Sample.span("\u{FFFC}", picture: 36)
    let text = Sample([Sample.span("ab"), picture, Sample.span("c")])
    #expect([0, 1, 2, 5, 6].map { text.x($0) } == [0, 10, 20, 56, 66])
    #expect(text.offset(30) == 2)
    #expect(text.offset(45) == 5)
    #expect(text.caret(3) == text.caret(2))
    #expect(text.edges(2..<5) == [[20, 56]])
  }

  /// Digits of two widths: sevens are half as wide as other characters.
  private final class Uneven: TextMeasurer {
    func metrics(of font: FontKey) -> FontMetrics { MonospacedMeasurer().metrics(of: font) }

    func width(of run: String, in font: FontKey) -> CGFloat {
      run.reduce(0) { $0 + ($1 == "7" ? 5 : 10) }
    }
  }

  @Test func `monospaced digits have equal distances`() {
    let text = Sample([Sample.span("a77b", evenDigits: true)], measurer: Uneven())
    #expect((0...4).map { text.x($0) } == [0, 10, 20, 30, 40])
    let plain = Sample([Sample.span("a77b")], measurer: Uneven())
    #expect((0...4).map { plain.x($0) } == [0, 10, 15, 20, 30])
  }

  @Test func `a scaled or tightened text is measured as it is shown`() {
    let shrunk = Sample("alpha beta  ", 80.5) {
      $0.lineLimit = 1
      $0.minimumScale = 0.5
    }
    #expect(shrunk.layout.size.width == 80.5)
    #expect(abs(shrunk.x(10) - 80) < 1e-9)
    #expect(abs(shrunk.x(5) - 40) < 1e-9)
    let closer = Sample("alpha beta", 96) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(abs(closer.x(10) - 96) < 1e-9)
    #expect(abs(closer.x(5) - 48) < 1e-9)
  }

  // MARK: Cost

  @Test func `a query measures a few prefixes of one line`() {
    let measurer = MonospacedMeasurer()
    let words = (0..<1_000).map { "word\($0)" }.joined(separator: " ")
    let text = Sample(words, 600, measurer: measurer)
    let before = measurer.widthCount
    _ = text.caret(3_000)
    #expect(measurer.widthCount - before <= 4)
    _ = text.position(300, 400)
    // The line has about sixty characters, which are searched by bisection.
    #expect(measurer.widthCount - before <= 30)
  }
}
