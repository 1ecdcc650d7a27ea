import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

/// Rows that two fingers on a touchpad swipe, and long swipes.
@MainActor @Suite struct RowSwipeTests {
  private let performed = Kept<[String]>([])

  private func harness(allowsFullSwipe: Bool = true) -> LayoutHarness {
    let performed = performed
    return LayoutHarness(in: CGSize(width: 300, height: 200)) {
      List(0..<100) { number in
        Text(verbatim: "Row \(number)")
          .swipeActions(allowsFullSwipe: allowsFullSwipe) {
            Button("Archive") { performed.value.append("archive \(number)") }
            Button("Later") { performed.value.append("later \(number)") }
          }
      }
      .listStyle(.plain)
    }
  }

  /// Moves two fingers in steps of 10 points, in frames of a hundredth of a second.
  private func swipe(
    _ label: String, by distance: CGSize, in harness: LayoutHarness
  ) {
    let point = CGPoint(x: 150, y: harness[label].midY)
    let steps = Int(max(abs(distance.width), abs(distance.height)) / 10)
    let step = CGSize(
      width: distance.width / CGFloat(steps), height: distance.height / CGFloat(steps))
    for _ in 0..<steps {
      harness.tree.send(.scrolled(point, by: step, isPrecise: true))
      harness.show(at: harness.tree.context.time + 0.01)
    }
  }

  private func rest(_ harness: LayoutHarness) {
    harness.show(at: harness.tree.context.time + ListFingers.pause(isPrecise: true) + 0.01)
    harness.layOut()
  }

  private func shown(_ harness: LayoutHarness) -> Set<String> {
    Set(harness.tree.elements().flattened.compactMap(\.label)).intersection(["Archive", "Later"])
  }

  @Test func `the row follows the fingers, and shows its actions after them`() {
    let harness = harness()
    let row = harness["Row 1"]
    swipe("Row 1", by: CGSize(width: -100, height: 0), in: harness)
    #expect(harness["Row 1"].minX == row.minX - 100)
    rest(harness)
    #expect(shown(harness) == ["Archive", "Later"])
    #expect(harness["Row 1"].minX == row.minX - 2 * ListSwipe.buttonWidth)
    // Back again.
    swipe("Row 1", by: CGSize(width: 150, height: 0), in: harness)
    rest(harness)
    #expect(shown(harness).isEmpty)
    #expect(harness["Row 1"].minX == row.minX)
    #expect(performed.value.isEmpty)
  }

  @Test func `a short swipe and one without actions show nothing`() {
    let harness = harness()
    let row = harness["Row 1"]
    for width in [-30, 100] {
      swipe("Row 1", by: CGSize(width: width, height: 0), in: harness)
      rest(harness)
      #expect(shown(harness).isEmpty)
      #expect(harness["Row 1"].minX == row.minX)
    }
  }

  @Test func `fingers that move up and down scroll, however they move aside meanwhile`() {
    let harness = harness()
    swipe("Row 3", by: CGSize(width: 0, height: -50), in: harness)
    let row = harness["Row 4"]
    #expect(abs(row.midY - (4 * 28 + 14 - 50)) < 0.01)
    let point = CGPoint(x: row.midX, y: row.midY)
    harness.tree.send(.scrolled(point, by: CGSize(width: -20, height: -2), isPrecise: true))
    #expect(harness["Row 4"].minX == row.minX)
    #expect(harness["Row 4"].midY == row.midY - 2)
  }

  @Test func `a swipe does not scroll`() {
    let harness = harness()
    let row = harness["Row 1"]
    swipe("Row 1", by: CGSize(width: -100, height: -40), in: harness)
    #expect(harness["Row 1"].midY == row.midY)
    #expect(shown(harness) == ["Archive", "Later"])
  }

  @Test func `a long swipe performs the action at the edge`() {
    let harness = harness()
    swipe("Row 1", by: CGSize(width: -230, height: 0), in: harness)
    #expect(performed.value.isEmpty)
    rest(harness)
    #expect(performed.value == ["archive 1"])
    #expect(shown(harness).isEmpty)
    // With the pointer, too.
    let row = harness["Row 2"]
    let point = CGPoint(x: row.midX, y: row.midY)
    harness.drag(point, CGPoint(x: point.x - 20, y: point.y), CGPoint(x: point.x - 230, y: point.y))
    #expect(performed.value == ["archive 1", "archive 2"])
  }

  @Test func `where it is not allowed, a long swipe shows the actions`() {
    let harness = harness(allowsFullSwipe: false)
    swipe("Row 1", by: CGSize(width: -280, height: 0), in: harness)
    rest(harness)
    #expect(performed.value.isEmpty)
    #expect(shown(harness) == ["Archive", "Later"])
  }
}
