import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The buttons when the window becomes too narrow for a row of them, and wide enough again.
@MainActor @Suite struct `Vote buttons` {
  private func harness(width: CGFloat) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: width, height: 400)) {
      VoteButtons(candidates: Poll.favouritePet.candidates) { _ in }
    }
  }

  private func frames(_ harness: LayoutHarness, at time: Double) -> [CGRect] {
    harness.show(at: time)
    return harness.tree.elements().flattened.filter { $0.type == "Button" }.map(\.frame)
  }

  @Test func `are in a row where it fits and in a column elsewhere, from the start`() {
    let row = frames(harness(width: 600), at: 0)
    #expect(row.count == 3)
    #expect(Set(row.map(\.minY)).count == 1)
    let narrow = harness(width: 200)
    let column = frames(narrow, at: 0)
    #expect(column.count == 3)
    #expect(Set(column.map(\.minX)).count == 1)
    #expect(!narrow.tree.isMoving)
  }

  @Test func `are animated from the row to the column when the window becomes too narrow`() {
    let harness = harness(width: 600)
    _ = frames(harness, at: 0)
    harness.tree.layOut(in: CGSize(width: 200, height: 400), scale: 1)
    #expect(harness.tree.isMoving)
    // All positions are unchanged, except for the centre of the window, which is 200 further left.
    let start = harness.tree.elements().flattened.filter { $0.type == "Button" }.map(\.frame)
    #expect(Set(start.map(\.minY)).count == 1)
    #expect(Set(start.map(\.minX)).count == 3)
    harness.layOut(in: CGSize(width: 200, height: 400))
    let end = frames(harness, at: 5)
    #expect(Set(end.map(\.minX)).count == 1)
    #expect(Set(end.map(\.minY)).count == 3)
  }
}
