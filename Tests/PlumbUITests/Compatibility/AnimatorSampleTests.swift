import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// Animators written for SwiftUI, played.
@MainActor @Suite struct AnimatorSampleTests {
  private let phone = CGSize(width: 390, height: 844)

  private func frame(_ laid: Laid, _ type: String, at time: Double) -> CGRect {
    laid.show(at: time)
    return laid.tree.elements().flattened.first { $0.type == type }?.frame ?? .zero
  }

  @Test func `a dot grows and shrinks again with every beat`() {
    let beats = Dial()
    let laid = Laid(in: phone) { Watch { PulsingDot(beats: beats.value) } }
    #expect(frame(laid, "Capsule", at: 0).width == 40)
    beats.value = 1
    let widths = (0...120).map { frame(laid, "Capsule", at: Double($0) / 60).width }
    #expect(widths.contains { $0 > 75 })
    #expect(frame(laid, "Capsule", at: 4).width == 40)
    #expect(!laid.tree.isMoving)
  }

  @Test func `a button hops when it is clicked and comes to rest where it was`() {
    let laid = Laid(in: phone) { HoppingPet() }
    let rest = frame(laid, "Button", at: 0)
    laid.press("Hop", at: 0)
    // At the top: half of the 30 points below move it up from the middle.
    let top = frame(laid, "Button", at: 0.3)
    #expect(abs(top.midY - (rest.midY - 15)) < 1)
    #expect(frame(laid, "Button", at: 5) == rest)
    #expect(!laid.tree.isMoving)
  }

  @Test func `a clock shows its seconds and asks for a frame a thirtieth of a second later`() {
    let laid = Laid(in: phone) { Clock() }
    laid.show(at: 12.5)
    #expect(laid.tree.elements().flattened.compactMap(\.label).contains("12 s"))
    #expect(frame(laid, "Rectangle", at: 12.5).width == 22.5)
    #expect(abs((laid.tree.nextWakeUp ?? 0) - 12.5 - 1.0 / 30) < 1e-9)
  }
}
