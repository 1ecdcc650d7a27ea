import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct LazyStackTests {
    private let made = Count()

    /// A row that counts its evaluations.
    private struct Row: View {
      let name: String
      let height: CGFloat
      let made: Count

      var body: some View {
        let _ = made.add()
        Color.red.frame(width: 30, height: height).accessibilityLabel(name)
      }
    }

    private func row(_ index: Int, height: CGFloat = 20) -> some View {
      Row(name: "\(index)", height: height, made: made)
    }

    /// A thousand rows of 20 points without gaps in a window of 100 by 200.
    private func rows() -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { row($0) } } }
      }
    }

    @Test func `rows are placed below each other with a spacing of 8`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        LazyVStack {
          fixedView("a", 20, 20)
          fixedView("b", 40, 10)
        }
      }
      #expect(harness["a"] == rect(40, 81, 20, 20))
      #expect(harness["b"] == rect(30, 109, 40, 10))
    }

    @Test func `a lazy column is as wide as proposed`() {
      let harness = LayoutHarness(proposing: 100, 50) { LazyVStack { fixedView("a", 20, 30) } }
      #expect(harness.measuredSize == size(100, 30))
    }

    @Test func `without a proposal a lazy column has the width of its widest row`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        LazyVStack(alignment: .leading, spacing: 2) {
          fixedView("a", 20, 30)
          fixedView("b", 50, 10)
          greedy("c")
        }
      }
      #expect(harness.measuredSize == size(50, 54))
      #expect(harness["a"].minX == 0)
      #expect(harness["c"] == rect(0, 44, 50, 10))
    }

    @Test func `rows with a higher z-index are in front`() {
      func colours(_ level: Double) -> [DrawCommand] {
        LayoutHarness(in: size(100, 200)) {
          LazyVStack(spacing: 0) {
            Color.red.frame(height: 10).zIndex(level)
            Color.blue.frame(height: 10)
          }
        }
        .tree.displayList().commands
      }
      #expect(colours(1) == colours(0).reversed())
    }

    @Test func `rows are aligned`() {
      let harness = LayoutHarness(in: size(100, 50)) {
        LazyVStack(alignment: .trailing) { fixedView("a", 20, 30) }
      }
      #expect(harness["a"].minX == 80)
    }

    @Test func `a lazy row is the same along the horizontal axis`() {
      let harness = LayoutHarness(in: size(100, 50)) {
        LazyHStack(alignment: .top, spacing: 4) {
          fixedView("a", 20, 20)
          fixedView("b", 20, 10)
        }
      }
      #expect(harness["a"] == rect(28, 0, 20, 20))
      #expect(harness["b"] == rect(52, 0, 20, 10))
    }

    @Test func `without a scroll view all rows are made`() {
      _ = LayoutHarness(in: size(100, 200)) {
        LazyVStack(spacing: 0) { ForEach(0..<50) { row($0) } }
      }
      #expect(made.value == 50)
    }

    @Test func `in a scroll view of the other axis all rows are made`() {
      _ = LayoutHarness(in: size(100, 200)) {
        ScrollView(.horizontal) { LazyVStack(spacing: 0) { ForEach(0..<50) { row($0) } } }
      }
      #expect(made.value == 50)
    }

    @Test func `in a scroll view only the visible rows are made at first`() {
      let harness = rows()
      #expect(made.value == 10)
      #expect(harness["0"] == rect(35, 0, 30, 20))
      #expect(harness["9"] == rect(35, 180, 30, 20))
    }

    @Test func `rows that have not been made are estimated by the average length`() {
      let harness = rows()
      harness.wheel(0, -100_000)
      #expect(harness["999"] == rect(35, 180, 30, 20))
    }

    @Test func `scrolling makes the rows near the visible part`() {
      let harness = rows()
      harness.wheel(0, -90)
      // The part from 90 to 290, with 100 points on either side: rows 0 to 19.
      #expect(made.value == 20)
      #expect(harness["5"].minY == 10)
      harness.wheel(0, -150)
      // The part from 240 to 440, with 100 points on either side: rows 7 to 26.
      #expect(made.value == 27)
      #expect(harness["26"].minY == 280)
    }

    @Test func `scrolling among existing rows lays nothing out`() {
      let harness = rows()
      // Makes the rows down to 320 points.
      harness.wheel(0, -10)
      let before = LayoutCounters.measures
      harness.wheel(0, -50)
      harness.wheel(0, -30)
      #expect(LayoutCounters.measures == before)
    }

    @Test func `a frame without changes presents nothing`() {
      let rows = ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { row($0, height: CGFloat($0 % 7 + 10)) } }
        GeometryReader { Text("\(Int($0.frame(in: .global).minY))") }
      }
      let tree = ViewTree(root: rows, textServices: .monospaced)
      var shown = 0
      func frame(_ events: [Event] = []) {
        tree.frame(events, at: 0, in: size(100, 200), scale: 1) { _ in shown += 1 }
        _ = tree.minimumSize
      }
      frame()
      frame()
      #expect(shown == 1)
      frame([.scrolled(CGPoint(x: 50, y: 50), by: size(0, -900))])
      frame()
      frame()
      #expect(shown == 2)
    }

    @Test func `a row that changes outside of the visible part moves the rows after it`() {
      let height = Knob(CGFloat(20))
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { index in
              ObservedContent { row(index, height: index == 0 ? height.value : 20) }
            }
          }
        }
      }
      // In steps, so that every row that is passed is made and measured.
      for _ in 0..<10 { harness.wheel(0, -100) }
      #expect(harness["50"].minY == 0)
      height.value = 120
      // The first row is 100 longer, so the rows at this offset are five less.
      #expect(harness["45"].minY == 0)
    }

    @Test func `removing a stack removes its rows outside of the visible part`() {
      let isThere = Knob(true)
      let gone = Count()
      let harness = LayoutHarness(in: size(100, 200)) {
        ObservedContent {
          if isThere.value {
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<1000) { row($0).onDisappear { gone.add() } }
              }
            }
          }
        }
      }
      harness.wheel(0, -10_000)
      #expect(gone.value == 10)
      isThere.value = false
      harness.layOut()
      harness.layOut()
      #expect(gone.value == made.value)
    }

    @Test func `rows outside of the visible part report no geometry`() {
      var places: [CGFloat] = []
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { index in
              row(index).onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minY
              } action: { place in
                if index == 0 { places.append(place) }
              }
            }
          }
        }
      }
      harness.wheel(0, -90)
      for _ in 0..<5 { harness.wheel(0, -500) }
      #expect(places == [0, -90])
      harness.wheel(0, 2_590)
      #expect(places == [0, -90, 0])
    }

    @Test func `nested lazy rows are made when they become visible`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { _ in
              LazyVStack(spacing: 0) { ForEach(0..<100) { row($0) } }
            }
          }
        }
      }
      // 200 visible points, in the first of ten.
      #expect(made.value <= 11)
      #expect(harness["9"] == rect(35, 180, 30, 20))
    }

    @Test func `the cost of scrolling is proportional to the number of rows passed`() {
      func measures(past count: Int) -> Int {
        let harness = rows()
        let before = LayoutCounters.measures
        for _ in 0..<count / 5 { harness.wheel(0, -100) }
        return LayoutCounters.measures - before
      }
      #expect(measures(past: 800) <= 21 * measures(past: 400) / 10)
    }

    @Test func `a jump makes only the rows at its target`() {
      let harness = rows()
      harness.wheel(0, -10_000)
      // The part from 10000 to 10200.
      #expect(made.value == 10 + 10)
      #expect(harness["500"].minY == 0)
      harness.wheel(0, -20)
      // The part from 10020 to 10220, with 100 points on either side: rows 496 to 515.
      #expect(made.value == 10 + 20)
      #expect(harness["501"].minY == 0)
    }

    @Test func `rows outside of the visible part are neither drawn nor accessible`() {
      let harness = rows()
      harness.wheel(0, -10_000)
      #expect(!harness.elements.contains { $0.label == "3" })
    }

    @Test func `a larger window makes more rows`() {
      let harness = rows()
      harness.layOut(in: size(100, 400))
      #expect(made.value == 20)
      #expect(harness["19"].minY == 380)
    }

    @Test func `rows of different heights are placed below each other`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200) { row($0, height: $0.isMultiple(of: 2) ? 10 : 50) }
          }
        }
      }
      for _ in 0..<20 { harness.wheel(0, -90) }
      // 60 points a pair: 1800 points are 30 pairs.
      #expect(harness["60"].minY == 0)
      #expect(harness["61"].minY == 10)
    }

    @Test func `the end of rows longer than estimated is reached`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row($0, height: $0 < 50 ? 10 : 40) }
          }
        }
      }
      for _ in 0..<10 { harness.wheel(0, -5_000) }
      #expect(harness["99"].maxY == 200)
    }

    @Test func `views before the rows scroll with them`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            fixedView("head", 10, 500)
            LazyVStack(spacing: 0) { ForEach(0..<1000) { row($0) } }
          }
        }
      }
      #expect(made.value == 1)
      harness.wheel(0, -500)
      #expect(harness["0"].minY == 0)
      #expect(made.value == 10)
    }

    @Test func `a lazy row makes the visible columns`() {
      let harness = LayoutHarness(in: size(200, 50)) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<1000) { row($0) } }
        }
      }
      // Six and two thirds of 30 points are visible.
      #expect(made.value == 7)
      #expect(harness["3"].minX == 90)
    }

    @Test func `a lazy row starts at the right in right-to-left layouts`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(200, 50), environment: environment) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<1000) { row($0) } }
        }
      }
      #expect(harness["0"].maxX == 200)
      harness.tree.send(.scrolled(CGPoint(x: 100, y: 25), by: size(3_000, 0)))
      #expect(harness["100"].maxX == 200)
      #expect(made.value < 40)
    }
  }
}
