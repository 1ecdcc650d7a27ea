import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct ButtonTests {
  /// A window of 100 by 100 with a button over the middle 40 by 40.
  private func harness(isDisabled: Bool = false, _ action: @escaping () -> Void) -> LayoutHarness {
    LayoutHarness {
      Button {
        action()
      } label: {
        Color.red.frame(width: 40, height: 40)
      }
      .buttonStyle(.borderless)
      .disabled(isDisabled)
    }
  }

  private let inside = CGPoint(x: 50, y: 50)
  private let outside = CGPoint(x: 10, y: 50)

  @Test func `calls its action when the pointer is pressed and released inside`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(inside, .primary))
    #expect(count == 0)
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test func `does not need a preceding move, and accepts a move outside afterwards`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(CGPoint(x: 31, y: 31), .primary))
    harness.tree.send(.pointerUp(CGPoint(x: 69, y: 69), .primary))
    #expect(count == 1)
  }

  @Test func `does not call its action when the pointer is released outside`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(inside, .primary))
    harness.tree.send(.pointerMoved(outside))
    harness.tree.send(.pointerUp(outside, .primary))
    #expect(count == 0)
    // The press has ended: a release inside, without a press, has no effect either.
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
  }

  @Test func `does not call its action when the press began outside`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(outside, .primary))
    harness.tree.send(.pointerMoved(inside))
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
  }

  @Test func `calls its action when the pointer left and returned before the release`() {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(inside, .primary))
    for point in [outside, inside, outside, inside] { harness.tree.send(.pointerMoved(point)) }
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `ignores other pointer buttons`(button: PointerButton) {
    var count = 0
    let harness = harness { count += 1 }
    harness.tree.send(.pointerDown(inside, button))
    harness.tree.send(.pointerUp(inside, button))
    #expect(count == 0)
    // Other buttons start no press that the primary one could end, and end no press that it
    // started.
    harness.tree.send(.pointerDown(inside, button))
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
    harness.tree.send(.pointerDown(inside, .primary))
    harness.tree.send(.pointerUp(inside, button))
    #expect(count == 0)
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test func `ignores presses while disabled`() {
    var count = 0
    let harness = harness(isDisabled: true) { count += 1 }
    harness.click(inside)
    #expect(count == 0)
  }

  @Test func `ignores a release after it was disabled`() {
    let isDisabled = Knob(false)
    var count = 0
    let harness = LayoutHarness {
      ObservedContent { Button("press me") { count += 1 }.disabled(isDisabled.value) }
    }
    harness.tree.send(.pointerDown(inside, .primary))
    isDisabled.value = true
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
    isDisabled.value = false
    harness.click(inside)
    #expect(count == 1)
  }

  @Test func `is hit on all of its label, gaps included`() {
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

  @Test func `handles every click of a batch with the state left by the previous one`() {
    let harness = LayoutHarness { Counter("a") }
    let click: [Event] = [.pointerDown(inside, .primary), .pointerUp(inside, .primary)]
    harness.tree.frame(click + click + click, at: 0, in: harness.size, scale: 1) { _ in }
    #expect(harness.texts == ["a 3"])
  }

  @Test func `handles a second click of a batch with the state written by the first`() {
    let harness = LayoutHarness { Toggled() }
    let click: [Event] = [.pointerDown(inside, .primary), .pointerUp(inside, .primary)]
    harness.tree.frame(click + click, at: 0, in: harness.size, scale: 1) { _ in }
    #expect(harness.texts == ["off, switched twice"])
  }
}

/// A button whose action depends on its content, so that an action of an earlier evaluation would
/// be wrong.
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
