import Foundation
import Testing

@testable import PlumbUI

@Suite struct EventBatchTests {
  private func collected(_ events: [Event]) -> [Event] {
    var batch = EventBatch()
    for event in events { batch.append(event) }
    return batch.events
  }

  private func moved(_ x: CGFloat) -> Event { .pointerMoved(CGPoint(x: x, y: 0)) }

  @Test func `of moves in a row the last counts`() {
    #expect(collected([moved(1), moved(2), moved(3)]) == [moved(3)])
  }

  @Test func `moves on both sides of a press are kept`() {
    let press = Event.pointerDown(.zero, .primary)
    #expect(collected([moved(1), moved(2), press, moved(3)]) == [moved(2), press, moved(3)])
  }

  @Test func `sixty resizes are one, and so are exposures and closes`() {
    let events = Array(repeating: [Event.resized, .exposed, .closeRequested], count: 60)
    #expect(collected(events.flatMap { $0 }) == [.resized, .exposed, .closeRequested])
  }

  @Test func `everything else stays, in order`() {
    let key = Event.keyDown(KeyStroke(.space))
    let scroll = Event.scrolled(.zero, by: CGSize(width: 0, height: 40))
    #expect(collected([key, key, scroll, scroll, key]) == [key, key, scroll, scroll, key])
  }
}
