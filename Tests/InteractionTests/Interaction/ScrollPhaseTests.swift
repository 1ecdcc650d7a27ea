import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPlatform
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The phases of scrolling, and the views that are visible.
@MainActor @Suite struct ScrollPhaseTests {
  @Observable final class Model {
    @ObservationIgnored var phases: [ScrollPhase] = []
    @ObservationIgnored var velocities: [CGVector?] = []
    @ObservationIgnored var offsets: [CGFloat] = []
    @ObservationIgnored var shown: [[Int]] = []
    var position = ScrollPosition(edge: .top)
  }

  private let model = Model()
  private let middle = CGPoint(x: 50, y: 50)

  /// Twenty rows of 100 points in a window of 100 by 200.
  private func list() -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 100, height: 200), isAtRest: false) { [model] in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { fixedView("\($0)", 100, 100) } }
          .scrollTargetLayout()
      }
      .scrollPosition(Bindable(model).position)
      .onScrollPhaseChange { old, new, context in
        #expect(old == model.phases.last ?? .idle)
        model.phases.append(new)
        model.velocities.append(context.velocity)
        model.offsets.append(context.geometry.contentOffset.y)
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { model.shown.append($0) }
    }
  }

  /// Sends an event of a touchpad every 10 milliseconds; returns the time of the last one.
  private func swipe(_ harness: LayoutHarness, _ distances: [CGFloat]) -> Double {
    for (index, distance) in distances.enumerated() {
      harness.show(at: Double(index) / 100)
      harness.tree.send(
        .scrolled(middle, by: CGSize(width: 0, height: distance), isPrecise: true))
    }
    let end = Double(distances.count - 1) / 100
    harness.show(at: end)
    return end
  }

  @Test func `fingers scroll, and the content goes on with their velocity until it rests`() {
    let harness = list()
    let last = swipe(harness, [-10, -10, -10])
    #expect(model.phases == [.interacting])
    harness.show(at: last + ScrollMomentum.pause)
    #expect(model.phases == [.interacting, .decelerating])
    // 10 points in 10 milliseconds.
    #expect(abs((model.velocities[1]?.dy ?? 0) - 1_000) < 1e-6)
    #expect(model.velocities[0] == nil)
    harness.show(at: last + 10)
    #expect(model.phases == [.interacting, .decelerating, .idle])
    #expect(model.offsets.count == 3 && model.offsets.last ?? 0 > model.offsets[1])
  }

  @Test func `fingers that were slow end the scroll when they leave`() {
    let harness = list()
    // 0.1 points in 10 milliseconds are less than the least velocity that continues.
    let last = swipe(harness, [-1, -0.1])
    harness.show(at: last + 1)
    #expect(model.phases == [.interacting, .idle])
  }

  @Test func `a step of the wheel is an interaction that ends after a moment`() {
    let harness = list()
    harness.show(at: 0)
    harness.tree.send(.scrolled(middle, by: CGSize(width: 0, height: -40)))
    harness.show(at: 0.1)
    harness.tree.send(.scrolled(middle, by: CGSize(width: 0, height: -40)))
    harness.show(at: 0.2)
    #expect(model.phases == [.interacting])
    harness.show(at: 0.3)
    #expect(model.phases == [.interacting, .idle])
    #expect(ScrollPhase.interacting.isScrolling && !ScrollPhase.idle.isScrolling)
  }

  @Test func `a position that the program chooses is animated to`() {
    let harness = list()
    harness.show(at: 0)
    withAnimation(.linear(duration: 1)) { model.position.scrollTo(edge: .bottom) }
    harness.show(at: 0.1)
    #expect(model.phases == [.animating])
    harness.show(at: 0.6)
    #expect(model.phases == [.animating])
    harness.show(at: 2)
    harness.show(at: 2.1)
    #expect(model.phases == [.animating, .idle])
  }

  @Test func `a dragged indicator is an interaction`() {
    let harness = list()
    harness.show(at: 0)
    harness.tree.send(.pointerDown(CGPoint(x: 97, y: 5), .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: 97, y: 50)))
    harness.show(at: 1)
    #expect(model.phases == [.interacting])
    harness.tree.send(.pointerUp(CGPoint(x: 97, y: 50), .primary))
    harness.show(at: 1.1)
    #expect(model.phases == [.interacting, .idle])
  }

  @Test func `the visible targets are those of which half is shown`() {
    let harness = list()
    harness.show(at: 0)
    #expect(model.shown == [[0, 1]])
    harness.tree.send(.scrolled(middle, by: CGSize(width: 0, height: -40)))
    harness.show(at: 0.1)
    // 60 points of the first are visible, and 40 of the third.
    #expect(model.shown == [[0, 1]])
    harness.tree.send(.scrolled(middle, by: CGSize(width: 0, height: -20)))
    harness.show(at: 0.2)
    #expect(model.shown == [[0, 1], [1, 2]])
  }
}
