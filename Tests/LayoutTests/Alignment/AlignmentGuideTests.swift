import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// A custom guide for both axes.
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @MainActor @Suite struct AlignmentGuideTests {
    private let quarterAcross = HorizontalAlignment(Quarter.self)
    private let quarterDown = VerticalAlignment(Quarter.self)

    @Test func `a guide shifts the view relative to its siblings`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack(alignment: .leading, spacing: 0) {
          fixedView("a", 20, 20).alignmentGuide(.leading) { _ in 12 }
          fixedView("b", 40, 20)
        }
      }
      // a's guide is 12 right of its edge, so b begins 12 right of a: from 0 to 52
      #expect(harness["a"].minX == 0)
      #expect(harness["b"].minX == 12)
      #expect(harness.measuredSize == size(52, 40))
    }

    @Test func `a guide may lie outside its view`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top, spacing: 0) {
          fixedView("a", 20, 20).alignmentGuide(.top) { _ in -10 }
          fixedView("b", 20, 20)
        }
      }
      #expect(harness["a"].minY == 10)
      #expect(harness.measuredSize.height == 30)
    }

    @Test func `a guide function receives the size and the guides of its view`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .bottom, spacing: 0) {
          fixedView("a", 20, 20).alignmentGuide(.bottom) { $0[VerticalAlignment.center] + $0.width }
          fixedView("b", 20, 20)
        }
      }
      // 10 + 20 down a meets 20 down b
      #expect(harness["b"].minY - harness["a"].minY == 10)
    }

    @Test func `nested guides build on each other`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top, spacing: 0) {
          fixedView("a", 20, 20).alignmentGuide(.top) { _ in 3 }
            .alignmentGuide(.top) { 2 * $0[.top] }
          fixedView("b", 20, 20)
        }
      }
      #expect(harness["b"].minY == 6)
    }

    @Test func `other guides are unchanged`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .center, spacing: 0) {
          fixedView("a", 20, 20).alignmentGuide(.top) { _ in 12 }
          fixedView("b", 20, 20)
        }
      }
      #expect(harness["a"] == rect(0, 0, 20, 20))
      #expect(harness["b"] == rect(20, 0, 20, 20))
    }

    @Test func `explicit guides are distinguished from default guides`() {
      var guideValues: [CGFloat?] = []
      _ = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top) {
          fixedView("a", 20, 40).alignmentGuide(quarterDown) { _ in 7 }
            .alignmentGuide(.top) {
              guideValues = [
                $0[explicit: quarterDown], $0[explicit: quarterAcross], $0[explicit: .bottom],
                $0[quarterDown], $0[quarterAcross], $0[.bottom],
              ]
              return 0
            }
        }
      }
      #expect(guideValues == [7, nil, nil, 7, 10, 40])
    }

    @Test func `one alignment ID can be used for both axes independently`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        ZStack(alignment: Alignment(horizontal: quarterAcross, vertical: quarterDown)) {
          fixedView("a", 20, 40).alignmentGuide(quarterAcross) { _ in 0 }
          fixedView("b", 20, 40).alignmentGuide(quarterDown) { _ in 0 }
        }
      }
      // across: a at 0, b at 40/4; down: a at 40/4, b at 0
      #expect(harness["a"].origin == CGPoint(x: 10, y: 0))
      #expect(harness["b"].origin == CGPoint(x: 0, y: 10))
    }

    @Test func `a custom guide is propagated to ancestors, default guides are not`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: quarterDown, spacing: 0) {
          VStack(spacing: 0) {
            fixedView("head", 20, 15)
            fixedView("a", 20, 20).alignmentGuide(quarterDown) { _ in 5 }
          }
          VStack(spacing: 0) { fixedView("b", 20, 20).alignmentGuide(.top) { _ in 9 } }
        }
      }
      // 15 + 5 down the first column, a quarter of 20 down the second
      #expect(harness["b"].minY == 15)
      let tops = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) { fixedView("a", 20, 20).alignmentGuide(.top) { _ in 9 } }
          fixedView("b", 20, 20)
        }
      }
      #expect(tops["a"].minY == tops["b"].minY)
    }

    @Test func `frames and overlays align by guides`() {
      let frame = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 20, 20).alignmentGuide(.trailing) { _ in 5 }
          .frame(width: 100, alignment: .trailing)
      }
      // The frame's trailing edge at 100 meets the view's guide at 5.
      #expect(frame["a"].minX == 95)
      let overlay = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 100, 20)
          .overlay(alignment: .leading) {
            fixedView("b", 10, 10).alignmentGuide(.leading) { $0.width }
          }
      }
      #expect(overlay["b"].minX == -10)
    }

    @Test func `a changed guide function moves the view`() {
      let dial = Dial(0)
      let harness = LayoutHarness(proposing: nil, nil) {
        Dialled(dial) { value in
          HStack(alignment: .top, spacing: 0) {
            fixedView("a", 20, 20).alignmentGuide(.top) { _ in CGFloat(value) }
            fixedView("b", 20, 20)
          }
        }
      }
      #expect(harness["b"].minY == 0)
      dial.value = 8
      #expect(harness["b"].minY == 8)
    }

    @Test func `the cost of guides that measure descendants twice is independent of depth`() {
      var count = 0
      func nested(_ depth: Int) -> AnyView {
        if depth == 0 { return AnyView(Color.red.frame(width: 20, height: 20)) }
        return AnyView(
          nested(depth - 1).alignmentGuide(.top) {
            count += 1
            return ($0[.top] + $0[.top]) / 2
          })
      }
      _ = LayoutHarness(proposing: nil, nil) { HStack(alignment: .top) { nested(30) } }
      #expect(count <= 2 * 30)
    }

    @Test func `the cost of frames aligned by a guide is independent of depth`() {
      var count = 0
      func nested(_ depth: Int) -> AnyView {
        if depth == 0 {
          return AnyView(
            Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in
              count += 1
              return 5
            })
        }
        return AnyView(nested(depth - 1).frame(minWidth: 10, alignment: .leading))
      }
      _ = LayoutHarness(proposing: nil, nil) { VStack(alignment: .leading) { nested(30) } }
      // One measurement for each proposal, of which there are few: no level makes a new one.
      #expect(count > 0)
      #expect(count <= 10)
    }
  }
}
