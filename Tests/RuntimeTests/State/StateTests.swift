import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct StateTests {
  @Test func `starts with its initial value and is kept for new values of its view`() {
    let name = Knob("a")
    let harness = LayoutHarness { ObservedContent { Counter(name.value) } }
    #expect(harness.texts == ["a 0"])
    harness.click("a 0")
    harness.click("a 1")
    name.value = "b"
    #expect(harness.texts == ["b 2"])
  }

  @Test func `is kept in layouts of another size and with other modifier arguments`() {
    let scale = Knob(CGFloat(1))
    let harness = LayoutHarness {
      ObservedContent { Counter("a").padding(scale.value).frame(width: 50 * scale.value) }
    }
    harness.click("a 0")
    scale.value = 2
    harness.layOut(in: CGSize(width: 300, height: 300))
    #expect(harness.texts == ["a 1"])
  }

  @Test func `belongs to one view and is separate from that of siblings`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      VStack {
        Counter("a")
        Counter("b")
      }
    }
    harness.click("b 0")
    #expect(harness.texts == ["a 0", "b 1"])
  }

  @Test func `is separate for several properties of one view`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { TwoCounts() }
    harness.click("up")
    harness.click("up")
    harness.click("down")
    #expect(harness.texts == ["up", "down", "2 -1"])
  }

  @Test func `keeps its first object, however often the view is created`() {
    let name = Knob("a")
    let harness = LayoutHarness { ObservedContent { Keeper(name: name.value) } }
    let first = harness.texts
    name.value = "b"
    #expect(harness.texts == first)
  }

  @Test func `of an optional type starts with nil`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { Choice() }
    #expect(harness.texts == ["nothing"])
    harness.click("nothing")
    #expect(harness.texts == ["something"])
  }

  @Test func `is written by a child through a binding and updates the owner`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { Owner() }
    harness.click("child 0")
    #expect(harness.texts == ["owner 1", "child 1"])
  }

  @Test func `ignores writes before its view is part of a tree`() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    state.projectedValue.wrappedValue = 3
    #expect(state.wrappedValue == 1)
  }
}

private struct TwoCounts: View {
  @State private var ups = 0
  @State private var downs = 0

  var body: some View {
    VStack {
      Button("up") { ups += 1 }
      Button("down") { downs -= 1 }
      Text(verbatim: "\(ups) \(downs)")
    }
  }
}

private final class Token {}

private struct Keeper: View {
  let name: String
  @State private var token = Token()

  var body: some View {
    Text(verbatim: "\(ObjectIdentifier(token))")
  }
}

private struct Choice: View {
  @State private var chosen: String?

  var body: some View {
    Button(chosen ?? "nothing") { chosen = "something" }
  }
}

private struct Owner: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("owner \(count)")
      Child(count: $count)
    }
  }

  private struct Child: View {
    @Binding var count: Int

    var body: some View {
      Button("child \(count)") { count += 1 }
    }
  }
}
