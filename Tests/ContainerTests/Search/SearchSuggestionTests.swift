import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Suggestions, tokens and scopes of a search, and its control by the program.
@MainActor @Suite struct SearchSuggestionTests {
  struct Place: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  @Observable @MainActor final class Search {
    var text = ""
    var submitted: [String] = []
    var isPresented = false
    var scope = "All"
    var tokens: [Place] = []
    var suggested = [Place(id: 1, name: "Oslo"), Place(id: 2, name: "Bergen")]
  }

  private struct Fruits: View {
    @Bindable var search: Search

    var body: some View {
      List { Text("Row") }
        .searchable(text: $search.text, isPresented: $search.isPresented, prompt: "Find")
        .searchSuggestions {
          ForEach(
            ["Apple", "Apricot", "Pear"].filter { search.text.isEmpty || $0.contains(search.text) },
            id: \.self
          ) { Text($0).searchCompletion($0) }
        }
        .searchScopes($search.scope, activation: .onTextEntry) {
          Text("All").tag("All")
          Text("Ripe").tag("Ripe")
        }
        .onSubmit(of: .search) { search.submitted.append(search.text) }
        .onSubmit { search.submitted.append("text") }
    }
  }

  private struct Places: View {
    @Bindable var search: Search

    var body: some View {
      List { Text("Row") }
        .searchable(
          text: $search.text, tokens: $search.tokens, suggestedTokens: $search.suggested,
          prompt: "Find"
        ) { Text($0.name) }
    }
  }

  private let search = Search()

  private func fruits() -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 320, height: 300)) { Fruits(search: search) }
  }

  private func labels(_ harness: LayoutHarness) -> [String] {
    harness.elements.compactMap(\.label)
  }

  private func focusField(_ harness: LayoutHarness) { harness.click("Find") }

  @Test func `suggestions appear with the focus, below the field, and follow the text`() {
    let harness = fruits()
    #expect(!labels(harness).contains("Apple"))
    focusField(harness)
    #expect(Set(labels(harness)).isSuperset(of: ["Apple", "Apricot", "Pear"]))
    #expect(harness["Apple"].minY > harness["Find"].maxY)
    harness.type("Ap")
    #expect(labels(harness).contains("Apricot"))
    #expect(!labels(harness).contains("Pear"))
  }

  @Test func `a click chooses a suggestion and submits the search`() {
    let harness = fruits()
    focusField(harness)
    harness.click("Pear")
    #expect(search.text == "Pear")
    #expect(search.submitted == ["Pear"])
    #expect(!labels(harness).contains("Pear"))
    focusField(harness)
    harness.press(.delete)
    #expect(labels(harness).contains("Pear"))
  }

  @Test func `the arrow keys and Return choose a suggestion`() {
    let harness = fruits()
    focusField(harness)
    harness.press(.down)
    harness.press(.down)
    harness.press(.down)
    harness.press(.up)
    harness.press(.return)
    #expect(search.text == "Apricot")
    // Return without a highlighted suggestion submits the typed text, to actions for a search only.
    harness.press(.return)
    #expect(search.submitted == ["Apricot", "Apricot"])
  }

  @Test func `Escape hides the suggestions, then clears the text`() {
    let harness = fruits()
    focusField(harness)
    harness.type("Ap")
    harness.press(.escape)
    #expect(!labels(harness).contains("Apricot"))
    #expect(search.text == "Ap")
    harness.press(.escape)
    #expect(search.text == "")
  }

  @Test func `a program can begin and end the search, and is told of it`() {
    let harness = fruits()
    search.isPresented = true
    harness.layOut()
    harness.type("P")
    #expect(search.text == "P")
    search.isPresented = false
    harness.layOut()
    #expect(search.text == "")
    #expect(harness.tree.focus.target == nil)
    focusField(harness)
    #expect(search.isPresented)
  }

  @Test func `Control F moves the focus to the field`() {
    let harness = fruits()
    harness.press(.character("f"), .control)
    harness.type("x")
    #expect(search.text == "x")
  }

  @Test func `a scope is selected while there is a text`() {
    let harness = fruits()
    focusField(harness)
    #expect(!labels(harness).contains("Ripe"))
    harness.type("P")
    harness.press(.escape)
    harness.click("Ripe")
    #expect(search.scope == "Ripe")
  }

  @Test func `a suggested token is added, shown before the text, and removed by Delete`() {
    let harness = LayoutHarness(in: CGSize(width: 320, height: 300)) { Places(search: search) }
    focusField(harness)
    harness.click("Bergen")
    #expect(search.tokens.map(\.name) == ["Bergen"])
    harness.layOut()
    #expect(harness["Bergen"].minX < 60)
    harness.press(.delete)
    #expect(search.tokens.isEmpty)
  }

  private func places(_ names: [String], text: String = "") -> LayoutHarness {
    search.tokens = names.enumerated().map { Place(id: $0, name: $1) }
    search.text = text
    return LayoutHarness(in: CGSize(width: 400, height: 300)) { Places(search: search) }
  }

  @Test func `a token that is clicked is removed by Delete`() {
    let harness = places(["Lima", "Rome", "Kyiv"], text: "tea")
    harness.click("Rome")
    let selected = harness.elements.filter { $0.traits.contains(.isSelected) }.map(\.label)
    #expect(selected == ["Rome"])
    harness.press(.delete)
    #expect(search.tokens.map(\.name) == ["Lima", "Kyiv"])
    #expect(search.text == "tea")
    // Typing continues the text.
    harness.click("Lima")
    harness.press(.end)
    harness.type("s")
    harness.press(.delete)
    #expect(search.tokens.map(\.name) == ["Lima", "Kyiv"])
    #expect(search.text == "tea")
  }

  @Test func `Delete before the text removes the last token`() {
    let harness = places(["Lima", "Rome"], text: "tea")
    harness.press(.tab)
    harness.press(.end)
    harness.press(.delete)
    #expect(search.text == "te")
    harness.press(.home)
    harness.press(.delete)
    #expect(search.tokens.map(\.name) == ["Lima"])
    #expect(search.text == "te")
  }

  @Test func `the button of the field removes the text and the tokens`() {
    let harness = places(["Lima"])
    harness.click("Clear")
    #expect(search.tokens.isEmpty)
    #expect(harness.elements.allSatisfy { $0.label != "Clear" })
  }
}
