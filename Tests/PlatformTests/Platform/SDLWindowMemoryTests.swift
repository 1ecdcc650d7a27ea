import CSDL2
import CountedHeap
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

/// Windows of SDL that come and go, in a process of its own. `make asan` looks as well for blocks that
/// nothing refers to.
@Suite(.serialized) struct SDLWindowMemoryTests {
  /// Opens a window, shows a frame in it and closes it. Returns the window.
  @MainActor private static func visit(_ platform: SDLPlatform) throws -> SDLPlatformWindow {
    let window = try platform.openWindow(SDLPlatformTests.options)
    SDLWindowTests.change(SDL_WINDOWEVENT_CLOSE, of: window.id)
    try FrameLoop(root: Button("Hello") {}, window: window, platform: platform).run()
    #expect(window.presentedFrames > 0)
    window.close()
    return window
  }

  @Test func `a closed window leaves nothing behind`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let count = TestLength.isFull ? 1_000 : 100
      let platform = try SDLPlatformTests.dummyPlatform()
      defer { platform.close() }
      var left = 0
      var bytes: [Int] = []
      for _ in 0..<count {
        weak let closed = try Self.visit(platform)
        left += closed == nil ? 0 : 1
        bytes.append(Int(heap_bytes()))
      }
      #expect(left == 0)
      // A window has 1 024 000 bytes of pixels, and some of SDL's tables grow by doubling.
      #expect(bytes[count - 1] - bytes[count / 2] < count * 1_000)
    }
  }
}
