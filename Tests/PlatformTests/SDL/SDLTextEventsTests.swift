import CSDL2
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

/// Texts in the form in which SDL reports them: in the event itself up to 31 bytes, and in separate memory beyond.
@Suite struct SDLTextEventsTests {
  private func events(from event: SDL_Event) -> [Event] {
    var events = SDLEvents()
    return events.events(from: event)
  }

  private func short(_ text: String, start: Int32, length: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.start = start
    event.edit.length = length
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
    return event
  }

  private func long(_ text: String?, start: Int32, length: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.windowID = 7
    event.editExt.text = text.flatMap { SDL_strdup($0) }
    event.editExt.start = start
    event.editExt.length = length
    return event
  }

  @Test func `a short composition is in the event`() {
    #expect(
      events(from: short("にほん", start: 1, length: 2))
        == [.textComposition("にほん", selection: 1..<3)])
    #expect(
      events(from: short("", start: 0, length: 0))
        == [.textComposition("", selection: 0..<0)])
  }

  @Test(arguments: [11, 40, 5_000])
  func `a long composition arrives whole`(count: Int) {
    let text = String(repeating: "文", count: count)
    let event = long(text, start: 3, length: 4)
    defer { SDLTextEvents.release(event) }
    #expect(events(from: event) == [.textComposition(text, selection: 3..<7)])
    #expect(SDLEvents.windowNumber(of: event) == 7)
  }

  @Test func `a long composition may have no text`() {
    let event = long(nil, start: 0, length: 0)
    defer { SDLTextEvents.release(event) }
    #expect(events(from: event) == [.textComposition("", selection: 0..<0)])
  }

  @Test func `a caret that is not known is after the text, and a length that is not known is none`()
  {
    #expect(
      events(from: short("né", start: -1, length: -1))
        == [.textComposition("né", selection: 2..<2)])
    #expect(
      events(from: short("né", start: 1, length: -1))
        == [.textComposition("né", selection: 1..<1)])
  }

  @Test func `a long composition reaches its window, and only once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, window) = try SDLPlatformTests.dummyWindow()
      defer { platform.close() }
      #expect(SDL_GetHintBoolean(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, SDL_FALSE) == SDL_TRUE)
      _ = platform.events(until: 0)
      SDL_StartTextInput()
      let text = String(repeating: "né", count: 100)
      for number in [window.id.rawValue, 999] {
        var event = SDL_Event()
        event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
        event.editExt.windowID = number
        event.editExt.text = SDL_strdup(text)
        event.editExt.start = 200
        #expect(SDL_PushEvent(&event) == 1)
      }
      let compositions = platform.events(until: 0).map(\.event).filter {
        if case .textComposition = $0 { true } else { false }
      }
      #expect(compositions == [.textComposition(text, selection: 200..<200)])
    }
  }
}
