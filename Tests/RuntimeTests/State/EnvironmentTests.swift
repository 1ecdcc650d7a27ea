import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct EnvironmentTests {
  private let size = CGSize(width: 400, height: 400)

  @Test func `has the same default values as SwiftUI's`() {
    let values = EnvironmentValues()
    #expect(values.displayScale == 1)
    #expect(values.pixelLength == 1)
    #expect(values.isEnabled)
    #expect(values.dynamicTypeSize == .large)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.font == nil)
    #expect(values.lineLimit == nil)
  }

  @Test func `provides the value of the nearest ancestor only`() {
    let harness = LayoutHarness(in: size) {
      VStack {
        Mood()
        VStack {
          Mood()
          Mood().environment(\.mood, "inner")
        }
        .environment(\.mood, "outer")
        Mood()
      }
    }
    #expect(harness.texts == ["calm", "outer", "inner", "calm"])
  }

  @Test func `uses the innermost of several modifiers on one view`() {
    let harness = LayoutHarness(in: size) {
      Mood().environment(\.mood, "a").environment(\.mood, "b")
    }
    #expect(harness.texts == ["a"])
  }

  @Test func `can be changed for descendants`() {
    let harness = LayoutHarness(in: size) {
      Mood()
        .transformEnvironment(\.mood) { $0 += "!" }
        .environment(\.mood, "loud")
    }
    #expect(harness.texts == ["loud!"])
  }

  @Test func `evaluates its readers again when an ancestor changes the value`() {
    let mood = Knob("one")
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        VStack { AnyView(Mood()) }.overlay { Mood() }.environment(\.mood, mood.value)
      }
    }
    #expect(harness.texts == ["one", "one"])
    mood.value = "two"
    #expect(harness.texts == ["two", "two"])
  }

  @Test func `set for the whole tree reaches every view, and keeps their state`() {
    let harness = LayoutHarness(in: size) {
      VStack {
        Counter("a")
        Mood()
      }
    }
    harness.click("a 0")
    let before = harness["a 1"].width
    harness.tree.environment.mood = "new"
    harness.tree.environment.dynamicTypeSize = .accessibility1
    #expect(harness.texts == ["a 1", "new"])
    // Body text is 17 points at large and 28 at accessibility1; a character is half as wide.
    #expect(before == 26)
    #expect(harness["a 1"].width == 42)
  }

  @Test func `is available in a layout, a grid and a condition`() {
    let harness = LayoutHarness(in: size) {
      Grid {
        GridRow {
          if true { Mood() }
          ViewThatFits { Mood() }
          AnyLayout(ZStackLayout()) { Mood() }
        }
      }
      .environment(\.mood, "far")
    }
    #expect(harness.texts == ["far", "far", "far"])
  }

  @Test func `isEnabled cannot be set inside a disabled view`() {
    let harness = LayoutHarness(in: size) { Ability().disabled(false).disabled(true) }
    #expect(harness.texts == ["off"])
    #expect(LayoutHarness(in: size) { Ability().disabled(false) }.texts == ["on"])
  }

  @Test func `provides the scale of the screen`() {
    let harness = LayoutHarness(in: size, scale: 2) { Scale() }
    #expect(harness.texts == ["2.0 0.5"])
  }
}

private enum MoodKey: EnvironmentKey {
  static var defaultValue: String { "calm" }
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

private struct Mood: View {
  @Environment(\.mood) private var mood
  var body: some View { Text(mood) }
}

private struct Ability: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text(isEnabled ? "on" : "off") }
}

private struct Scale: View {
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel
  var body: some View { Text(verbatim: "\(scale) \(pixel)") }
}
