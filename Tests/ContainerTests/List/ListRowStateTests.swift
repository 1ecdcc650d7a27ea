import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

/// The state that a list keeps of rows that were scrolled past.
@MainActor @Suite struct ListRowStateTests {
  /// A list of a hundred rows with an action each.
  private func list(_ row: @escaping @MainActor (Int) -> some View) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 200)) {
      List { ForEach(0..<100, id: \.self) { row($0) } }.listStyle(.plain)
    }
  }

  private func text(_ number: Int) -> some View {
    Text(verbatim: "Row \(number)").swipeActions(edge: .leading) { Button("Flag") {} }
  }

  private func swipeFirstRow(_ harness: LayoutHarness) {
    let row = harness["Row 0"]
    let point = CGPoint(x: row.midX, y: row.midY)
    harness.drag(point, CGPoint(x: point.x + 20, y: point.y), CGPoint(x: point.x + 90, y: point.y))
  }

  /// Returns whether the list would keep state of its first row.
  private func keepsFirstRow(_ harness: LayoutHarness) throws -> Bool {
    var rest = [try #require(harness.tree.rootNode)]
    while let node = rest.popLast() {
      if node is any LazyItems {
        return !KeptViewState(of: try #require(node.children.first)).isEmpty
      }
      rest += node.children.reversed()
    }
    Issue.record("There is no list.")
    return false
  }

  @Test func `nothing of a row without state is kept, also when its actions are open`() throws {
    let harness = list(text)
    #expect(try !keepsFirstRow(harness))
    swipeFirstRow(harness)
    #expect(try !keepsFirstRow(harness))
  }

  @Test func `a row that was swiped is closed when it is seen again`() throws {
    let harness = list(text)
    let closed = harness["Row 0"].minX
    swipeFirstRow(harness)
    #expect(harness["Row 0"].minX == closed + ListSwipe.buttonWidth)
    harness.wheel(0, -2_000)
    #expect(harness.elements.allSatisfy { $0.label != "Row 0" })
    harness.wheel(0, 2_000)
    #expect(harness["Row 0"].minX == closed)
  }

  @Test func `the state of a program's view is kept, also before it changes`() throws {
    struct Row: View {
      @State private var id = UUID()

      var body: some View { Text(verbatim: id.uuidString) }
    }
    let harness = list { _ in Row() }
    #expect(try keepsFirstRow(harness))
    let first = harness.texts.first
    harness.wheel(0, -2_000)
    #expect(harness.texts.first != first)
    harness.wheel(0, 2_000)
    #expect(harness.texts.first == first)
  }
}
