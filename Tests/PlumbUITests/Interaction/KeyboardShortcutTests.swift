import PlumbTesting
import PlumbUI
import Testing

/// Keys that press buttons.
@MainActor @Suite struct KeyboardShortcutTests {
  private let log = Log()

  private func press(_ laid: Laid, _ key: Key, _ modifiers: KeyModifiers = []) {
    laid.tree.send(.keyDown(KeyStroke(key, modifiers: modifiers)))
  }

  @Test func `a key presses the button it belongs to, with control for command`() {
    let laid = Laid {
      Button("Save") { log.add("save") }.keyboardShortcut("s")
      Button("Other") { log.add("other") }
    }
    press(laid, .character("s"))
    press(laid, .character("s"), .control)
    press(laid, .character("s"), .command)
    press(laid, .character("s"), [.control, .shift])
    #expect(log.entries == ["save", "save"])
  }

  @Test func `return and escape press what is likely and what leaves all as it was`() {
    let laid = Laid {
      Button("No") { log.add("no") }.keyboardShortcut(.cancelAction)
      Button("Yes") { log.add("yes") }.keyboardShortcut(.defaultAction)
    }
    press(laid, .return)
    press(laid, .escape)
    #expect(log.entries == ["yes", "no"])
  }

  @Test func `a disabled button and one that is gone are not pressed`() {
    let isThere = Knob(true)
    let laid = Laid {
      Watch {
        if isThere.value { Button("a") { log.add("a") }.keyboardShortcut("k") }
      }
      Button("b") { log.add("b") }.keyboardShortcut("k").disabled(true)
      Button("c") { log.add("c") }.keyboardShortcut("k")
    }
    press(laid, .character("k"), .control)
    isThere.value = false
    laid.layOut()
    press(laid, .character("k"), .control)
    #expect(log.entries == ["a", "c"])
  }
}
