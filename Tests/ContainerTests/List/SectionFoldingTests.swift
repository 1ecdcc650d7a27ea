import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Sections whose content can be hidden.
@MainActor @Suite struct SectionFoldingTests {
  private struct Sidebar<Style: ListStyle>: View {
    let style: Style
    @State private var isExpanded = false

    var body: some View {
      List {
        Section(isExpanded: $isExpanded) {
          Text("Apple")
          ForEach(["Pear", "Plum"], id: \.self) { Text($0) }
        } header: {
          Text("Fruit")
        }
        Section("Other") { Text("Bread") }
      }
      .listStyle(style)
      Button("Program") { isExpanded.toggle() }
    }
  }

  @Observable final class Model { var isExpanded = true }

  private struct Observing: View {
    @Bindable var model: Model

    var body: some View {
      List { Section("Fruit", isExpanded: $model.isExpanded) { Text("Apple") } }
        .listStyle(.sidebar)
    }
  }

  private static let size = CGSize(width: 300, height: 400)
  private let arrow = "Show the rows of the section"

  @Test func `the arrow in the header of a sidebar shows and hides the rows`() {
    let harness = LayoutHarness(in: Self.size) { Sidebar(style: .sidebar) }
    #expect(harness.shownLabels.isSuperset(of: ["Fruit", "Other", "Bread"]))
    #expect(!harness.shownLabels.contains("Apple"))
    let closed = harness["Other"].minY
    harness.click(arrow)
    #expect(harness.shownLabels.isSuperset(of: ["Apple", "Pear", "Plum", "Bread"]))
    #expect(harness["Fruit"].minY < harness["Apple"].minY)
    #expect(harness["Other"].minY - closed == 3 * (harness["Pear"].minY - harness["Apple"].minY))
    // The arrow is at the end of the header.
    #expect(harness[arrow].midY == harness["Fruit"].midY)
    #expect(harness[arrow].minX > Self.size.width / 2)
    harness.click(arrow)
    #expect(!harness.shownLabels.contains("Apple"))
    #expect(harness["Other"].minY == closed)
  }

  @Test func `a section that is not collapsible has no arrow`() {
    func harness(_ isCollapsible: Bool) -> LayoutHarness {
      LayoutHarness(in: Self.size) {
        List {
          Section("Fruit", isExpanded: .constant(true)) { Text("Apple") }
            .collapsible(isCollapsible)
        }
        .listStyle(.sidebar)
      }
    }
    #expect(harness(true).shownLabels.isSuperset(of: ["Fruit", "Apple", arrow]))
    #expect(harness(false).shownLabels.isSuperset(of: ["Fruit", "Apple"]))
    #expect(!harness(false).shownLabels.contains(arrow))
  }

  @Test func `in other lists only the program shows and hides the rows`() {
    let harness = LayoutHarness(in: Self.size) { Sidebar(style: .inset) }
    #expect(!harness.shownLabels.contains(arrow) && !harness.shownLabels.contains("Apple"))
    harness.click("Program")
    #expect(harness.shownLabels.isSuperset(of: ["Apple", "Pear", "Plum"]))
    #expect(!harness.shownLabels.contains(arrow))
  }

  @Test func `a list follows an observable object that holds the value`() {
    let model = Model()
    let harness = LayoutHarness(in: Self.size) { Observing(model: model) }
    #expect(harness.shownLabels.contains("Apple"))
    model.isExpanded = false
    #expect(!harness.shownLabels.contains("Apple"))
    harness.click(arrow)
    #expect(model.isExpanded && harness.shownLabels.contains("Apple"))
  }

  @Test(arguments: [false, true])
  func `outside of lists the content is shown while the value is true`(isExpanded: Bool) {
    let section = Section(isExpanded: .constant(isExpanded)) {
      Text("Apple")
    } header: {
      Text("Fruit")
    }
    let stack = LayoutHarness(in: Self.size) { VStack { section } }
    #expect(stack.shownLabels.contains("Fruit"))
    #expect(stack.shownLabels.contains("Apple") == isExpanded)
    let listed = LayoutHarness(in: Self.size) {
      VStack { Group(subviews: section) { Text("\($0.count) views") } }
    }
    #expect(listed.shownLabels.contains(isExpanded ? "2 views" : "1 views"))
  }
}
