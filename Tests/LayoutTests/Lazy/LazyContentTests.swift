import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The views of a lazy container.
  @MainActor @Suite struct LazyContentTests {
    private func list(_ items: Knob<[Item]>) -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollView {
          ObservedContent {
            LazyVStack(spacing: 0) {
              ForEach(items.value) { Counter($0.name).frame(height: 20) }
            }
          }
        }
      }
    }

    private func items(_ range: Range<Int>) -> [Item] {
      range.map { Item(id: $0, name: "n\($0)") }
    }

    @Test func `a row keeps its state outside of the visible part`() {
      let harness = list(Knob(items(0..<500)))
      harness.click("n2 0")
      harness.wheel(0, -5_000)
      harness.wheel(0, 5_000)
      #expect(harness.texts[2] == "n2 1")
    }

    @Test func `a row keeps its state while its element moves`() {
      let knob = Knob(items(0..<500))
      let harness = list(knob)
      harness.click("n2 0")
      knob.value.insert(Item(id: -1, name: "new"), at: 0)
      #expect(harness.texts[0] == "new 0")
      #expect(harness.texts[3] == "n2 1")
    }

    @Test func `a row is removed with its element`() {
      let knob = Knob(items(0..<500))
      let harness = list(knob)
      harness.click("n2 0")
      knob.value.remove(at: 2)
      #expect(harness.texts[2] == "n3 0")
      knob.value = items(0..<500)
      #expect(harness.texts[2] == "n2 0")
    }

    @Test func `a row that becomes visible again shows the current element`() {
      let knob = Knob(items(0..<500))
      let harness = list(knob)
      harness.wheel(0, -5_000)
      knob.value[1].name = "changed"
      harness.wheel(0, 5_000)
      #expect(harness.texts[1] == "changed 0")
    }

    @Test func `fewer rows make the content shorter`() {
      let knob = Knob(items(0..<500))
      let harness = list(knob)
      harness.wheel(0, -100_000)
      knob.value = items(0..<20)
      #expect(harness["n19 0"].minY == 181.5)
      knob.value = []
      #expect(harness.texts.isEmpty)
    }

    @Test func `rows with other numbers of views are first met while scrolling`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<300) { index in
              fixedView("a\(index)", 10, 10)
              if index > 40 && index % 2 == 0 { fixedView("b\(index)", 10, 20) }
            }
          }
        }
      }
      harness.wheel(0, -450)
      #expect(harness["b42"].minY == harness["a42"].maxY)
      harness.wheel(0, -100_000)
      // The last element, 299, has one view, and the one before two.
      #expect(harness["a299"].maxY == 200)
      #expect(harness["b298"].maxY == 190)
    }

    @Test func `an element of several views is several rows`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 2) {
            ForEach(0..<300) { index in
              fixedView("a\(index)", 10, 10)
              fixedView("b\(index)", 10, 20)
            }
          }
        }
      }
      #expect(harness["b0"].minY == 12)
      #expect(harness["a1"].minY == 34)
      harness.wheel(0, -3_400)
      #expect(harness["a100"].minY == 0)
      #expect(!harness.elements.contains { $0.label == "a200" })
    }

    @Test func `if elements have different numbers of views, all rows are made`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 2) {
            ForEach(0..<30) { index in
              if !index.isMultiple(of: 3) { fixedView("\(index)", 10, 10) }
            }
          }
        }
      }
      #expect(harness["1"].minY == 0)
      #expect(harness["4"].minY == 24)
    }

    @Test func `other views may be between the rows`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            fixedView("head", 10, 30)
            ForEach(0..<300) { fixedView("\($0)", 10, 10) }
            fixedView("foot", 10, 50)
          }
        }
      }
      #expect(harness["0"].minY == 30)
      harness.wheel(0, -100_000)
      #expect(harness["foot"].maxY == 200)
      #expect(harness["299"].maxY == 150)
    }

    @Test func `rows in custom views and conditions are made when they become visible`() {
      let made = Count()
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView { LazyVStack(spacing: 0) { Rows(made: made) } }
      }
      #expect(made.value == 10)
      #expect(harness["9"].minY == 180)
    }

    private struct Rows: View {
      let made: Count

      var body: some View {
        if true {
          ForEach(0..<1000) { index in
            let _ = made.add()
            fixedView("\(index)", 10, 20)
          }
        }
      }
    }

    @Test func `a row that grows moves the rows after it`() {
      let height = Knob<CGFloat>(20)
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { index in
              ObservedContent { fixedView("\(index)", 10, index == 1 ? height.value : 20) }
            }
          }
        }
      }
      height.value = 50
      #expect(harness["2"].minY == 70)
    }

    @Test func `nested lazy containers make the visible rows only`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { section in
              LazyVStack(spacing: 0) { ForEach(0..<5) { fixedView("\(section) \($0)", 10, 10) } }
            }
          }
        }
      }
      #expect(harness["1 2"].minY == 70)
      harness.wheel(0, -2_500)
      #expect(harness["50 0"].minY == 0)
    }
  }
}
