import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct StackPriorityTests {
    @Test func `a higher priority is sized first`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          greedy("b").layoutPriority(1)
        }
      }
      #expect(harness["a"].width == 0)
      #expect(harness["b"].width == 100)
    }

    @Test func `the minimum lengths of lower priorities are reserved`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          leaf("a", 30...(.infinity))
          greedy("b").layoutPriority(1)
        }
      }
      #expect(harness["a"].width == 30)
      #expect(harness["b"].width == 70)
    }

    @Test func `three priorities are sized in order`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          leaf("a", 10...(.infinity))
          leaf("b", 20...60).layoutPriority(1)
          leaf("c", 0...50).layoutPriority(2)
        }
      }
      // c: 100 − 10 − 20 = 70, takes 50; b: 20 + 20 = 40, takes it; a: 0 + 10
      #expect(harness["c"].width == 50)
      #expect(harness["b"].width == 40)
      #expect(harness["a"].width == 10)
    }

    @Test func `children of equal priority divide the remaining length`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a").layoutPriority(3)
          leaf("b", 20...(.infinity))
          greedy("c").layoutPriority(3)
        }
      }
      #expect(harness["a"].width == 40)
      #expect(harness["b"].width == 20)
      #expect(harness["c"].width == 40)
    }

    @Test func `a negative priority is sized after the default priority`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a").layoutPriority(-0.5)
          greedy("b")
        }
      }
      #expect(harness["a"].width == 0)
      #expect(harness["b"].width == 100)
    }

    @Test func `priorities may be infinite`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a").layoutPriority(-.infinity)
          greedy("b").layoutPriority(.infinity)
          Spacer().accessibilityLabel("space")
        }
      }
      // 8 are reserved for the spacer; its minimum exceeds a's share, so it is sized first:
      // proposed 8/2
      #expect(harness["b"].width == 92)
      #expect(harness["space"].width == 8)
      #expect(harness["a"].width == 0)
    }

    @Test func `NaN as a priority does not hang`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a").layoutPriority(.nan)
          greedy("b")
        }
      }
      #expect(harness.measuredSize.width == 100)
    }

    @Test func `a stack with one child has its child's priority`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          VStack { greedy("b").layoutPriority(1) }
        }
      }
      #expect(harness["a"].width == 0)
      #expect(harness["b"].width == 100)
    }

    @Test func `a stack with one spacer is sized last`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          HStack { Spacer() }.accessibilityLabel("a")
          greedy("b")
        }
      }
      #expect(harness["a"].width == 8)
      #expect(harness["b"].width == 92)
    }

    @Test func `a stack with two children has the default priority`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          HStack(spacing: 0) {
            greedy("b").layoutPriority(1)
            greedy("c")
          }
        }
      }
      #expect(harness["a"].width == 50)
      #expect(harness["b"].width == 50)
      #expect(harness["c"].width == 0)
    }

    struct Wrapper: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var priority: Double
      var view: @MainActor @Sendable () -> AnyView

      init<V: View>(
        _ name: String, _ priority: Double, _ view: @escaping @MainActor @Sendable () -> V
      ) {
        testDescription = name
        self.priority = priority
        self.view = { AnyView(view()) }
      }
    }

    nonisolated static let wrappers: [Wrapper] = [
      Wrapper("nothing", 0) { Color.red },
      Wrapper("fixed frame", 0) { Color.red.layoutPriority(2).frame(width: 20) },
      Wrapper("flexible frame", 0) { Color.red.layoutPriority(2).frame(maxWidth: 20) },
      Wrapper("padding", 0) { Color.red.layoutPriority(2).padding(0) },
      Wrapper("aspect ratio", 0) { Color.red.layoutPriority(2).aspectRatio(1, contentMode: .fit) },
      Wrapper("fixed size", 0) { Color.red.layoutPriority(2).fixedSize() },
      Wrapper("layout of one's own", 0) { ProposalRecorder { Color.red.layoutPriority(2) } },
      Wrapper("row of two", 0) {
        HStack {
          Color.red.layoutPriority(2)
          Color.red.layoutPriority(2)
        }
      },
      Wrapper("column of two", 0) {
        VStack {
          Color.red.layoutPriority(2)
          Color.red.layoutPriority(2)
        }
      },
      Wrapper("Z stack of two", 0) {
        ZStack {
          Color.red.layoutPriority(2)
          Color.red.layoutPriority(2)
        }
      },
      Wrapper("grid", 0) { Grid { Color.red.layoutPriority(2) } },
      Wrapper("overlay's content", 0) { Color.red.overlay { Color.red.layoutPriority(2) } },
      Wrapper("background's content", 0) { Color.red.background { Color.red.layoutPriority(2) } },
      Wrapper("overlay's primary", 2) { Color.red.layoutPriority(2).overlay { Color.red } },
      Wrapper("background's primary", 2) { Color.red.layoutPriority(2).background { Color.red } },
      Wrapper("opacity", 2) { Color.red.layoutPriority(2).opacity(0.5) },
      Wrapper("clip", 2) { Color.red.layoutPriority(2).clipShape(Circle()) },
      Wrapper("clip to the bounds", 2) { Color.red.layoutPriority(2).clipped() },
      Wrapper("id", 2) { Color.red.layoutPriority(2).id(7) },
      Wrapper("gesture", 2) { Color.red.layoutPriority(2).onTapGesture {} },
      Wrapper("no hits", 2) { Color.red.layoutPriority(2).allowsHitTesting(false) },
      Wrapper("offset", 2) { Color.red.layoutPriority(2).offset(x: 3) },
      Wrapper("position", 0) { Color.red.layoutPriority(2).position() },
      Wrapper("border", 2) { Color.red.layoutPriority(2).border(.red) },
      Wrapper("rotation", 2) { Color.red.layoutPriority(2).rotationEffect(.degrees(5)) },
      Wrapper("scale", 2) { Color.red.layoutPriority(2).scaleEffect(2) },
      Wrapper("hidden", 2) { Color.red.layoutPriority(2).hidden() },
      Wrapper("z-index", 2) { Color.red.layoutPriority(2).zIndex(2) },
      Wrapper("alignment guide", 2) { Color.red.layoutPriority(2).alignmentGuide(.top) { _ in 3 } },
      Wrapper("disabled", 2) { Color.red.layoutPriority(2).disabled(true) },
      Wrapper("row of one", 2) { HStack { Color.red.layoutPriority(2) } },
      Wrapper("column of one", 2) { VStack { Color.red.layoutPriority(2) } },
      Wrapper("Z stack of one", 2) { ZStack { Color.red.layoutPriority(2) } },
      Wrapper("outer priority", 3) { Color.red.layoutPriority(2).layoutPriority(3) },
      Wrapper("spacer", -.infinity) { Spacer() },
      Wrapper("spacer in a Z stack", -.infinity) { ZStack { Spacer() } },
      Wrapper("spacer under an overlay", -.infinity) { Spacer().overlay { Color.red } },
      Wrapper("spacer in a fixed frame", 0) { Spacer().frame(width: 10) },
      Wrapper("spacer in a flexible frame", 0) { Spacer().frame(maxWidth: .infinity) },
      Wrapper("padded spacer", 0) { Spacer().padding(0) },
      Wrapper("spacer in a ratio", 0) { Spacer().aspectRatio(1, contentMode: .fit) },
      Wrapper("spacer of fixed size", 0) { Spacer().fixedSize() },
      Wrapper("empty row", -.infinity) { HStack {} },
    ]

    @Test(arguments: wrappers) func `each wrapper passes on or hides the priority of its content`(
      _ wrapper: Wrapper
    ) {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: 100, 100) { ProposalRecorder(log: log) { wrapper.view() } }
      #expect(log.priority == wrapper.priority)
    }
  }
}
