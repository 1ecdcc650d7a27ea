import CSDL2
import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

/// Presses in the form in which SDL reports them: a finger is a mouse with a number of its own.
@Suite struct SDLPressTests {
  private func events(_ kind: SDL_EventType, of mouse: UInt32) -> [Event] {
    var event = SDL_Event()
    event.button.type = kind.rawValue
    event.button.which = mouse
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.x = 3
    event.button.y = 4
    var events = SDLEvents()
    return events.events(from: event)
  }

  private let point = CGPoint(x: 3, y: 4)

  @Test func `a press of a mouse is not one of a finger`() {
    #expect(events(SDL_MOUSEBUTTONDOWN, of: 0) == [.pointerDown(point, .primary)])
    #expect(events(SDL_MOUSEBUTTONUP, of: 0) == [.pointerUp(point, .primary)])
  }

  @Test func `a finger is a touch, and does not hover once it is lifted`() {
    #expect(
      events(SDL_MOUSEBUTTONDOWN, of: PlumbTouchMouse)
        == [.pointerDown(point, .primary, modifiers: .touch)])
    #expect(
      events(SDL_MOUSEBUTTONUP, of: PlumbTouchMouse)
        == [.pointerUp(point, .primary, modifiers: .touch), .pointerExited])
    #expect(KeyModifiers.touch.held.isEmpty)
  }
}
