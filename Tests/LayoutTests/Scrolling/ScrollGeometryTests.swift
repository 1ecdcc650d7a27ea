import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Margins, anchors and callbacks of scroll views.
  @MainActor @Suite struct ScrollGeometryTests {
    private final class Report {
      var geometry: [ScrollGeometry] = []
      var visible: [Bool] = []
    }

    private let report = Report()

    /// Returns views of 50 points in a window of 100 by 200.
    private func rows(_ count: Int, _ change: (AnyView) -> some View) -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        change(
          AnyView(
            ScrollView { VStack(spacing: 0) { ForEach(0..<count) { fixedView("\($0)", 10, 50) } } })
        )
      }
    }

    @Test func `content margins inset the content and scroll with it`() {
      let harness = rows(5) { $0.contentMargins(.vertical, 20) }
      #expect(harness["0"].minY == 20)
      harness.wheel(0, -5_000)
      // 20 + 250 + 20 in 200: the last view ends 20 above the bottom.
      #expect(harness["4"].maxY == 180)
    }

    @Test func `margins across the scroll axis reduce the content's proposal`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView { greedy("a") }.contentMargins(.horizontal, 15)
      }
      #expect(harness["a"] == rect(15, 0, 70, 10))
    }

    @Test func `inner margins replace outer ones for each edge`() {
      let harness = rows(5) { $0.contentMargins(.top, 5).contentMargins(.all, 20) }
      #expect(harness["0"].minY == 5)
      #expect(rows(5) { $0.contentMargins(9, for: .scrollIndicators) }["0"].minY == 0)
    }

    @Test func `content starts at the anchor and keeps it while it grows`() {
      let harness = rows(10) { $0.defaultScrollAnchor(.bottom) }
      #expect(harness["9"].maxY == 200)
      harness.layOut(in: size(100, 300))
      #expect(harness["9"].maxY == 300)
    }

    @Test func `content keeps the user's scroll position`() {
      let harness = rows(10) { $0.defaultScrollAnchor(.bottom) }
      harness.wheel(0, 100)
      #expect(harness["9"].maxY == 300)
      harness.layOut(in: size(100, 190))
      #expect(harness["9"].maxY == 300)
    }

    @Test func `an anchor for the initial offset only is not kept`() {
      let harness = rows(10) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }
      #expect(harness["9"].maxY == 200)
      harness.layOut(in: size(100, 100))
      #expect(harness["9"].maxY == 200)
    }

    @Test func `content smaller than the view is aligned with the anchor`() {
      #expect(rows(2) { $0.defaultScrollAnchor(.bottom) }["1"].maxY == 200)
      #expect(rows(2) { $0.defaultScrollAnchor(.center) }["0"].minY == 50)
    }

    @Test func `an action receives the position of the view in its content`() {
      let harness = rows(10) {
        $0.contentMargins(.top, 10)
          .onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
          } action: { _, new in
            report.geometry.append(new)
          }
      }
      harness.wheel(0, -30)
      // Without scrolling the margin is visible before the content.
      #expect(report.geometry.map(\.contentOffset.y) == [-10, 20])
      #expect(report.geometry.map { $0.contentOffset.y + $0.contentInsets.top } == [0, 30])
      #expect(report.geometry.last?.contentSize.height == 500)
      #expect(report.geometry.last?.visibleRect.minY == 20)
      #expect(report.geometry.last?.visibleRect.size.height == 200)
      #expect(report.geometry.last?.contentInsets.top == 10)
    }

    @Test func `an action is called when the visibility of a view changes`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            fixedView("a", 10, 150)
            fixedView("b", 10, 100).onScrollVisibilityChange(threshold: 0.6) {
              report.visible.append($0)
            }
            fixedView("c", 10, 400)
          }
        }
      }
      // 50 of 100 are visible, then 70, then none.
      #expect(report.visible == [])
      harness.wheel(0, -20)
      #expect(report.visible == [true])
      harness.wheel(0, -400)
      #expect(report.visible == [true, false])
    }

    @Test func `modifiers without a function on Linux have no effect`() {
      let harness = rows(10) {
        $0.scrollBounceBehavior(.basedOnSize).scrollContentBackground(.hidden)
      }
      #expect(harness["0"] == rows(10) { $0 }["0"])
    }
  }
}
