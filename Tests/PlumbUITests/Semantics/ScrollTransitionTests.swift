import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// What views look like on their way into a scroll view.
  @MainActor @Suite struct ScrollTransitionTests {
    /// Keeps how wide the view's effect makes it: phases scale it to nothing.
    private func rows(
      _ configuration: ScrollTransitionConfiguration, height: CGFloat = 50
    ) -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              box("\(index)", 100, height)
                .scrollTransition(configuration) { effect, phase in
                  effect.scaleEffect(phase.isIdentity ? 1 : 0)
                }
            }
          }
        }
      }
    }

    /// A curve that gives time back.
    private let even = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

    @Test func `a view all of which shows is as it is`() {
      let harness = rows(even)
      for row in 0..<4 { #expect(harness["\(row)"].width == 100) }
    }

    @Test func `a view that shows in part is so far on its way`() {
      let harness = rows(even)
      harness.wheel(0, -10)
      // 40 of 50 points of row 0 show, and 10 of row 4.
      #expect(harness["0"].width.isNear(80))
      #expect(harness["1"].width == 100)
      #expect(harness["4"].width.isNear(20))
      #expect(harness["5"].width == 0)
    }

    @Test func `a curve shapes the way`() {
      let harness = rows(.interactive)
      harness.wheel(0, -10)
      #expect(harness["0"].width.isNear(100 * (1 - CGFloat(UnitCurve.easeInOut.value(at: 0.2)))))
    }

    @Test func `thresholds say when a view is there`() {
      let half = rows(even.threshold(.visible(0.5)))
      half.wheel(0, -10)
      #expect(half["0"].width == 100)
      #expect(half["4"].width.isNear(40))
      let any = rows(even.threshold(.hidden))
      any.wheel(0, -49)
      #expect(any["0"].width == 100)
      let middle = rows(even.threshold(.centered))
      // The middle of row 0 is at 25; it is out at −25 and there at 100.
      #expect(middle["0"].width.isNear(40))
      let further = rows(even.threshold(.visible(0.5).inset(by: 25)))
      further.wheel(0, -10)
      #expect(further["0"].width.isNear(80))
      let between = rows(even.threshold(.hidden.interpolated(towards: .visible, amount: 0.5)))
      between.wheel(0, -10)
      #expect(between["4"].width.isNear(40))
    }

    @Test func `a view larger than the scroll view is there when it fills it`() {
      let harness = rows(even, height: 400)
      #expect(harness["0"].width == 100)
      harness.wheel(0, -100)
      #expect(harness["0"].width == 100)
      harness.wheel(0, -200)
      #expect(harness["0"].width.isNear(50))
    }

    @Test func `phases differ by the side a view is on`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              box("\(index)", 100, 50)
                .scrollTransition(even) { effect, phase in effect.offset(x: 10 * phase.value) }
            }
          }
        }
      }
      harness.wheel(0, -10)
      #expect(harness["0"].minX.isNear(-2))
      #expect(harness["1"].minX == 0)
      #expect(harness["4"].minX.isNear(8))
    }

    @Test func `one side can differ from the other`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              box("\(index)", 100, 50)
                .scrollTransition(topLeading: .identity, bottomTrailing: even) { effect, phase in
                  effect.scaleEffect(phase.isIdentity ? 1 : 0)
                }
            }
          }
        }
      }
      harness.wheel(0, -10)
      #expect(harness["0"].width == 100)
      #expect(harness["4"].width.isNear(20))
    }

    @Test func `an animated transition takes its time from the threshold on`() {
      let harness = rows(.animated(.linear(duration: 1)))
      harness.tree.send(.scrolled(CGPoint(x: 50, y: 100), by: size(0, -20)))
      // 20 of 50 points of row 4 show: not there yet.
      #expect(harness.frame(of: "4", at: 0).width == 0)
      harness.tree.send(.scrolled(CGPoint(x: 50, y: 100), by: size(0, -10)))
      #expect(harness.frame(of: "4", at: 0).width == 0)
      #expect(harness.frame(of: "4", at: 0.5).width.isNear(50))
      #expect(harness.frame(of: "4", at: 1).width == 100)
    }

    @Test func `a view without a scroll view is as it is`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        box("a", 100, 50).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
      }
      #expect(harness["a"].width == 100)
    }

    @Test func `colours, blurs and turns mix on the way`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<9) { _ in
              Color.red.frame(height: 50)
                .scrollTransition(even) { effect, phase in
                  effect.opacity(phase.isIdentity ? 1 : 0.5).blur(radius: phase.isIdentity ? 0 : 4)
                    .rotationEffect(.degrees(10 * phase.value))
                }
            }
          }
        }
      }
      harness.wheel(0, -25)
      let effects = harness.tree.displayList().commands.flatMap(\.flattenedEffects)
      // Half of the first and half of the fifth row show; the others are as they are.
      #expect(effects.filter { $0 == .opacity(0.75) }.count == 2)
      #expect(effects.filter { $0 == .blur(radius: 2, isOpaque: false) }.count == 2)
    }
  }
}

extension DrawCommand {
  /// The effects of the groups in a command, from the outside in.
  fileprivate var flattenedEffects: [GroupEffect] {
    switch self {
    case .group(let effect, let inner): [effect] + inner.flatMap(\.flattenedEffects)
    case .transform(_, let inner), .clip(_, _, let inner): inner.flatMap(\.flattenedEffects)
    default: []
    }
  }
}
