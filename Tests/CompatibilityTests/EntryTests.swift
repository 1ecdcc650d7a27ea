import EngineTesting
import SwiftUI
import Testing

@testable import TestSupport

/// Custom values declared by a macro.
@MainActor @Suite struct EntryTests {
  @Test func `a value has its default until it is set`() {
    var values = EnvironmentValues()
    #expect(values.cardSpacing == 8)
    #expect(values.cardTitle == nil)
    values.cardTitle = "Title"
    values.cardSpacing = 3
    #expect(values.cardTitle == "Title")
    #expect(values.cardSpacing == 3)
  }

  @Test func `comments are no part of a value`() {
    let values = EnvironmentValues()
    #expect(values.cardAddress == "https://cards.example")
    #expect(values.acceptsCards(3) && !values.acceptsCards(4))
  }

  @Test func `views read values of ancestors and descendants`() {
    let harness = LayoutHarness {
      PinnedList {
        Text("one").pinned()
        Text("two")
      }
      .environment(\.cardSpacing, 5)
      .environment(\.cardTitle, "cards")
    }
    #expect(
      harness.elements.filter { $0.type == "Text" }.compactMap(\.label)
        == ["cards", "!", "one", "two"])
    #expect(harness["two"].minY - harness["one"].maxY == 5)
  }
}
