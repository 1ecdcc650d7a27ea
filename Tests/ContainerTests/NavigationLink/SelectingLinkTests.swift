import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Links to values in a list that has a selection, in a column of a split view.
@MainActor @Suite struct SelectingLinkTests {
  private struct Place: Hashable, Identifiable {
    let id: Int
    var name: String { "Place \(id)" }
  }

  private struct Places: View {
    let selected: Kept<[Int?]>
    /// Whether the column has a destination for the values of the links.
    var hasDestination = false
    /// Whether the links are to values that the selection cannot have.
    var linksToNames = false
    @State private var selection: Place?

    var body: some View {
      NavigationSplitView {
        List((1...3).map(Place.init), selection: $selection) { place in
          if linksToNames {
            NavigationLink(place.name, value: place.name)
          } else {
            NavigationLink(value: place) {
              Text(place.name)
              Text("no. \(place.id)")
            }
          }
        }
        .modifier(Destinations(isUsed: hasDestination))
        .onChange(of: selection) { selected.value.append(selection?.id) }
      } detail: {
        if let selection { Text("at \(selection.name)") } else { Text("nowhere") }
      }
    }
  }

  private struct Destinations: ViewModifier {
    let isUsed: Bool

    func body(content: Content) -> some View {
      if isUsed {
        content.navigationDestination(for: Place.self) { Text("arrived at \($0.name)") }
      } else {
        content.navigationDestination(for: String.self) { Text("named \($0)") }
      }
    }
  }

  private let size = CGSize(width: 700, height: 300)

  @Test func `a link selects its row, and the next column shows the selection`() {
    let selected = Kept<[Int?]>([])
    let harness = LayoutHarness(in: size) { Places(selected: selected) }
    #expect(harness.shownLabels.contains("nowhere"))
    harness.click("Place 2")
    #expect(selected.value == [2])
    #expect(harness.shownLabels.contains("at Place 2"))
    harness.press(.down)
    #expect(selected.value == [2, 3])
    #expect(harness.shownLabels.contains("at Place 3"))
    // The label is one row, whatever it consists of.
    let rows = ["Place 2", "no. 2"].map { harness[$0].midY }
    #expect(rows[0] == rows[1])
  }

  @Test func `a destination for the value is shown as well, by a click and by Return`() {
    let selected = Kept<[Int?]>([])
    let harness = LayoutHarness(in: size) { Places(selected: selected, hasDestination: true) }
    harness.click("Place 1")
    #expect(selected.value == [1])
    #expect(harness.shownLabels.contains("arrived at Place 1"))
    harness.press(.down)
    #expect(harness.shownLabels.contains("arrived at Place 1"))
    harness.press(.return)
    #expect(harness.shownLabels.contains("arrived at Place 2"))
  }

  @Test func `a narrow window goes to the column that shows the selection`() {
    let selected = Kept<[Int?]>([])
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { Places(selected: selected) }
    harness.click("Place 3")
    #expect(harness.shownLabels.contains("at Place 3"))
    #expect(!harness.shownLabels.contains("Place 2"))
    harness.click("Back")
    harness.click("Place 3")
    #expect(harness.shownLabels.contains("at Place 3"))
  }

  @Test func `a link to a value of another type shows its destination`() {
    let selected = Kept<[Int?]>([])
    let harness = LayoutHarness(in: size) { Places(selected: selected, linksToNames: true) }
    harness.click("Place 2")
    #expect(selected.value.isEmpty)
    #expect(harness.shownLabels.contains("named Place 2"))
  }
}
