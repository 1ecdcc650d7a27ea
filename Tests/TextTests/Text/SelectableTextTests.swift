import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// A character is 8.5 points wide, a line 17 points high.
@MainActor @Suite struct SelectableTextTests {
  private func point(_ character: Int, line: Int = 0) -> CGPoint {
    CGPoint(x: CGFloat(character) * 8.5 + 1, y: CGFloat(line) * 17 + 8)
  }

  private func harness(@ViewBuilder _ content: () -> some View) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 340, height: 400)) {
      content().textSelection(.enabled)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func copied(_ harness: LayoutHarness) -> String? {
    harness.tree.clipboard.text = nil
    harness.press(.character("c"), .control)
    return harness.tree.clipboard.text
  }

  @Test func `a drag selects across runs and links, and Control C copies`() {
    let harness = harness {
      Text("plain \(Text("bold").bold()) [link](https://example.com) end")
    }
    harness.drag(point(2), point(4), point(13))
    #expect(copied(harness) == "ain bold li")
    #expect(harness.tree.clipboard.selection == "ain bold li")
  }

  @Test func `a drag that begins on a link selects, and a click on it opens it`() {
    var opened: [URL] = []
    let harness = harness {
      Text("see [the page](https://example.com) now")
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    harness.drag(point(5), point(7), point(12))
    #expect(opened.isEmpty && copied(harness) == "he page")
    harness.show(at: 1)
    harness.click(point(6), .primary)
    #expect(opened == [URL(string: "https://example.com")])
  }

  @Test func `two clicks select a word, three the paragraph`() {
    let harness = harness { Text("one two\nthree") }
    harness.click(point(5), .primary)
    harness.click(point(5), .primary)
    #expect(copied(harness) == "two")
    harness.click(point(5), .primary)
    #expect(copied(harness) == "one two")
  }

  @Test func `keys select everything and extend the selection`() {
    let harness = harness { Text("one two") }
    harness.click(point(0), .primary)
    harness.press(.character("a"), .control)
    #expect(copied(harness) == "one two")
    harness.show(at: 1)
    harness.click(point(4), .primary)
    harness.press(.right, .shift)
    #expect(copied(harness) == "t")
    harness.press(.end, .shift)
    #expect(copied(harness) == "two")
    harness.press(.left, [.shift, .control])
    #expect(copied(harness) == nil)
    harness.press(.home, .shift)
    #expect(copied(harness) == "one ")
  }

  @Test func `only one text has a selection, and the tab key does not stop at texts`() throws {
    let harness = harness {
      VStack(alignment: .leading, spacing: 0) {
        Text("first")
        Text("second")
      }
    }
    harness.drag(point(0), point(2), point(3))
    harness.show(at: 1)
    harness.drag(point(0, line: 1), point(2, line: 1), point(4, line: 1))
    #expect(copied(harness) == "seco")
    let fills = harness.displayList.commands.filter {
      if case .fill = $0 { true } else { false }
    }
    #expect(fills.count == 1)
    harness.tree.focus.move(to: nil)
    #expect(!harness.press(.tab))
  }

  @Test func `texts without the modifier and the labels of buttons cannot be selected`() {
    var count = 0
    let harness = harness {
      VStack(alignment: .leading, spacing: 0) {
        Text("fixed").textSelection(.disabled)
        Button("press") { count += 1 }.buttonStyle(.plain)
      }
    }
    harness.drag(point(0), point(2), point(4))
    #expect(copied(harness) == nil)
    harness.click("press")
    #expect(count == 1)
  }

  @Test func `a click on a text leaves the tap to the views around`() {
    var taps = 0
    let harness = harness {
      Text("tap me").onTapGesture { taps += 1 }
    }
    harness.click(point(2), .primary)
    #expect(taps == 1)
    harness.show(at: 1)
    harness.drag(point(0), point(2), point(5))
    #expect(taps == 1 && copied(harness) == "tap m")
  }

  @Test func `the menu of a text copies and selects everything`() {
    let harness = harness { Text("one two") }
    harness.click(point(5), .secondary)
    harness.click("Copy")
    // The secondary button selects the word at which it is pressed.
    #expect(harness.tree.clipboard.text == "two")
    harness.click(point(5), .secondary)
    harness.click("Select All")
    #expect(copied(harness) == "one two")
  }

  @Test func `another text has no selection`() {
    let model = SelectedModel()
    let harness = harness { SelectedText(model: model) }
    harness.drag(point(0), point(2), point(3))
    #expect(copied(harness) == "one")
    model.text = "other"
    #expect(harness.elements.contains { $0.label == "other" })
    #expect(copied(harness) == nil)
  }

  @Test func `the views inside are not evaluated again with the view around`() {
    let (count, model) = (Kept(0), SelectedModel())
    let harness = LayoutHarness(in: CGSize(width: 340, height: 400)) {
      ObservedContent {
        VStack {
          Text(model.text)
          CountedText(count: count).textSelection(.enabled)
          CountedText(count: count).textSelection(.disabled)
        }
      }
    }
    harness.layOut()
    let before = count.value
    model.text = "other"
    harness.layOut()
    #expect(harness.elements.contains { $0.label == "other" })
    #expect(count.value == before)
  }
}

/// A text that counts how often it is evaluated.
private struct CountedText: View {
  let count: Kept<Int>

  var body: some View {
    count.value += 1
    return Text("counted")
  }
}

@Observable private final class SelectedModel {
  var text = "one"
}

private struct SelectedText: View {
  let model: SelectedModel

  var body: some View { Text(model.text) }
}
