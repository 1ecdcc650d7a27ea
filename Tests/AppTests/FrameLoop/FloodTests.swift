import EngineTesting
import Foundation
import PlumbPlatform
import PlumbUI
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import TestSupport

/// More events at once than can be handled in the time of a frame.
@MainActor @Suite struct FloodTests {
  /// The seconds that a press takes, without a remainder in binary.
  private let duration = 1.0 / 64

  /// A button that shows the number of its presses, and whose action takes a while.
  private struct SlowButton: View {
    let count: Knob<Int>
    let press: () -> Void

    var body: some View {
      Button("\(count.value)") {
        press()
        count.value += 1
      }
    }
  }

  private func run(_ platform: HeadlessPlatform, _ count: Knob<Int>) throws {
    try platform.run(SlowButton(count: count) { platform.now += duration })
  }

  @Test func `events are handled in parts, with a frame after each part`() throws {
    let (count, platform) = (Knob(0), HeadlessPlatform())
    platform.then((0..<100).flatMap { _ in [Event].click(100, 100) })
    var counts: [Int] = []
    platform.window.onFrame = { _ in counts.append(count.value) }
    try run(platform, count)
    #expect(count.value == 100)
    // Four presses take a sixteenth of a second, three take less than a twentieth.
    #expect(counts == Array(stride(from: 0, through: 100, by: 4)))
  }

  @Test func `events that come meanwhile are handled after those that wait`() throws {
    let platform = HeadlessPlatform()
    var typed = ""
    let text = "abbaabababbbaaababba"
    platform.then(text.map { .keyDown(KeyStroke(.character($0))) })
    platform.then([.keyDown(KeyStroke(.character("c")))])
    try platform.run(
      ForEach(["a", "b", "c"], id: \.self) { (name: String) in
        Button(name) {
          typed += name
          platform.now += duration
        }
        .keyboardShortcut(KeyEquivalent(Character(name)), modifiers: [])
      })
    #expect(typed == text + "c")
  }

  @Test func `what comes before the end of the program is handled at once`() throws {
    let (count, platform) = (Knob(0), HeadlessPlatform())
    platform.then((0..<100).flatMap { _ in [Event].click(100, 100) } + [.closeRequested])
    try run(platform, count)
    #expect(count.value == 100)
    #expect(platform.window.frames.count == 1)
  }

  @Test func `movements that follow each other are one, also where they came apart`() {
    var waiting = WaitingEvents()
    func move(_ x: CGFloat) -> Event { .pointerMoved(CGPoint(x: x, y: 0)) }
    waiting.append([.pointerExited, move(1)])
    waiting.append([move(2), .resized])
    waiting.append([move(3)])
    #expect(waiting.contains(.resized) && !waiting.contains(.exposed))
    var taken: [Event] = []
    while let event = waiting.take() { taken.append(event) }
    #expect(taken == [.pointerExited, move(2), .resized, move(3)])
    #expect(waiting.isEmpty && !waiting.contains(.resized))
    // Events that were taken are not merged again.
    waiting.append([move(4)])
    #expect(waiting.take() == move(4) && waiting.take() == nil)
  }
}
