import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Sample source code with animators.
@MainActor @Suite struct AnimatorSampleTests {
  private let phone = CGSize(width: 390, height: 844)

  private func frame(_ harness: LayoutHarness, _ type: String, at time: Double) -> CGRect {
    harness.show(at: time)
    return harness.tree.elements().flattened.first { $0.type == type }?.frame ?? .zero
  }

  @Test func `a dot grows and shrinks with every beat`() {
    let beats = Dial()
    let harness = LayoutHarness(in: phone) { ObservedContent { PulsingDot(beats: beats.value) } }
    #expect(frame(harness, "Capsule", at: 0).width == 40)
    beats.value = 1
    let widths = (0...120).map { frame(harness, "Capsule", at: Double($0) / 60).width }
    #expect(widths.contains { $0 > 75 })
    #expect(frame(harness, "Capsule", at: 4).width == 40)
    #expect(!harness.tree.isMoving)
  }

  @Test func `a button hops when it is clicked and returns to its position`() {
    let harness = LayoutHarness(in: phone) { HoppingPet() }
    let rest = frame(harness, "Button", at: 0)
    harness.click("Hop", at: 0)
    // At the top: the padding of 30 points below moves it up by half of them.
    let top = frame(harness, "Button", at: 0.3)
    #expect(abs(top.midY - (rest.midY - 15)) < 1)
    #expect(frame(harness, "Button", at: 5) == rest)
    #expect(!harness.tree.isMoving)
  }

  @Test func `a clock shows its seconds and requests a frame a thirtieth of a second later`() {
    let harness = LayoutHarness(in: phone) { Clock() }
    harness.show(at: 12.5)
    #expect(harness.tree.elements().flattened.compactMap(\.label).contains("12 s"))
    #expect(frame(harness, "Rectangle", at: 12.5).width == 22.5)
    #expect(abs((harness.tree.nextWakeUp ?? 0) - 12.5 - 1.0 / 30) < 1e-9)
  }
}
