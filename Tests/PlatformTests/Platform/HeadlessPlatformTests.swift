import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct HeadlessPlatformTests {
  private let options = WindowOptions(
    title: "One", size: CGSize(width: 20, height: 10), scale: 2)

  @Test func `windows have ids of their own, and events go to the window they name`() throws {
    let platform = HeadlessPlatform(textServices: .monospaced)
    let (first, second) = (platform.openWindow(options), platform.openWindow(options))
    #expect(first.id != second.id)
    let clicks = [Event].click(10, 5)
    platform.script {
      clicks.map { WindowEvent($0, window: second.id) }
        + clicks.map { WindowEvent($0, window: first.id) }
        + [WindowEvent(.closeRequested, window: second.id)]
    }
    platform.script { clicks.map { WindowEvent($0) } }
    var count = 0
    let view = Color.red.onTapGesture { count += 1 }
    try FrameLoop(root: view, window: first, platform: platform).run()
    #expect(count == 2)
  }

  @Test func `time passes during waits with a deadline`() {
    let platform = HeadlessPlatform(textServices: .monospaced)
    platform.startDate = Date(timeIntervalSinceReferenceDate: 100)
    #expect(platform.events(until: 3) == [])
    #expect(platform.now == 3)
    #expect(platform.date == Date(timeIntervalSinceReferenceDate: 103))
    #expect(platform.events(until: 1) == [])
    #expect(platform.now == 3)
    #expect(platform.events(until: nil) == [WindowEvent(.closeRequested)])
    #expect(platform.waits.map(\.deadline) == [3, 1, nil])
  }

  @Test func `scripted events end the waits they are for`() {
    let platform = HeadlessPlatform(textServices: .monospaced)
    platform.script(during: .unlimited) { [WindowEvent(.exposed)] }
    platform.script(during: .timed) { [WindowEvent(.resized)] }
    platform.script { [WindowEvent(.pointerExited)] }
    #expect(platform.events(until: 1) == [WindowEvent(.resized)])
    #expect(platform.now == 1)
    #expect(platform.events(until: 2) == [WindowEvent(.pointerExited)])
    #expect(platform.now == 1)
    #expect(platform.events(until: nil) == [WindowEvent(.exposed)])
    platform.closingTime = 5
    #expect(platform.events(until: 5) == [])
    #expect(platform.events(until: 6) == [WindowEvent(.closeRequested)])
  }

  @Test func `a program that never rests is closed at the limit`() {
    let platform = HeadlessPlatform(textServices: .monospaced)
    platform.waitLimit = 2
    for _ in 0..<2 { #expect(platform.events(until: 1) == []) }
    #expect(platform.events(until: 1) == [WindowEvent(.closeRequested)])
  }

  @Test func `settings, clipboard, pointer and window keep what they are given`() throws {
    let platform = HeadlessPlatform(textServices: .monospaced)
    #expect(platform.clipboardText == nil && !platform.hasClipboardText)
    platform.clipboardText = "text"
    #expect(platform.clipboardText == "text" && platform.hasClipboardText)
    platform.pointerShape = .link
    platform.pointerShape = .link
    #expect(platform.pointerShapes == [.arrow, .link])
    let window = platform.openWindow(options)
    #expect((window.title, window.size, window.scale) == ("One", CGSize(width: 20, height: 10), 2))
    window.textInputArea = CGRect(x: 1, y: 2, width: 3, height: 4)
    window.minimumSize = CGSize(width: 5, height: 5)
    #expect(window.minimumSizes == [CGSize(width: 5, height: 5)])
  }

  @Test func `a window can be read and no longer changes when it is closed`() throws {
    let platform = HeadlessPlatform(textServices: .monospaced)
    let window = platform.openWindow(options)
    #expect(window.canvas == nil)
    func list(_ color: Color) -> DisplayList {
      ViewTree(root: color, textServices: .monospaced).displayList(in: window.size, scale: 2)
    }
    try window.renderer.render(list(.black))
    #expect(window.canvas?.width == 40)
    #expect(window.canvas?[20, 10] == 0xFF00_0000)
    #expect(platform.windows.count == 1)
    window.close()
    #expect(platform.windows.isEmpty)
    #expect(!window.isVisible)
    try window.renderer.render(list(.white))
    #expect(window.frames.count == 1)
  }
}
