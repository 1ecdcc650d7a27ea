import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// A guide of one's own across both axes.
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @MainActor @Suite struct AlignmentGuideTests {
    private let quarterAcross = HorizontalAlignment(Quarter.self)
    private let quarterDown = VerticalAlignment(Quarter.self)

    @Test func `a guide moves the view against the others`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 20, 20).alignmentGuide(.leading) { _ in 12 }
          box("b", 40, 20)
        }
      }
      // a's guide is 12 right of its edge, so b begins 12 right of a: from 0 to 52
      #expect(harness["a"].minX == 0)
      #expect(harness["b"].minX == 12)
      #expect(harness.answer == size(52, 40))
    }

    @Test func `a guide may lie outside its view`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top, spacing: 0) {
          box("a", 20, 20).alignmentGuide(.top) { _ in -10 }
          box("b", 20, 20)
        }
      }
      #expect(harness["a"].minY == 10)
      #expect(harness.answer.height == 30)
    }

    @Test func `a guide sees size and guides of its view`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .bottom, spacing: 0) {
          box("a", 20, 20).alignmentGuide(.bottom) { $0[VerticalAlignment.center] + $0.width }
          box("b", 20, 20)
        }
      }
      // 10 + 20 down a meets 20 down b
      #expect(harness["b"].minY - harness["a"].minY == 10)
    }

    @Test func `a guide on a guide starts from it`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top, spacing: 0) {
          box("a", 20, 20).alignmentGuide(.top) { _ in 3 }
            .alignmentGuide(.top) { 2 * $0[.top] }
          box("b", 20, 20)
        }
      }
      #expect(harness["b"].minY == 6)
    }

    @Test func `other guides stay where they were`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .center, spacing: 0) {
          box("a", 20, 20).alignmentGuide(.top) { _ in 12 }
          box("b", 20, 20)
        }
      }
      #expect(harness["a"] == rect(0, 0, 20, 20))
      #expect(harness["b"] == rect(20, 0, 20, 20))
    }

    @Test func `explicit values are told from those that follow from the size`() {
      var asked: [CGFloat?] = []
      _ = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top) {
          box("a", 20, 40).alignmentGuide(quarterDown) { _ in 7 }
            .alignmentGuide(.top) {
              asked = [
                $0[explicit: quarterDown], $0[explicit: quarterAcross], $0[explicit: .bottom],
                $0[quarterDown], $0[quarterAcross], $0[.bottom],
              ]
              return 0
            }
        }
      }
      #expect(asked == [7, nil, nil, 7, 10, 40])
    }

    @Test func `one identity serves both axes apart`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        ZStack(alignment: Alignment(horizontal: quarterAcross, vertical: quarterDown)) {
          box("a", 20, 40).alignmentGuide(quarterAcross) { _ in 0 }
          box("b", 20, 40).alignmentGuide(quarterDown) { _ in 0 }
        }
      }
      // across: a at 0, b at 40/4; down: a at 40/4, b at 0
      #expect(harness["a"].origin == CGPoint(x: 10, y: 0))
      #expect(harness["b"].origin == CGPoint(x: 0, y: 10))
    }

    @Test func `a guide of one's own travels up, the frame's own do not`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: quarterDown, spacing: 0) {
          VStack(spacing: 0) {
            box("head", 20, 15)
            box("a", 20, 20).alignmentGuide(quarterDown) { _ in 5 }
          }
          VStack(spacing: 0) { box("b", 20, 20).alignmentGuide(.top) { _ in 9 } }
        }
      }
      // 15 + 5 down the first column, a quarter of 20 down the second
      #expect(harness["b"].minY == 15)
      let tops = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) { box("a", 20, 20).alignmentGuide(.top) { _ in 9 } }
          box("b", 20, 20)
        }
      }
      #expect(tops["a"].minY == tops["b"].minY)
    }

    @Test func `frames and overlays align by guides`() {
      let frame = LayoutHarness(proposing: nil, nil) {
        box("a", 20, 20).alignmentGuide(.trailing) { _ in 5 }
          .frame(width: 100, alignment: .trailing)
      }
      // The frame's trailing edge at 100 meets the view's guide at 5.
      #expect(frame["a"].minX == 95)
      let overlay = LayoutHarness(proposing: nil, nil) {
        box("a", 100, 20)
          .overlay(alignment: .leading) { box("b", 10, 10).alignmentGuide(.leading) { $0.width } }
      }
      #expect(overlay["b"].minX == -10)
    }

    @Test func `a guide that is another function later moves the view`() {
      let dial = Dial(0)
      let harness = LayoutHarness(proposing: nil, nil) {
        Dialled(dial) { value in
          HStack(alignment: .top, spacing: 0) {
            box("a", 20, 20).alignmentGuide(.top) { _ in CGFloat(value) }
            box("b", 20, 20)
          }
        }
      }
      #expect(harness["b"].minY == 0)
      dial.value = 8
      #expect(harness["b"].minY == 8)
    }

    @Test func `guides that ask twice for what is below cost no more at any depth`() {
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

    @Test func `frames round a guide, aligned by it, ask no more at any depth`() {
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
      // One question for each proposal, of which there are few: no level makes a new one.
      #expect(count > 0)
      #expect(count <= 10)
    }
  }
}
