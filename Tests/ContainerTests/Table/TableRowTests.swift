import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The rows of tables: their modifiers, their sections and their trees.
@MainActor @Suite struct TableRowTests {
  private struct Fruit: Identifiable {
    let id: String
    var kinds: [Fruit]?

    init(_ id: String, _ kinds: [Fruit]? = nil) {
      self.id = id
      self.kinds = kinds
    }
  }

  private static let size = CGSize(width: 400, height: 300)

  private let log = Kept<[String]>([])

  private func table<Rows: TableRowContent>(
    @TableRowBuilder<Fruit> _ rows: () -> Rows
  ) -> some View where Rows.TableRowValue == Fruit {
    Table(of: Fruit.self) {
      TableColumn("Name", value: \.id)
      TableColumn("Length") { Text("length \($0.id.count)") }
    } rows: {
      rows()
    }
  }

  @Test func `the menu of a row opens anywhere in it, and in no other`() {
    let log = log
    let harness = LayoutHarness(in: Self.size) {
      table {
        TableRow(Fruit("Fig")).contextMenu { Button("Eat") { log.value.append("Fig") } }
        ForEach([Fruit("Plum"), Fruit("Pear")]) { fruit in
          TableRow(fruit).contextMenu { Button("Eat") { log.value.append(fruit.id) } }
        }
        TableRow(Fruit("Stone"))
      }
    }
    // At the edge of the row, beside its cells, and on a cell.
    harness.click(CGPoint(x: 10, y: harness["Plum"].midY), .secondary)
    harness.click("Eat")
    harness.click(harness.center(of: "length 3"), .secondary)
    harness.click("Eat")
    #expect(log.value == ["Plum", "Fig"])
    harness.click(harness.center(of: "Stone"), .secondary)
    #expect(!harness.shownLabels.contains("Eat"))
  }

  private struct Chooser: View {
    let log: Kept<[String]>
    @State private var selection: Set<String> = []

    var body: some View {
      Table(of: Fruit.self, selection: $selection) {
        TableColumn("Name", value: \.id)
      } rows: {
        ForEach([Fruit("Fig"), Fruit("Plum")]) { fruit in
          TableRow(fruit).contextMenu { Button("Own \(fruit.id)") {} }
        }
        TableRow(Fruit("Pear"))
      }
      .contextMenu(forSelectionType: String.self) { chosen in
        Button("About \(chosen.sorted().joined())") {}
      }
    }
  }

  @Test func `the menu of a row comes before that of the table, also by a key`() {
    let harness = LayoutHarness(in: Self.size) { Chooser(log: log) }
    harness.click(harness.center(of: "Pear"), .secondary)
    #expect(harness.shownLabels.contains("About Pear"))
    harness.press(.escape)
    harness.click("Plum")
    harness.press(.menu)
    #expect(harness.shownLabels.contains("Own Plum"))
    #expect(!harness.shownLabels.contains("About Plum"))
  }

  @Test func `a row notices the pointer`() {
    let log = log
    let harness = LayoutHarness(in: Self.size) {
      table {
        TableRow(Fruit("Fig")).onHover { log.value.append($0 ? "in" : "out") }
        TableRow(Fruit("Plum"))
      }
    }
    harness.tree.send(.pointerMoved(CGPoint(x: 10, y: harness["Fig"].midY)))
    harness.layOut()
    harness.tree.send(.pointerMoved(harness.center(of: "Plum")))
    harness.layOut()
    #expect(log.value == ["in", "out"])
  }

  private struct Baskets: View {
    let log: Kept<[String]>
    @State private var selection: Set<String> = []

    var body: some View {
      Table(of: Fruit.self, selection: $selection) {
        TableColumn("Name", value: \.id)
      } rows: {
        TableRow(Fruit("Fig")).draggable("fig")
        TableRow(Fruit("Plum")).itemProvider { NSItemProvider(object: "plum" as NSString) }
        TableRow(Fruit("Basket")).dropDestination(for: String.self) { items in
          log.value += items
        }
      }
      Text("selected \(selection.sorted().joined())")
    }
  }

  @Test func `rows are dragged onto others, and are selected as without`() {
    let harness = LayoutHarness(in: Self.size) { Baskets(log: log) }
    for name in ["Fig", "Plum"] {
      let start = harness.center(of: name)
      harness.drag(
        start, CGPoint(x: start.x + 20, y: start.y), CGPoint(x: 390, y: harness["Basket"].midY))
    }
    #expect(log.value == ["fig", "plum"])
    harness.click("Fig")
    #expect(harness.shownLabels.contains("selected Fig"))
  }

  @Test func `sections have headers across the columns, and may hide their rows`() {
    struct Shelf: View {
      @State private var isExpanded = true

      var body: some View {
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.id)
          TableColumn("Length") { Text("length \($0.id.count)") }
        } rows: {
          Section("Soft") {
            TableRow(Fruit("Fig"))
            TableRow(Fruit("Kiwi"))
          }
          Section(isExpanded: $isExpanded) {
            ForEach([Fruit("Almond"), Fruit("Walnut")]) { TableRow($0) }
          } header: {
            Label("Hard", systemImage: "circle")
          }
        }
      }
    }
    let harness = LayoutHarness(in: Self.size) { Shelf() }
    let order = ["Name", "Soft", "Fig", "Kiwi", "Hard", "Almond", "Walnut"].map { harness[$0].minY }
    #expect(order == order.sorted())
    #expect(harness["length 4"].minX > harness["Soft"].maxX)
    harness.click("Show the rows of the section")
    #expect(harness.shownLabels.isSuperset(of: ["Fig", "Kiwi", "Hard"]))
    #expect(!harness.shownLabels.contains("Almond"))
  }

  @Test func `trees among the rows show the rows below them`() {
    let tree = Fruit("Citrus", [Fruit("Lemon"), Fruit("Orange", [Fruit("Navel")])])
    let harness = LayoutHarness(in: Self.size) {
      table {
        OutlineGroup([tree], children: \.kinds)
        DisclosureTableRow(Fruit("Stone")) { TableRow(Fruit("Cherry")) }
        TableRow(Fruit("Fig"))
      }
    }
    func names() -> [String] {
      harness.elements.filter { $0.role == .text && $0.frame.minX < 180 }.compactMap(\.label)
        .filter { !$0.hasPrefix("length") && $0 != "Name" }
    }
    #expect(names() == ["Citrus", "Stone", "Fig"])
    harness.click("Show the elements below")
    #expect(names() == ["Citrus", "Lemon", "Orange", "Stone", "Fig"])
    #expect(harness["Lemon"].minX - harness["Citrus"].minX == 16)
    #expect(harness["Citrus"].minX == harness["Fig"].minX)
    #expect(harness["length 5"].minX == harness["length 3"].minX)
  }
}
