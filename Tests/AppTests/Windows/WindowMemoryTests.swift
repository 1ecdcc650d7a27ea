import CountedHeap
import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// A program that goes on while its other windows come and go. `make asan` looks as well for blocks that
/// nothing refers to.
@MainActor @Suite(.serialized) struct WindowMemoryTests {
  /// The bytes that the record of a headless platform may take for each window: three waits, and the
  /// frames of a pressed button. The pixels of a window are 160 000 bytes.
  private let recordBytes = 3_000

  @Test func `a closed window leaves nothing behind`() throws {
    let count = TestLength.isFull ? 1_000 : 100
    let platform = HeadlessPlatform(textServices: .monospaced)
    platform.waitLimit = .max
    let options = AppWindowOptions { _ in
      WindowOptions(title: "", size: CGSize(width: 200, height: 200))
    }
    let windows = AppWindows(
      try AppScenes(of: Opener { $0(id: "group") }), platform: platform, options: options,
      storage: StoredValues(file: nil))
    var shown = 0
    var left: [WindowID] = []
    var bytes: [Int] = []

    func visit() {
      platform.script(during: .unlimited) {
        [Event].click(100, 100).map { WindowEvent($0, window: platform.windows[0].id) }
      }
      weak var visitor: HeadlessWindow?
      platform.script(during: .unlimited) {
        guard platform.windows.count == 2 else { return [] }
        visitor = platform.windows[1]
        shown += platform.windows[1].frames.isEmpty ? 0 : 1
        return [WindowEvent(.closeRequested, window: platform.windows[1].id)]
      }
      platform.script(during: .unlimited) {
        if let visitor { left.append(visitor.id) }
        bytes.append(Int(heap_bytes()))
        if bytes.count < count { visit() }
        return []
      }
    }

    visit()
    try windows.openAtLaunch()
    try windows.run()
    #expect(shown == count)
    #expect(left == [])
    try #require(bytes.count == count)
    let half = count / 2
    #expect(bytes[count - 1] - bytes[half - 1] < half * recordBytes)
  }
}
