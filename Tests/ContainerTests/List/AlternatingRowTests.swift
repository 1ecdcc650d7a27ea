import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Lists and tables whose rows have alternating backgrounds.
@MainActor @Suite struct AlternatingRowTests {
  private struct Item: Identifiable { let id: Int }

  private static let size = CGSize(width: 200, height: 400)

  /// The colour of every second row: a twentieth of black.
  private static let color = "#0000000d"

  /// The upper edges of the backgrounds of every second row, from the top.
  private func stripes(_ harness: LayoutHarness) -> [Int] {
    harness.layOut()
    let lines = harness.tree.displayList().dump().split(separator: "\n")
    return lines.filter { $0.hasSuffix(Self.color) }.compactMap { line in
      let parts = line.split(whereSeparator: { "( )".contains($0) })
      return parts.count > 3 ? Double(parts[3]).map { Int($0) } : nil
    }
    .sorted()
  }

  /// The upper edges of the backgrounds of rows, without the backgrounds that continue below the
  /// last row.
  private func stripes(_ harness: LayoutHarness, to label: String) -> [Int] {
    stripes(harness).filter { CGFloat($0) < harness[label].maxY }
  }

  private func tops(_ labels: [String], _ harness: LayoutHarness) -> [Int] {
    // A row of 28 points with a text of 17 in its middle.
    labels.map { Int(harness[$0].midY - 14) }
  }

  private func plain(
    _ count: Int, _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    List(0..<count, id: \.self) { Text("row \($0)") }
      .listStyle(.plain)
      .alternatingRowBackgrounds(behavior)
  }

  @Test func `every second row has a background`() {
    let harness = LayoutHarness(in: Self.size) { plain(5) }
    #expect(stripes(harness, to: "row 4") == tops(["row 1", "row 3"], harness))
    #expect(stripes(LayoutHarness(in: Self.size) { plain(5, .automatic) }) == [])
    #expect(stripes(LayoutHarness(in: Self.size) { plain(5, .disabled) }) == [])
  }

  @Test func `the style of a list may say so, and the modifier overrules it`() {
    func list(_ behavior: AlternatingRowBackgroundBehavior) -> LayoutHarness {
      LayoutHarness(in: Self.size) {
        List(0..<4, id: \.self) { Text("row \($0)") }
          .listStyle(.inset(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(behavior)
      }
    }
    #expect(stripes(list(.automatic)).count > 2)
    #expect(stripes(list(.disabled)) == [])
  }

  private struct Changing: View {
    @State private var items = [0, 1, 2, 3]

    var body: some View {
      List(items, id: \.self) { Text("row \($0)") }
        .listStyle(.plain).alternatingRowBackgrounds()
      Button("Insert") { items.insert(9, at: 1) }
      Button("Remove") { items.remove(at: 1) }
      Button("Reverse") { items.reverse() }
    }
  }

  @Test func `rows after a new or a removed one change their background`() {
    let harness = LayoutHarness(in: Self.size) { Changing() }
    #expect(stripes(harness, to: "row 3") == tops(["row 1", "row 3"], harness))
    harness.click("Insert")
    #expect(stripes(harness, to: "row 3") == tops(["row 9", "row 2"], harness))
    harness.click("Remove")
    #expect(stripes(harness, to: "row 3") == tops(["row 1", "row 3"], harness))
    harness.click("Reverse")
    let rows = stripes(harness, to: "row 0")
    #expect(rows.count == 2 && rows[1] - rows[0] == 56)
  }

  @Test func `rows keep their background while the list scrolls`() {
    let harness = LayoutHarness(in: Self.size) { plain(200) }
    let before = stripes(harness)
    let middle = CGPoint(x: 100, y: 200)
    harness.tree.send(.scrolled(middle, by: CGSize(width: 0, height: -28)))
    let after = stripes(harness)
    // All of them are 28 points higher, and each is 56 points below the one before.
    #expect(after.contains(before[3] - 28))
    for distance in zip(after.dropFirst(), after).map({ $0 - $1 }) { #expect(distance == 56) }
    for _ in 0..<20 {
      harness.tree.send(.scrolled(middle, by: CGSize(width: 0, height: -100)))
      harness.layOut()
    }
    let end = stripes(harness)
    #expect(end.count > 5)
    for distance in zip(end.dropFirst(), end).map({ $0 - $1 }) { #expect(distance == 56) }
  }

  @Test func `tables alternate, and panels do not`() {
    let table = LayoutHarness(in: Self.size) {
      Table((0..<4).map { Item(id: $0) }) { TableColumn("Number") { Text("\($0.id)") } }
        .alternatingRowBackgrounds()
    }
    #expect(stripes(table).count > 2)
    let panels = LayoutHarness(in: Self.size) {
      List(0..<4, id: \.self) { Text("row \($0)") }
        .listStyle(.insetGrouped).alternatingRowBackgrounds()
    }
    #expect(stripes(panels) == [])
  }

  @Test func `the backgrounds go on below the last row to the end of the list`() {
    for count in [1, 4, 5] {
      let harness = LayoutHarness(in: Self.size) { plain(count) }
      // Every second one of the rows of 28 points that fit, from the second on.
      let tops: [Int] = Array(stride(from: 28, to: 400, by: 56))
      #expect(stripes(harness) == tops, "\(count) rows")
    }
    let none = LayoutHarness(in: Self.size) { plain(3, .disabled) }
    #expect(stripes(none) == [])
    // A list that is longer than its window ends with its last row.
    let long = LayoutHarness(in: Self.size) { plain(200) }
    #expect(stripes(long).last.map { $0 < 400 } == true)
  }

  @Test func `the backgrounds below the rows of a table are as wide as the rows`() {
    let harness = LayoutHarness(in: Self.size) {
      Table([Item(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
        .tableStyle(.inset(alternatesRowBackgrounds: true))
    }
    // A row of 28 points, and the rows that fit below it.
    let fills = harness.drawnCommands.compactMap { command -> CGRect? in
      guard case .fill(let path, _, _) = command, path.boundingRect.height == 28 else { return nil }
      return path.boundingRect
    }
    #expect(fills.count > 3)
    #expect(Set(fills.map(\.minX)) == [8] && Set(fills.map(\.maxX)) == [192])
    let none = LayoutHarness(in: Self.size) {
      Table([Item]()) { TableColumn("Number") { Text("\($0.id)") } }
        .alternatingRowBackgrounds()
    }
    #expect(stripes(none).count > 3)
  }
}
