import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// When a window draws: at every sixtieth of a second while something moves, and not at rest.
@MainActor @Suite struct FrameLoopMotionTests {
  /// A gauge that moves for half a second when somebody clicks on it.
  private struct Mover: View {
    @State private var isWide = false

    var body: some View {
      Button {
        isWide.toggle()
      } label: {
        Color.red.frame(width: isWide ? 160 : 40, height: 40)
      }
      .buttonStyle(PlainLook())
      .animation(.linear(duration: 0.5), value: isWide)
    }
  }

  private struct PlainLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private func run(_ host: ClockedHost, reducesMotion: Bool = false) throws {
    let appearance = Appearance(reducesMotion: reducesMotion)
    try FrameLoop(root: Mover(), host: host, appearance: appearance).run()
  }

  /// The picture after one click, when everything has arrived.
  private func resting(in size: CGSize) -> PixelCanvas {
    let tree = ViewTree(
      root: Color.red.frame(width: 160, height: 40), textServices: .monospaced)
    let list = tree.displayList(in: size, scale: 1)
    let canvas = PixelCanvas(width: list.pixelSize.width, height: list.pixelSize.height)
    Painter(rasterizer: TextServices.monospaced.rasterizer).paint(list, on: canvas)
    return canvas
  }

  @Test func `waits without a deadline at rest`() throws {
    let host = ClockedHost()
    host.then { [] }
    host.then { [.pointerMoved(CGPoint(x: 1, y: 1))] }
    try run(host)
    #expect(host.waits.allSatisfy { $0.deadline == nil })
    #expect(host.presents.count == 1)
  }

  @Test func `asks for a frame a sixtieth of a second later while something moves`() throws {
    let host = ClockedHost()
    host.then { .click(100, 100) }
    try run(host)
    let moving = host.waits.filter { $0.deadline != nil }
    // Half a second of sixtieths, give or take the frame in which it is found to be over.
    #expect((29...32).contains(moving.count))
    for wait in moving {
      #expect(abs((wait.deadline ?? 0) - wait.now - 1.0 / 60) < 1e-9)
    }
    #expect(host.waits.last?.deadline == nil)
  }

  @Test func `shows a frame each time while something moves and none afterwards`() throws {
    let host = ClockedHost()
    host.then { .click(100, 100) }
    for _ in 0..<5 { host.then { [] } }
    try run(host)
    let last = try #require(host.presents.last)
    // It began at 0 and took half a second; the frame that finds it over may be a sixtieth later.
    #expect(last <= 0.5 + 1.5 / 60)
    // The first frame, then one each for at most 32 sixtieths.
    #expect((25...33).contains(host.presents.count))
  }

  @Test func `ends with the picture of the views at rest`() throws {
    let host = ClockedHost()
    host.then { .click(100, 100) }
    try run(host)
    let isSame = host.canvas == resting(in: host.size)
    #expect(isSame)
  }

  @Test func `begins a movement when it happens, however long the window was at rest`() throws {
    let host = ClockedHost()
    host.then { [weak host] in
      host?.now = 100
      return .click(100, 100)
    }
    try run(host)
    let moving = host.waits.filter { $0.deadline != nil }
    #expect((29...32).contains(moving.count))
    #expect(moving.allSatisfy { $0.now >= 100 && $0.now <= 100.6 })
  }

  @Test func `follows the window through other sizes in mid-flight`() throws {
    let host = ClockedHost()
    host.then { .click(100, 100) }
    for step in 1...10 {
      host.thenInFlight { [weak host] in
        host?.size = CGSize(width: 200 + CGFloat(step), height: 200)
        return [.resized]
      }
    }
    try run(host)
    #expect(host.waits.last?.deadline == nil)
    let isSame = host.canvas == resting(in: CGSize(width: 210, height: 200))
    #expect(isSame)
  }

  @Test func `asks for no frames while nobody sees the window, and catches up afterwards`() throws {
    let host = ClockedHost()
    host.then { .click(100, 100) }
    host.thenInFlight { [weak host] in
      host?.isVisible = false
      return []
    }
    host.then { [weak host] in
      // A minute later somebody opens the window again.
      host?.now += 60
      host?.isVisible = true
      return [.exposed]
    }
    try run(host)
    #expect(host.waits.filter { $0.deadline != nil }.count == 1)
    let isSame = host.canvas == resting(in: CGSize(width: 200, height: 200))
    #expect(isSame)
  }

  @Test func `shows one frame for a change when motion is reduced`() throws {
    let host = ClockedHost()
    host.then { .click(100, 100) }
    host.then { [] }
    try run(host, reducesMotion: true)
    #expect(host.presents.count == 2)
    #expect(host.waits.allSatisfy { $0.deadline == nil })
  }
}
