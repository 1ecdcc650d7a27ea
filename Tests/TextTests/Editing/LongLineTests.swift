import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import PlumbText
@testable import TestSupport

/// A field with a line of which only a small part is visible. A character is 8.5 points wide.
@MainActor @Suite struct LongLineTests {
  private final class Field {
    var text: String

    init(_ text: String) { self.text = text }
  }

  /// A plain field with the focus, with space for twenty characters.
  private func harness(_ field: Field) -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: 170, height: 17)) {
      TextField("", text: Binding(get: { field.text }, set: { field.text = $0 }))
        .textFieldStyle(.plain)
    }
    harness.hold(.tab)
    return harness
  }

  private func input(_ harness: LayoutHarness) throws -> TextInputViewNode {
    try #require(harness.tree.focus.target as? TextInputViewNode)
  }

  private func node(_ harness: LayoutHarness) throws -> TextFieldLayoutNode {
    try #require(input(harness).layoutNode as? TextFieldLayoutNode)
  }

  /// The characters that are visible as a whole, from left to right.
  private func visibleText(_ harness: LayoutHarness) throws -> String {
    let node = try node(harness)
    let area = node.textArea.insetBy(dx: -0.5, dy: -5)
    var text = ""
    for block in node.visibleBlocks {
      for offset in block.range {
        let rects = block.selectionRects(for: offset..<offset + 1)
        if rects.contains(where: { $0.width > 0 && area.contains($0) }) {
          text += TextBoundaries.part(offset..<offset + 1, of: node.string)
        }
      }
    }
    return text
  }

  /// Words of four digits, numbered in order.
  private func words(_ count: Int) -> String {
    (0..<count).map { String(String($0 + 10_000).dropFirst()) }.joined(separator: " ")
  }

  private nonisolated static let texts = [
    String(repeating: "x", count: 7_001), String(repeating: "word ", count: 1_300),
    String(repeating: "ש", count: 4_000), String(repeating: "👩‍👩‍👧", count: 400),
    "a" + String(repeating: "\u{301}", count: 2_500) + String(repeating: "b", count: 500),
    String(repeating: " ", count: 2_001), String(repeating: "x", count: 4_000),
  ]

  @Test(arguments: texts.indices)
  func `blocks follow each other, and divide no character`(index: Int) {
    let text = Self.texts[index]
    #expect(LongLine.divides(text) && !LongLine.divides(text + "\n"))
    var end = 0
    for block in 0..<LongLine.count(in: text) {
      let range = LongLine.range(of: block, in: text)
      #expect(range.lowerBound == end)
      #expect(TextBoundaries.characterStart(at: range.lowerBound, in: text) == range.lowerBound)
      if !range.isEmpty {
        #expect(LongLine.block(at: range.lowerBound, in: text) == block)
        let last = TextBoundaries.characterStart(before: range.upperBound, in: text)
        #expect(LongLine.block(at: last, in: text) == block)
        // A block is longer only if it contains a character that is longer than a block.
        let first = TextBoundaries.characterEnd(after: range.lowerBound, in: text)
        #expect(last - first <= LongLine.blockLength + 200)
      }
      end = range.upperBound
    }
    #expect(end == text.utf8.count)
    #expect(LongLine.block(at: end, in: text) == LongLine.count(in: text) - 1)
  }

  @Test func `a line is divided before a space`() {
    let text = words(2_000)
    for block in 1..<LongLine.count(in: text) {
      let start = LongLine.range(of: block, in: text).lowerBound
      #expect(TextBoundaries.part(start..<start + 1, of: text) == " ")
    }
  }

  @Test func `a key costs as much as what is visible, however long the text is`() throws {
    let field = Field(words(200_000))
    let harness = harness(field)
    let node = try node(harness)
    for place in [Key.home, .end] {
      harness.hold(place)
      for _ in 0..<5 {
        let before = node.blockLayouts.computedCount
        harness.enter("x")
        harness.hold(.left)
        // The blocks at the caret and beside it, and the first one, which determines the height.
        #expect(node.blockLayouts.computedCount - before <= 3)
        #expect(node.visibleBlocks.count <= 2)
      }
    }
    let isTyped = field.text == "xxxxx" + words(200_000) + "xxxxx"
    #expect(isTyped)
  }

  @Test func `keys move through the whole line`() throws {
    let text = words(410)
    let harness = harness(Field(text))
    harness.hold(.home)
    #expect(try visibleText(harness) == "0000 0001 0002 0003 ")
    harness.hold(.right, times: 2_010)
    #expect(try input(harness).editor.head.offset == 2_010)
    // A few points beside the caret stay visible.
    #expect(try visibleText(harness).contains("0400 0401"))
    harness.hold(.right, modifiers: .shift)
    #expect(try input(harness).editor.selectedText == "0")
    harness.hold(.end)
    #expect(try visibleText(harness) == " 0406 0407 0408 0409")
    harness.hold(.left, times: text.utf8.count)
    #expect(try input(harness).editor.head.offset == 0)
    #expect(try visibleText(harness) == "0000 0001 0002 0003 ")
    harness.hold(.end, modifiers: .shift)
    #expect(try input(harness).editor.selectedText == text)
  }

  @Test func `the pointer selects across two blocks`() throws {
    let text = words(1_000)
    let harness = harness(Field(text))
    harness.hold(.home)
    let joint = LongLine.range(of: 1, in: text).lowerBound
    harness.hold(.right, times: joint + 8)
    let node = try node(harness)
    #expect(node.visibleBlocks.count == 2)
    let (start, end) = (CGPoint(x: 30, y: 8), CGPoint(x: 30 + 10 * 8.5, y: 8))
    let first = node.position(closestTo: start).offset
    #expect(first < joint && joint < first + 10)
    #expect(node.position(closestTo: end).offset == first + 10)
    harness.drag(start, CGPoint(x: 60, y: 8), end)
    #expect(try input(harness).editor.selection == first..<first + 10)
  }

  @Test func `deleting brings the rest of the line into view`() throws {
    let field = Field(words(1_000))
    let harness = harness(field)
    harness.hold(.end)
    harness.hold(.delete, times: 3_500)
    #expect(field.text.utf8.count == 1_499)
    #expect(try node(harness).longLine == nil)
    #expect(try visibleText(harness) == String(field.text.suffix(20)))
  }

  @Test func `a line from right to left begins on the right`() throws {
    let word = "אבגד "
    let field = Field(String(repeating: word, count: 1_000))
    let harness = harness(field)
    harness.hold(.home)
    let node = try node(harness)
    #expect(node.caretRect.minX > 165)
    // The left key moves further in the text.
    harness.hold(.left, times: 1_500)
    #expect(try input(harness).editor.head.offset == 1_500 / 5 * word.utf8.count)
    #expect((0...170).contains(node.caretRect.minX))
    harness.hold(.end)
    #expect((0..<20).contains(node.caretRect.minX))
  }

  @Test func `a text that is not edited is cut where the field ends`() throws {
    let text = words(1_000)
    let harness = LayoutHarness(in: CGSize(width: 170, height: 17)) {
      TextField("", text: .constant(text)).textFieldStyle(.plain)
    }
    #expect(harness.tree.displayList().dump().contains("\"0000 0001 0002 0003…\""))
  }
}
