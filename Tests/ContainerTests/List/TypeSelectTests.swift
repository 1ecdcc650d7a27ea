import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@testable import PlumbCore
@testable import TestSupport

/// Letters that find rows, including rows that have not been made yet.
@MainActor @Suite struct TypeSelectTests {
  private let selection = Kept<Int?>(nil)
  private let made = Kept(0)

  /// A list of numbered rows, some of which have names.
  private func harness(_ count: Int, _ names: [Int: String]) -> LayoutHarness {
    let made = made
    return LayoutHarness(in: CGSize(width: 300, height: 200)) {
      List(0..<count, selection: selection.binding) { number in
        made.value += 1
        return Text(verbatim: names[number] ?? "Row \(number)")
      }
      .listStyle(.plain)
    }
  }

  private func isInSight(_ label: String, _ harness: LayoutHarness) -> Bool {
    harness.elements.contains {
      $0.label == label && $0.frame.minY >= 0 && $0.frame.maxY <= harness.size.height
    }
  }

  @Test func `a row that does not exist is found and shown`() {
    let harness = harness(1_000, [700: "Zebra", 900: "Zoe"])
    harness.click("Row 2")
    #expect(harness.press(.character("z")))
    #expect(selection.value == 700)
    #expect(isInSight("Zebra", harness))
    // The letters that follow continue the text.
    harness.press(.character("o"))
    #expect(selection.value == 900)
    #expect(isInSight("Zoe", harness))
  }

  @Test func `rows after the selected one come first, and then those before it`() {
    let names = [100: "Zoe", 700: "Zebra"]
    selection.value = 500
    let harness = harness(1_000, names)
    harness.press(.tab)
    harness.press(.character("z"))
    #expect(selection.value == 700)
    selection.value = 900
    let other = self.harness(1_000, names)
    other.press(.tab)
    other.press(.character("z"))
    #expect(selection.value == 100)
    #expect(isInSight("Zoe", other))
  }

  @Test func `a key evaluates a limited number of rows`() {
    let limit = ListViewNode.searchedElementCount
    let harness = harness(limit * 10, [limit * 2: "Zebra"])
    harness.click("Row 2")
    made.value = 0
    #expect(!harness.press(.character("z")))
    #expect(selection.value == 2)
    #expect(made.value <= limit + 100)
    // A row that has been made is found without evaluating others. The earlier letters were typed
    // too long ago.
    harness.show(at: 2)
    made.value = 0
    harness.press(.character("r"))
    #expect(selection.value == 3)
    #expect(made.value < 100)
  }

  @Test func `the rows after the match are not visited, and none is searched for its offset`() {
    let reads = Kept(0)
    struct Item: Identifiable {
      let number: Int
      let reads: Kept<Int>
      var id: Int {
        MainActor.assumeIsolated { reads.value += 1 }
        return number
      }
    }
    func cost(_ count: Int) -> Int {
      let items = (0..<count).map { Item(number: $0, reads: reads) }
      let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
        List(items, selection: selection.binding) { Text(verbatim: "Row \($0.number)") }
      }
      harness.click("Row 2")
      reads.value = 0
      harness.press(.character("r"))
      #expect(selection.value == 3)
      return reads.value
    }
    #expect(cost(100) == cost(10_000))
  }

  @Test func `rows of other collections follow, and rows without a value are not found`() {
    let chosen = Kept<String?>(nil)
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      List(selection: chosen.binding) {
        ForEach(["Ada", "Ben"], id: \.self) { Text($0) }
        Text("Zero").selectionDisabled()
        ForEach((0..<300).map { $0 == 200 ? "Zoe" : "Row \($0)" }, id: \.self) { Text($0) }
      }
      .listStyle(.plain)
    }
    harness.click("Ben")
    harness.press(.character("z"))
    #expect(chosen.value == "Zoe")
    #expect(isInSight("Zoe", harness))
  }
}
