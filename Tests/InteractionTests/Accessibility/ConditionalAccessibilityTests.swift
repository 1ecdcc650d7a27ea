import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The forms of accessibility modifiers with a condition.
@MainActor @Suite struct ConditionalAccessibilityTests {
  private func elements(@ViewBuilder _ content: () -> some View) -> [AccessibilityElement] {
    LayoutHarness(content).elements
  }

  @Test func `a property is set while its condition is true`() throws {
    let words: Substring = "plain"
    let found = elements {
      VStack {
        Color.red
          .accessibilityLabel("Volume", isEnabled: true)
          .accessibilityValue(words, isEnabled: true)
          .accessibilityHint(Text("Turn"), isEnabled: true)
          .accessibilityIdentifier("knob", isEnabled: true)
          .accessibilityInputLabels(["Volume", "Loudness"], isEnabled: true)
      }
    }
    let knob = try #require(found.first { $0.label == "Volume" })
    #expect(knob.value == "plain" && knob.hint == "Turn" && knob.identifier == "knob")
    #expect(knob.inputLabels == ["Volume", "Loudness"])
  }

  @Test func `a property stays as it is while its condition is false`() throws {
    let found = elements {
      Color.red
        .accessibilityLabel("inner").accessibilityValue("1").accessibilityHint("Turn")
        .accessibilityIdentifier("knob").accessibilityInputLabels(["a"])
        .accessibilityLabel(Text("outer"), isEnabled: false)
        .accessibilityValue("2", isEnabled: false)
        .accessibilityHint("Press", isEnabled: false)
        .accessibilityIdentifier("other", isEnabled: false)
        .accessibilityInputLabels([Text("b")], isEnabled: false)
    }
    let knob = try #require(found.first { $0.label == "inner" })
    #expect(knob.value == "1" && knob.hint == "Turn" && knob.identifier == "knob")
    #expect(knob.inputLabels == ["a"])
    #expect(!found.contains { $0.label == "outer" })
  }

  @Test(arguments: [true, false])
  func `a view is hidden if the condition is true`(isEnabled: Bool) {
    let found = elements { Text("text").accessibilityHidden(true, isEnabled: isEnabled) }
    #expect(found.contains { $0.label == "text" } != isEnabled)
  }

  @Test func `a text of its own label is kept`() {
    let found = elements {
      Button("Play") {}.accessibilityLabel("Stop", isEnabled: false)
      Button("Play") {}.accessibilityLabel("Stop", isEnabled: true)
    }
    #expect(found.filter { $0.type == "Button" }.map(\.label) == ["Play", "Stop"])
  }

  @Test func `the view keeps its state where the condition changes`() {
    struct Labelled: View {
      @State var isStarred = false
      var body: some View {
        Button("Star") { isStarred.toggle() }
        Counter().accessibilityLabel("starred", isEnabled: isStarred)
      }
    }
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let harness = LayoutHarness { VStack { Labelled() } }
    harness.click("count 0")
    harness.click("Star")
    #expect(harness.elements.contains { $0.label == "starred" })
    harness.click("Star")
    #expect(harness.elements.contains { $0.label == "count 1" })
  }
}
