import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Rows of lists, and their selection.
@MainActor @Suite struct ListTests {
  private static let size = CGSize(width: 300, height: 200)
  private static let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]

  /// A view whose body is two rows.
  private struct Pair: View {
    let name: String

    var body: some View {
      Text("\(name) 1")
      Text("\(name) 2")
    }
  }

  private func tops(_ harness: LayoutHarness, _ labels: [String]) -> [CGFloat] {
    labels.map { harness[$0].midY }
  }

  @Test func `each view is a row, also those of a group, a condition and a body`() {
    let harness = LayoutHarness(in: Self.size) {
      List {
        Text("First")
        Group {
          Text("Second")
          if true { Text("Third") }
        }
        Pair(name: "Pair")
        ForEach(["A", "B"], id: \.self) { Pair(name: $0) }
      }
      .listStyle(.plain)
    }
    // Rows of 28 points, from the top.
    let labels = ["First", "Second", "Third", "Pair 1", "Pair 2", "A 1", "A 2"]
    #expect(tops(harness, labels) == labels.indices.map { CGFloat($0) * 28 + 14 })
  }

  @Test func `a modified view is one row, and a tag or an environment value changes nothing`() {
    let harness = LayoutHarness(in: Self.size) {
      List {
        Pair(name: "Tagged").tag(1).environment(\.lineLimit, 1)
        VStack(spacing: 0) { Pair(name: "Stacked") }
      }
      .listStyle(.plain)
    }
    #expect(harness["Tagged 2"].midY - harness["Tagged 1"].midY == 28)
    #expect(harness["Stacked 2"].midY - harness["Stacked 1"].midY == 17)
  }

  @Test func `some insets of a row are set, and the others are those of the style`() {
    let harness = LayoutHarness(in: Self.size) {
      List {
        Text("Plain")
        Text("Inset").listRowInsets(.leading, 50)
        Text("Both").listRowInsets(.leading, 50).listRowInsets(.top, 30)
      }
      .listStyle(.plain)
    }
    let plain = harness["Plain"]
    #expect(harness["Inset"].minX == 50)
    #expect(harness["Inset"].midY - plain.midY == 28)
    #expect(harness["Both"].minX == 50)
    // The row is 30 + 17 + 4 points high, and begins at 56.
    #expect(harness["Both"].minY == 86)
  }

  @Test func `the distance between sections is set`() {
    func top(_ change: (AnyView) -> AnyView) -> CGFloat {
      let list = AnyView(
        List {
          Section("One") { Text("A") }
          Section("Two") { Text("B") }
        }
        .listStyle(.insetGrouped))
      return LayoutHarness(in: Self.size) { change(list) }["Two"].minY
    }
    let usual = top { $0 }
    let wide = top { AnyView($0.listSectionSpacing(40)) }
    let compact = top { AnyView($0.listSectionSpacing(.compact)) }
    // Each of the two headers has the distance above it.
    #expect(abs(wide - compact - 2 * (40 - 6)) < 0.01)
    #expect(compact < usual && usual < wide)
  }

  @Test func `rows have the insets, the least height and the distance that are set`() {
    let harness = LayoutHarness(in: Self.size) {
      List {
        Text("Inset").listRowInsets(EdgeInsets(top: 20, leading: 50, bottom: 3, trailing: 0))
        Text("Next")
      }
      .listStyle(.plain)
      .listRowSpacing(6)
      .environment(\.defaultMinListRowHeight, 40)
    }
    #expect(harness["Inset"].minX == 50)
    // The content of 17 points and the insets are as high as the least height: 20 + 17 + 3.
    #expect(harness["Inset"].minY == 20)
    #expect(abs(harness["Next"].midY - (40 + 6 + 20)) < 0.001)
  }

  // MARK: Selection

  /// A list with a selection of its own.
  private struct Chooser: View {
    let names: [String]
    let record: Kept<Set<String>>
    @State private var selection: Set<String> = []

    var body: some View {
      List(selection: $selection) {
        ForEach(names, id: \.self) { Text($0) }
      }
      .listStyle(.plain)
      .onChange(of: selection, initial: true) { record.value = $1 }
    }
  }

  private func chooser() -> (LayoutHarness, Kept<Set<String>>) {
    let record = Kept<Set<String>>([])
    return (LayoutHarness(in: Self.size) { Chooser(names: Self.names, record: record) }, record)
  }

  @Test func `a click selects a row, with Control several and with Shift a range`() {
    let (harness, record) = chooser()
    harness.click(harness["Ben"].center, .primary)
    #expect(record.value == ["Ben"])
    harness.click(harness["Dan"].center, .primary, modifiers: .control)
    #expect(record.value == ["Ben", "Dan"])
    harness.click(harness["Ben"].center, .primary, modifiers: .control)
    #expect(record.value == ["Dan"])
    // From the row that was clicked last.
    harness.click(harness["Eve"].center, .primary, modifiers: .shift)
    #expect(record.value == ["Ben", "Cleo", "Dan", "Eve"])
    harness.click(harness["Ada"].center, .primary, modifiers: .shift)
    #expect(record.value == ["Ada", "Ben"])
  }

  @Test func `keys move and extend the selection`() {
    let (harness, record) = chooser()
    harness.click(harness["Ada"].center, .primary)
    harness.press(.down)
    #expect(record.value == ["Ben"])
    harness.press(.down, .shift)
    #expect(record.value == ["Ben", "Cleo"])
    harness.press(.up)
    #expect(record.value == ["Ben"])
    harness.press(.end)
    #expect(record.value == ["Finn"])
    harness.press(.home)
    #expect(record.value == ["Ada"])
    harness.press(.up)
    #expect(record.value == ["Ada"])
    harness.press(.character("a"), .control)
    #expect(record.value == Set(Self.names))
    harness.press(.escape)
    #expect(record.value == [])
  }

  @Test func `letters select the next row that begins with them`() {
    let (harness, record) = chooser()
    harness.click(harness["Ada"].center, .primary)
    harness.press(.character("d"))
    #expect(record.value == ["Dan"])
    harness.press(.character("x"))
    #expect(record.value == ["Dan"])
  }

  @Test func `the value of a row is its tag or the id of its element, and some rows have none`() {
    let record = Kept<Int?>(nil)
    let selection = Binding {
      record.value
    } set: {
      record.value = $0
    }
    let harness = LayoutHarness(in: Self.size) {
      List(selection: selection) {
        Text("Tagged").tag(7)
        Text("Plain")
        ForEach([3], id: \.self) { _ in Text("Element") }
        Text("Disabled").tag(9).selectionDisabled()
      }
    }
    harness.click(harness["Tagged"].center, .primary)
    #expect(record.value == 7)
    harness.click(harness["Plain"].center, .primary)
    #expect(record.value == 7)
    harness.click(harness["Element"].center, .primary)
    #expect(record.value == 3)
    harness.click(harness["Disabled"].center, .primary)
    #expect(record.value == 3)
  }

  // MARK: Many rows

  @Test func `a million rows cost as much as those in sight`() {
    var made = 0
    let record = Kept<Int?>(5)
    func harness(_ count: Int) -> LayoutHarness {
      LayoutHarness(in: Self.size) {
        List(
          0..<count,
          selection: Binding {
            record.value
          } set: {
            record.value = $0
          }
        ) { number in
          made += 1
          return Text(verbatim: "Row \(number)")
        }
        .listStyle(.plain)
      }
    }
    _ = harness(100)
    let madeOfFew = made
    made = 0
    let many = harness(1_000_000)
    #expect(made == madeOfFew)
    many.click(many["Row 5"].center, .primary)
    made = 0
    many.press(.end)
    #expect(record.value == 999_999)
    #expect(many["Row 999999"].maxY <= Self.size.height)
    // The rows at the end, and half of the list's height before them.
    #expect(made < 60)
    many.press(.up)
    #expect(record.value == 999_998)
    many.press(.pageUp)
    // Seven rows of 28 points are a page of 200.
    #expect(record.value == 999_991)
  }

  @Test func `the selection is extended to rows that do not exist any more`() {
    let record = Kept<Set<Int>>([])
    let harness = LayoutHarness(in: Self.size) {
      List(
        0..<1_000,
        selection: Binding {
          record.value
        } set: {
          record.value = $0
        }
      ) { number in
        Text(verbatim: "Row \(number)")
      }
    }
    harness.click(harness["Row 2"].center, .primary)
    harness.press(.end, .shift)
    #expect(record.value == Set(2..<1_000))
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
