import Foundation
import PlumbTesting
import PlumbUI
import Testing

@MainActor @Suite struct ButtonLookTests {
  private let inside = CGPoint(x: 50, y: 50)
  private let outside = CGPoint(x: 1, y: 1)

  private func look(_ laid: Laid) -> DisplayList {
    laid.tree.displayList(in: laid.size, scale: laid.scale)
  }

  @Test func `changes under the pointer, more while pressed, and comes back`() {
    let laid = Laid { Button("press") {}.buttonStyle(.bordered) }
    let idle = look(laid)
    laid.tree.send(.pointerMoved(inside))
    let hovered = look(laid)
    laid.tree.send(.pointerDown(inside, .primary))
    let pressed = look(laid)
    laid.tree.send(.pointerUp(inside, .primary))
    #expect(look(laid) == hovered)
    laid.tree.send(.pointerMoved(outside))
    #expect(look(laid) == idle)
    #expect(Set([idle, hovered, pressed]).count == 3)
  }

  @Test func `comes back when the pointer leaves the window`() {
    let laid = Laid { Button("press") {}.buttonStyle(.bordered) }
    let idle = look(laid)
    laid.tree.send(.pointerMoved(inside))
    laid.tree.send(.pointerExited)
    #expect(look(laid) == idle)
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `is not pressed by the other buttons of the pointer`(button: PointerButton) {
    let laid = Laid { Button("press") {}.buttonStyle(.bordered) }
    laid.tree.send(.pointerMoved(inside))
    let hovered = look(laid)
    laid.tree.send(.pointerDown(inside, button))
    #expect(look(laid) == hovered)
  }

  @Test func `is not pressed while the pressing pointer is elsewhere`() {
    let laid = Laid { Button("press") {}.buttonStyle(.bordered) }
    let idle = look(laid)
    laid.tree.send(.pointerDown(inside, .primary))
    let pressed = look(laid)
    laid.tree.send(.pointerMoved(outside))
    #expect(look(laid) == idle)
    laid.tree.send(.pointerMoved(inside))
    #expect(look(laid) == pressed)
    laid.tree.send(.pointerUp(inside, .primary))
  }

  @Test func `does not change for another button while one is pressed`() {
    let laid = Laid {
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
    let idle = look(laid)
    laid.tree.send(.pointerDown(first, .primary))
    laid.tree.send(.pointerMoved(second))
    #expect(look(laid) == idle)
    // After the release the pointer is over the second one, with no button down.
    laid.tree.send(.pointerUp(second, .primary))
    let after = look(laid)
    laid.tree.send(.pointerMoved(outside))
    laid.tree.send(.pointerMoved(second))
    #expect(after == look(laid))
    #expect(after != idle)
  }

  @Test func `does not react while disabled, and shows that`() {
    let isDisabled = Knob(true)
    let laid = Laid {
      Watch { Button("press") {}.buttonStyle(.bordered).disabled(isDisabled.value) }
    }
    let disabled = look(laid)
    laid.tree.send(.pointerMoved(inside))
    #expect(look(laid) == disabled)
    laid.tree.send(.pointerDown(inside, .primary))
    #expect(look(laid) == disabled)
    laid.tree.send(.pointerUp(inside, .primary))
    laid.tree.send(.pointerExited)
    isDisabled.value = false
    #expect(look(laid) != disabled)
  }

  @Test func `takes the tint, and red for what destroys`() {
    for style in [AnyView.init(bordered:), AnyView.init(prominent:), AnyView.init(borderless:)] {
      let plain = look(Laid { style(nil) })
      let tinted = look(Laid { style(nil).tint(.green) })
      let destructive = look(Laid { style(.destructive) })
      #expect(Set([plain, tinted, destructive]).count == 3)
      #expect(look(Laid { style(.destructive).tint(.green) }) == destructive)
      #expect(look(Laid { style(.cancel) }) == plain)
    }
  }

  @Test func `is fainter while disabled in every style`() {
    for style in [AnyView.init(bordered:), AnyView.init(prominent:), AnyView.init(borderless:)] {
      let disabled = look(Laid { style(nil).disabled(true) })
      #expect(
        disabled.commands.allSatisfy {
          if case .group(.opacity(0.4), _) = $0 { true } else { false }
        })
    }
  }

  @Test func `never changes its place`() {
    let laid = Laid { Button("press") {}.buttonStyle(.borderedProminent) }
    let frame = laid["press"]
    laid.tree.send(.pointerDown(inside, .primary))
    #expect(laid["press"] == frame)
  }

  @Test func `with a ground has 12 points beside the label and 7 above and below`() {
    // "press" is five characters of 8.5 points: 42.5, in whole pixels 43; a line is 17 high.
    let laid = Laid(proposing: nil, nil) { Button("press") {}.buttonStyle(.bordered) }
    #expect(laid.answer == CGSize(width: 67, height: 31))
  }

  @Test func `is the label alone in the plain and borderless styles`() {
    for laid in [
      Laid(proposing: nil, nil, { Button("press") {}.buttonStyle(.plain) }),
      Laid(proposing: nil, nil, { Button("press") {}.buttonStyle(.borderless) }),
      Laid(proposing: nil, nil, { Button("press") {} }),
    ] {
      #expect(laid.answer == CGSize(width: 43, height: 17))
    }
  }

  @Test func `fills what it is offered with a label that does`() {
    let laid = Laid(proposing: 300, nil) {
      Button {
      } label: {
        Text("go").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
    #expect(laid.answer == CGSize(width: 300, height: 31))
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
