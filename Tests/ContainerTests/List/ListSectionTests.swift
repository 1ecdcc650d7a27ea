import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// The space around the sections of a list, and the actions after their rows.
@MainActor @Suite struct ListSectionTests {
  private static let size = CGSize(width: 300, height: 400)

  private func list(
    _ edges: Edge.Set = .all, _ length: CGFloat?, onList: Bool = false
  ) -> LayoutHarness {
    LayoutHarness(in: Self.size) {
      List {
        Section("One") { Text("First") }.listSectionMargins(edges, onList ? nil : length)
        Section("Two") { Text("Second") }
      }
      .listStyle(.insetGrouped)
      .listSectionMargins(edges, onList ? length : nil)
    }
  }

  @Test func `a margin replaces that of the style at its edges`() {
    let (usual, wide) = (list(.leading, nil), list(.leading, 50))
    // The style has 16 points.
    #expect(wide["First"].minX - usual["First"].minX == 34)
    #expect(wide["One"].minX - usual["One"].minX == 34)
    #expect(wide["Second"].minX == usual["Second"].minX)
    let top = list(.top, 0)
    // The style has 20 points above a section.
    #expect(top["One"].minY - usual["One"].minY == -20)
    let bottom = list(.bottom, 30)
    #expect(bottom["First"] == usual["First"])
    #expect(bottom["Two"].minY - usual["Two"].minY == 30)
  }

  @Test func `a margin of a list is that of all its sections`() {
    let (usual, wide) = (list(.all, nil), list(.leading, 50, onList: true))
    #expect(wide["First"].minX - usual["First"].minX == 34)
    #expect(wide["Second"].minX - usual["Second"].minX == 34)
  }

  private struct Foldable: View {
    let record: Kept<Int>
    @State private var isExpanded = true

    var body: some View {
      List {
        Section("Places", isExpanded: $isExpanded) { Text("Harbour") }
          .sectionActions { Button("Add") { record.value += 1 } }
        Section("People") { Text("Ann") }
      }
      .listStyle(.sidebar)
      Button("Fold") { isExpanded = false }
    }
  }

  @Test func `the actions of a section follow its rows and are hidden with them`() {
    let record = Kept(0)
    let harness = LayoutHarness(in: Self.size) { Foldable(record: record) }
    let add = harness["Add"]
    #expect(harness["Harbour"].maxY < add.minY)
    #expect(add.maxY < harness["People"].minY)
    #expect(abs(add.midY - harness["Harbour"].midY - 28) < 0.001)
    harness.click("Add")
    #expect(record.value == 1)
    harness.click("Fold")
    #expect(!harness.shownLabels.contains("Add"))
  }
}
