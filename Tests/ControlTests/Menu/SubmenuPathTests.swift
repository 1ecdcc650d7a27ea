import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The way of the pointer to the menu of an item.
@MainActor @Suite struct SubmenuPathTests {
  private let record = Kept<[String]>([])

  /// A harness with two items that open menus; the menu of the first item is open and long.
  private func harness() -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      VStack(alignment: .leading) {
        Menu("Actions") {
          Menu("Share") { ForEach(0..<8) { Button("Way \($0)") {} } }
          Button("Open") {}
          Button("Delete") {}
        }
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    harness.click("Actions")
    harness.move(to: CGPoint(x: harness["Share"].minX + 10, y: harness["Share"].midY))
    return harness
  }

  private func isOpen(_ harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == "Way 1" }
  }

  /// A point over the item "Open", at the height of its middle, on a straight way to "Way 5".
  private func pointOnWay(in harness: LayoutHarness) -> CGPoint {
    let start = CGPoint(x: harness["Share"].minX + 10, y: harness["Share"].midY)
    let end = CGPoint(x: harness["Way 5"].minX, y: harness["Way 5"].midY)
    let y = harness["Open"].midY
    return CGPoint(x: start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y), y: y)
  }

  @Test func `a menu stays open while the pointer goes to it over another item`() {
    let harness = harness()
    #expect(isOpen(harness))
    harness.move(to: pointOnWay(in: harness))
    #expect(isOpen(harness))
    harness.move(to: CGPoint(x: harness["Way 5"].midX, y: harness["Way 5"].midY))
    #expect(isOpen(harness))
  }

  @Test func `a way that begins straight down is one to the menu all the same`() {
    let harness = harness()
    let (share, open) = (harness["Share"], harness["Open"])
    // Along the lower edge of the item, then by one point onto the next one.
    let y = (share.maxY + open.minY) / 2
    harness.move(to: CGPoint(x: share.minX + 10, y: y - 0.5))
    harness.move(to: CGPoint(x: share.minX + 10, y: y + 0.5))
    #expect(isOpen(harness))
  }

  @Test func `straight down, or back from the way, the other item takes the highlight`() {
    let down = harness()
    down.move(to: CGPoint(x: down["Share"].minX + 10, y: down["Open"].midY))
    #expect(!isOpen(down))
    let back = harness()
    let point = pointOnWay(in: back)
    back.move(to: point)
    back.move(to: CGPoint(x: point.x - 2, y: point.y))
    #expect(!isOpen(back))
  }

  @Test func `the item on which the pointer rests takes the highlight`() {
    let harness = harness()
    harness.tree.advance(to: 1)
    harness.move(to: pointOnWay(in: harness))
    harness.tree.advance(to: 1.2)
    harness.layOut()
    #expect(isOpen(harness))
    harness.tree.advance(to: 1.4)
    harness.layOut()
    #expect(!isOpen(harness))
  }
}
