import CSDL2
import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbUI
@testable import TestSupport

/// The effects of modifier keys that are held.
@MainActor @Suite struct ModifierKeyTests {
  final class Log {
    var changes: [[EventModifiers]] = []
    var bodies = 0
  }

  @Test func `an action is told of the keys in its mask`() {
    let log = Log()
    let harness = LayoutHarness {
      Color.red.onModifierKeysChanged(mask: [.option, .shift]) { log.changes.append([$0, $1]) }
    }
    #expect(log.changes == [[[], []]])
    harness.tree.send(.modifiersChanged(.control))
    harness.layOut()
    #expect(log.changes.count == 1)
    harness.tree.send(.modifiersChanged([.control, .shift]))
    harness.layOut()
    harness.tree.send(.modifiersChanged([]))
    harness.layOut()
    #expect(log.changes == [[[], []], [[], .shift], [.shift, []]])
  }

  @Test func `an alternative is shown while just its keys are held`() {
    let harness = LayoutHarness {
      fixedView("close", 10, 10).modifierKeyAlternate(.option) { fixedView("all", 20, 10) }
    }
    #expect(harness["close"].width == 10)
    harness.tree.send(.modifiersChanged([.option, .capsLock]))
    harness.layOut()
    #expect(harness["all"].width == 20)
    harness.tree.send(.modifiersChanged([.option, .shift]))
    harness.layOut()
    #expect(harness["close"].width == 10)
  }

  @Test func `SDL's keys report each change once, and none is held without the focus`() {
    var events = SDLEvents()
    func key(_ code: SDL_KeyCode, _ kind: SDL_EventType, mod: SDL_Keymod) -> [Event] {
      var event = SDL_Event()
      event.key.type = kind.rawValue
      event.key.keysym.sym = Int32(bitPattern: code.rawValue)
      event.key.keysym.mod = UInt16(mod.rawValue)
      return events.events(from: event)
    }
    #expect(key(SDLK_LSHIFT, SDL_KEYDOWN, mod: KMOD_LSHIFT) == [.modifiersChanged(.shift)])
    #expect(
      key(SDLK_a, SDL_KEYDOWN, mod: KMOD_LSHIFT)
        == [.keyDown(KeyStroke(.character("a"), modifiers: .shift))])
    var lost = SDL_Event()
    lost.window.type = SDL_WINDOWEVENT.rawValue
    lost.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
    #expect(events.events(from: lost) == [.modifiersChanged([]), .activationChanged])
    #expect(events.events(from: lost) == [.activationChanged])
  }
}
