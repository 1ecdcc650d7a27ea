import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import TestSupport

/// Actions of the pointer on the text of a field. A character is 8.5 points wide.
@MainActor @Suite struct TextPointerTests {
  private final class Texts {
    var first: String
    var second: String

    init(_ first: String, _ second: String = "") {
      (self.first, self.second) = (first, second)
    }
  }

  /// Two plain fields below each other, at 0 and 40 points.
  private func harness(_ texts: Texts) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 340, height: 57)) {
      VStack(spacing: 23) {
        TextField("First", text: Binding(get: { texts.first }, set: { texts.first = $0 }))
        TextField("Second", text: Binding(get: { texts.second }, set: { texts.second = $0 }))
      }
      .textFieldStyle(.plain)
    }
  }

  /// The point at the left edge of a character of a field.
  private func point(_ character: Int, in field: Int = 0) -> CGPoint {
    CGPoint(x: CGFloat(character) * 8.5 + 1, y: CGFloat(field) * 40 + 8)
  }

  /// The selected text of the field with the focus.
  private func selectedText(_ harness: LayoutHarness) -> String? {
    (harness.tree.focus.target as? TextInputViewNode)?.editor.selectedText
  }

  @Test func `a click with Shift extends the selection from the caret`() {
    let harness = harness(Texts("one two three"))
    harness.click(point(4), .primary)
    // Later than a double click.
    harness.show(at: 1)
    harness.click(point(7), .primary, modifiers: .shift)
    #expect(selectedText(harness) == "two")
    harness.show(at: 2)
    harness.click(point(0), .primary, modifiers: .shift)
    #expect(selectedText(harness) == "one ")
  }

  @Test func `selected text is offered to the middle button, which pastes at the pointer`() {
    let texts = Texts("one two", "end")
    let harness = harness(texts)
    harness.drag(point(4), point(5), point(7))
    #expect(harness.tree.clipboard.selection == "two")
    #expect(harness.tree.clipboard.text == nil)
    harness.click(point(0, in: 1), .middle)
    #expect(texts.second == "twoend")
    // The keyboard selects for the middle button, too.
    harness.press(.home)
    harness.press(.right, .shift)
    #expect(harness.tree.clipboard.selection == "t")
  }

  @Test func `nothing of a secure field is offered to the middle button`() {
    let harness = LayoutHarness(in: CGSize(width: 340, height: 17)) {
      SecureField("Password", text: .constant("secret")).textFieldStyle(.plain)
    }
    harness.drag(point(0), point(2), point(5))
    #expect(harness.tree.clipboard.selection == nil)
  }

  @Test func `selected text that is dragged moves within its field, as one change`() {
    let texts = Texts("one two three")
    let harness = harness(texts)
    harness.drag(point(0), point(2), point(4))
    #expect(selectedText(harness) == "one ")
    harness.show(at: 1)
    harness.drag(point(1), point(3), point(8))
    #expect(texts.first == "two one three")
    #expect(selectedText(harness) == "one ")
    harness.press(.character("z"), .control)
    #expect(texts.first == "one two three")
    harness.press(.character("z"), [.control, .shift])
    #expect(texts.first == "two one three")
  }

  @Test func `selected text that is dragged with Control is copied`() {
    let texts = Texts("ab cd")
    let harness = harness(texts)
    harness.drag(point(0), point(1), point(2))
    harness.show(at: 1)
    harness.drag(point(1), point(3), point(5), modifiers: .control)
    #expect(texts.first == "ab cdab")
  }

  @Test func `selected text that is dragged to another field leaves its own`() {
    let texts = Texts("one two", "xy")
    let harness = harness(texts)
    harness.drag(point(3), point(5), point(7))
    harness.show(at: 1)
    harness.drag(point(5), point(5, in: 1), point(1, in: 1))
    #expect(texts.first == "one")
    #expect(texts.second == "x twoy")
  }

  @Test func `a drag that ends outside of texts, or is cancelled, changes nothing`() {
    let texts = Texts("one two", "xy")
    let harness = harness(texts)
    harness.drag(point(0), point(2), point(3))
    harness.show(at: 1)
    harness.drag(point(1), point(3), CGPoint(x: 100, y: 30))
    #expect(texts.first == "one two")
    harness.show(at: 2)
    harness.tree.send(.pointerDown(point(1), .primary))
    harness.tree.send(.pointerMoved(point(6)))
    #expect(harness.tree.drops.isDragging)
    harness.press(.escape)
    harness.tree.send(.pointerUp(point(6), .primary))
    #expect(!harness.tree.drops.isDragging && texts.first == "one two")
  }

  @Test func `a press on selected text without movement places the caret`() {
    let harness = harness(Texts("one two"))
    harness.drag(point(0), point(2), point(7))
    harness.show(at: 1)
    harness.click(point(4), .primary)
    #expect(selectedText(harness)?.isEmpty == true)
    harness.type("x")
    harness.press(.character("a"), .control)
    #expect(selectedText(harness) == "one xtwo")
  }

  @Test func `texts and files of other programs are inserted where they are dropped`() {
    let texts = Texts("ab", "")
    let harness = harness(texts)
    harness.tree.send(.dropped(point(1), [.text("new")]))
    harness.layOut()
    #expect(texts.first == "anewb")
    harness.tree.send(.dropped(point(0, in: 1), [.file(URL(filePath: "/tmp/a b.txt"))]))
    #expect(texts.second == "/tmp/a b.txt")
  }
}
