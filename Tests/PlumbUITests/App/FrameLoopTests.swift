import Foundation
import PlumbTesting
import PlumbUI
import Testing

@MainActor @Suite struct FrameLoopTests {
  private let window = CGSize(width: 200, height: 200)

  /// Runs a loop to its end.
  private func run(_ host: RecordingHost, @ViewBuilder _ content: () -> some View) throws {
    try FrameLoop(root: content(), host: host).run()
  }

  /// What painting the whole list of such views gives.
  private func painted(
    in size: CGSize, scale: CGFloat = 1, @ViewBuilder _ content: () -> some View
  ) -> PixelCanvas {
    let tree = ViewTree(root: content(), textServices: .monospaced)
    let list = tree.displayList(in: size, scale: scale)
    let canvas = PixelCanvas(width: list.pixelSize.width, height: list.pixelSize.height)
    Painter(rasterizer: TextServices.monospaced.rasterizer).paint(list, on: canvas)
    return canvas
  }

  @Test func `shows the whole first frame before it waits`() throws {
    let host = RecordingHost()
    try run(host) { Text("hello") }
    #expect(host.shown.count == 1)
    #expect(host.shown.first?.turn == 0)
    #expect(host.shown.first?.damage == [PixelRect(x: 0, y: 0, width: 200, height: 200)])
    let isWhole = host.canvas == painted(in: window) { Text("hello") }
    #expect(isWhole)
  }

  @Test func `shows nothing when nothing changed`() throws {
    let host = RecordingHost(
      events: [], [.pointerMoved(CGPoint(x: 3, y: 3))], [.resized],
      [.keyDown(KeyStroke(.character("x")))], .click(5, 5), [.pointerExited])
    try run(host) { Text("hello") }
    #expect(host.shown.count == 1)
  }

  @Test func `has the pointer look like a hand over a link`() throws {
    let host = RecordingHost(
      events: [], [.pointerMoved(CGPoint(x: 100, y: 100))], [.pointerMoved(CGPoint(x: 3, y: 3))],
      [.pointerMoved(CGPoint(x: 101, y: 100))], [.pointerExited])
    try run(host) { Text("[here](https://example.org)") }
    #expect(host.pointers == [.arrow, .link, .arrow, .link, .arrow])
  }

  @Test func `shows one frame for sixty resizes at once, in the last size`() throws {
    let host = RecordingHost()
    host.then(Array(repeating: .resized, count: 60)) {
      host.size = CGSize(width: 320, height: 150)
    }
    try run(host) { Color.red }
    #expect(host.shown.map(\.turn) == [0, 1])
    #expect(host.shown.last?.damage == [PixelRect(x: 0, y: 0, width: 320, height: 150)])
    let isWhole = host.canvas == painted(in: host.size) { Color.red }
    #expect(isWhole)
  }

  @Test func `follows the window through many sizes, one frame each`() throws {
    let host = RecordingHost()
    for step in 1...20 {
      host.then([.resized]) {
        host.size = CGSize(width: 200 + CGFloat(step) * 7, height: 200 - CGFloat(step) * 5)
      }
    }
    try run(host) { Color.red.padding() }
    #expect(host.shown.map(\.turn) == Array(0...20))
    #expect(host.shown.map(\.size.width) == (0...20).map { 200 + $0 * 7 })
    let isWhole = host.canvas == painted(in: host.size) { Color.red.padding() }
    #expect(isWhole)
  }

  @Test func `follows the scale of the screen`() throws {
    let host = RecordingHost()
    host.then([.resized]) { host.scale = 1.5 }
    try run(host) { Text("hello") }
    #expect(host.shown.map(\.size.width) == [200, 300])
    let isWhole = host.canvas == painted(in: window, scale: 1.5) { Text("hello") }
    #expect(isWhole)
  }

  @Test func `shows everything again when the window lost its contents`() throws {
    let host = RecordingHost(events: [.exposed])
    try run(host) { Text("hello") }
    let all = [PixelRect(x: 0, y: 0, width: 200, height: 200)]
    #expect(host.shown.map(\.damage) == [all, all])
  }

  @Test func `shows only what a click changed, and the same picture as a whole painting`() throws {
    let host = RecordingHost(events: .click(100, 100), .click(100, 100))
    try run(host) {
      ZStack {
        Color.green
        Counter("a")
      }
    }
    #expect(host.shown.count == 3)
    // The label changes and nothing else: "a 1", 26 by 17 points in a window of 200 by 200. Glyphs
    // may reach out of their line, so some room round it counts too.
    for shown in host.shown.dropFirst() {
      #expect(shown.area >= 26 * 17)
      #expect(shown.area < 200 * 200 / 10)
    }
    let isWhole =
      host.canvas
      == painted(in: window) {
        ZStack {
          Color.green
          Button("a 2") {}
        }
      }
    #expect(isWhole)
  }

  @Test func `shows a change that no event announced`() throws {
    let knob = Knob("one")
    let host = RecordingHost()
    host.then { knob.value = "two" }
    try run(host) { Watch { Text(knob.value) } }
    #expect(host.shown.count == 2)
    let isWhole = host.canvas == painted(in: window) { Text("two") }
    #expect(isWhole)
  }

  @Test func `counts all clicks of a batch and shows them in one frame`() throws {
    let click = [Event].click(100, 100)
    let host = RecordingHost(events: click + click + click)
    try run(host) { Counter("a") }
    #expect(host.shown.count == 2)
    let isWhole = host.canvas == painted(in: window) { Button("a 3") {} }
    #expect(isWhole)
  }

  @Test(arguments: [
    [Event.closeRequested], .control("q"), .control("w"),
    [.pointerMoved(.zero), .closeRequested, .resized],
  ])
  func `ends when the window is closed or a person asks for it`(end: [Event]) throws {
    let host = RecordingHost(events: end)
    host.then { Issue.record("The loop went on after it was to end.") }
    try run(host) { Text("hello") }
    #expect(host.shown.count == 1)
  }

  @Test func `does not end at the letters alone or at other keys with Control`() throws {
    let host = RecordingHost()
    var turns = 0
    let keys: [Event] = [
      .keyDown(KeyStroke(.character("q"))), .keyDown(KeyStroke(.character("w"), modifiers: .shift)),
      .keyUp(KeyStroke(.character("q"), modifiers: .control)),
      .keyDown(KeyStroke(.escape, modifiers: .control)),
    ]
    for key in keys { host.then([key]) { turns += 1 } }
    try run(host) { Text("hello") }
    #expect(turns == keys.count)
  }

  @Test(arguments: [[Event.closeRequested], .control("q")])
  func `counts the clicks that came before the window was closed`(end: [Event]) throws {
    let count = Knob(0)
    let host = RecordingHost(events: .click(100, 100) + end + .click(100, 100))
    try run(host) { Button("press") { count.value += 1 } }
    #expect(count.value == 1)
  }

  @Test func `tells the window the views' answer to nothing as its least size`() throws {
    let width = Knob(CGFloat(50))
    let host = RecordingHost()
    host.then { width.value = 70 }
    try run(host) {
      Watch { Color.red.frame(minWidth: width.value, minHeight: 30).padding(5) }
    }
    #expect(host.minimumSizes.first == CGSize(width: 60, height: 40))
    #expect(host.minimumSizes.last == CGSize(width: 80, height: 40))
  }

  @Test func `passes on what goes wrong with showing`() {
    struct Broken: Error {}
    final class BrokenHost: PlumbUI.Host {
      let size = CGSize(width: 10, height: 10)
      let scale: CGFloat = 1
      let textServices = TextServices.monospaced
      let isVisible = true
      let now = 0.0
      func setMinimumSize(_ size: CGSize) {}
      func events(until deadline: Double?) -> [Event] { [.closeRequested] }
      nonisolated func wakeUp() {}
      func present(_ canvas: PixelCanvas, damage: [PixelRect]) throws { throw Broken() }
    }
    let host = BrokenHost()
    #expect(throws: Broken.self) { try FrameLoop(root: Color.red, host: host).run() }
  }
}
