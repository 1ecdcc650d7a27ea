import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Sample source code with scroll views.
@MainActor @Suite struct ScrollSampleTests {
  private let phone = CGSize(width: 390, height: 844)

  @Test func `a gallery reads its width and its scroll offset`() {
    let harness = LayoutHarness(in: phone) { Gallery(count: 500) }
    #expect(harness.texts.contains("390 wide"))
    #expect(harness.texts.contains("Scrolled 0"))
    harness.wheel(0, -50)
    #expect(harness.texts.contains("Scrolled 50"))
  }

  @Test func `a gallery makes the visible tiles`() {
    let harness = LayoutHarness(in: phone) { Gallery(count: 500) }
    let tiles = harness.texts.filter { $0.hasPrefix("Tile") }
    #expect(tiles.contains("Tile 0"))
    #expect(tiles.count < 100)
  }

  @Test func `a gallery scrolls back to the top`() {
    let harness = LayoutHarness(in: phone) { Gallery(count: 500) }
    harness.wheel(0, -800)
    #expect(harness.texts.contains("Scrolled 800"))
    harness.click("Top")
    #expect(harness.texts.contains("Scrolled 0"))
  }

  @Test func `shelves scroll both ways`() {
    let harness = LayoutHarness(in: phone) { Shelves(names: (0..<100).map { "Shelf \($0)" }) }
    let first = harness["Shelf 0 0"]
    let shelf = CGPoint(x: first.midX, y: first.midY)
    harness.tree.send(.scrolled(shelf, by: CGSize(width: -84, height: 0)))
    #expect(harness["Shelf 0 1"].minX == first.minX)
    harness.tree.send(.scrolled(shelf, by: CGSize(width: 0, height: -10)))
    #expect(harness["Shelf 0 1"].minY == first.minY - 10)
    #expect(!harness.texts.contains("Shelf 50"))
  }
}
