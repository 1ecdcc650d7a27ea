import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbText
@testable import TestSupport

/// Carets, points and selections in lines of both directions; characters are 10 points wide. Hebrew
/// letters have two bytes each.
@Suite struct TextGeometryDirectionTests {
  private typealias Sample = TextGeometrySample

  private let mirrored: (inout TextContent) -> Void = { $0.direction.isRightToLeft = true }

  @Test func `runs have their ranges in visual order`() {
    // "ab ", "שלום" and " cd".
    #expect(Sample("ab שלום cd").sources == [[0..<3, 3..<11, 11..<14]])
    #expect(Sample("של ab ום").sources == [[7..<12, 5..<7, 0..<5]])
    #expect(Sample([Sample.span("אב", tracking: 3)]).sources == [[2..<4, 0..<2]])
  }

  @Test func `a text from right to left starts on the right`() {
    let text = Sample("אבג")
    #expect([0, 2, 4, 6].map { text.x($0) } == [30, 20, 10, 0])
    #expect([28, 18, 3].map { text.offset($0) } == [0, 2, 6])
    #expect(text.offset(90) == 0)
    #expect(text.offset(-9) == 6)
    #expect(text.path(from: 0, isRightward: false) == [2, 4, 6])
    #expect(text.path(from: 6, isRightward: true) == [4, 2, 0])
    #expect(text.edges(2..<4) == [[10, 20]])
  }

  @Test func `a boundary between directions has two carets`() {
    // From left to right: "ab " up to 30, the Hebrew word up to 70, " cd" up to 100.
    let text = Sample("ab שלום cd")
    #expect(text.caret(3).rect.minX == 30)
    #expect(text.caret(3).secondary?.minX == 70)
    #expect(text.caret(11).rect.minX == 70)
    #expect(text.caret(11).secondary?.minX == 30)
    #expect(text.caret(5).rect.minX == 60)
    #expect(text.caret(5).secondary == nil)
  }

  @Test func `a line that starts or ends with the other direction has two carets there`() {
    let text = Sample("אב") {
      $0.direction = TextDirection(isRightToLeft: false, strategy: .layoutBased)
    }
    #expect(text.caret(0).rect.minX == 0)
    #expect(text.caret(0).secondary?.minX == 20)
    #expect(text.caret(4).rect.minX == 20)
    #expect(text.caret(4).secondary?.minX == 0)
    #expect(text.offset(-5) == 0)
    #expect(text.offset(25) == 4)
    #expect(text.offset(18) == 0)
  }

  @Test func `a point at a caret of two offsets selects the one whose primary caret it is`() {
    let text = Sample("ab שלום cd")
    #expect(text.offset(30) == 3)
    #expect(text.offset(70) == 11)
    // Beside the caret the character under the point determines the offset.
    #expect(text.position(32) == TextPosition(offset: 11, affinity: .upstream))
    #expect(text.position(28) == TextPosition(offset: 3, affinity: .upstream))
    #expect(text.position(68) == TextPosition(offset: 3, affinity: .downstream))
  }

  @Test func `numbers in a text from right to left have distinct carets`() {
    // From left to right: "ab ", " גד", "12", "אב " and " ef"; levels 0, 1, 2, 1 and 0.
    let text = Sample("ab אב 12 גד ef")
    let xs = text.characterOffsets.map { text.x($0) }
    #expect(Set(xs).count == xs.count)
    #expect(xs.min() == 0 && xs.max() == 140)
  }

  @Test func `movement is in visual order`() {
    let text = Sample("ab גד ef")
    // Boundaries 0 and 1, 2, 3 of "ab "; then inside the Hebrew word from its end; then the rest.
    #expect(text.path(from: 0, isRightward: true) == [1, 2, 3, 5, 7, 8, 9, 10])
    #expect(text.path(from: 10, isRightward: false) == [9, 8, 7, 5, 3, 2, 1, 0])
    let xs = text.path(from: 0, isRightward: true).map { text.x($0) }
    #expect(xs == xs.sorted())
  }

  @Test func `movement passes a hyphen at the end of a word of the other direction in one step`() {
    let text = Sample("a مر\u{AD}حبتثج", 60)
    #expect(text.sources == [[0..<2, 2..<8, 8..<8], [8..<18]])
    #expect(text.path(from: 0, isRightward: true) == [1, 2, 6, 4, 8, 16, 14, 12, 10, 18])
    #expect(text.x(8, .upstream) == 60)
    #expect(text.edges(0..<8) == [[0, 60]])
    #expect(text.edges(0..<6) == [[0, 20], [30, 50]])
  }

  @Test func `a selection across directions has several rectangles`() {
    let text = Sample("ab שלום cd")
    // "b " and the first Hebrew letter, which is the rightmost.
    #expect(text.edges(1..<5) == [[10, 30], [60, 70]])
    #expect(text.edges(0..<14) == [[0, 100]])
    #expect(text.edges(3..<11) == [[30, 70]])
    #expect(text.edges(9..<12) == [[30, 40], [70, 80]])
  }

  @Test func `movement passes the lines of a paragraph from right to left in their order`() {
    let text = Sample("אבגדהו", 30)
    #expect(text.layout.lines.map(\.range) == [0..<6, 6..<12])
    #expect(text.caret(6, .upstream).rect.origin == CGPoint(x: 0, y: 0))
    #expect(text.caret(6).rect.origin == CGPoint(x: 30, y: 20))
    #expect(text.path(from: 0, isRightward: false) == [2, 4, 6, 8, 10, 12])
    #expect(text.path(from: 12, isRightward: true) == [10, 8, 6, 4, 2, 0])
  }

  @Test func `lines are aligned to the right in a layout direction from right to left`() {
    let text = Sample("אבגד\nאב", nil, mirrored)
    #expect([9, 11, 13].map { text.x($0) } == [40, 30, 20])
    #expect(text.offset(-5, 30) == 13)
    #expect(text.edges(9..<13) == [[20, 40]])
    let latin = Sample("abcd\nab", nil, mirrored)
    #expect([5, 6, 7].map { latin.x($0) } == [20, 30, 40])
  }

  @Test func `spaces at the end hang over the left edge`() {
    let text = Sample("אב  ", nil, mirrored)
    #expect([0, 2, 4, 5, 6].map { text.x($0) } == [40, 30, 20, 10, 0])
    let wrapped = Sample("אב    גד", 30, mirrored)
    #expect([4, 5, 6].map { wrapped.x($0) } == [10, 0, 0])
    #expect(wrapped.edges(0..<8) == [[0, 30]])
  }

  @Test func `tabs run from right to left in their paragraph`() {
    let text = Sample("א\t\tב", nil, mirrored)
    // Stops 28 and 56 points from the right edge, which is at 66.
    #expect(text.layout.size.width == 66)
    #expect([0, 2, 3, 4, 6].map { text.x($0) } == [66, 56, 38, 10, 0])
  }

  @Test func `Arabic letters are measured in their joined form`() {
    /// A measurer whose letters are 10 wide, and 4 wider at the end of the measured text unless a
    /// joiner follows.
    final class Joining: TextMeasurer {
      func metrics(of font: FontKey) -> FontMetrics { MonospacedMeasurer().metrics(of: font) }

      func width(of run: String, in font: FontKey) -> CGFloat {
        let joins = run.unicodeScalars.last == "\u{200D}"
        return CGFloat(run.count) * 10 + (joins || !font.isRightToLeft ? 0 : 4)
      }
    }
    let text = Sample("مرح", measurer: Joining())
    #expect([0, 2, 4, 6].map { text.x($0) } == [34, 24, 14, 0])
  }

  @Test func `an empty line has the layout direction`() {
    let text = Sample("אב\n\nאב", nil, mirrored)
    #expect(text.caret(5).rect.origin == CGPoint(x: 20, y: 20))
    #expect(text.offset(0, 30) == 5)
    #expect(Sample("", nil, mirrored).x(0) == 0)
  }
}
