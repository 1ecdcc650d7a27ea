import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// Tables whose columns a person hides and moves, their styles, and rows with rows below them.
@MainActor @Suite struct TableCustomizationTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var children: [Person]?
  }

  private static let size = CGSize(width: 500, height: 300)
  private let columns = Kept(TableColumnCustomization<Person>())

  private var harness: LayoutHarness {
    LayoutHarness(in: Self.size) { [columns] in
      Recorded(record: columns) { columns in
        Table([Person(id: 1, name: "Ada")], columnCustomization: columns) {
          TableColumn("Name", value: \.name).customizationID("name")
            .disabledCustomizationBehavior(.visibility)
          TableColumn("Id") { Text("id \($0.id)") }.customizationID("id")
          TableColumn("Note") { Text("note \($0.id)") }.customizationID("note")
            .defaultVisibility(.hidden)
          TableColumn("Fixed") { Text("fixed \($0.id)") }
        }
      }
    }
  }

  private func labels(_ harness: LayoutHarness) -> [String] {
    harness.elements.filter { $0.role == .text && $0.frame.minY < 30 }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
  }

  @Test func `the menu of the header hides and shows columns`() {
    let harness = harness
    #expect(labels(harness) == ["Name", "Id", "Fixed"])
    harness.click(harness.center(of: "Name"), .secondary)
    harness.click("Note")
    #expect(columns.value[visibility: "note"] == .visible)
    #expect(labels(harness) == ["Name", "Id", "Note", "Fixed"])
    #expect(harness["note 1"].minX == harness["Note"].minX)
    columns.value[visibility: "id"] = .hidden
    #expect(labels(self.harness) == ["Name", "Note", "Fixed"])
    columns.value = TableColumnCustomization()
    #expect(labels(self.harness) == ["Name", "Id", "Fixed"])
  }

  @Test func `the items of the menu are told of as items that can be checked`() throws {
    let stage = AccessibilityStage(in: Self.size) { [columns] in
      Recorded(record: columns) { columns in
        Table([Person(id: 1, name: "Ada")], columnCustomization: columns) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Note") { Text("note \($0.id)") }.customizationID("note")
            .defaultVisibility(.hidden)
        }
      }
    }
    stage.harness.click(stage.harness.center(of: "Name"), .secondary)
    _ = stage.changes()
    let items = stage.objects.filter { $0.role == .checkMenuItem }
    #expect(items.map(\.name) == ["Name", "Note"])
    #expect(items.map { $0.state.contains(.checked) } == [true, false])
    #expect(items.allSatisfy { $0.state.contains(.checkable) })
  }

  @Test func `a title that is dragged moves its column`() {
    let harness = harness
    let start = harness.center(of: "Name")
    let step = harness["Id"].minX - harness["Name"].minX
    harness.drag(
      start, CGPoint(x: start.x + 10, y: start.y), CGPoint(x: start.x + step * 0.4, y: start.y))
    #expect(labels(harness) == ["Name", "Id", "Fixed"], "not half of the other column")
    harness.drag(
      start, CGPoint(x: start.x + 10, y: start.y), CGPoint(x: start.x + step * 0.8, y: start.y))
    #expect(labels(harness) == ["Id", "Name", "Fixed"])
    #expect(harness["id 1"].minX < harness["Ada"].minX)
    // The last column has no identifier, so that none takes its place.
    let next = harness.center(of: "Name")
    harness.drag(
      next, CGPoint(x: next.x + 10, y: next.y), CGPoint(x: next.x + step * 2, y: next.y))
    #expect(labels(harness) == ["Id", "Name", "Fixed"])
    columns.value.resetOrder()
    #expect(labels(self.harness) == ["Name", "Id", "Fixed"])
  }

  @Test func `the line after a title changes the width of its column`() {
    let harness = harness
    let edge = CGPoint(
      x: harness["Id"].minX - TableColumnLayout.spacing / 2, y: harness["Id"].midY)
    let start = harness["Id"].minX
    harness.drag(edge, CGPoint(x: edge.x + 10, y: edge.y), CGPoint(x: edge.x + 30, y: edge.y))
    #expect(labels(harness) == ["Name", "Id", "Fixed"], "the columns do not change places")
    #expect(abs(harness["Id"].minX - start - 30) < 0.01)
    #expect(harness["id 1"].minX == harness["Id"].minX)
  }

  @Test func `a customization is stored`() throws {
    var value = TableColumnCustomization<Person>()
    value[visibility: "a"] = .hidden
    value.move("b", to: "a", in: ["a", "b"])
    let copy = try #require(TableColumnCustomization<Person>(_stored: value._stored))
    #expect(copy == value)
    #expect(copy[visibility: "a"] == .hidden)
    #expect(copy.order == ["b", "a"])
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data) == value)
  }

  @Test func `a table without titles begins with its rows`() {
    func top(_ visibility: Visibility) -> CGFloat {
      let harness = LayoutHarness(in: Self.size) {
        Table([Person(id: 1, name: "Ada")]) { TableColumn("Name", value: \.name) }
          .tableColumnHeaders(visibility)
      }
      #expect(harness.elements.contains { $0.label == "Name" } == (visibility != .hidden))
      return harness["Ada"].minY
    }
    #expect(top(.hidden) < top(.automatic))
    #expect(top(.visible) == top(.automatic))
  }

  @Test func `a style says whether rows alternate`() {
    func appearance<S: TableStyle>(_ style: S) -> ListAppearance { style._appearance.value }
    #expect(appearance(.inset(alternatesRowBackgrounds: true)).alternatesRows)
    #expect(!appearance(.bordered(alternatesRowBackgrounds: false)).alternatesRows)
    #expect(appearance(.bordered).hasBorder && !appearance(.inset).hasBorder)
    #expect(appearance(.automatic) == appearance(.inset))
  }

  @Test func `a disclosure row shows and hides the rows below it`() {
    let record = Kept(false)
    let child = Person(id: 2, name: "Byron")
    let harness = LayoutHarness(in: Self.size) {
      Recorded(record: record) { isExpanded in
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(Person(id: 1, name: "Ada"), isExpanded: isExpanded) {
            DisclosureTableRow(child) { TableRow(Person(id: 3, name: "Cleo")) }
          }
          TableRow(Person(id: 4, name: "Dan"))
        }
      }
    }
    func names() -> [String] {
      ["Ada", "Byron", "Cleo", "Dan"].filter { name in
        harness.elements.contains { $0.label == name }
      }
    }
    #expect(names() == ["Ada", "Dan"])
    // Rows without others below them leave space for the arrow.
    #expect(harness["Ada"].minX == harness["Dan"].minX)
    harness.click("Show the elements below")
    #expect(record.value)
    #expect(names() == ["Ada", "Byron", "Dan"])
    #expect(harness["Byron"].minX - harness["Ada"].minX == 16)
    let arrow = harness.elements.filter { $0.label == "Show the elements below" }[1].frame
    harness.click(CGPoint(x: arrow.midX, y: arrow.midY))
    #expect(names() == ["Ada", "Byron", "Cleo", "Dan"])
    #expect(harness["Cleo"].minX - harness["Byron"].minX == 16)
  }
}
