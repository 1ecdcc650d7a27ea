import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct ScrollViewTests {
    @Test func `takes the proposed length along its axis and the content's length across`() {
      let harness = LayoutHarness(proposing: 100, 60) { ScrollView { fixedView("a", 40, 200) } }
      #expect(harness.measuredSize == size(40, 60))
      let sideways = LayoutHarness(proposing: 100, 60) {
        ScrollView(.horizontal) { fixedView("a", 400, 20) }
      }
      #expect(sideways.measuredSize == size(100, 20))
      let both = LayoutHarness(proposing: 100, 60) {
        ScrollView([.horizontal, .vertical]) { fixedView("a", 400, 20) }
      }
      #expect(both.measuredSize == size(100, 60))
    }

    @Test func `has the content's size for an unspecified proposal`() {
      let harness = LayoutHarness(proposing: nil, nil) { ScrollView { fixedView("a", 40, 200) } }
      #expect(harness.measuredSize == size(40, 200))
    }

    @Test func `is infinite for an infinite proposal`() {
      let harness = LayoutHarness(proposing: .infinity, .infinity) {
        ScrollView { fixedView("a", 40, 200) }
      }
      #expect(harness.measuredSize == size(40, .infinity))
    }

    @Test func `proposes an unspecified length along its axes`() {
      let watched = ProposalRecorder()
      _ = LayoutHarness(proposing: 100, 60) { ScrollView { watched { fixedView("a", 40, 200) } } }
      #expect(watched.log.placed == ProposedViewSize(width: 100, height: nil))
    }

    @Test func `is as flexible as a colour in a stack`() {
      let harness = LayoutHarness(proposing: 100, 200) {
        VStack {
          fixedView("a", 20, 30)
          ScrollView { greedy("b") }.accessibilityLabel("scroll")
        }
      }
      #expect(harness["scroll"].height == 162)
      #expect(harness["b"].height == 10)
    }

    @Test func `content smaller than one scroll axis is at the start`() {
      let harness = LayoutHarness(in: size(100, 100)) { ScrollView { fixedView("a", 40, 20) } }
      #expect(harness["a"] == rect(30, 0, 40, 20))
      let sideways = LayoutHarness(in: size(100, 100)) {
        ScrollView(.horizontal) { fixedView("a", 40, 20) }
      }
      #expect(sideways["a"] == rect(0, 40, 40, 20))
    }

    @Test func `content smaller than both scroll axes is centred`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        ScrollView([.horizontal, .vertical]) { fixedView("a", 40, 20) }
      }
      #expect(harness["a"] == rect(30, 40, 40, 20))
    }

    @Test func `several views are laid out as a centred column`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        ScrollView {
          fixedView("a", 20, 20)
          fixedView("b", 40, 20)
        }
      }
      #expect(harness.measuredSize.width == 40)
      #expect(harness["a"] == rect(10, 0, 20, 20))
      #expect(harness["b"] == rect(0, 28, 40, 20))
    }

    @Test func `a spacer in a scrolling column has its minimum length`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        ScrollView {
          fixedView("a", 20, 20)
          Spacer()
          fixedView("b", 20, 20)
        }
      }
      #expect(harness["b"].minY == 28)
    }

    @Test func `without content it has no length across its axis`() {
      #expect(LayoutHarness(proposing: 50, 50) { ScrollView {} }.measuredSize == size(0, 50))
    }

    @Test func `horizontal content starts at the right in right-to-left layouts`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(100, 20), environment: environment) {
        ScrollView(.horizontal) { fixedView("a", 300, 20) }
      }
      #expect(harness["a"] == rect(-200, 0, 300, 20))
    }
  }
}
