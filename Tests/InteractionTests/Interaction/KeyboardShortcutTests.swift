import EngineTesting
import PlumbUI
import Testing

@testable import TestSupport

/// Keyboard shortcuts of buttons.
@MainActor @Suite struct KeyboardShortcutTests {
  private let log = Log()

  @Test func `a shortcut presses its button, with Control as the command modifier`() {
    let harness = LayoutHarness {
      Button("Save") { log.add("save") }.keyboardShortcut("s")
      Button("Other") { log.add("other") }
    }
    harness.tree.send(.key(.character("s")))
    harness.tree.send(.key(.character("s"), .control))
    harness.tree.send(.key(.character("s"), .command))
    harness.tree.send(.key(.character("s"), [.control, .shift]))
    #expect(log.entries == ["save", "save"])
  }

  @Test func `Caps Lock and the keypad count only where a shortcut requires them`() {
    let harness = LayoutHarness {
      Button("Plain") { log.add("plain") }.keyboardShortcut("s")
      Button("Caps") { log.add("caps") }.keyboardShortcut("c", modifiers: [.command, .capsLock])
      Button("Pad") { log.add("pad") }.keyboardShortcut("1", modifiers: .numericPad)
    }
    harness.tree.send(.key(.character("s"), [.control, .capsLock]))
    harness.tree.send(.key(.character("c"), .control))
    harness.tree.send(.key(.character("c"), [.control, .capsLock]))
    harness.tree.send(.key(.character("1")))
    harness.tree.send(.key(.character("1"), .numericPad))
    harness.tree.send(.key(.character("1"), [.numericPad, .shift]))
    #expect(log.entries == ["plain", "caps", "pad"])
  }

  @Test func `the return key of the keypad presses the default button`() {
    let harness = LayoutHarness {
      Button("Yes") { log.add("yes") }.keyboardShortcut(.defaultAction)
    }
    harness.tree.send(.key(.return, [.numericPad, .capsLock]))
    #expect(log.entries == ["yes"])
  }

  @Test func `return and escape press the default and the cancel button`() {
    let harness = LayoutHarness {
      Button("No") { log.add("no") }.keyboardShortcut(.cancelAction)
      Button("Yes") { log.add("yes") }.keyboardShortcut(.defaultAction)
    }
    harness.tree.send(.key(.return))
    harness.tree.send(.key(.escape))
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
    harness.tree.send(.key(.character("k"), .control))
    isThere.value = false
    harness.layOut()
    harness.tree.send(.key(.character("k"), .control))
    #expect(log.entries == ["a", "c"])
  }
}
