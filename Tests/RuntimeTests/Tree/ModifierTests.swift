import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct ModifierTests {
  private let size = CGSize(width: 400, height: 400)

  @Test func `adds views around its content`() {
    let harness = LayoutHarness(in: size) { Text("inside").modifier(Titled(title: "title")) }
    #expect(harness.texts == ["title", "inside"])
    #expect(harness["title"].maxY == harness["inside"].minY)
  }

  @Test func `has its own state for each use`() {
    let harness = LayoutHarness(in: size) {
      VStack {
        Counter("a").modifier(Counted(name: "m"))
        Counter("b").modifier(Counted(name: "n"))
      }
    }
    harness.click("m 0")
    harness.click("b 0")
    harness.click("m 1")
    #expect(harness.texts == ["m 2", "a 0", "n 0", "b 1"])
  }

  @Test func `keeps the state of its content when it changes`() {
    let title = Knob("one")
    let harness = LayoutHarness(in: size) {
      ObservedContent { Counter("a").modifier(Titled(title: title.value)) }
    }
    harness.click("a 0")
    title.value = "two"
    #expect(harness.texts == ["two", "a 1"])
  }

  @Test func `may use its content any number of times`() {
    let count = Knob(0)
    let harness = LayoutHarness(in: size) {
      ObservedContent { Counter("a").modifier(Repeated(count: count.value)) }
    }
    #expect(harness.texts == [])
    count.value = 2
    #expect(harness.texts == ["a 0", "a 0"])
    harness.click("a 0")
    #expect(harness.texts == ["a 1", "a 0"])
  }

  @Test func `reads the environment of its view`() {
    let harness = LayoutHarness(in: size) {
      Text("x").modifier(Sized()).environment(\.dynamicTypeSize, .small)
    }
    #expect(harness.texts == ["small", "x"])
  }

  @Test func `is applied once to the whole group`() {
    let harness = LayoutHarness(in: size) {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .modifier(Titled(title: "t"))
      }
    }
    #expect(harness.texts == ["t", "a", "b"])
  }

  @Test func `can be concatenated, the first one innermost`() {
    let both = Titled(title: "inner").concat(Titled(title: "outer"))
    let harness = LayoutHarness(in: size) { Text("x").modifier(both) }
    #expect(harness.texts == ["outer", "inner", "x"])
    #expect(LayoutHarness(in: size) { Text("x").modifier(EmptyModifier.identity) }.texts == ["x"])
  }
}

private struct Titled: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      Text(title)
      content
    }
  }
}

private struct Counted: ViewModifier {
  let name: String
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      Button("\(name) \(count)") { count += 1 }
      content
    }
  }
}

private struct Repeated: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    VStack { ForEach(0..<count, id: \.self) { _ in content } }
  }
}

private struct Sized: ViewModifier {
  @Environment(\.dynamicTypeSize) private var typeSize

  func body(content: Content) -> some View {
    VStack {
      Text(verbatim: "\(typeSize)")
      content
    }
  }
}
