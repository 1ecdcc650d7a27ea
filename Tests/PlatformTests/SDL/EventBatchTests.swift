import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct EventBatchTests {
  private func collected(_ events: [Event]) -> [Event] {
    var batch = EventBatch()
    for event in events { batch.append(WindowEvent(event, window: WindowID(rawValue: 1))) }
    return batch.events.map(\.event)
  }

  private func moved(_ x: CGFloat) -> Event { .pointerMoved(CGPoint(x: x, y: 0)) }

  @Test func `the last of consecutive moves is kept`() {
    #expect(collected([moved(1), moved(2), moved(3)]) == [moved(3)])
  }

  @Test func `moves on both sides of a press are kept`() {
    let press = Event.pointerDown(.zero, .primary)
    #expect(collected([moved(1), moved(2), press, moved(3)]) == [moved(2), press, moved(3)])
  }

  @Test func `sixty resizes are merged, and so are exposures and closes`() {
    let events = Array(repeating: [Event.resized, .exposed, .closeRequested], count: 60)
    #expect(collected(events.flatMap { $0 }) == [.resized, .exposed, .closeRequested])
  }

  @Test func `all other events are kept, in order`() {
    let key = Event.keyDown(KeyStroke(.space))
    let scroll = Event.scrolled(.zero, by: CGSize(width: 0, height: 40))
    #expect(collected([key, key, scroll, scroll, key]) == [key, key, scroll, scroll, key])
  }

  @Test func `events of different windows stay apart`() {
    let (first, second) = (WindowID(rawValue: 1), WindowID(rawValue: 2))
    let events = [
      WindowEvent(moved(1), window: first), WindowEvent(moved(2), window: second),
      WindowEvent(.resized, window: first), WindowEvent(.resized, window: second),
      WindowEvent(.closeRequested, window: second), WindowEvent(.closeRequested),
    ]
    var batch = EventBatch()
    for event in events + events.suffix(4) { batch.append(event) }
    #expect(batch.events == events)
  }
}
