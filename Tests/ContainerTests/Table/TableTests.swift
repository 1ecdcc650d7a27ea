import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@testable import PlumbCore
@testable import TestSupport

/// Tables: their columns, their selection and their order.
@MainActor @Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
  }

  private static let people = [
    Person(id: 1, name: "Cleo", age: 40), Person(id: 2, name: "Ada", age: 36),
    Person(id: 3, name: "Bob", age: 9),
  ]

  private struct Sorted: View {
    let record: Kept<Set<Int>>
    @State private var people = TableTests.people
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people.sorted(using: order), selection: record.binding, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }
          .width(100)
          .alignment(.trailing)
        TableColumn("Note") { person in Text("note \(person.id)") }
      }
    }
  }

  private static let size = CGSize(width: 500, height: 300)

  /// Returns the names in the order of their rows.
  private func names(_ harness: LayoutHarness) -> [String] {
    ["Ada", "Bob", "Cleo"].sorted { harness[$0].minY < harness[$1].minY }
  }

  @Test func `a row has a view in every column, below the title`() {
    let harness = LayoutHarness(in: Self.size) { Sorted(record: Kept([])) }
    for label in ["Ada", "Bob", "Cleo"] {
      #expect(harness[label].minX == harness["Ada"].minX)
      #expect(harness[label].minY > harness["Name"].maxY)
    }
    #expect(harness["36 years"].midY == harness["Ada"].midY)
    #expect(harness["note 2"].midY == harness["Ada"].midY)
    // A fixed column of 100 points whose views end together; the others share the rest.
    #expect(harness["9 years"].maxX == harness["36 years"].maxX)
    let first = harness["Ada"].minX
    let rest = Self.size.width - 2 * first - 100 - 24
    #expect(harness["36 years"].maxX == first + rest / 2 + 12 + 100)
    #expect(harness["note 1"].minX == first + rest / 2 + 12 + 100 + 12)
  }

  @Test func `the titles are as high as larger type`() {
    func titleHeight(_ size: DynamicTypeSize) -> CGFloat {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = size
      let harness = LayoutHarness(in: Self.size, environment: environment) {
        Sorted(record: Kept([]))
      }
      #expect(harness["Ada"].minY > harness["Name"].maxY)
      return harness["Name"].height
    }
    #expect(titleHeight(.accessibility5) > titleHeight(.large))
  }

  @Test func `a title sorts by its column, and reverses the order`() {
    let harness = LayoutHarness(in: Self.size) { Sorted(record: Kept([])) }
    #expect(names(harness) == ["Ada", "Bob", "Cleo"])
    harness.click(harness["Name"].center)
    #expect(names(harness) == ["Cleo", "Bob", "Ada"])
    harness.click(harness["Age"].center)
    #expect(names(harness) == ["Bob", "Ada", "Cleo"])
    harness.click(harness["Age"].center)
    #expect(names(harness) == ["Cleo", "Ada", "Bob"])
    harness.click(harness["Note"].center)
    #expect(names(harness) == ["Cleo", "Ada", "Bob"], "a column without comparator sorts nothing")
  }

  @Test func `rows are selected by clicks and keys`() {
    let record = Kept<Set<Int>>([])
    let harness = LayoutHarness(in: Self.size) { Sorted(record: record) }
    harness.click(harness["note 2"].center)
    #expect(record.value == [2])
    harness.press(.down)
    #expect(record.value == [3])
    harness.click(harness["36 years"].center, .primary, modifiers: .control)
    #expect(record.value == [2, 3])
  }

  @Test func `the line beside a title changes the width of its column`() {
    let harness = LayoutHarness(in: Self.size) {
      Table(Self.people) {
        TableColumn("Name", value: \.name).width(min: 60, max: 200)
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
    // 500 points without 16 at either side and 12 between: the first column takes the 200 it may.
    let line = CGPoint(x: 16 + 200 + 6, y: harness["Name"].midY)
    #expect(harness["40"].minX == 228)
    harness.drag(line, CGPoint(x: line.x - 20, y: line.y), CGPoint(x: line.x - 50, y: line.y))
    #expect(harness["40"].minX == 178)
    let next = CGPoint(x: line.x - 50, y: line.y)
    harness.drag(next, CGPoint(x: 60, y: line.y), CGPoint(x: 2, y: line.y))
    #expect(harness["40"].minX == 88)
  }

  @Test func `rows are listed one by one, and of collections`() {
    let harness = LayoutHarness(in: Self.size) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        if true { TableColumn("Age") { Text("\($0.age)") } }
      } rows: {
        TableRow(Person(id: 7, name: "Zoe", age: 1))
        ForEach(Self.people) { TableRow($0) }
      }
    }
    let order = ["Zoe", "Cleo", "Ada", "Bob"].map { harness[$0].minY }
    #expect(order == order.sorted())
    #expect(Set(order).count == 4)
  }

  @Test func `columns share the width in proportion, within their limits`() {
    func widths(_ columns: [TableColumnWidth], in total: CGFloat) -> [CGFloat] {
      TableColumnLayout(
        columns: columns.map { .init(width: $0, chosenWidth: nil, alignment: .leading) }
      ).widths(in: total)
    }
    #expect(widths([.init(), .init()], in: 212) == [100, 100])
    #expect(widths([.init(ideal: 50), .init(ideal: 150)], in: 412) == [100, 300])
    #expect(widths([.init(max: 50), .init(), .init()], in: 274) == [50, 100, 100])
    #expect(widths([.init(min: 150), .init(), .init()], in: 274) == [150, 50, 50])
    // Both limits at once: 90 is too much for the first, and 90 too little for the second.
    #expect(widths([.init(max: 50), .init(min: 150), .init()], in: 294) == [50, 150, 70])
    // The least widths are kept even if they are too much.
    #expect(widths([.init(), .init()], in: 20) == [40, 40])
  }

  @Test func `a table of many rows makes those that are visible`() {
    let made = Kept(0)
    func name(of person: Person) -> String {
      made.value += 1
      return person.name
    }
    let harness = LayoutHarness(in: Self.size) {
      Table((0..<100_000).map { Person(id: $0, name: "p\($0)", age: $0) }) {
        TableColumn("Name") { Text(name(of: $0)) }
      }
    }
    #expect(harness["p3"].height > 0)
    #expect((5...60).contains(made.value))
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
