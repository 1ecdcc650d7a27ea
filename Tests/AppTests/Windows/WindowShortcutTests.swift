import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// F11, Control Q and Control W, and the shortcuts of a program with the same keys.
@MainActor @Suite struct WindowShortcutTests {
  private let f11 = KeyStroke(.function(11))

  /// Returns whether the window was in full screen after each of the given events.
  private func fullScreen(after events: [Event]) throws -> [Bool] {
    let platform = HeadlessPlatform()
    var states: [Bool] = []
    for event in events {
      platform.then([event])
      platform.then { states.append(platform.window.isFullScreen) }
    }
    try platform.run(Text("hello"))
    return states
  }

  @Test func `F11 switches to full screen and back`() throws {
    #expect(
      try fullScreen(after: [.keyDown(f11), .keyUp(f11), .keyDown(f11)]) == [true, true, false])
  }

  @Test func `F11 that is held down switches once`() throws {
    let repeated = KeyStroke(.function(11), isRepeat: true)
    #expect(
      try fullScreen(after: [.keyDown(f11), .keyDown(repeated), .keyDown(repeated)])
        == [true, true, true])
  }

  @Test(arguments: [
    KeyStroke(.function(11), modifiers: .shift), KeyStroke(.function(10)),
    KeyStroke(.character("f")),
  ])
  func `other keys do not switch`(key: KeyStroke) throws {
    #expect(try fullScreen(after: [.keyDown(key)]) == [false])
  }

  /// Returns the number of times that a program's shortcut ran when its keys were pressed, and the number of later
  /// events that the window received, which it does only while it is open.
  private func counts(
    of shortcut: KeyboardShortcut, pressing keys: [Event]
  ) throws -> (shortcut: Int, later: Int) {
    let (own, later) = (Knob(0), Knob(0))
    let platform = HeadlessPlatform(events: keys, [.keyDown(KeyStroke(.character("x")))])
    try platform.run(
      VStack {
        Button("own") { own.value += 1 }.keyboardShortcut(shortcut)
        Button("later") { later.value += 1 }.keyboardShortcut("x", modifiers: [])
      })
    #expect(!platform.window.isFullScreen)
    return (own.value, later.value)
  }

  @Test(arguments: ["q", "w"] as [Character])
  func `a program's own Control Q or Control W does not close the window`(key: Character) throws {
    let counts = try counts(of: KeyboardShortcut(KeyEquivalent(key)), pressing: .control(key))
    #expect(counts == (1, 1))
  }

  @Test func `a program's own F11 does not switch to full screen`() throws {
    let counts = try counts(
      of: KeyboardShortcut("\u{F70E}", modifiers: []), pressing: [.keyDown(f11)])
    #expect(counts == (1, 1))
  }

  @Test(arguments: ["q", "w"] as [Character])
  func `the shortcut of another key leaves Control Q and Control W alone`(key: Character) throws {
    let counts = try counts(of: KeyboardShortcut("e"), pressing: .control(key))
    #expect(counts == (0, 0))
  }

  @Test func `a program's own Control plus does not change the size of text`() throws {
    let sizes = Knob<[DynamicTypeSize]>([])
    let platform = HeadlessPlatform(events: .control("+"), .control("-"))
    try platform.run(
      Reader(sizes: sizes).background { Button("zoom") {}.keyboardShortcut("+") })
    #expect(sizes.value == [.large, .medium])
  }

  private struct Reader: View {
    let sizes: Knob<[DynamicTypeSize]>
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      Button("text") {}.onChange(of: typeSize, initial: true) { sizes.value.append(typeSize) }
    }
  }

  @Test func `clicks after the key that closes the window are not handled`() throws {
    let count = Knob(0)
    let click = [Event].click(100, 100)
    let platform = HeadlessPlatform(events: click + .control("w") + click)
    try platform.run(Button("press") { count.value += 1 })
    #expect(count.value == 1)
  }
}
