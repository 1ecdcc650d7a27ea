import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Views with matched frames.
@MainActor @Suite struct MatchedGeometryTests {
  private let windowSize = CGSize(width: 200, height: 100)

  /// A small square at the left that becomes a large one at the right.
  private struct Hero: View {
    let isLarge: Bool
    @Namespace private var space

    var body: some View {
      ZStack {
        if isLarge {
          Color.blue
            .matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 80, height: 60)
            .frame(width: 200, height: 100, alignment: .trailing)
        } else {
          Color.red
            .matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 20, height: 20)
            .frame(width: 200, height: 100, alignment: .leading)
        }
      }
    }
  }

  @Test func `inserted and removed views are animated along the same frames`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { Hero(isLarge: $0 > 0).animation(.linear(duration: 1), value: $0) }
    }
    #expect(harness.fills(at: 0).map(\.bounds) == [CGRect(x: 0, y: 40, width: 20, height: 20)])
    dial.value = 1
    let start = CGRect(x: 0, y: 40, width: 20, height: 20)
    #expect(harness.fills(at: 0).map(\.bounds) == [start, start])
    let middle = CGRect(x: 60, y: 30, width: 50, height: 40)
    #expect(harness.fills(at: 0.5).map(\.bounds) == [middle, middle])
    #expect(harness.fills(at: 1).map(\.bounds) == [CGRect(x: 120, y: 20, width: 80, height: 60)])
    #expect(!harness.tree.isMoving)
  }

  @Test func `reversed animations start at the presented frames`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { Hero(isLarge: $0 > 0).animation(.linear(duration: 1), value: $0) }
    }
    harness.show(at: 0)
    dial.value = 1
    harness.show(at: 0)
    harness.show(at: 0.5)
    dial.value = 0
    harness.show(at: 0.5)
    let turned = harness.fills(at: 0.5).map(\.bounds)
    #expect(turned.allSatisfy { $0 == CGRect(x: 60, y: 30, width: 50, height: 40) })
    #expect(harness.fills(at: 3).map(\.bounds) == [CGRect(x: 0, y: 40, width: 20, height: 20)])
  }

  @Test func `without an animation the source changes at once`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) { Dialled(dial) { Hero(isLarge: $0 > 0) } }
    harness.show(at: 0)
    dial.value = 1
    #expect(harness.fills(at: 0).map(\.bounds) == [CGRect(x: 120, y: 20, width: 80, height: 60)])
  }

  /// Three positions, and a mark that is matched to one of them.
  private struct Tabs: View {
    let chosen: Int
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.clear
            .matchedGeometryEffect(id: index, in: space, anchor: anchor)
            .frame(width: 20 + 20 * CGFloat(index), height: 10)
        }
      }
      .overlay(alignment: .topLeading) {
        Color.red
          .matchedGeometryEffect(
            id: chosen, in: space, properties: properties, anchor: anchor, isSource: false
          )
          .frame(width: 6, height: 4)
      }
    }
  }

  private func tabs(
    _ dial: Dial, _ properties: MatchedGeometryProperties, anchor: UnitPoint = .center,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutHarness {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return LayoutHarness(in: CGSize(width: 120, height: 10), environment: environment) {
      Dialled(dial) { value in
        Tabs(chosen: value, properties: properties, anchor: anchor)
          .animation(.linear(duration: 1), value: value)
      }
    }
  }

  private func mark(_ harness: LayoutHarness, at time: Double) -> CGRect? {
    harness.fills(at: time).last?.bounds
  }

  @Test func `a view that is not the source has the source's frame, also after a change`() {
    let dial = Dial()
    let harness = tabs(dial, .frame)
    #expect(mark(harness, at: 0) == CGRect(x: 0, y: 0, width: 20, height: 10))
    dial.value = 2
    harness.show(at: 0)
    // From 0...20 to 60...120.
    #expect(mark(harness, at: 0.5) == CGRect(x: 30, y: 0, width: 40, height: 10))
    #expect(mark(harness, at: 1) == CGRect(x: 60, y: 0, width: 60, height: 10))
  }

  @Test func `matching the position aligns the anchors`() {
    let dial = Dial(1)
    let harness = tabs(dial, .position)
    // The centre of 20...60 is 40; the mark keeps its size of 6 by 4.
    #expect(mark(harness, at: 0) == CGRect(x: 37, y: 3, width: 6, height: 4))
  }

  @Test func `matching the size scales about the anchor in the view's own position`() {
    let dial = Dial(1)
    let harness = tabs(dial, .size)
    // 40 by 10 about the centre of its own position, (3, 2).
    #expect(mark(harness, at: 0) == CGRect(x: -17, y: -3, width: 40, height: 10))
  }

  @Test func `an anchor is mirrored in right-to-left layouts`() {
    // From the right: 100...120, 60...100 and 0...60; the mark's own position is 114...120.
    func mark(_ properties: MatchedGeometryProperties) -> CGRect? {
      self.mark(tabs(Dial(1), properties, anchor: .leading, direction: .rightToLeft), at: 0)
    }
    #expect(mark(.position) == CGRect(x: 94, y: 3, width: 6, height: 4))
    // 40 wide from the right edge of its own position, vertically centred.
    #expect(mark(.size) == CGRect(x: 80, y: -3, width: 40, height: 10))
    #expect(mark(.frame) == CGRect(x: 60, y: 0, width: 40, height: 10))
  }

  @Test func `the first of several sources in the tree is used`() {
    struct Two: View {
      let hasFirst: Bool
      @Namespace private var space

      var body: some View {
        VStack(spacing: 0) {
          if hasFirst {
            Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 10)
          }
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 10)
          Color.green.matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 60, height: 10)
        }
      }
    }
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) { Dialled(dial) { Two(hasFirst: $0 > 0) } }
    #expect(harness.fills(at: 0).last?.bounds.width == 40)
    dial.value = 1
    #expect(harness.fills(at: 0).map(\.bounds.width) == [20, 20, 20])
    dial.value = 0
    #expect(harness.fills(at: 0).map(\.bounds.width) == [40, 40])
  }

  @Test func `a matched view keeps its own place in the layout`() {
    let harness = LayoutHarness(in: CGSize(width: 120, height: 40)) {
      VStack(spacing: 0) {
        Tabs(chosen: 2)
        Color.green.frame(width: 10, height: 10).accessibilityLabel("below")
      }
    }
    // Ten above the centre and ten below it.
    #expect(harness["below"].minY == 20)
  }

  @Test func `a view without a source is unchanged`() {
    struct Alone: View {
      @Namespace private var space

      var body: some View {
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
          .frame(width: 10, height: 10)
      }
    }
    let harness = LayoutHarness(in: windowSize) { Alone() }
    #expect(harness.fills(at: 0).map(\.bounds) == [CGRect(x: 95, y: 45, width: 10, height: 10)])
  }

  @Test func `equal ids in different namespaces do not match`() {
    struct Two: View {
      @Namespace private var one
      @Namespace private var other

      var body: some View {
        HStack(spacing: 0) {
          Color.red.matchedGeometryEffect(id: 1, in: one).frame(width: 10, height: 10)
          Color.blue.matchedGeometryEffect(id: 1, in: other, isSource: false)
            .frame(width: 20, height: 20)
        }
      }
    }
    let harness = LayoutHarness(in: windowSize) { Two() }
    #expect(harness.fills(at: 0).map(\.bounds.width) == [10, 20])
  }
}
