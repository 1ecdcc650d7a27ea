import EngineTesting
import Foundation
import PlumbPlatform
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct FrameLoopTests {
  private let window = CGSize(width: 200, height: 200)

  /// Runs a loop to its end.
  private func run(_ platform: HeadlessPlatform, @ViewBuilder _ content: () -> some View) throws {
    try platform.run(content())
  }

  /// Returns the result of painting the whole display list of some views.
  private func painted(
    in size: CGSize, scale: CGFloat = 1, @ViewBuilder _ content: () -> some View
  ) -> PixelCanvas {
    let host = HeadlessHost(content(), size: size, scale: scale, textServices: .monospaced)
    host.layOutAfterAnimations()
    return host.canvas()
  }

  @Test func `presents the whole first frame before it waits`() throws {
    let platform = HeadlessPlatform()
    try run(platform) { Text("hello") }
    #expect(platform.window.frames.count == 1)
    #expect(platform.window.frames.first?.waits == 0)
    #expect(
      platform.window.frames.first?.damage == [PixelRect(x: 0, y: 0, width: 200, height: 200)])
    let isWhole = platform.window.canvas == painted(in: window) { Text("hello") }
    #expect(isWhole)
  }

  @Test func `presents nothing without a change`() throws {
    let platform = HeadlessPlatform(
      events: [], [.pointerMoved(CGPoint(x: 3, y: 3))], [.resized],
      [.keyDown(KeyStroke(.character("x")))], .click(5, 5), [.pointerExited])
    try run(platform) { Text("hello") }
    #expect(platform.window.frames.count == 1)
  }

  @Test func `shows a hand as the pointer over a link`() throws {
    let platform = HeadlessPlatform(
      events: [], [.pointerMoved(CGPoint(x: 100, y: 100))], [.pointerMoved(CGPoint(x: 3, y: 3))],
      [.pointerMoved(CGPoint(x: 101, y: 100))], [.pointerExited])
    try run(platform) { Text("[here](https://example.org)") }
    #expect(platform.pointerShapes == [.arrow, .link, .arrow, .link, .arrow])
  }

  @Test func `presents one frame for sixty resizes at once, in the last size`() throws {
    let platform = HeadlessPlatform()
    platform.then(Array(repeating: .resized, count: 60)) {
      platform.window.size = CGSize(width: 320, height: 150)
    }
    try run(platform) { Color.red }
    #expect(platform.window.frames.map(\.waits) == [0, 1])
    #expect(platform.window.frames.last?.damage == [PixelRect(x: 0, y: 0, width: 320, height: 150)])
    let isWhole = platform.window.canvas == painted(in: platform.window.size) { Color.red }
    #expect(isWhole)
  }

  @Test func `follows the window through many sizes, one frame each`() throws {
    let platform = HeadlessPlatform()
    for step in 1...20 {
      platform.then([.resized]) {
        platform.window.size = CGSize(
          width: 200 + CGFloat(step) * 7, height: 200 - CGFloat(step) * 5)
      }
    }
    try run(platform) { Color.red.padding() }
    #expect(platform.window.frames.map(\.waits) == Array(0...20))
    #expect(platform.window.frames.map(\.size.width) == (0...20).map { 200 + $0 * 7 })
    let size = platform.window.size
    let isWhole = platform.window.canvas == painted(in: size) { Color.red.padding() }
    #expect(isWhole)
  }

  @Test func `follows the scale of the screen`() throws {
    let platform = HeadlessPlatform()
    platform.then([.resized]) { platform.window.scale = 1.5 }
    try run(platform) { Text("hello") }
    #expect(platform.window.frames.map(\.size.width) == [200, 300])
    let isWhole = platform.window.canvas == painted(in: window, scale: 1.5) { Text("hello") }
    #expect(isWhole)
  }

  @Test func `presents everything again after the window lost its contents`() throws {
    let platform = HeadlessPlatform(events: [.exposed])
    try run(platform) { Text("hello") }
    let all = [PixelRect(x: 0, y: 0, width: 200, height: 200)]
    #expect(platform.window.frames.map(\.damage) == [all, all])
  }

  @Test func `presents the damage of a click, with the same bytes as a complete painting`() throws {
    let platform = HeadlessPlatform(events: .click(100, 100), .click(100, 100))
    try run(platform) {
      ZStack {
        Color.green
        Counter("a")
      }
    }
    #expect(platform.window.frames.count == 3)
    // Only the label changes: "a 1", 26 by 17 points in a window of 200 by 200. Glyphs may extend
    // beyond their line, so some space around it is included.
    for shown in platform.window.frames.dropFirst() {
      #expect(shown.area >= 26 * 17)
      #expect(shown.area < 200 * 200 / 10)
    }
    let isWhole =
      platform.window.canvas
      == painted(in: window) {
        ZStack {
          Color.green
          Button("a 2") {}.buttonStyle(.borderless)
        }
      }
    #expect(isWhole)
  }

  @Test func `presents a change without an event`() throws {
    let knob = Knob("one")
    let platform = HeadlessPlatform()
    platform.then { knob.value = "two" }
    try run(platform) { ObservedContent { Text(knob.value) } }
    #expect(platform.window.frames.count == 2)
    let isWhole = platform.window.canvas == painted(in: window) { Text("two") }
    #expect(isWhole)
  }

  @Test func `handles all clicks of a batch and presents them in one frame`() throws {
    let click = [Event].click(100, 100)
    let platform = HeadlessPlatform(events: click + click + click)
    try run(platform) { Counter("a") }
    #expect(platform.window.frames.count == 2)
    let isWhole =
      platform.window.canvas == painted(in: window) { Button("a 3") {}.buttonStyle(.borderless) }
    #expect(isWhole)
  }

  @Test(arguments: [
    [Event.closeRequested], .control("q"), .control("w"),
    [.pointerMoved(.zero), .closeRequested, .resized],
  ])
  func `ends when the window is closed or the quit shortcut is pressed`(end: [Event]) throws {
    let platform = HeadlessPlatform(events: end)
    platform.then { Issue.record("The loop went on after it was to end.") }
    try run(platform) { Text("hello") }
    #expect(platform.window.frames.count == 1)
  }

  @Test func `does not end for the key alone or for other keys with Control`() throws {
    let platform = HeadlessPlatform()
    var turns = 0
    let keys: [Event] = [
      .keyDown(KeyStroke(.character("q"))), .keyDown(KeyStroke(.character("w"), modifiers: .shift)),
      .keyUp(KeyStroke(.character("q"), modifiers: .control)),
      .keyDown(KeyStroke(.escape, modifiers: .control)),
    ]
    for key in keys { platform.then([key]) { turns += 1 } }
    try run(platform) { Text("hello") }
    #expect(turns == keys.count)
  }

  @Test(arguments: [[Event.closeRequested], .control("q")])
  func `handles the clicks before the window was closed`(end: [Event]) throws {
    let count = Knob(0)
    let platform = HeadlessPlatform(events: .click(100, 100) + end + .click(100, 100))
    try run(platform) { Button("press") { count.value += 1 } }
    #expect(count.value == 1)
  }

  @Test func `sets the views' size for a proposal of zero as the minimum window size`() throws {
    let width = Knob(CGFloat(50))
    let platform = HeadlessPlatform()
    platform.then { width.value = 70 }
    try run(platform) {
      ObservedContent { Color.red.frame(minWidth: width.value, minHeight: 30).padding(5) }
    }
    #expect(platform.window.minimumSizes.first == CGSize(width: 60, height: 40))
    #expect(platform.window.minimumSizes.last == CGSize(width: 80, height: 40))
  }

  @Test func `the minimum height of the window is that at its width, not at its minimum width`()
    throws
  {
    let platform = HeadlessPlatform(size: CGSize(width: 200, height: 200))
    platform.then { platform.window.size.width = 100 }
    platform.then([.resized])
    // Content that wraps: at least 20 wide, with an area of 4 000.
    try run(platform) {
      computed("wraps") { proposal in
        let width = max(proposal.width ?? 50, 20)
        return CGSize(width: width, height: 4_000 / width)
      }
    }
    #expect(platform.window.minimumSizes.first == CGSize(width: 20, height: 20))
    #expect(platform.window.minimumSizes.last == CGSize(width: 20, height: 40))
  }

  @Test func `content that fills the width does not keep the window from being low`() throws {
    let platform = HeadlessPlatform(size: CGSize(width: 200, height: 200))
    try run(platform) {
      VStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fill)
        Color.blue.frame(height: 10)
      }
    }
    #expect(platform.window.minimumSizes.last?.height == 10)
  }

  @Test func `the minimum size of the window is limited to the space on the screen`() throws {
    let platform = HeadlessPlatform(size: CGSize(width: 200, height: 200))
    platform.window.availableSize = CGSize(width: 800, height: 560)
    try run(platform) { Color.red.frame(width: 300, height: 1_480) }
    #expect(platform.window.minimumSizes.last == CGSize(width: 300, height: 560))
  }

  @Test func `rethrows errors of presenting`() {
    struct Broken: Error {}
    let platform = HeadlessPlatform()
    platform.window.onFrame = { _ in throw Broken() }
    #expect(throws: Broken.self) { try platform.run(Color.red) }
  }
}
