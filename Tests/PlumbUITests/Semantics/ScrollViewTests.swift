import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct ScrollViewTests {
    @Test func `takes what it is proposed where it scrolls and its content's size across`() {
      let harness = LayoutHarness(proposing: 100, 60) { ScrollView { box("a", 40, 200) } }
      #expect(harness.answer == size(40, 60))
      let sideways = LayoutHarness(proposing: 100, 60) {
        ScrollView(.horizontal) { box("a", 400, 20) }
      }
      #expect(sideways.answer == size(100, 20))
      let both = LayoutHarness(proposing: 100, 60) {
        ScrollView([.horizontal, .vertical]) { box("a", 400, 20) }
      }
      #expect(both.answer == size(100, 60))
    }

    @Test func `is as large as its content where nothing is proposed`() {
      let harness = LayoutHarness(proposing: nil, nil) { ScrollView { box("a", 40, 200) } }
      #expect(harness.answer == size(40, 200))
    }

    @Test func `is endless where the proposal is`() {
      let harness = LayoutHarness(proposing: .infinity, .infinity) {
        ScrollView { box("a", 40, 200) }
      }
      #expect(harness.answer == size(40, .infinity))
    }

    @Test func `proposes no length where it scrolls`() {
      let watched = Watched()
      _ = LayoutHarness(proposing: 100, 60) { ScrollView { watched { box("a", 40, 200) } } }
      #expect(watched.log.placed == ProposedViewSize(width: 100, height: nil))
    }

    @Test func `takes the surplus of a stack as a colour does`() {
      let harness = LayoutHarness(proposing: 100, 200) {
        VStack {
          box("a", 20, 30)
          ScrollView { greedy("b") }.accessibilityLabel("scroll")
        }
      }
      #expect(harness["scroll"].height == 162)
      #expect(harness["b"].height == 10)
    }

    @Test func `content smaller than one axis stands at the start`() {
      let harness = LayoutHarness(in: size(100, 100)) { ScrollView { box("a", 40, 20) } }
      #expect(harness["a"] == rect(30, 0, 40, 20))
      let sideways = LayoutHarness(in: size(100, 100)) {
        ScrollView(.horizontal) { box("a", 40, 20) }
      }
      #expect(sideways["a"] == rect(0, 40, 40, 20))
    }

    @Test func `content smaller than both axes stands in the middle`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        ScrollView([.horizontal, .vertical]) { box("a", 40, 20) }
      }
      #expect(harness["a"] == rect(30, 40, 40, 20))
    }

    @Test func `several views are a centred column`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        ScrollView {
          box("a", 20, 20)
          box("b", 40, 20)
        }
      }
      #expect(harness.answer.width == 40)
      #expect(harness["a"] == rect(10, 0, 20, 20))
      #expect(harness["b"] == rect(0, 28, 40, 20))
    }

    @Test func `a spacer in a column of views keeps its least length`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        ScrollView {
          box("a", 20, 20)
          Spacer()
          box("b", 20, 20)
        }
      }
      #expect(harness["b"].minY == 28)
    }

    @Test func `nothing inside is nothing across`() {
      #expect(LayoutHarness(proposing: 50, 50) { ScrollView {} }.answer == size(0, 50))
    }

    @Test func `sideways content begins on the right where leading is right`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(100, 20), environment: environment) {
        ScrollView(.horizontal) { box("a", 300, 20) }
      }
      #expect(harness["a"] == rect(-200, 0, 300, 20))
    }
  }
}
