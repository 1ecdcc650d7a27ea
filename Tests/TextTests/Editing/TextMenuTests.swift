import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import TestSupport

@MainActor @Suite struct TextMenuTests {
  private final class Field {
    var text: String

    init(_ text: String) {
      self.text = text
    }

    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
  }

  private func harness(_ field: Field) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 340, height: 400)) {
      TextField("Name", text: field.binding).textFieldStyle(.plain)
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  /// A clipboard with a text that another program would have to send.
  private final class DistantClipboard: TextClipboard {
    private(set) var readCount = 0
    let hasText = true
    var selection: String?
    let limit = Int.max

    var text: String? {
      get {
        readCount += 1
        return "two"
      }
      set {}
    }
  }

  private func isShown(_ title: String, in harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == title }
  }

  @Test func `the secondary button opens the menu of a field, whose commands change the text`() {
    let field = Field("one two")
    let harness = harness(field)
    harness.click(CGPoint(x: 2, y: 8), .secondary)
    #expect(isShown("Paste", in: harness) && isShown("Select All", in: harness))
    harness.click("Select All")
    #expect(!isShown("Select All", in: harness))
    harness.click(CGPoint(x: 20, y: 8), .secondary)
    harness.click("Cut")
    #expect(field.text.isEmpty && harness.tree.clipboard.text == "one two")
    harness.click(CGPoint(x: 20, y: 8), .secondary)
    harness.click("Undo")
    #expect(field.text == "one two")
  }

  @Test func `the text on the clipboard is read when it is pasted, and not for the menu`() {
    let field = Field("")
    let harness = harness(field)
    let clipboard = DistantClipboard()
    harness.tree.clipboard = clipboard
    harness.click(CGPoint(x: 2, y: 8), .secondary)
    #expect(isShown("Paste", in: harness) && clipboard.readCount == 0)
    harness.click("Paste")
    #expect(field.text == "two" && clipboard.readCount == 1)
  }

  @Test func `the menu does not take the focus from its field, and the keys choose its commands`() {
    let field = Field("one")
    let harness = harness(field)
    harness.press(.tab)
    harness.press(.character("a"), .control)
    let target = harness.tree.focus.target
    harness.press(.menu)
    #expect(isShown("Copy", in: harness))
    #expect(harness.tree.focus.target === target && target != nil)
    // Undo, Redo and Paste have no effect yet and are passed over: Cut is the first one.
    harness.press(.down)
    harness.press(.down)
    harness.press(.return)
    #expect(!isShown("Copy", in: harness))
    #expect(harness.tree.clipboard.text == "one" && field.text == "one")
    harness.press(.function(10), .shift)
    harness.press(.character("d"))
    harness.press(.return)
    #expect(field.text.isEmpty)
  }

  @Test func `Escape and a click elsewhere close the menu without any other effect`() {
    let field = Field("one")
    let harness = harness(field)
    for close in [
      { harness.press(.escape) },
      {
        harness.click(CGPoint(x: 330, y: 390))
        return true
      },
      {
        harness.click(CGPoint(x: 330, y: 390), .secondary)
        return true
      },
    ] as [() -> Bool] {
      harness.click(CGPoint(x: 2, y: 8), .secondary)
      #expect(isShown("Copy", in: harness))
      _ = close()
      #expect(!isShown("Copy", in: harness))
    }
    #expect(field.text == "one")
  }

  @Test func `text is not typed into the field while its menu is open`() {
    let field = Field("")
    let harness = harness(field)
    harness.press(.tab)
    harness.press(.menu)
    harness.type("q")
    #expect(field.text.isEmpty)
    harness.press(.escape)
    harness.type("q")
    #expect(field.text == "q")
  }

  @Test func `a secure field offers neither Cut nor Copy`() {
    let harness = LayoutHarness(in: CGSize(width: 340, height: 400)) {
      SecureField("Password", text: .constant("secret")).textFieldStyle(.plain)
        .frame(maxHeight: .infinity, alignment: .top)
    }
    harness.press(.tab)
    harness.press(.menu)
    harness.click("Copy")
    #expect(harness.tree.clipboard.text == nil)
  }
}
