import EngineTesting
import PlumbUI
import Testing

@testable import TestSupport

/// Keyboard shortcuts of buttons.
@MainActor @Suite struct KeyboardShortcutTests {
  private let log = Log()

  private func press(_ harness: LayoutHarness, _ key: Key, _ modifiers: KeyModifiers = []) {
    harness.tree.send(.keyDown(KeyStroke(key, modifiers: modifiers)))
  }

  @Test func `a shortcut presses its button, with Control as the command modifier`() {
    let harness = LayoutHarness {
      Button("Save") { log.add("save") }.keyboardShortcut("s")
      Button("Other") { log.add("other") }
    }
    press(harness, .character("s"))
    press(harness, .character("s"), .control)
    press(harness, .character("s"), .command)
    press(harness, .character("s"), [.control, .shift])
    #expect(log.entries == ["save", "save"])
  }

  @Test func `Caps Lock and the keypad count only where a shortcut requires them`() {
    let harness = LayoutHarness {
      Button("Plain") { log.add("plain") }.keyboardShortcut("s")
      Button("Caps") { log.add("caps") }.keyboardShortcut("c", modifiers: [.command, .capsLock])
      Button("Pad") { log.add("pad") }.keyboardShortcut("1", modifiers: .numericPad)
    }
    press(harness, .character("s"), [.control, .capsLock])
    press(harness, .character("c"), .control)
    press(harness, .character("c"), [.control, .capsLock])
    press(harness, .character("1"))
    press(harness, .character("1"), .numericPad)
    press(harness, .character("1"), [.numericPad, .shift])
    #expect(log.entries == ["plain", "caps", "pad"])
  }

  @Test func `the return key of the keypad presses the default button`() {
    let harness = LayoutHarness {
      Button("Yes") { log.add("yes") }.keyboardShortcut(.defaultAction)
    }
    press(harness, .return, [.numericPad, .capsLock])
    #expect(log.entries == ["yes"])
  }

  @Test func `return and escape press the default and the cancel button`() {
    let harness = LayoutHarness {
      Button("No") { log.add("no") }.keyboardShortcut(.cancelAction)
      Button("Yes") { log.add("yes") }.keyboardShortcut(.defaultAction)
    }
    press(harness, .return)
    press(harness, .escape)
    #expect(log.entries == ["yes", "no"])
  }

  @Test func `disabled and removed buttons have no shortcut`() {
    let isThere = Knob(true)
    let harness = LayoutHarness {
      ObservedContent {
        if isThere.value { Button("a") { log.add("a") }.keyboardShortcut("k") }
      }
      Button("b") { log.add("b") }.keyboardShortcut("k").disabled(true)
      Button("c") { log.add("c") }.keyboardShortcut("k")
    }
    press(harness, .character("k"), .control)
    isThere.value = false
    harness.layOut()
    press(harness, .character("k"), .control)
    #expect(log.entries == ["a", "c"])
  }
}
