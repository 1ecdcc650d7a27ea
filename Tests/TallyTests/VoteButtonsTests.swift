import Foundation
import PlumbTesting
import PlumbUI
import Testing

@testable import Tally

/// The buttons when the window becomes too narrow for a row of them, and wide enough again.
@MainActor @Suite struct `Vote buttons` {
  private func window(width: CGFloat) throws -> TestWindow {
    try layout(in: CGSize(width: width, height: 400), fonts: .monospaced) {
      VoteButtons(candidates: Poll.favouritePet.candidates) { _ in }
    }
  }

  @Test func `are in a row where it fits and in a column elsewhere, from the start`() throws {
    let row = try window(width: 600).all(.button)
    #expect(row.count == 3)
    row.expectRow()
    row.expectAligned(.top)
    let narrow = try window(width: 200)
    let column = narrow.all(.button)
    #expect(column.count == 3)
    column.expectColumn()
    column.expectAligned(.leading)
    #expect(!narrow.isMoving)
  }

  @Test func `are animated from the row to the column when the window becomes too narrow`() throws {
    let window = try window(width: 600)
    let buttons = window.all(.button)
    window.size.width = 200
    #expect(window.isMoving)
    // All positions are unchanged, except for the centre of the window, which is 200 further left.
    buttons.expectRow()
    buttons.expectAligned(.top)
    window.advance(by: 5)
    #expect(!window.isMoving)
    buttons.expectColumn()
    buttons.expectAligned(.leading)
  }
}
