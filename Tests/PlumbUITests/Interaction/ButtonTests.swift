import Foundation
import PlumbTesting
import PlumbUI
import Testing

@MainActor @Suite struct ButtonTests {
  /// A window of 100 by 100 with a button over the middle 40 by 40.
  private func laid(isDisabled: Bool = false, _ action: @escaping () -> Void) -> Laid {
    Laid {
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
    let laid = laid { count += 1 }
    laid.tree.send(.pointerDown(inside, .primary))
    #expect(count == 0)
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test func `does not need the pointer to move first, and may be left at another place`() {
    var count = 0
    let laid = laid { count += 1 }
    laid.tree.send(.pointerDown(CGPoint(x: 31, y: 31), .primary))
    laid.tree.send(.pointerUp(CGPoint(x: 69, y: 69), .primary))
    #expect(count == 1)
  }

  @Test func `does not act when the pointer goes up outside`() {
    var count = 0
    let laid = laid { count += 1 }
    laid.tree.send(.pointerDown(inside, .primary))
    laid.tree.send(.pointerMoved(outside))
    laid.tree.send(.pointerUp(outside, .primary))
    #expect(count == 0)
    // The press is over: a release inside, without a press, does nothing either.
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
  }

  @Test func `does not act when the press began outside`() {
    var count = 0
    let laid = laid { count += 1 }
    laid.tree.send(.pointerDown(outside, .primary))
    laid.tree.send(.pointerMoved(inside))
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
  }

  @Test func `acts when the pointer left and came back before it went up`() {
    var count = 0
    let laid = laid { count += 1 }
    laid.tree.send(.pointerDown(inside, .primary))
    for point in [outside, inside, outside, inside] { laid.tree.send(.pointerMoved(point)) }
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `does nothing for the other buttons of the pointer`(button: PointerButton) {
    var count = 0
    let laid = laid { count += 1 }
    laid.tree.send(.pointerDown(inside, button))
    laid.tree.send(.pointerUp(inside, button))
    #expect(count == 0)
    // They begin nothing that the primary one could end, and end nothing that it began.
    laid.tree.send(.pointerDown(inside, button))
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
    laid.tree.send(.pointerDown(inside, .primary))
    laid.tree.send(.pointerUp(inside, button))
    #expect(count == 0)
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(count == 1)
  }

  @Test func `does nothing while disabled`() {
    var count = 0
    let laid = laid(isDisabled: true) { count += 1 }
    laid.click(inside)
    #expect(count == 0)
  }

  @Test func `does nothing when it is disabled before the pointer goes up`() {
    let isDisabled = Knob(false)
    var count = 0
    let laid = Laid {
      Watch { Button("press me") { count += 1 }.disabled(isDisabled.value) }
    }
    laid.tree.send(.pointerDown(inside, .primary))
    isDisabled.value = true
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(count == 0)
    isDisabled.value = false
    laid.click(inside)
    #expect(count == 1)
  }

  @Test func `takes the pointer over all of its label, gaps included`() {
    var count = 0
    let laid = Laid {
      Button {
        count += 1
      } label: {
        HStack(spacing: 20) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    laid.click(inside)
    #expect(count == 1)
  }

  @Test func `ends at its right and bottom edge`() {
    var count = 0
    let laid = laid { count += 1 }
    laid.click(CGPoint(x: 30, y: 30))
    #expect(count == 1)
    laid.click(CGPoint(x: 70, y: 50))
    laid.click(CGPoint(x: 50, y: 70))
    laid.click(CGPoint(x: 29.5, y: 50))
    #expect(count == 1)
  }

  @Test func `counts every click of a batch, each by what the one before it left`() {
    let laid = Laid { Counter("a") }
    let click: [Event] = [.pointerDown(inside, .primary), .pointerUp(inside, .primary)]
    laid.tree.frame(click + click + click, at: 0, in: laid.size, scale: 1) { _ in }
    #expect(laid.texts == ["a 3"])
  }

  @Test func `takes a second click of a batch with the state the first one wrote`() {
    let laid = Laid { Toggled() }
    let click: [Event] = [.pointerDown(inside, .primary), .pointerUp(inside, .primary)]
    laid.tree.frame(click + click, at: 0, in: laid.size, scale: 1) { _ in }
    #expect(laid.texts == ["off, switched twice"])
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
