import Foundation
import PlumbTesting
import PlumbUI
import Testing

@MainActor @Suite struct ButtonTests {
  /// A window of 100 by 100 with a button over the middle 40 by 40.
  private func harness(isDisabled: Bool = false, _ action: @escaping () -> Void) -> LayoutHarness {
    LayoutHarness {
      Button {
        action()
      } label: {
        Color.red.frame(width: 40, height: 40)
      }
      .disabled(isDisabled)
    }
  }

  private let inside = CGPoint(x: 50, y: 50)
  private let outside = CGPoint(x: 10, y: 50)

  @Test func `acts when the pointer goes up inside after it went down inside`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(inside, .primary))
    #expect(count == 0)
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test func `does not need the pointer to move first, and may be left at another place`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(CGPoint(x: 31, y: 31), .primary))
    harness.tree.send(.pointerUp(CGPoint(x: 69, y: 69), .primary))
    #expect(count == 1)
  }

  @Test func `does not act when the pointer goes up outside`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(inside, .primary))
    harness.tree.send(.pointerMoved(outside))
    harness.tree.send(.pointerUp(outside, .primary))
    #expect(count == 0)
    // The press is over: a release inside, without a press, does nothing either.
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
  }

  @Test func `does not act when the press began outside`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(outside, .primary))
    harness.tree.send(.pointerMoved(inside))
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
  }

  @Test func `acts when the pointer left and came back before it went up`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(inside, .primary))
    for point in [outside, inside, outside, inside] { harness.tree.send(.pointerMoved(point)) }
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `does nothing for the other buttons of the pointer`(button: PointerButton) {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(inside, button))
    harness.tree.send(.pointerUp(inside, button))
    #expect(count == 0)
    // They begin nothing that the primary one could end, and end nothing that it began.
    harness.tree.send(.pointerDown(inside, button))
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
    harness.tree.send(.pointerDown(inside, .primary))
    harness.tree.send(.pointerUp(inside, button))
    #expect(count == 0)
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test func `does nothing while disabled`() {
    var count = 0
    let harness = harness(isDisabled: true) { count += 1 }
    harness.click(inside)
    #expect(count == 0)
  }

  @Test func `does nothing when it is disabled before the pointer goes up`() {
    let isDisabled = Knob(false)
    var count = 0
    let harness = LayoutHarness {
      Watch { Button("press me") { count += 1 }.disabled(isDisabled.value) }
    }
    harness.tree.send(.pointerDown(inside, .primary))
    isDisabled.value = true
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
    isDisabled.value = false
    harness.click(inside)
    #expect(count == 1)
  }

  @Test func `takes the pointer over all of its label, gaps included`() {
    var count = 0
    let harness = LayoutHarness {
      Button {
        count += 1
      } label: {
        HStack(spacing: 20) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    harness.click(inside)
    #expect(count == 1)
  }

  @Test func `ends at its right and bottom edge`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.click(CGPoint(x: 30, y: 30))
    #expect(count == 1)
    harness.click(CGPoint(x: 70, y: 50))
    harness.click(CGPoint(x: 50, y: 70))
    harness.click(CGPoint(x: 29.5, y: 50))
    #expect(count == 1)
  }

  @Test func `counts every click of a batch, each by what the one before it left`() {
    let harness = LayoutHarness { Counter("a") }
    let click: [Event] = [.pointerDown(inside, .primary), .pointerUp(inside, .primary)]
    harness.tree.frame(click + click + click, at: 0, in: harness.size, scale: 1) { _ in }
    #expect(harness.texts == ["a 3"])
  }

  @Test func `takes a second click of a batch with the state the first one wrote`() {
    let harness = LayoutHarness { Toggled() }
    let click: [Event] = [.pointerDown(inside, .primary), .pointerUp(inside, .primary)]
    harness.tree.frame(click + click, at: 0, in: harness.size, scale: 1) { _ in }
    #expect(harness.texts == ["off, switched twice"])
  }
}

/// Acts by what it shows, so that an action made before a change would be wrong after it.
private struct Toggled: View {
  @State private var isOn = false
  @State private var switches: [Bool] = []

  var body: some View {
    let next = !isOn
    Button {
      isOn = next
      switches.append(next)
    } label: {
      Text(switches == [true, false] && !isOn ? "off, switched twice" : "\(switches.count)")
    }
  }
}
