import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbControls
@_spi(Nodes) @testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// A text that tests read.
@Observable private final class Draft {
  var text: String
  var selection: TextSelection?

  init(_ text: String) { self.text = text }

  var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
  var selectionBinding: Binding<TextSelection?> {
    Binding(get: { self.selection }, set: { self.selection = $0 })
  }
  /// The selected part of the text with the number of its first byte.
  var selected: String? {
    guard case .selection(let range) = selection?.indices else { return nil }
    return "\(text.utf8.distance(from: text.startIndex, to: range.lowerBound)) \(text[range])"
  }
}

/// The bar that finds text in an editor.
@MainActor @Suite struct FindBarTests {
  private static let tale = "One tea, two teas.\nNo TEA here\nlast tea"

  private func harness(
    _ draft: Draft, height: CGFloat = 300,
    _ change: (TextEditor) -> some View = { $0 }
  ) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 400, height: height)) {
      change(TextEditor(text: draft.binding, selection: draft.selectionBinding))
    }
  }

  /// An editor with the focus whose bar searches for a text.
  private func searching(_ query: String, in draft: Draft) -> LayoutHarness {
    let harness = harness(draft)
    harness.press(.tab)
    harness.press(.character("f"), .control)
    harness.type(query)
    return harness
  }

  private func labels(_ harness: LayoutHarness) -> [String] {
    harness.elements.compactMap(\.label)
  }

  private func area(_ harness: LayoutHarness) throws -> TextAreaLayoutNode {
    var rest: [LayoutNode] = [harness.tree.rootLayoutNode]
    while let node = rest.popLast() {
      if let area = node as? TextAreaLayoutNode { return area }
      rest += node.children
    }
    return try #require(nil)
  }

  private func finder(_ harness: LayoutHarness) throws -> TextFinder {
    let target = try #require(harness.tree.focus.target)
    let node = try #require(target.selfAndAncestors.compactMap { $0 as? FindKeysViewNode }.first)
    return try #require(node.target).finder
  }

  @Test func `Control F opens the bar above the text, inside the bounds of the editor`() throws {
    let harness = harness(Draft(Self.tale))
    #expect(!harness.press(.character("f"), .control), "no editor has the focus")
    harness.press(.tab)
    #expect(try area(harness).frameInRoot == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(harness.press(.character("f"), .control))
    #expect(labels(harness).contains("Find"))
    let frame = try area(harness).frameInRoot
    #expect(frame.maxY == 300)
    #expect(frame.minY > 20 && frame.minY < 60)
    #expect(harness["Done"].maxY < frame.minY)
  }

  @Test func `assistive technologies find the bar in the editor`() throws {
    let draft = Draft(Self.tale)
    let stage = AccessibilityStage(in: CGSize(width: 400, height: 300)) {
      TextEditor(text: draft.binding).findNavigator(isPresented: .constant(true))
        .accessibilityLabel("Tale")
    }
    let editor = try stage.object("Tale")
    #expect(editor.role == .textField)
    let names = stage.tree.children(of: editor.id).compactMap { id in
      stage.objects.first { $0.id == id }?.name
    }
    #expect(names.first == "Find")
    #expect(Set(names).isSuperset(of: ["Find Previous", "Find Next", "Done", "Show Replace"]))
  }

  @Test func `what is typed selects the first match and shows how many there are`() {
    let draft = Draft(Self.tale)
    let harness = searching("tea", in: draft)
    #expect(labels(harness).contains("1 of 4"))
    #expect(draft.selected == "4 tea")
    harness.type("s")
    #expect(labels(harness).contains("1 of 1"))
    #expect(draft.selected == "13 teas")
    harness.press(.delete)
    #expect(draft.selected == "4 tea", "less is searched for from where the search has begun")
    harness.type("x")
    #expect(labels(harness).contains("Not found"))
  }

  @Test func `keys go to the next match and the previous one, around the ends`() {
    let draft = Draft(Self.tale)
    let harness = searching("tea", in: draft)
    harness.press(.return)
    #expect(draft.selected == "13 tea")
    harness.press(.character("g"), .control)
    #expect(draft.selected == "22 TEA")
    harness.press(.return)
    #expect(labels(harness).contains("4 of 4"))
    harness.press(.return)
    #expect(draft.selected == "4 tea")
    harness.press(.return, .shift)
    #expect(labels(harness).contains("4 of 4"))
    harness.press(.character("g"), [.control, .shift])
    #expect(labels(harness).contains("3 of 4"))
    harness.click("Find Next")
    #expect(labels(harness).contains("4 of 4"))
    harness.click("Find Previous")
    #expect(labels(harness).contains("3 of 4"))
  }

  @Test func `Escape closes the bar and gives the focus back with the match selected`() throws {
    let draft = Draft(Self.tale)
    let harness = searching("TEA", in: draft)
    harness.press(.return)
    harness.press(.escape)
    #expect(!labels(harness).contains("Find"))
    #expect(draft.selected == "13 tea")
    #expect(harness.tree.focus.textInput is TextAreaInputViewNode)
    #expect(try area(harness).appearance.highlights == nil)
    harness.type("milk")
    #expect(draft.text == "One tea, two milks.\nNo TEA here\nlast tea")
    #expect(harness.press(.character("g"), .control), "the search goes on without its bar")
    #expect(draft.selected == "23 TEA")
  }

  @Test func `matches are highlighted, the current one more`() throws {
    let harness = searching("tea", in: Draft(Self.tale))
    let highlights = try #require(try area(harness).appearance.highlights)
    #expect(highlights.ranges == [4..<7, 13..<16, 22..<25, 36..<39])
    #expect(highlights.current == 0)
    #expect(highlights.color != highlights.currentColor)
    #expect(highlights.indices(in: 7..<25) == 1..<3)
    #expect(highlights.indices(in: 16..<22).isEmpty)
  }

  @Test func `a match that is out of sight is scrolled to`() throws {
    let draft = Draft(String(repeating: "line\n", count: 200) + "tea")
    let harness = searching("tea", in: draft)
    let area = try area(harness)
    #expect(area.visibleBlocks.contains { $0.range == 1_000..<1_003 })
  }

  @Test func `a match is replaced, and the next one is selected`() {
    let draft = Draft(Self.tale)
    let harness = harness(draft)
    harness.press(.tab)
    #expect(harness.press(.character("h"), .control))
    harness.type("tea")
    harness.click("Replace With")
    harness.type("cup")
    harness.press(.return)
    #expect(draft.text == "One cup, two teas.\nNo TEA here\nlast tea")
    #expect(draft.selected == "13 tea")
    harness.click("Replace All")
    #expect(draft.text == "One cup, two cups.\nNo cup here\nlast cup")
    harness.press(.escape)
    harness.press(.character("z"), .control)
    #expect(draft.text == "One cup, two teas.\nNo TEA here\nlast tea", "all are one change")
  }

  @Test func `the search follows what is typed into the text`() {
    let draft = Draft("tea")
    let harness = searching("tea", in: draft)
    #expect(labels(harness).contains("1 of 1"))
    draft.text = "tea tea"
    harness.layOut()
    #expect(labels(harness).contains("1 of 2"))
  }

  @Test func `a text is searched once for a query, and not for frames`() throws {
    let harness = searching("tea", in: Draft(Self.tale))
    let finder = try finder(harness)
    #expect(finder.searchCount == 3, "once for each letter")
    for time in 1...40 { harness.show(at: Double(time) / 4) }
    harness.press(.return)
    harness.press(.return)
    #expect(finder.searchCount == 3)
    harness.type("s")
    #expect(finder.searchCount == 4)
  }
}

extension FindBarTests {
  @Test func `a binding presents the bar and follows it`() {
    let isPresented = Knob(false)
    let binding = Binding(get: { isPresented.value }, set: { isPresented.value = $0 })
    let harness = harness(Draft(Self.tale)) { $0.findNavigator(isPresented: binding) }
    isPresented.value = true
    harness.layOut()
    #expect(labels(harness).contains("Find"))
    harness.type("tea")
    #expect(labels(harness).contains("1 of 4"))
    harness.click("Done")
    #expect(!isPresented.value)
    #expect(!labels(harness).contains("Find"))
    harness.press(.character("f"), .control)
    #expect(isPresented.value)
    isPresented.value = false
    harness.layOut()
    #expect(!labels(harness).contains("Find"))
  }

  @Test func `of several editors, that which had the focus last shows the bar`() {
    let isPresented = Knob(false)
    let binding = Binding(get: { isPresented.value }, set: { isPresented.value = $0 })
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      VStack(spacing: 0) {
        TextEditor(text: .constant("tea"))
        TextEditor(text: .constant("tea tea"))
      }
      .findNavigator(isPresented: binding)
    }
    harness.click(CGPoint(x: 50, y: 210), .primary)
    isPresented.value = true
    harness.layOut()
    harness.type("tea")
    #expect(labels(harness).contains("1 of 2"))
    #expect(labels(harness).filter { $0 == "Find" }.count == 1)
  }

  @Test(arguments: [false, true])
  func `finding can be disabled, and the nearest modifier applies`(isDisabled: Bool) {
    let harness = harness(Draft(Self.tale)) {
      $0.findDisabled(isDisabled).findDisabled(!isDisabled)
    }
    harness.press(.tab)
    #expect(harness.press(.character("f"), .control) == !isDisabled)
    #expect(labels(harness).contains("Find") == !isDisabled)
  }

  @Test func `replacing can be disabled`() {
    let harness = harness(Draft(Self.tale)) { $0.replaceDisabled() }
    harness.press(.tab)
    #expect(!harness.press(.character("h"), .control))
    #expect(harness.press(.character("f"), .control))
    #expect(!labels(harness).contains("Show Replace"))
  }

  @Test func `what is said of an editor is said of its text`() {
    let harness = harness(Draft(Self.tale)) { $0.accessibilityLabel("Notes") }
    harness.press(.tab)
    harness.press(.character("f"), .control)
    let notes = harness.elements.filter { $0.label == "Notes" }
    #expect(notes.map(\.role) == [.textField])
    #expect(notes.first?.value == Self.tale)
  }

  @Test func `an editor without the bar takes the place that it took before`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      HStack(alignment: .firstTextBaseline) {
        Text("Text")
        TextEditor(text: .constant("abc")).frame(height: 40).accessibilityIdentifier("editor")
      }
    }
    #expect(harness["Text"].minY == harness.elements.first { $0.role == .textField }?.frame.minY)
  }
}
