import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Preferences, which views pass to their ancestors.
@MainActor @Suite struct PreferenceTests {
  private let log = Log()

  @Test func `values are reduced in the order of the views`() {
    _ = LayoutHarness {
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        HStack {
          ForEach(["b", "c"], id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
        }
        Text("d").preference(key: Names.self, value: ["d"])
      }
      .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    #expect(log.entries == ["abcd"])
  }

  @Test func `a single value is unchanged, and without values the default is used`() {
    _ = LayoutHarness {
      VStack {
        Text("a").preference(key: Sum.self, value: 5)
          .onPreferenceChange(Sum.self) { log.add("one \($0)") }
        Text("b").onPreferenceChange(Sum.self) { log.add("none \($0)") }
      }
      .onPreferenceChange(Sum.self) { log.add("all \($0)") }
    }
    #expect(log.entries == ["one 5.0", "none 100.0", "all 5.0"])
  }

  @Test func `a value replaces those of descendants, and a transform changes them`() {
    _ = LayoutHarness {
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
          .preference(key: Names.self, value: ["b"])
        Text("c").preference(key: Names.self, value: ["c"])
      }
      .transformPreference(Names.self) { $0.append("!") }
      .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    #expect(log.entries == ["bc!"])
  }

  @Test func `a transform without values starts with the default`() {
    _ = LayoutHarness {
      Text("a").transformPreference(Sum.self) { $0 += 1 }
        .onPreferenceChange(Sum.self) { log.add("\($0)") }
    }
    #expect(log.entries == ["101.0"])
  }

  @Test func `the value of an overlay is reduced after, that of a background before its view`() {
    _ = LayoutHarness {
      Text("a").preference(key: Names.self, value: ["a"])
        .overlay { Text("o").preference(key: Names.self, value: ["o"]) }
        .background { Text("b").preference(key: Names.self, value: ["b"]) }
        .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    #expect(log.entries == ["bao"])
  }

  @Test func `a change is reported once, and a change of order is a change`() {
    let names = Knob(["a", "b"])
    let harness = LayoutHarness {
      HStack {
        ObservedContent {
          ForEach(names.value, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
        }
      }
      .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    harness.layOut()
    names.value = ["b", "a"]
    harness.layOut()
    names.value = ["b"]
    harness.layOut()
    names.value = []
    harness.layOut()
    #expect(log.entries == ["ab", "ba", "b", ""])
  }

  @Test func `views that are not shown contribute no values, hidden views do`() {
    let harness = LayoutHarness(in: CGSize(width: 40, height: 20)) {
      ViewThatFits {
        Text("too long").preference(key: Names.self, value: ["long"])
        Text("ok").preference(key: Names.self, value: ["short"])
      }
      .background { Text("h").preference(key: Names.self, value: ["hidden "]).hidden() }
      .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    harness.layOut(in: CGSize(width: 200, height: 20))
    #expect(log.entries == ["hidden short", "hidden long"])
  }

  @Test func `a view contributes no values during its removal transition`() {
    let isThere = Knob(true)
    let harness = LayoutHarness {
      VStack {
        ObservedContent {
          if isThere.value { Text("a").preference(key: Names.self, value: ["a"]) }
        }
      }
      .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    withAnimation(.linear(duration: 1)) { isThere.value = false }
    harness.show(at: 0)
    #expect(log.entries == ["a", ""])
    #expect(harness.tree.isMoving)
  }

  @Test func `an overlay depends on the preferences of the view`() {
    let count = Knob(1)
    let harness = LayoutHarness {
      HStack {
        ObservedContent { ForEach(0..<count.value, id: \.self) { _ in SumView(5) } }
      }
      .overlayPreferenceValue(Sum.self) { Text(verbatim: "\(Int($0))") }
      .backgroundPreferenceValue(Sum.self) { Text(verbatim: "-\(Int($0))") }
    }
    #expect(harness.texts == ["5", "-5"])
    count.value = 3
    #expect(harness.texts == ["15", "-15"])
  }

  @Test func `an overlay is in the first layout, never without the preferences`() {
    let harness = LayoutHarness {
      GeometryReader { SumView($0.size.width) }
        .overlayPreferenceValue(Sum.self) { value in
          let _ = log.add("\(value)")
          Text("front")
        }
    }
    #expect(log.entries == ["100.0"])
    harness.layOut(in: CGSize(width: 50, height: 100))
    #expect(log.entries == ["100.0", "50.0"])
  }

  @Test func `the preferences of an overlay reach the ancestors`() {
    _ = LayoutHarness {
      SumView(1)
        .overlayPreferenceValue(Sum.self) { SumView($0 + 1) }
        .onPreferenceChange(Sum.self) { log.add("\($0)") }
    }
    #expect(log.entries == ["3.0"])
  }

  @Test func `a preference that keeps changing ends with one warning`() async {
    await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          let harness = LayoutHarness { Growing() }
          for _ in 0..<20 { harness.layOut() }
          precondition(harness["growing"].width < 20)
        }
      })
  }

  @Test func `only views with preferences are visited`() {
    var callCount = 0
    let knob = Knob(0)
    let harness = LayoutHarness {
      VStack {
        ObservedContent { Text("\(knob.value)") }
        Text("a").transformPreference(Sum.self) { _ in callCount += 1 }
      }
      .onPreferenceChange(Sum.self) { _ in }
    }
    #expect(callCount == 1)
    knob.value = 1
    harness.layOut()
    #expect(callCount == 1)
  }
}

/// A view that sets a number as a preference.
private struct SumView: View {
  let value: CGFloat

  init(_ value: CGFloat) {
    self.value = value
  }

  var body: some View { Color.clear.preference(key: Sum.self, value: value) }
}

/// A view whose width is its preference, which is always its size plus one.
private struct Growing: View {
  @State private var width: CGFloat = 1

  var body: some View {
    Color.red.frame(width: width).preference(key: Sum.self, value: width)
      .accessibilityLabel("growing")
      .onPreferenceChange(Sum.self) { width = $0 + 1 }
  }
}

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

/// A key whose default is not neutral, so that adding it would be detected.
private enum Sum: PreferenceKey {
  static let defaultValue: CGFloat = 100

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}
