import Foundation
import PlumbTesting
import PlumbUI
import Testing

@MainActor @Suite struct ButtonStyleTests {
  private let inside = CGPoint(x: 50, y: 50)
  private let outside = CGPoint(x: 1, y: 1)

  private func look(_ harness: LayoutHarness) -> DisplayList {
    harness.tree.displayList(in: harness.size, scale: harness.scale)
  }

  @Test func `changes under the pointer, more while pressed, and comes back`() {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.bordered) }
    let idle = look(harness)
    harness.tree.send(.pointerMoved(inside))
    let hovered = look(harness)
    harness.tree.send(.pointerDown(inside, .primary))
    let pressed = look(harness)
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(look(harness) == hovered)
    harness.tree.send(.pointerMoved(outside))
    #expect(look(harness) == idle)
    #expect(Set([idle, hovered, pressed]).count == 3)
  }

  @Test func `comes back when the pointer leaves the window`() {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.bordered) }
    let idle = look(harness)
    harness.tree.send(.pointerMoved(inside))
    harness.tree.send(.pointerExited)
    #expect(look(harness) == idle)
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `is not pressed by the other buttons of the pointer`(button: PointerButton) {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.bordered) }
    harness.tree.send(.pointerMoved(inside))
    let hovered = look(harness)
    harness.tree.send(.pointerDown(inside, button))
    #expect(look(harness) == hovered)
  }

  @Test func `is not pressed while the pressing pointer is elsewhere`() {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.bordered) }
    let idle = look(harness)
    harness.tree.send(.pointerDown(inside, .primary))
    let pressed = look(harness)
    harness.tree.send(.pointerMoved(outside))
    #expect(look(harness) == idle)
    harness.tree.send(.pointerMoved(inside))
    #expect(look(harness) == pressed)
    harness.tree.send(.pointerUp(inside, .primary))
  }

  @Test func `does not change for another button while one is pressed`() {
    let harness = LayoutHarness {
      VStack(spacing: 0) {
        Button {
        } label: {
          Color.clear.frame(width: 76, height: 36)
        }
        Button {
        } label: {
          Color.clear.frame(width: 76, height: 36)
        }
      }
      .buttonStyle(.bordered)
    }
    let (first, second) = (CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 75))
    let idle = look(harness)
    harness.tree.send(.pointerDown(first, .primary))
    harness.tree.send(.pointerMoved(second))
    #expect(look(harness) == idle)
    // After the release the pointer is over the second one, with no button down.
    harness.tree.send(.pointerUp(second, .primary))
    let after = look(harness)
    harness.tree.send(.pointerMoved(outside))
    harness.tree.send(.pointerMoved(second))
    #expect(after == look(harness))
    #expect(after != idle)
  }

  @Test func `does not react while disabled, and shows that`() {
    let isDisabled = Knob(true)
    let harness = LayoutHarness {
      Watch { Button("press") {}.buttonStyle(.bordered).disabled(isDisabled.value) }
    }
    let disabled = look(harness)
    harness.tree.send(.pointerMoved(inside))
    #expect(look(harness) == disabled)
    harness.tree.send(.pointerDown(inside, .primary))
    #expect(look(harness) == disabled)
    harness.tree.send(.pointerUp(inside, .primary))
    harness.tree.send(.pointerExited)
    isDisabled.value = false
    #expect(look(harness) != disabled)
  }

  @Test func `takes the tint, and red for what destroys`() {
    for style in [AnyView.init(bordered:), AnyView.init(prominent:), AnyView.init(borderless:)] {
      let plain = look(LayoutHarness { style(nil) })
      let tinted = look(LayoutHarness { style(nil).tint(.green) })
      let destructive = look(LayoutHarness { style(.destructive) })
      #expect(Set([plain, tinted, destructive]).count == 3)
      #expect(look(LayoutHarness { style(.destructive).tint(.green) }) == destructive)
      #expect(look(LayoutHarness { style(.cancel) }) == plain)
    }
  }

  @Test func `is fainter while disabled in every style`() {
    for style in [AnyView.init(bordered:), AnyView.init(prominent:), AnyView.init(borderless:)] {
      let disabled = look(LayoutHarness { style(nil).disabled(true) })
      #expect(
        disabled.commands.allSatisfy {
          if case .group(.opacity(0.4), _) = $0 { true } else { false }
        })
    }
  }

  @Test func `never changes its place`() {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.borderedProminent) }
    let frame = harness["press"]
    harness.tree.send(.pointerDown(inside, .primary))
    #expect(harness["press"] == frame)
  }

  @Test func `with a ground has 12 points beside the label and 7 above and below`() {
    // "press" is five characters of 8.5 points: 42.5, in whole pixels 43; a line is 17 high.
    let harness = LayoutHarness(proposing: nil, nil) { Button("press") {}.buttonStyle(.bordered) }
    #expect(harness.answer == CGSize(width: 67, height: 31))
  }

  @Test func `is the label alone in the plain and borderless styles`() {
    for harness in [
      LayoutHarness(proposing: nil, nil, { Button("press") {}.buttonStyle(.plain) }),
      LayoutHarness(proposing: nil, nil, { Button("press") {}.buttonStyle(.borderless) }),
      LayoutHarness(proposing: nil, nil, { Button("press") {} }),
    ] {
      #expect(harness.answer == CGSize(width: 43, height: 17))
    }
  }

  @Test func `fills what it is offered with a label that does`() {
    let harness = LayoutHarness(proposing: 300, nil) {
      Button {
      } label: {
        Text("go").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
    #expect(harness.answer == CGSize(width: 300, height: 31))
  }
}

extension AnyView {
  @MainActor fileprivate init(bordered role: ButtonRole?) {
    self.init(Button("press", role: role) {}.buttonStyle(.bordered))
  }

  @MainActor fileprivate init(prominent role: ButtonRole?) {
    self.init(Button("press", role: role) {}.buttonStyle(.borderedProminent))
  }

  @MainActor fileprivate init(borderless role: ButtonRole?) {
    self.init(Button("press", role: role) {}.buttonStyle(.borderless))
  }
}
