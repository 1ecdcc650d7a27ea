import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct ScrollViewTests {
    @Test func `takes what it is proposed where it scrolls and its content's size across`() {
      let laid = Laid(proposing: 100, 60) { ScrollView { box("a", 40, 200) } }
      #expect(laid.answer == size(40, 60))
      let sideways = Laid(proposing: 100, 60) { ScrollView(.horizontal) { box("a", 400, 20) } }
      #expect(sideways.answer == size(100, 20))
      let both = Laid(proposing: 100, 60) {
        ScrollView([.horizontal, .vertical]) { box("a", 400, 20) }
      }
      #expect(both.answer == size(100, 60))
    }

    @Test func `is as large as its content where nothing is proposed`() {
      let laid = Laid(proposing: nil, nil) { ScrollView { box("a", 40, 200) } }
      #expect(laid.answer == size(40, 200))
    }

    @Test func `is endless where the proposal is`() {
      let laid = Laid(proposing: .infinity, .infinity) { ScrollView { box("a", 40, 200) } }
      #expect(laid.answer == size(40, .infinity))
    }

    @Test func `proposes no length where it scrolls`() {
      let watched = Watched()
      _ = Laid(proposing: 100, 60) { ScrollView { watched { box("a", 40, 200) } } }
      #expect(watched.log.placed == ProposedViewSize(width: 100, height: nil))
    }

    @Test func `takes the surplus of a stack as a colour does`() {
      let laid = Laid(proposing: 100, 200) {
        VStack {
          box("a", 20, 30)
          ScrollView { greedy("b") }.accessibilityLabel("scroll")
        }
      }
      #expect(laid["scroll"].height == 162)
      #expect(laid["b"].height == 10)
    }

    @Test func `content smaller than one axis stands at the start`() {
      let laid = Laid(in: size(100, 100)) { ScrollView { box("a", 40, 20) } }
      #expect(laid["a"] == rect(30, 0, 40, 20))
      let sideways = Laid(in: size(100, 100)) { ScrollView(.horizontal) { box("a", 40, 20) } }
      #expect(sideways["a"] == rect(0, 40, 40, 20))
    }

    @Test func `content smaller than both axes stands in the middle`() {
      let laid = Laid(in: size(100, 100)) {
        ScrollView([.horizontal, .vertical]) { box("a", 40, 20) }
      }
      #expect(laid["a"] == rect(30, 40, 40, 20))
    }

    @Test func `several views are a centred column`() {
      let laid = Laid(proposing: 100, 100) {
        ScrollView {
          box("a", 20, 20)
          box("b", 40, 20)
        }
      }
      #expect(laid.answer.width == 40)
      #expect(laid["a"] == rect(10, 0, 20, 20))
      #expect(laid["b"] == rect(0, 28, 40, 20))
    }

    @Test func `a spacer in a column of views keeps its least length`() {
      let laid = Laid(in: size(100, 100)) {
        ScrollView {
          box("a", 20, 20)
          Spacer()
          box("b", 20, 20)
        }
      }
      #expect(laid["b"].minY == 28)
    }

    @Test func `nothing inside is nothing across`() {
      #expect(Laid(proposing: 50, 50) { ScrollView {} }.answer == size(0, 50))
    }

    @Test func `sideways content begins on the right where leading is right`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let laid = Laid(in: size(100, 20), environment: environment) {
        ScrollView(.horizontal) { box("a", 300, 20) }
      }
      #expect(laid["a"] == rect(-200, 0, 300, 20))
    }
  }
}
