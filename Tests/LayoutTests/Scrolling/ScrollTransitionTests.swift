import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The appearance of views that enter a scroll view.
  @MainActor @Suite struct ScrollTransitionTests {
    /// Records the width of the view after the effect, which is scaled to zero by phases.
    private func rows(
      _ configuration: ScrollTransitionConfiguration, height: CGFloat = 50
    ) -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              fixedView("\(index)", 100, height)
                .scrollTransition(configuration) { effect, phase in
                  effect.scaleEffect(phase.isIdentity ? 1 : 0)
                }
            }
          }
        }
      }
    }

    /// A curve that returns its argument.
    private let even = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

    @Test func `a completely visible view is unchanged`() {
      let harness = rows(even)
      for row in 0..<4 { #expect(harness["\(row)"].width == 100) }
    }

    @Test func `the progress is the hidden fraction of a partially visible view`() {
      let harness = rows(even)
      harness.wheel(0, -10)
      // 40 of 50 points of row 0 are visible, and 10 of row 4.
      #expect(harness["0"].width.isNear(80))
      #expect(harness["1"].width == 100)
      #expect(harness["4"].width.isNear(20))
      #expect(harness["5"].width == 0)
    }

    @Test func `a timing curve is applied to the progress`() {
      let harness = rows(.interactive)
      harness.wheel(0, -10)
      #expect(harness["0"].width.isNear(100 * (1 - CGFloat(UnitCurve.easeInOut.value(at: 0.2)))))
    }

    @Test func `a threshold determines when the identity phase is reached`() {
      let half = rows(even.threshold(.visible(0.5)))
      half.wheel(0, -10)
      #expect(half["0"].width == 100)
      #expect(half["4"].width.isNear(40))
      let any = rows(even.threshold(.hidden))
      any.wheel(0, -49)
      #expect(any["0"].width == 100)
      let middle = rows(even.threshold(.centered))
      // The centre of row 0 is at 25; the row is hidden with its centre at −25 and in the identity
      // phase at 100.
      #expect(middle["0"].width.isNear(40))
      let further = rows(even.threshold(.visible(0.5).inset(by: 25)))
      further.wheel(0, -10)
      #expect(further["0"].width.isNear(80))
      let between = rows(even.threshold(.hidden.interpolated(towards: .visible, amount: 0.5)))
      between.wheel(0, -10)
      #expect(between["4"].width.isNear(40))
    }

    @Test func `a view larger than the scroll view is in the identity phase when it fills it`() {
      let harness = rows(even, height: 400)
      #expect(harness["0"].width == 100)
      harness.wheel(0, -100)
      #expect(harness["0"].width == 100)
      harness.wheel(0, -200)
      #expect(harness["0"].width.isNear(50))
    }

    @Test func `phases differ between the leading and the trailing side`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              fixedView("\(index)", 100, 50)
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

    @Test func `the transitions of both sides can differ`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              fixedView("\(index)", 100, 50)
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

    @Test func `an animated transition starts at the threshold`() {
      let harness = rows(.animated(.linear(duration: 1)))
      harness.tree.send(.scrolled(CGPoint(x: 50, y: 100), by: size(0, -20)))
      // 20 of 50 points of row 4 are visible: less than the threshold.
      #expect(harness.frame(of: "4", at: 0).width == 0)
      harness.tree.send(.scrolled(CGPoint(x: 50, y: 100), by: size(0, -10)))
      #expect(harness.frame(of: "4", at: 0).width == 0)
      #expect(harness.frame(of: "4", at: 0.5).width.isNear(50))
      #expect(harness.frame(of: "4", at: 1).width == 100)
    }

    @Test func `a view without a scroll view is unchanged`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        fixedView("a", 100, 50).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
      }
      #expect(harness["a"].width == 100)
    }

    @Test func `colours, blurs and rotations are interpolated`() {
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
      // Half of the first and half of the fifth row are visible; the others are unchanged.
      #expect(effects.filter { $0 == .opacity(0.75) }.count == 2)
      #expect(effects.filter { $0 == .blur(radius: 2, isOpaque: false) }.count == 2)
    }
  }
}

extension DrawCommand {
  /// Returns the effects of the nested groups in a command, outermost first.
  fileprivate var flattenedEffects: [GroupEffect] {
    switch self {
    case .group(let effect, let inner): [effect] + inner.flatMap(\.flattenedEffects)
    case .transform(_, let inner), .clip(_, _, let inner): inner.flatMap(\.flattenedEffects)
    default: []
    }
  }
}
