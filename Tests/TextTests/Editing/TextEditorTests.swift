import EngineTesting
import Foundation
import Observation
import PlumbUI
import Testing

@testable import PlumbControls
@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

/// The font of the harness is 17 points high, and its characters are 8.5 points wide.
@MainActor @Suite struct TextEditorTests {
  /// A text and a selection that a test reads.
  private final class Draft {
    var text: String
    var selection: TextSelection?
    var submitCount = 0

    init(_ text: String = "") {
      self.text = text
    }

    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
    var selectionBinding: Binding<TextSelection?> {
      Binding(get: { self.selection }, set: { self.selection = $0 })
    }
    /// The text with a bar at the caret, or brackets around the selection.
    var marked: String {
      guard case .selection(let range) = selection?.indices else { return text }
      if range.isEmpty { return text[..<range.lowerBound] + "|" + text[range.lowerBound...] }
      return text[..<range.lowerBound] + "[" + text[range] + "]" + text[range.upperBound...]
    }
  }

  /// An editor of ten characters in a line and four lines.
  private func editor(_ draft: Draft, height: CGFloat = 4 * 17) -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: 10 + 10 * 8.5, height: height)) {
      TextEditor(text: draft.binding, selection: draft.selectionBinding)
    }
    harness.press(.tab)
    return harness
  }

  private func area(_ harness: LayoutHarness) throws -> TextAreaLayoutNode {
    var rest: [LayoutNode] = [harness.tree.rootLayoutNode]
    while let node = rest.popLast() {
      if let area = node as? TextAreaLayoutNode { return area }
      rest += node.children
    }
    return try #require(nil)
  }

  @Test func returnAndTabAreEntered() {
    let draft = Draft()
    let harness = editor(draft)
    harness.type("a")
    harness.press(.return)
    harness.press(.tab)
    harness.type("b")
    #expect(draft.text == "a\n\tb")
    harness.press(.tab, .control)
    harness.type("c")
    #expect(draft.text == "a\n\tbc", "the editor is the only view that can have the focus")
  }

  @Test func keysMoveByLines() {
    let draft = Draft("first line\nno\nthird line")
    let harness = editor(draft)
    harness.press(.home, .control)
    harness.press(.right, times: 5)
    harness.press(.down)
    #expect(draft.marked == "first line\nno|\nthird line")
    // The column of the first line is kept.
    harness.press(.down)
    #expect(draft.marked == "first line\nno\nthird| line")
    harness.press(.down)
    #expect(draft.marked == "first line\nno\nthird line|")
    harness.press(.home)
    #expect(draft.marked == "first line\nno\n|third line")
    harness.press(.up, .shift)
    #expect(draft.marked == "first line\n[no\n]third line")
    harness.press(.left)
    harness.press(.left)
    #expect(draft.marked == "first line|\nno\nthird line")
    harness.press(.down, .control)
    #expect(draft.marked == "first line\nno|\nthird line")
    harness.press(.end, .control)
    #expect(draft.marked == "first line\nno\nthird line|")
  }

  @Test func keysMoveByTheLinesOfAParagraph() {
    let draft = Draft("one two three four")
    // The lines are "one two " and "three four".
    let harness = editor(draft)
    harness.press(.home, .control)
    harness.press(.down)
    #expect(draft.marked == "one two |three four")
    harness.press(.end)
    #expect(draft.marked == "one two three four|")
    harness.press(.up)
    harness.press(.end)
    #expect(draft.marked == "one two |three four")
    harness.type("!")
    #expect(draft.text == "one two !three four")
  }

  @Test func theCaretIsMadeVisible() throws {
    let draft = Draft((1...100).map(String.init).joined(separator: "\n"))
    let harness = editor(draft)
    let area = try area(harness)
    func first() -> String {
      area.visibleBlocks.first.map { TextBoundaries.part($0.range, of: draft.text) } ?? ""
    }
    harness.press(.end, .control)
    #expect(first() == "97")
    harness.press(.up, times: 4)
    #expect(first() == "96")
    harness.press(.pageUp)
    // A page is one line less than the four visible ones.
    #expect(first() == "93")
    harness.press(.home, .control)
    #expect(first() == "1")
    // The wheel moves the text and leaves the caret, which typing makes visible again.
    harness.tree.send(.scrolled(CGPoint(x: 20, y: 20), by: CGSize(width: 0, height: -10 * 17)))
    harness.layOut()
    #expect(first() == "11")
    harness.layOut()
    #expect(first() == "11")
    harness.type("x")
    #expect(first() == "x1")
  }

  @Test func aPressedPointerSelectsBeyondTheArea() throws {
    let draft = Draft((1...100).map(String.init).joined(separator: "\n"))
    let harness = editor(draft)
    harness.tree.send(.pointerDown(CGPoint(x: 6, y: 10), .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: 6, y: 100)))
    for step in 1...60 { harness.show(at: Double(step) / 30) }
    harness.tree.send(.pointerUp(CGPoint(x: 6, y: 100), .primary))
    let area = try area(harness)
    #expect(area.selection.lowerBound == 0 && area.selection.upperBound > 40)
    // At the end of the press the text stops.
    let position = area.position
    harness.show(at: 10)
    #expect(area.position == position)
  }

  @Test func theSelectionIsReadAndSet() {
    let draft = Draft("one two")
    let text = draft.text
    draft.selection = TextSelection(
      range: text.startIndex..<text.index(text.startIndex, offsetBy: 3))
    let harness = editor(draft)
    harness.type("1")
    #expect(draft.text == "1 two" && draft.marked == "1| two")
    harness.press(.character("a"), .control)
    #expect(draft.marked == "[1 two]" && draft.selection?.isInsertion == false)
  }

  @Observable fileprivate final class Note {
    var text = "one"
    var selection: TextSelection?
  }

  @Test func `a text that the program changes is edited, also where the selection is read`() {
    let note = Note()
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      TextEditor(
        text: Binding(get: { note.text }, set: { note.text = $0 }),
        selection: Binding(get: { note.selection }, set: { note.selection = $0 }))
    }
    harness.press(.tab)
    note.text = "two"
    harness.layOut()
    harness.press(.end)
    harness.type("!")
    #expect(note.text == "two!")
  }

  @Test func aKeystrokeLaysOutTheChangedParagraph() throws {
    let line = String(repeating: "word ", count: 20)
    let draft = Draft(String(repeating: line + "\n", count: 10_000))
    let harness = editor(draft, height: 400)
    let area = try area(harness)
    // The area shows 24 lines, and a paragraph has at least ten.
    #expect(draft.text.utf8.count > 1_000_000 && area.computedLayoutCount <= 4)
    harness.press(.end, .control)
    harness.press(.up, times: 30)
    let before = area.computedLayoutCount
    harness.type("abc")
    #expect(area.computedLayoutCount == before + 3)
    harness.press(.delete)
    // The text is the one before the last letter, whose layout is still known.
    #expect(area.computedLayoutCount <= before + 4)
  }

  @Test func whatIsOutOfSightIsNotKept() throws {
    let draft = Draft(String(repeating: "a line\n", count: 50_000))
    let harness = editor(draft, height: 170)
    let area = try area(harness)
    for _ in 0..<200 {
      harness.tree.send(
        .scrolled(CGPoint(x: 20, y: 20), by: CGSize(width: 0, height: -1_000)))
      harness.layOut()
    }
    // Ten lines are visible; the lines at two positions are kept.
    #expect(area.position.start > 70_000 && area.keptLayoutCount <= 30)
  }

  @Test func aVeryLongLineIsLaidOutInParts() throws {
    let draft = Draft(String(repeating: "word ", count: 40_000))
    let harness = editor(draft)
    let area = try area(harness)
    #expect(area.computedLayoutCount == 1)
    #expect(area.visibleBlocks[0].range.count <= TextBoundaries.blockLength)
    harness.press(.end, .control)
    harness.press(.left)
    harness.type("x")
    #expect(draft.text.hasSuffix("wordx "))
  }

  @Test func aVerticalFieldGrowsWithItsText() {
    func height(_ text: String, _ limit: ClosedRange<Int>) -> CGFloat {
      LayoutHarness(proposing: 85, nil) {
        TextField("Name", text: .constant(text), axis: .vertical)
          .textFieldStyle(.plain).lineLimit(limit)
      }.measuredSize.height
    }
    #expect(height("", 1...5) == 17)
    #expect(height("", 3...5) == 51)
    #expect(height("one two three", 1...5) == 34)
    #expect(height("1\n2\n3\n4\n5\n6\n7", 1...5) == 85)
    #expect(height("1\none two three\n3", 1...2) == 34)
  }

  @Test func returnSubmitsAVerticalField() {
    let draft = Draft("a")
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      TextField("Name", text: draft.binding, axis: .vertical)
        .onSubmit { draft.submitCount += 1 }
    }
    harness.press(.tab)
    harness.press(.end)
    harness.press(.return, .shift)
    harness.type("b")
    harness.press(.return)
    #expect(draft.text == "a\nb" && draft.submitCount == 1)
  }

  @Test func anEditorTakesTheProposedSize() {
    let harness = LayoutHarness(proposing: 120, 70) { TextEditor(text: .constant("a\nb")) }
    #expect(harness.measuredSize == CGSize(width: 120, height: 70))
    let ideal = LayoutHarness(proposing: nil, nil) { TextEditor(text: .constant("abcd\nb")) }
    #expect(ideal.measuredSize == CGSize(width: 10 + 4 * 8.5, height: 2 * 17))
  }

  @Test func aFormatterReadsNumbers() {
    final class Amount {
      var value = 3
    }
    let amount = Amount()
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let harness = LayoutHarness {
      TextField(
        "Amount", value: Binding(get: { amount.value }, set: { amount.value = $0 }),
        formatter: formatter)
    }
    harness.press(.tab)
    harness.type("42")
    harness.press(.return)
    #expect(amount.value == 42)
    harness.press(.character("a"), .control)
    harness.type("x")
    harness.press(.return)
    #expect(amount.value == 42)
  }
}
