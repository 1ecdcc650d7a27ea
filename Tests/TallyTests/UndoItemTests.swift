import Foundation
import PlumbTesting
import PlumbUI
import Testing

@testable import Tally

/// The items of the Edit menu.
@MainActor @Suite struct UndoItemTests {
  @Test func `votes are taken back and cast again only where there are any`() throws {
    let model = PollModel(.favouritePet)
    let window = try layout(of: TallyApp(model: model), in: CGSize(width: 600, height: 800))
    func areEnabled() throws -> [Bool] {
      window.press(KeyEquivalent("\u{F70D}"))
      window.press(.rightArrow)
      window.press(.return)
      defer { window.press(.escape) }
      return try ["Take the last vote back", "Cast it again"].map {
        try window.find(.button, $0).isEnabled
      }
    }
    #expect(try areEnabled() == [false, false])
    model.vote(for: model.poll.candidates[0].id)
    #expect(try areEnabled() == [true, false])
    window.press("z", modifiers: .control)
    #expect(model.poll.totalVotes == 0)
    #expect(try areEnabled() == [false, true])
  }
}
