import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The times at which a window draws: at every sixtieth of a second during animations, otherwise
/// never.
@MainActor @Suite struct FrameLoopMotionTests {
  /// A gauge that is animated for half a second when it is clicked.
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

  private func run(_ platform: HeadlessPlatform, reducesMotion: Bool = false) throws {
    let appearance = Appearance(reducesMotion: reducesMotion)
    try platform.run(Mover(), appearance: appearance)
  }

  /// The image after one click, when all animations have finished.
  private func resting(in size: CGSize) -> PixelCanvas {
    let host = HeadlessHost(
      Color.red.frame(width: 160, height: 40), size: size, textServices: .monospaced)
    host.layOutAfterAnimations()
    return host.canvas()
  }

  @Test func `waits without a deadline if nothing is animated`() throws {
    let platform = HeadlessPlatform()
    platform.thenAtRest { [] }
    platform.thenAtRest { [.pointerMoved(CGPoint(x: 1, y: 1))] }
    try run(platform)
    #expect(platform.waits.allSatisfy { $0.deadline == nil })
    #expect(platform.window.frames.count == 1)
  }

  @Test func `requests a frame a sixtieth of a second later during an animation`() throws {
    let platform = HeadlessPlatform()
    platform.thenAtRest { .click(100, 100) }
    try run(platform)
    let moving = platform.waits.filter { $0.deadline != nil }
    // Half a second of sixtieths, ± the frame that detects the completion.
    #expect((29...32).contains(moving.count))
    for wait in moving {
      #expect(abs((wait.deadline ?? 0) - wait.start - 1.0 / 60) < 1e-9)
    }
    #expect(platform.waits.last?.deadline == nil)
  }

  @Test func `presents frames during an animation and none afterwards`() throws {
    let platform = HeadlessPlatform()
    platform.thenAtRest { .click(100, 100) }
    for _ in 0..<5 { platform.thenAtRest { [] } }
    try run(platform)
    let last = try #require(platform.window.frames.map(\.time).last)
    // It started at 0 and took half a second; the frame that detects the completion may be a
    // sixtieth later.
    #expect(last <= 0.5 + 1.5 / 60)
    // The first frame, then one each for at most 32 sixtieths.
    #expect((25...33).contains(platform.window.frames.count))
  }

  @Test func `ends with the image without animations`() throws {
    let platform = HeadlessPlatform()
    platform.thenAtRest { .click(100, 100) }
    try run(platform)
    let isSame = platform.window.canvas == resting(in: platform.window.size)
    #expect(isSame)
  }

  @Test func `starts an animation at the current time, however long the window was idle`() throws {
    let platform = HeadlessPlatform()
    platform.thenAtRest { [weak platform] in
      platform?.now = 100
      return .click(100, 100)
    }
    try run(platform)
    let moving = platform.waits.filter { $0.deadline != nil }
    #expect((29...32).contains(moving.count))
    #expect(moving.allSatisfy { $0.start >= 100 && $0.start <= 100.6 })
  }

  @Test func `follows size changes of the window during an animation`() throws {
    let platform = HeadlessPlatform()
    platform.thenAtRest { .click(100, 100) }
    for step in 1...10 {
      platform.thenInFlight { [weak platform] in
        platform?.window.size = CGSize(width: 200 + CGFloat(step), height: 200)
        return [.resized]
      }
    }
    try run(platform)
    #expect(platform.waits.last?.deadline == nil)
    let isSame = platform.window.canvas == resting(in: CGSize(width: 210, height: 200))
    #expect(isSame)
  }

  @Test func `requests no frames while the window is not visible, and catches up afterwards`()
    throws
  {
    let platform = HeadlessPlatform()
    platform.thenAtRest { .click(100, 100) }
    platform.thenInFlight { [weak platform] in
      platform?.window.isVisible = false
      return []
    }
    platform.thenAtRest { [weak platform] in
      // A minute later the window becomes visible again.
      platform?.now += 60
      platform?.window.isVisible = true
      return [.exposed]
    }
    try run(platform)
    #expect(platform.waits.filter { $0.deadline != nil }.count == 1)
    let isSame = platform.window.canvas == resting(in: CGSize(width: 200, height: 200))
    #expect(isSame)
  }

  @Test func `presents one frame for a change with reduced motion`() throws {
    let platform = HeadlessPlatform()
    platform.thenAtRest { .click(100, 100) }
    platform.thenAtRest { [] }
    try run(platform, reducesMotion: true)
    #expect(platform.window.frames.count == 2)
    #expect(platform.waits.allSatisfy { $0.deadline == nil })
  }
}
