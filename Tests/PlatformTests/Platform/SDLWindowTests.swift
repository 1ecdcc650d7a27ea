import CSDL2
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

/// Several windows of one platform. Each test is a process of its own, as SDL's video belongs to a
/// process.
@Suite(.serialized) struct SDLWindowTests {
  /// Runs a test with two windows whose events have all been taken.
  @MainActor static func withTwoWindows(
    _ body: (SDLPlatform, SDLPlatformWindow, SDLPlatformWindow) throws -> Void
  ) throws {
    let platform = try SDLPlatformTests.dummyPlatform()
    defer { platform.close() }
    let windows = try (1...2).map { _ in try platform.openWindow(SDLPlatformTests.options) }
    while !platform.events(until: platform.now).isEmpty {}
    try body(platform, windows[0], windows[1])
  }

  static func press(in window: WindowID, x: Int32, y: Int32) {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
    event.button.windowID = window.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.x = x
    event.button.y = y
    #expect(SDL_PushEvent(&event) == 1)
  }

  static func change(_ kind: SDL_WindowEventID, of window: WindowID) {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = window.rawValue
    event.window.event = UInt8(kind.rawValue)
    #expect(SDL_PushEvent(&event) == 1)
  }

  @Test func `a window that never had the focus is not active beside one that has it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withTwoWindows { platform, first, second in
        // Without a window manager none of them gets the focus.
        #expect(first.isActive)
        #expect(second.isActive)
        Self.change(SDL_WINDOWEVENT_FOCUS_GAINED, of: second.id)
        let events = platform.events(until: platform.now)
        #expect(!first.isActive)
        #expect(second.isActive)
        #expect(events.contains(WindowEvent(.activationChanged, window: first.id)))
      }
    }
  }

  @Test func `a window in full screen is neither moved nor resized by its edges`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let platform = try SDLPlatformTests.dummyPlatform()
      defer { platform.close() }
      let window = try SDLWindow(title: "", width: 200, height: 100, hasTitleBar: false)
      window.isDragged = { _, y in y < 28 }
      #expect(window.hitTest(x: 1, y: 1) == SDL_HITTEST_RESIZE_TOPLEFT)
      #expect(window.hitTest(x: 50, y: 20) == SDL_HITTEST_DRAGGABLE)
      #expect(window.hitTest(x: 50, y: 50) == SDL_HITTEST_NORMAL)
      window.isFullScreen = true
      #expect(window.hitTest(x: 1, y: 1) == SDL_HITTEST_NORMAL)
      #expect(window.hitTest(x: 50, y: 20) == SDL_HITTEST_NORMAL)
    }
  }

  @Test func `events carry the id of their window`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withTwoWindows { platform, first, second in
        #expect(first.id != second.id)
        Self.press(in: second.id, x: 20, y: 40)
        Self.press(in: first.id, x: 60, y: 80)
        Self.change(SDL_WINDOWEVENT_CLOSE, of: second.id)
        #expect(
          platform.events(until: platform.now) == [
            WindowEvent(.pointerDown(CGPoint(x: 10, y: 20), .primary), window: second.id),
            WindowEvent(.pointerDown(CGPoint(x: 30, y: 40), .primary), window: first.id),
            WindowEvent(.closeRequested, window: second.id),
          ])
      }
    }
  }

  @Test func `events of a closed window are dropped, and the other window stays open`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withTwoWindows { platform, first, second in
        Self.press(in: first.id, x: 2, y: 2)
        first.close()
        Self.press(in: second.id, x: 2, y: 4)
        let events = platform.events(until: platform.now)
        #expect(events.filter { $0.window == first.id } == [])
        #expect(
          events.contains(
            WindowEvent(.pointerDown(CGPoint(x: 1, y: 2), .primary), window: second.id)))
        #expect(!first.isVisible)
        #expect(second.isVisible)
        try second.present(PixelCanvas(width: 640, height: 400), damage: [])
        #expect(second.presentedFrames == 1)
      }
    }
  }

  @Test func `a request to end the program applies to every window`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withTwoWindows { platform, first, second in
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        #expect(SDL_PushEvent(&event) == 1)
        let events = platform.events(until: platform.now)
        #expect(events == [WindowEvent(.closeRequested)])
        #expect(events.allSatisfy { $0.applies(to: first.id) && $0.applies(to: second.id) })
      }
    }
  }

  @Test func `input without a window belongs to an open one`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withTwoWindows { platform, _, _ in
        Self.press(in: WindowID(rawValue: 0), x: 2, y: 2)
        let events = platform.events(until: platform.now)
        #expect(events.count == 1)
        #expect(events.allSatisfy { $0.window != nil })
      }
    }
  }

  @Test func `the loop of one window ignores events of another`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withTwoWindows { platform, first, second in
        var presses = 0
        Self.change(SDL_WINDOWEVENT_CLOSE, of: second.id)
        Self.press(in: second.id, x: 320, y: 200)
        Self.press(in: first.id, x: 320, y: 200)
        Self.change(SDL_WINDOWEVENT_CLOSE, of: first.id)
        let view = Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in presses += 1 })
        try FrameLoop(root: view, window: first, platform: platform).run()
        #expect(presses == 1)
      }
    }
  }

  @Test func `the clipboard holds plain text`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let platform = try SDLPlatformTests.dummyPlatform()
      #expect(platform.clipboardText == nil && !platform.hasClipboardText)
      for text in ["one", "zwölf 🐱\n", "x"] {
        platform.clipboardText = text
        #expect(platform.clipboardText == text && platform.hasClipboardText)
      }
      let longest = String(repeating: "x", count: platform.clipboardLimit)
      platform.clipboardText = longest
      #expect(platform.clipboardText == longest)
      platform.clipboardText = longest + "y"
      #expect(platform.clipboardText == longest)
      platform.clipboardText = nil
      #expect(platform.clipboardText == nil && !platform.hasClipboardText)
      platform.close()
      platform.clipboardText = "late"
      #expect(platform.clipboardText == nil)
    }
  }

  @Test func `title and icon reach the desktop, and text input follows its area`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withTwoWindows { platform, first, second in
        first.title = "Åé"
        let handle = SDL_GetWindowFromID(first.id.rawValue)
        #expect(String(cString: SDL_GetWindowTitle(handle)) == "Åé")
        let other = SDL_GetWindowFromID(second.id.rawValue)
        #expect(String(cString: SDL_GetWindowTitle(other)) == "Test")
        first.icon = PixelCanvas(width: 16, height: 16)
        #expect(!SDLTextInput.isActive)
        first.textInputArea = CGRect(x: 10, y: 10, width: 50, height: 20)
        second.textInputArea = CGRect(x: 10, y: 10, width: 50, height: 20)
        #expect(SDLTextInput.isActive)
        first.textInputArea = nil
        second.textInputArea = nil
        #expect(!SDLTextInput.isActive)
        first.close()
        first.title = "late"
        first.textInputArea = .zero
        #expect(!SDLTextInput.isActive)
      }
    }
  }
}
