import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The final offsets of scrolls.
  @MainActor @Suite struct ScrollTargetTests {
    /// Ten cards 80 wide with gaps of 10 in a window of 200 by 100.
    private func cards(
      _ behavior: some ScrollTargetBehavior, margin: CGFloat = 0,
      _ environment: EnvironmentValues = EnvironmentValues()
    ) -> LayoutHarness {
      LayoutHarness(in: size(200, 100), environment: environment) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<10) { fixedView("\($0)", 80, 50) } }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, margin)
        .scrollTargetBehavior(behavior)
      }
    }

    /// Scrolls by the wheel and waits until the scroll has ended.
    private func scroll(_ harness: LayoutHarness, _ distance: CGFloat, at time: Double = 0) {
      harness.wheel(distance, 0)
      harness.show(at: time + 0.2)
    }

    @Test func `content follows the wheel until it stops`() {
      let harness = cards(.viewAligned)
      harness.wheel(-100, 0)
      #expect(harness["0"].minX == -100)
      harness.show(at: 0.1)
      #expect(harness["0"].minX == -100)
      harness.show(at: 0.2)
      #expect(harness.frame(of: "0", at: 0.21).minX < -100)
      // From 100 to the next card, at 180.
      #expect(harness["2"].minX == 0)
    }

    @Test func `a small scroll snaps to the next view, and one back to the previous`() {
      let harness = cards(.viewAligned)
      scroll(harness, -5)
      #expect(harness["1"].minX == 0)
      scroll(harness, 5, at: 1)
      #expect(harness["0"].minX == 0)
    }

    @Test func `a scroll may pass any number of views unless it is limited`() {
      let free = cards(.viewAligned(limitBehavior: .never))
      scroll(free, -300)
      #expect(free["4"].minX == 0)
      let single = cards(.viewAligned(limitBehavior: .always))
      scroll(single, -300)
      #expect(single["1"].minX == 0)
    }

    @Test func `a view snaps inside the content margins`() {
      let harness = cards(.viewAligned, margin: 20)
      #expect(harness["0"].minX == 20)
      scroll(harness, -5)
      #expect(harness["1"].minX == 20)
    }

    @Test func `a view snaps to the centre with a centre anchor`() {
      let harness = cards(.viewAligned(anchor: .center))
      scroll(harness, -100)
      // The middle of view 2 is at 220, the middle of the window at 100.
      #expect(harness["2"].midX == 100)
    }

    @Test func `the last views snap to the end of the content`() {
      let harness = cards(.viewAligned)
      scroll(harness, -5_000)
      #expect(harness["9"].maxX == 200)
    }

    @Test func `scrolling is mirrored in right-to-left layouts`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = cards(.viewAligned, environment)
      #expect(harness["0"].maxX == 200)
      scroll(harness, 5)
      #expect(harness["1"].maxX == 200)
    }

    @Test func `single views can be scroll targets`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            fixedView("a", 10, 300)
            fixedView("b", 10, 300).scrollTarget()
            fixedView("c", 10, 300).scrollTarget(isEnabled: false)
          }
        }
        .scrollTargetBehavior(.viewAligned)
      }
      harness.wheel(0, -10)
      harness.show(at: 0.2)
      #expect(harness["b"].minY == 0)
    }

    @Test func `a page has the length of the scroll view`() {
      let harness = cards(.paging)
      scroll(harness, -5)
      #expect(harness["0"].minX == -200)
      scroll(harness, -5, at: 1)
      #expect(harness["0"].minX == -400)
      scroll(harness, 5, at: 2)
      #expect(harness["0"].minX == -200)
    }

    @Test func `the current page stays visible when the size changes`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<5) { greedy("\($0)").containerRelativeFrame(.vertical) }
          }
        }
        .scrollTargetBehavior(.paging)
      }
      for turn in 0..<3 {
        harness.wheel(0, -5)
        harness.show(at: Double(turn) + 0.2)
        harness.layOut()
      }
      #expect(harness["3"] == rect(0, 0, 100, 200))
      harness.layOut(in: size(100, 320))
      #expect(harness["3"] == rect(0, 0, 100, 320))
    }

    @Test func `the page keys scroll by one page`() {
      let harness = cards(.paging)
      harness.tree.send(.pointerMoved(CGPoint(x: 100, y: 50)))
      harness.tree.send(.keyDown(KeyStroke(.pageDown)))
      #expect(harness["0"].minX == -200)
      harness.tree.send(.keyDown(KeyStroke(.pageUp)))
      #expect(harness["0"].minX == 0)
    }

    @Test func `releasing the indicator snaps to the nearest view`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { fixedView("\($0)", 100, 50) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
      }
      harness.tree.send(.pointerDown(CGPoint(x: 95, y: 10), .primary))
      harness.tree.send(.pointerMoved(CGPoint(x: 95, y: 31)))
      let offset = -harness["0"].minY
      #expect(offset > 100 && offset < 120)
      harness.tree.send(.pointerUp(CGPoint(x: 95, y: 31), .primary))
      #expect(harness["2"].minY == 0)
    }

    /// A behavior that ends at multiples of 100 points and records its arguments.
    private struct Hundreds: ScrollTargetBehavior {
      final class Log {
        var contexts: [ScrollTargetBehaviorContext] = []
        var proposed: [ScrollTarget] = []
      }

      let log: Log

      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        log.contexts.append(context)
        log.proposed.append(target)
        target.rect.origin.x = (target.rect.minX / 100).rounded(.up) * 100
      }
    }

    @Test func `a custom behavior receives the scroll and determines its target`() throws {
      let log = Hundreds.Log()
      var environment = EnvironmentValues()
      environment.colorScheme = .dark
      let harness = cards(Hundreds(log: log), environment)
      scroll(harness, -30)
      #expect(harness["0"].minX == -100)
      let context = try #require(log.contexts.first)
      #expect(log.contexts.count == 1)
      #expect(log.proposed.first?.rect == rect(30, 0, 200, 50))
      #expect(context.originalTarget.rect == rect(0, 0, 200, 50))
      #expect(context.velocity == CGVector(dx: 30 * 60, dy: 0))
      #expect(context.contentSize == size(890, 50))
      #expect(context.containerSize == size(200, 50))
      #expect(context.axes == .horizontal)
      #expect(context.colorScheme == .dark)
    }

    @Test func `a target's anchor applies to the target and to the scroll view`() {
      struct Centring: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          target = ScrollTarget(rect: rect(360, 0, 80, 50), anchor: .center)
        }
      }
      let harness = cards(AnyScrollTargetBehavior(Centring()))
      scroll(harness, -1)
      #expect(harness["4"].midX == 100)
    }

    @Test func `the position is written at the end of a scroll`() {
      let id = Knob<Int?>(nil)
      let harness = LayoutHarness(in: size(200, 100)) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<10) { fixedView("\($0)", 80, 50) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: Binding(get: { id.value }, set: { id.value = $0 }))
      }
      harness.wheel(-100, 0)
      harness.show(at: 0.2)
      #expect(harness["2"].minX == 0)
      #expect(id.value == 2)
    }
  }
}
