import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// The views of `ScrollSources` behave as they were written to.
@MainActor @Suite struct ScrollSampleTests {
  private let phone = CGSize(width: 390, height: 844)

  @Test func `a gallery knows its width and how far it is scrolled`() {
    let laid = Laid(in: phone) { Gallery(count: 500) }
    #expect(laid.texts.contains("390 wide"))
    #expect(laid.texts.contains("Scrolled 0"))
    laid.scroll(-50)
    #expect(laid.texts.contains("Scrolled 50"))
  }

  @Test func `a gallery makes the tiles that show`() {
    let laid = Laid(in: phone) { Gallery(count: 500) }
    let tiles = laid.texts.filter { $0.hasPrefix("Tile") }
    #expect(tiles.contains("Tile 0"))
    #expect(tiles.count < 100)
  }

  @Test func `a gallery goes back to its top`() {
    let laid = Laid(in: phone) { Gallery(count: 500) }
    laid.scroll(-800)
    #expect(laid.texts.contains("Scrolled 800"))
    laid.click("Top")
    #expect(laid.texts.contains("Scrolled 0"))
  }

  @Test func `shelves scroll both ways`() {
    let laid = Laid(in: phone) { Shelves(names: (0..<100).map { "Shelf \($0)" }) }
    let first = laid["Shelf 0 0"]
    let shelf = CGPoint(x: first.midX, y: first.midY)
    laid.tree.send(.scrolled(shelf, by: CGSize(width: -84, height: 0)))
    #expect(laid["Shelf 0 1"].minX == first.minX)
    laid.tree.send(.scrolled(shelf, by: CGSize(width: 0, height: -10)))
    #expect(laid["Shelf 0 1"].minY == first.minY - 10)
    #expect(!laid.texts.contains("Shelf 50"))
  }
}
