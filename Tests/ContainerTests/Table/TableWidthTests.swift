import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Tables whose columns need more than the available width, and columns that depend on data of the program.
@MainActor @Suite struct TableWidthTests {
  private struct Month: Identifiable {
    let id: Int
  }

  private struct Year: View {
    let names: [String]
    @State private var selection: Int?
    @State private var customization = TableColumnCustomization<Month>()

    var body: some View {
      Table(
        (1...40).map { Month(id: $0) }, selection: $selection, columnCustomization: $customization
      ) {
        TableColumn("Number") { Text("n\($0.id)") }.width(100)
        TableColumnForEach(names, id: \.self) { name in
          TableColumn(name) { Text("\(name)\($0.id)") }.width(min: 200, max: 400)
            .customizationID(name)
        }
      }
    }
  }

  /// A point over the rows.
  private let pointer = CGPoint(x: 150, y: 200)

  private func harness(_ width: CGFloat, _ names: [String] = ["a", "b", "c"]) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: width, height: 300)) { Year(names: names) }
  }

  @Test func `a table that is too narrow scrolls its titles with its rows`() {
    let harness = harness(400)
    // 16 at either side, a column of 100 and three of 200 with 12 between.
    let start: CGFloat = 16 + 112 + 2 * 212
    #expect(harness["c"].minX == start)
    #expect(harness["c1"].minX == harness["c"].minX)
    harness.wheel(-150, 0, at: pointer)
    #expect(harness["c"].minX == start - 150)
    #expect(harness["c1"].minX == harness["c"].minX)
    harness.wheel(-1_000, 0, at: pointer)
    // The trailing edges of the last column and of the table.
    #expect(harness["c1"].minX == 184)
    #expect(harness["c"].minX == harness["c1"].minX)
  }

  @Test func `a table that is wide enough does not scroll sideways`() {
    let harness = harness(900)
    let before = harness["c1"]
    harness.wheel(-150, 0, at: pointer)
    #expect(harness["c1"] == before)
    #expect(harness["c"].minX == before.minX)
    // Few rows are at the top, and not in the middle.
    let few = LayoutHarness(in: CGSize(width: 400, height: 300)) {
      Table([Month(id: 1)]) { TableColumn("Number") { Text("n\($0.id)") } }
    }
    #expect(few["n1"].minY < 70)
  }

  @Test func `keys that move the selection do not scroll sideways`() {
    let harness = harness(400)
    harness.click("n1")
    harness.wheel(-150, 0, at: pointer)
    let before = harness["c"].minX
    for _ in 0..<12 { harness.press(.down) }
    #expect(harness["c"].minX == before)
    #expect(harness["c13"].minX == before)
    harness.press(.end)
    #expect(harness["c40"].minX == before)
  }

  @Test func `a column keeps its width while others come and go`() {
    struct Changing: View {
      @State private var names = ["a", "b"]

      var body: some View {
        Button("add") { names.insert("z", at: 0) }
        Table([Month(id: 1)]) {
          TableColumnForEach(names, id: \.self) { name in
            TableColumn(name) { Text("\(name)\($0.id)") }.width(min: 50, max: 400)
          }
        }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 600, height: 300)) { Changing() }
    let line = CGPoint(x: harness["b1"].minX - 6, y: harness["a"].midY)
    harness.drag(line, CGPoint(x: line.x - 20, y: line.y), CGPoint(x: 16 + 90 + 6, y: line.y))
    #expect(harness["b1"].minX == 118)
    harness.click("add")
    #expect(harness["b1"].minX - harness["a1"].minX == 102)
    #expect(harness["a1"].minX > harness["z1"].minX + 100)
  }

  @Test func `columns of a loop sort as others do`() {
    struct Sorted: View {
      struct Word: Identifiable {
        let id: Int
        let text: String
      }
      @State private var order = [KeyPathComparator(\Word.text)]

      var body: some View {
        Table(
          [Word(id: 1, text: "b"), Word(id: 2, text: "a")].sorted(using: order), sortOrder: $order
        ) {
          TableColumn("Text", value: \.text)
          TableColumnForEach([1, 2], id: \.self) { factor in
            TableColumn("Times \(factor)", value: \Word.id) {
              Text("\($0.id * factor) of \(factor)")
            }
          }
        }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 600, height: 300)) { Sorted() }
    #expect(harness["a"].minY < harness["b"].minY)
    harness.click("Times 2")
    #expect(harness["a"].minY > harness["b"].minY)
    #expect(harness["4 of 2"].midY == harness["a"].midY)
  }
}
