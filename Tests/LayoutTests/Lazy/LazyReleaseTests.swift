import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Rows of lazy containers that are released while they are not visible, and made again.
  @MainActor @Suite struct LazyReleaseTests {
    /// Scrolls far away and back, so that the visible rows except the first one are released and
    /// made again.
    private func leaveAndReturn(_ harness: LayoutHarness) {
      harness.wheel(0, -5_000)
      harness.wheel(0, 5_000)
    }

    @Test func `state is kept wherever it is in a row`() {
      let harness = LayoutHarness(in: size(200, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { row in
              HStack {
                if row.isMultiple(of: 2) { Counter("if \(row)") } else { Counter("else \(row)") }
                Color.clear.frame(width: 40, height: 20).overlay { Counter("over \(row)") }
                Group { ForEach(["a", "b"], id: \.self) { Counter("each \($0)\(row)") } }.id("name")
              }
              .frame(height: 20)
            }
          }
        }
      }
      for name in ["if 2", "over 2", "each b2", "else 3"] { harness.click("\(name) 0") }
      leaveAndReturn(harness)
      for name in ["if 2", "over 2", "each b2", "else 3"] {
        #expect(harness.texts.contains("\(name) 1"))
      }
      #expect(harness.texts.contains("each a2 0"))
      #expect(harness.texts.contains("over 3 0"))
    }

    @Test func `state that depends on the size is kept`() {
      let harness = lazyList { row in GeometryReader { _ in Counter("n\(row)") } }
      harness.click("n3 0")
      leaveAndReturn(harness)
      #expect(harness.texts.contains("n3 1"))
    }

    @Test func `state of another branch is not restored`() {
      let isOn = Knob(true)
      let harness = lazyList { row in
        ObservedContent { if isOn.value { Counter("on \(row)") } else { Counter("off \(row)") } }
      }
      harness.click("on 3 0")
      harness.wheel(0, -5_000)
      isOn.value = false
      harness.wheel(0, 5_000)
      #expect(harness.texts[3] == "off 3 0")
      isOn.value = true
      #expect(harness.texts[3] == "on 3 0")
    }

    @Test func `a state that was written while its row was released shows the write`() {
      let bindings = Bindings()
      let harness = lazyList { Stored(number: $0, bindings: bindings) }
      harness.wheel(0, -5_000)
      bindings.all[3]?.wrappedValue = "written"
      harness.layOut()
      harness.wheel(0, 5_000)
      #expect(harness.texts[3] == "written")
      // The state invalidates the row that was made again.
      bindings.all[3]?.wrappedValue = "again"
      #expect(harness.texts[3] == "again")
    }

    @MainActor private final class Bindings {
      var all: [Int: Binding<String>] = [:]
    }

    private struct Stored: View {
      let number: Int
      let bindings: Bindings
      @State private var text = "initial"

      var body: some View {
        bindings.all[number] = $text
        return Text(verbatim: text)
      }
    }

    @Test func `the initial value of a state is that of the first row made`() {
      var count = 0
      let harness = lazyList { _ -> Numbered in
        count += 1
        return Numbered(number: count)
      }
      let first = Array(harness.texts.prefix(5))
      leaveAndReturn(harness)
      #expect(Array(harness.texts.prefix(5)) == first)
    }

    private struct Numbered: View {
      @State var number: Int

      var body: some View { Text(verbatim: "\(number)") }
    }

    @Test func `a removed element loses its state even while its row is released`() {
      let items = Knob((0..<500).map { Item(id: $0, name: "n\($0)") })
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          ObservedContent {
            LazyVStack(spacing: 0) { ForEach(items.value) { Counter($0.name).frame(height: 20) } }
          }
        }
      }
      for row in 2...5 { harness.click("n\(row) 0") }
      harness.wheel(0, -5_000)
      let all = items.value
      items.value.remove(at: 3)
      harness.layOut()
      items.value = all
      // A moved one keeps it.
      items.value.swapAt(4, 490)
      harness.wheel(0, 5_000)
      #expect(Array(harness.texts[2...5]) == ["n2 1", "n3 0", "n490 0", "n5 1"])
      items.value = all
      #expect(harness.texts[4] == "n4 1")
    }

    @Test func `a row appears and disappears as often as it is in sight`() {
      var events: [String] = []
      let harness = lazyList { row in
        Text(verbatim: "\(row)")
          .onAppear { if row == 3 { events.append("on") } }
          .onDisappear { if row == 3 { events.append("off") } }
      }
      leaveAndReturn(harness)
      leaveAndReturn(harness)
      #expect(events == ["on", "off", "on", "off", "on"])
    }

    @Test func `a state may be written when its row disappears`() {
      let harness = lazyList { Leaving(number: $0) }
      leaveAndReturn(harness)
      #expect(harness.texts[3] == "3 left 1")
      leaveAndReturn(harness)
      #expect(harness.texts[3] == "3 left 2")
    }

    private struct Leaving: View {
      let number: Int
      @State private var count = 0

      var body: some View {
        Text(verbatim: "\(number) left \(count)").onDisappear { count += 1 }
      }
    }

    @Test func `a change is noticed across a release, and an unchanged value is not`() {
      let value = Knob(1)
      var changes: [String] = []
      let harness = lazyList { row in
        ObservedContent {
          Text(verbatim: "\(row)").onChange(of: value.value, initial: true) { old, new in
            if row == 3 { changes.append("\(old)\(new)") }
          }
        }
      }
      leaveAndReturn(harness)
      #expect(changes == ["11"])
      harness.wheel(0, -5_000)
      value.value = 2
      harness.layOut()
      harness.wheel(0, 5_000)
      #expect(changes == ["11", "12"])
    }

    @Test func `a scroll view in a row keeps its offset`() {
      let harness = lazyList { row in
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<9) { fixedView("\(row).\($0)", 50, 20) } }
        }
      }
      harness.tree.send(.scrolled(CGPoint(x: 50, y: 70), by: size(-120, 0)))
      #expect(harness["3.2"].minX == -20)
      leaveAndReturn(harness)
      #expect(harness["3.2"].minX == -20)
      #expect(harness["4.2"].minX == 100)
    }

    @Test func `a lazy list in a row keeps the state of its rows`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { group in
              LazyVStack(spacing: 0) {
                ForEach(0..<20) { Counter("\(group).\($0)").frame(height: 20) }
              }
            }
          }
        }
      }
      harness.wheel(0, -400)
      harness.click("1.2 0")
      harness.wheel(0, -20_000)
      harness.wheel(0, 20_000)
      #expect(harness.texts.contains("1.2 1"))
      #expect(harness.texts.contains("1.3 0"))
    }
  }
}
