import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

@Observable private final class Model {
  var text = ""
}

/// Suggestions below text fields.
@MainActor @Suite struct TextSuggestionTests {
  private let words = ["apple", "apricot", "banana"]

  private func harness(_ model: Model) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 300)) { Fruits(model: model, words: words) }
  }

  private struct Fruits: View {
    @Bindable var model: Model
    let words: [String]

    var body: some View {
      VStack {
        TextField("Fruit", text: $model.text)
          .textInputSuggestions {
            ForEach(words.filter { $0.hasPrefix(model.text) }, id: \.self) {
              Text($0).textInputCompletion($0)
            }
          }
          .frame(width: 200)
        Spacer()
      }
    }
  }

  private func offered(_ harness: LayoutHarness) -> [String] {
    harness.elements.filter { $0.role == .button }.compactMap(\.label)
  }

  @Test func `suggestions are below the field while a person types`() {
    let model = Model()
    let harness = harness(model)
    harness.press(.tab)
    #expect(offered(harness).isEmpty, "nothing was typed yet")
    harness.type("ap")
    #expect(offered(harness) == ["apple", "apricot"])
    let field = harness.elements.first { $0.role == .textField }?.frame ?? .null
    #expect(harness["apple"].minY >= field.maxY)
    harness.type("x")
    #expect(offered(harness).isEmpty)
  }

  @Test func `the arrow keys and Return choose a suggestion`() {
    let model = Model()
    let harness = harness(model)
    harness.press(.tab)
    harness.type("ap")
    harness.press(.down)
    harness.press(.down)
    harness.press(.return)
    #expect(model.text == "apricot")
    #expect(offered(harness).isEmpty, "the choice is made")
    harness.press(.character("z"), .control)
    #expect(model.text == "ap", "the completion is one change")
  }

  @Test func `a click chooses a suggestion, and the field keeps the focus`() {
    let model = Model()
    let harness = harness(model)
    harness.press(.tab)
    harness.type("b")
    harness.click("banana")
    #expect(model.text == "banana")
    #expect(harness.tree.focus.textInput != nil)
  }

  @Test func `Escape hides the suggestions until more is typed`() {
    let model = Model()
    let harness = harness(model)
    harness.press(.tab)
    harness.type("a")
    harness.press(.escape)
    #expect(offered(harness).isEmpty)
    harness.type("p")
    #expect(offered(harness) == ["apple", "apricot"])
    harness.press(.escape)
    harness.press(.down)
    #expect(offered(harness) == ["apple", "apricot"])
  }

  @Test func `what the program sets is not suggested for`() {
    let model = Model()
    let harness = harness(model)
    harness.press(.tab)
    model.text = "a"
    harness.layOut()
    #expect(offered(harness).isEmpty)
  }
}
