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

/// The pixels that a window is sent, on SDL's dummy driver: the damaged ones, and all of them after
/// the content of the window was lost. Each test is a process of its own.
@Suite(.serialized) struct PresentedPixelsTests {
  /// Runs a test with a window of 640 by 400 pixels that shows a canvas.
  @MainActor static func withShownCanvas(
    renderer: String? = nil,
    _ body: (SDLPlatform, SDLPlatformWindow, PixelCanvas) throws -> Void
  ) throws {
    unsetenv("SDL_RENDER_DRIVER")
    if let renderer { setenv("SDL_RENDER_DRIVER", renderer, 1) }
    let (platform, window) = try SDLPlatformTests.dummyWindow()
    defer { platform.close() }
    while !platform.events(until: platform.now).isEmpty {}
    let canvas = PixelCanvas(width: 640, height: 400)
    canvas.pixels.update(repeating: 0xFF10_2030)
    try window.present(canvas, damage: [])
    #expect(window.transferredPixels == 640 * 400)
    try body(platform, window, canvas)
  }

  /// Checks the number of pixels that one presentation transfers.
  @MainActor static func expectTransfer(
    _ pixels: Int, for damage: [PixelRect], of canvas: PixelCanvas, to window: SDLPlatformWindow
  ) throws {
    let before = window.transferredPixels
    try window.present(canvas, damage: damage)
    #expect(window.transferredPixels - before == pixels)
  }

  @Test func `only the damage is transferred to the surface of the window`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withShownCanvas { _, window, canvas in
        try Self.checkDamage(window, canvas)
        #expect(Self.pixel(of: window, x: 0, y: 0) == 0x10_2030)
      }
    }
  }

  @Test func `only the damage is transferred to the texture of a chosen renderer`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withShownCanvas(renderer: "software") { _, window, canvas in
        #expect(SDL_GetRenderer(SDL_GetWindowFromID(window.id.rawValue)) != nil)
        try Self.checkDamage(window, canvas)
      }
    }
  }

  @MainActor static func checkDamage(_ window: SDLPlatformWindow, _ canvas: PixelCanvas) throws {
    let small = PixelRect(x: 5, y: 6, width: 20, height: 10)
    try expectTransfer(200, for: [small], of: canvas, to: window)
    let beyond = PixelRect(x: 630, y: -5, width: 100, height: 10)
    try expectTransfer(200 + 10 * 5, for: [small, beyond], of: canvas, to: window)
    try expectTransfer(0, for: [], of: canvas, to: window)
    #expect(window.presentedFrames == 4)
  }

  @Test func `after an exposure the whole canvas is transferred, once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withShownCanvas { platform, window, canvas in
        SDLWindowTests.change(SDL_WINDOWEVENT_EXPOSED, of: window.id)
        _ = platform.events(until: platform.now)
        let small = PixelRect(x: 5, y: 6, width: 20, height: 10)
        try Self.expectTransfer(640 * 400, for: [small], of: canvas, to: window)
        try Self.expectTransfer(200, for: [small], of: canvas, to: window)
      }
    }
  }

  @Test func `a window of another size gets the whole canvas, also without an event`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withShownCanvas { _, window, canvas in
        let handle = SDL_GetWindowFromID(window.id.rawValue)
        SDL_SetWindowSize(handle, 700, 500)
        let small = PixelRect(x: 5, y: 6, width: 20, height: 10)
        try Self.expectTransfer(640 * 400, for: [small], of: canvas, to: window)
        #expect(Self.pixel(of: window, x: 639, y: 399) == 0x10_2030)
        #expect(Self.pixel(of: window, x: 640, y: 399) == 0)
        #expect(Self.pixel(of: window, x: 699, y: 499) == 0)
        try Self.expectTransfer(200, for: [small], of: canvas, to: window)
      }
    }
  }

  @Test func `the window shows the damaged pixels and keeps the others`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Self.withShownCanvas { _, window, canvas in
        canvas.pixels.update(repeating: 0xFF40_5060)
        let small = PixelRect(x: 5, y: 6, width: 20, height: 10)
        try window.present(canvas, damage: [small])
        for (x, y) in [(5, 6), (24, 15)] {
          #expect(Self.pixel(of: window, x: x, y: y) == 0x40_5060)
        }
        for (x, y) in [(4, 6), (5, 5), (25, 15), (24, 16), (0, 0), (639, 399)] {
          #expect(Self.pixel(of: window, x: x, y: y) == 0x10_2030)
        }
      }
    }
  }

  /// Returns the colour of a pixel of the window's surface as 0xRRGGBB.
  @MainActor static func pixel(of window: SDLPlatformWindow, x: Int, y: Int) -> UInt32? {
    guard
      let surface = SDL_GetWindowSurface(SDL_GetWindowFromID(window.id.rawValue))?.pointee,
      let row = surface.pixels?.advanced(by: y * Int(surface.pitch))
    else { return nil }
    return row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF
  }

  @Test func `the variable of compose sequences is left as it was`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("XCOMPOSEFILE", "/my/own", 1)
      let first = try SDLPlatformTests.dummyPlatform()
      #expect(getenv("XCOMPOSEFILE").map { String(cString: $0) } == "/my/own")
      first.close()
      unsetenv("XCOMPOSEFILE")
      let second = try SDLPlatformTests.dummyPlatform()
      #expect(getenv("XCOMPOSEFILE") == nil)
      second.close()
    }
  }
}
