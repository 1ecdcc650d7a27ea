import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The field of a search above the views that show its results.
@MainActor @Suite struct SearchTests {
  private struct Names: View {
    let names = ["Ada", "Ben", "Cleo"]
    @State private var text = ""

    var body: some View {
      List(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
        .overlay { SearchNote() }
        .searchable(text: $text, prompt: "Find a name")
    }
  }

  /// Shows whether a person searches.
  private struct SearchNote: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      if isSearching { Button("End", action: { dismissSearch() }) }
    }
  }

  private func names(in harness: LayoutHarness) -> [String] {
    harness.elements.filter { $0.role == .text }.compactMap(\.label)
      .filter { ["Ada", "Ben", "Cleo"].contains($0) }
  }

  private func harness() -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 240)) { Names() }
  }

  @Test func `what is typed limits the rows, and Escape shows all again`() {
    let harness = harness()
    #expect(names(in: harness) == ["Ada", "Ben", "Cleo"])
    let field = harness["Find a name"]
    harness.click(CGPoint(x: field.midX, y: field.midY), .primary)
    harness.type("e")
    #expect(names(in: harness) == ["Ben", "Cleo"])
    harness.press(.escape)
    #expect(names(in: harness) == ["Ada", "Ben", "Cleo"])
  }

  @Test func `the views know of the search and can end it`() {
    let harness = harness()
    #expect(!harness.elements.contains { $0.label == "End" })
    let field = harness["Find a name"]
    harness.click(CGPoint(x: field.midX, y: field.midY), .primary)
    harness.type("C")
    let end = harness["End"]
    harness.click(CGPoint(x: end.midX, y: end.midY), .primary)
    #expect(names(in: harness) == ["Ada", "Ben", "Cleo"])
    #expect(!harness.elements.contains { $0.label == "End" })
    #expect(harness.tree.focus.target == nil)
  }
}
