import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The animatable data of a layout in an AnyLayout.
@MainActor @Suite struct AnyLayoutDataTests {
  private func harness(_ dial: Dial, _ layout: @escaping (Int) -> AnyLayout) -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      Dialled(dial) { value in
        layout(value)() {
          Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
        }
        .animation(.linear(duration: 1), value: value)
      }
    }
    harness.show(at: 0)
    return harness
  }

  @Test func `are animated, and the layout is computed in every frame`() {
    let dial = Dial()
    let harness = harness(dial) { AnyLayout(Shift(distance: CGFloat($0) * 40)) }
    dial.value = 1
    harness.show(at: 0)
    #expect(harness.frame(of: "mark", at: 0.25).minX == 10)
    #expect(harness.frame(of: "mark", at: 1).minX == 40)
  }

  @Test func `starts with its own values for a layout of another type`() {
    let dial = Dial()
    let harness = harness(dial) {
      $0 == 0 ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(Shift(distance: 40))
    }
    // Centred at the row's position at first.
    #expect(harness.frame(of: "mark", at: 0).minX == 45)
    dial.value = 1
    harness.show(at: 0)
    #expect(abs(harness.frame(of: "mark", at: 0.5).minX - 42.5) < 1e-9)
    #expect(harness.frame(of: "mark", at: 1).minX == 40)
  }

  @Test func `supports arithmetic for values of the same type only`() {
    let one = AnyLayout(Shift(distance: 1)).animatableData
    let three = AnyLayout(Shift(distance: 3)).animatableData
    let none = AnyLayout(VStackLayout()).animatableData
    #expect(one + one + one == three)
    #expect(three - one == one + one)
    #expect(three - three == .zero)
    #expect(one - none == .zero)
    #expect(none - one == .zero)
    #expect(one + none == one)
    #expect(.zero + one == one)
    #expect(.zero - one == one.scaled(by: -1))
    #expect(one != three && one != none)
    #expect(three.magnitudeSquared == 9)
  }
}
