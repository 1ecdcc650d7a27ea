import CountedHeap
import EngineTesting
import Foundation
import Observation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The rows that a change of a list's state evaluates.
@MainActor @Suite struct ListRowStatusTests {
  @Observable @MainActor final class Numbers {
    var values = Array(0..<1_000)
    var selection: Set<Int> = []
  }

  private struct NumberList: View {
    @Bindable var numbers: Numbers

    var body: some View {
      List(selection: $numbers.selection) {
        ForEach(numbers.values, id: \.self) { Text(verbatim: "Row \($0)") }
          .onMove { numbers.values.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
    }
  }

  private func harness(_ numbers: Numbers) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 560)) { NumberList(numbers: numbers) }
  }

  private func bodies(_ harness: LayoutHarness, _ change: () -> Void) -> Int {
    let before = harness.tree.bodyCount
    change()
    harness.layOut()
    return harness.tree.bodyCount - before
  }

  /// The bodies of a row: its own counts as one; its parts have none.
  private static let bodiesPerRow = 1

  @Test func `a selection evaluates the rows that it changes`() {
    let numbers = Numbers()
    let harness = harness(numbers)
    #expect(bodies(harness) { numbers.selection = [3] } == Self.bodiesPerRow)
    #expect(bodies(harness) { numbers.selection = [3, 5, 7] } == 2 * Self.bodiesPerRow)
    #expect(bodies(harness) { numbers.selection = [4] } == 4 * Self.bodiesPerRow)
    #expect(bodies(harness) { numbers.selection = [4, 900] } == 0)
  }

  @Test func `a dragged row evaluates itself and those that make way`() {
    let numbers = Numbers()
    let harness = harness(numbers)
    let row = harness["Row 3"]
    harness.tree.send(.pointerDown(CGPoint(x: row.midX, y: row.midY), .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: row.midX, y: row.midY + 6)))
    harness.layOut()
    // The view behind the dragged row is included.
    #expect(
      bodies(harness) { harness.tree.send(.pointerMoved(CGPoint(x: row.midX, y: row.midY + 8))) }
        == Self.bodiesPerRow + 1)
  }

  @Test func `rows that were scrolled past leave nothing at the objects of the list`() {
    let numbers = Numbers()
    let harness = harness(numbers)
    func pass(_ count: Int, by step: CGFloat) {
      for _ in 0..<count { harness.wheel(0, step) }
    }
    // The first pass has stored the state that lists keep of rows.
    pass(10, by: -560)
    pass(10, by: 560)
    let before = heap_bytes()
    for _ in 0..<3 {
      pass(10, by: -560)
      pass(10, by: 560)
    }
    // Twelve hundred rows; an observer takes more than 500 bytes.
    #expect(Int(heap_bytes()) - Int(before) < 200_000)
  }
}
