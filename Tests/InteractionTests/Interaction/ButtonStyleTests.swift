import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct ButtonStyleTests {
  private let inside = CGPoint(x: 50, y: 50)
  private let outside = CGPoint(x: 1, y: 1)

  private func appearance(_ harness: LayoutHarness) -> DisplayList {
    harness.displayList
  }

  @Test func `changes under the pointer and while pressed, and reverts`() {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.bordered) }
    let idle = appearance(harness)
    harness.tree.send(.pointerMoved(inside))
    let hovered = appearance(harness)
    harness.tree.send(.pointerDown(inside, .primary))
    let pressed = appearance(harness)
    harness.tree.send(.pointerUp(inside, .primary))
    #expect(appearance(harness) == hovered)
    harness.tree.send(.pointerMoved(outside))
    #expect(appearance(harness) == idle)
    #expect(Set([idle, hovered, pressed]).count == 3)
  }

  @Test func `reverts when the pointer leaves the window`() {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.bordered) }
    let idle = appearance(harness)
    harness.tree.send(.pointerMoved(inside))
    harness.tree.send(.pointerExited)
    #expect(appearance(harness) == idle)
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `is not pressed by other pointer buttons`(button: PointerButton) {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.bordered) }
    harness.tree.send(.pointerMoved(inside))
    let hovered = appearance(harness)
    harness.tree.send(.pointerDown(inside, button))
    #expect(appearance(harness) == hovered)
  }

  @Test func `is not pressed while the pointer is elsewhere`() {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.bordered) }
    let idle = appearance(harness)
    harness.tree.send(.pointerDown(inside, .primary))
    let pressed = appearance(harness)
    harness.tree.send(.pointerMoved(outside))
    #expect(appearance(harness) == idle)
    harness.tree.send(.pointerMoved(inside))
    #expect(appearance(harness) == pressed)
    harness.tree.send(.pointerUp(inside, .primary))
  }

  @Test func `does not change while another button is pressed`() {
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
    let idle = appearance(harness)
    harness.tree.send(.pointerDown(first, .primary))
    harness.tree.send(.pointerMoved(second))
    #expect(appearance(harness) == idle)
    // After the release the pointer is over the second one, with no button down.
    harness.tree.send(.pointerUp(second, .primary))
    let after = appearance(harness)
    harness.tree.send(.pointerMoved(outside))
    harness.tree.send(.pointerMoved(second))
    #expect(after == appearance(harness))
    #expect(after != idle)
  }

  @Test func `does not react while disabled, and appears disabled`() {
    let isDisabled = Knob(true)
    let harness = LayoutHarness {
      ObservedContent { Button("press") {}.buttonStyle(.bordered).disabled(isDisabled.value) }
    }
    let disabled = appearance(harness)
    harness.tree.send(.pointerMoved(inside))
    #expect(appearance(harness) == disabled)
    harness.tree.send(.pointerDown(inside, .primary))
    #expect(appearance(harness) == disabled)
    harness.tree.send(.pointerUp(inside, .primary))
    harness.tree.send(.pointerExited)
    isDisabled.value = false
    #expect(appearance(harness) != disabled)
  }

  @Test func `uses the tint, and red for the destructive role`() {
    for style in [AnyView.init(bordered:), AnyView.init(prominent:), AnyView.init(borderless:)] {
      let plain = appearance(LayoutHarness { style(nil) })
      let tinted = appearance(LayoutHarness { style(nil).tint(.green) })
      let destructive = appearance(LayoutHarness { style(.destructive) })
      #expect(Set([plain, tinted, destructive]).count == 3)
      #expect(appearance(LayoutHarness { style(.destructive).tint(.green) }) == destructive)
      #expect(appearance(LayoutHarness { style(.cancel) }) == plain)
    }
  }

  @Test func `is translucent while disabled in every style`() {
    for style in [AnyView.init(bordered:), AnyView.init(prominent:), AnyView.init(borderless:)] {
      let disabled = appearance(LayoutHarness { style(nil).disabled(true) })
      #expect(
        disabled.commands.allSatisfy {
          if case .group(.opacity(0.4), _) = $0 { true } else { false }
        })
    }
  }

  @Test func `never changes its position`() {
    let harness = LayoutHarness { Button("press") {}.buttonStyle(.borderedProminent) }
    let frame = harness["press"]
    harness.tree.send(.pointerDown(inside, .primary))
    #expect(harness["press"] == frame)
  }

  @Test func `with a background has a padding of 12 points horizontally and 7 vertically`() {
    // "press" is five characters of 8.5 points: 42.5, in whole pixels 43; a line is 17 high.
    let harness = LayoutHarness(proposing: nil, nil) { Button("press") {}.buttonStyle(.bordered) }
    #expect(harness.measuredSize == CGSize(width: 67, height: 31))
  }

  @Test func `is the label alone in the plain, borderless and link styles`() {
    for harness in [
      LayoutHarness(proposing: nil, nil, { Button("press") {}.buttonStyle(.link) }),
      LayoutHarness(proposing: nil, nil, { Button("press") {}.buttonStyle(.plain) }),
      LayoutHarness(proposing: nil, nil, { Button("press") {}.buttonStyle(.borderless) }),
      LayoutHarness(proposing: nil, nil, { Button("press") {}.interfaceIdiom(.touch) }),
    ] {
      #expect(harness.measuredSize == CGSize(width: 43, height: 17))
    }
  }

  @Test func `takes the proposed size if its label does`() {
    let harness = LayoutHarness(proposing: 300, nil) {
      Button {
      } label: {
        Text("go").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
    #expect(harness.measuredSize == CGSize(width: 300, height: 31))
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
