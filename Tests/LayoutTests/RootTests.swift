import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct RootTests {
    @Test func `the root is centred in the window`() {
      let harness = LayoutHarness(in: size(100, 100)) { fixedView("a", 58, 20) }
      #expect(harness["a"] == rect(21, 40, 58, 20))
    }

    @Test func `a root larger than the window overflows on both sides`() {
      let harness = LayoutHarness(in: size(100, 100)) { fixedView("a", 120, 140) }
      #expect(harness["a"] == rect(-10, -20, 120, 140))
    }

    @Test func `the root is proposed the size of the window`() {
      let harness = LayoutHarness(in: size(100, 60)) { greedy("a") }
      #expect(harness["a"] == rect(0, 0, 100, 60))
    }

    @Test func `several root views are laid out as a centred column`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        fixedView("a", 20, 20)
        fixedView("b", 40, 20)
      }
      #expect(harness["a"] == rect(40, 26, 20, 20))
      #expect(harness["b"] == rect(30, 54, 40, 20))
    }

    @Test func `the root's overlay is proposed the root's size`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        fixedView("a", 58, 20).overlay { greedy("b") }
      }
      #expect(harness["b"] == rect(21, 40, 58, 20))
    }

    @Test func `the minimum window size is the size for a proposal of zero`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        HStack {
          leaf("a", 30...(.infinity))
          greedy("b")
        }
      }
      #expect(harness.tree.minimumSize == size(38, 20))
    }

    @Test func `a change of the window size lays out again`() {
      let harness = LayoutHarness(in: size(100, 100)) { fixedView("a", 20, 20) }
      harness.layOut(in: size(60, 30))
      #expect(harness["a"] == rect(20, 5, 20, 20))
    }
  }

  /// A custom view with two views in its body.
  private struct Twins: View {
    var body: some View {
      fixedView("a", 20, 20)
      fixedView("b", 20, 20)
    }
  }

  @MainActor @Suite struct GroupDistributionTests {
    private func column(@ViewBuilder _ content: () -> some View) -> LayoutHarness {
      let content = content()
      return LayoutHarness(proposing: nil, nil) { VStack(spacing: 0) { content } }
    }

    @Test func `a modifier on a group applies to each member`() {
      let harness = column {
        Group {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
        }
        .padding(5)
      }
      #expect(harness.measuredSize == size(30, 60))
      #expect(harness["b"].minY == 35)
    }

    @Test func `a custom view with several views in its body is a group`() {
      #expect(column { Twins().padding(5) }.measuredSize == size(30, 60))
      #expect(column { Twins().frame(width: 70, height: 30) }.measuredSize == size(70, 60))
      #expect(column { Twins().frame(minHeight: 50) }.measuredSize == size(20, 100))
    }

    @Test func `the views of a ForEach are a group`() {
      let harness = column { ForEach(0..<3) { _ in fixedView("a", 20, 20) }.padding(.top, 10) }
      #expect(harness.measuredSize == size(20, 90))
    }

    @Test func `nested groups are one group`() {
      let harness = column {
        Group {
          Twins()
          Group { fixedView("c", 20, 20) }
        }
        .padding(1)
        .padding(4)
      }
      #expect(harness.measuredSize == size(30, 90))
    }

    @Test func `an overlay or background on a group applies to each member`() {
      let harness = column {
        Twins()
          .overlay { Color.red.accessibilityLabel("over") }
          .background { Color.red.accessibilityLabel("under") }
      }
      for label in ["over", "under"] {
        let frames = harness.elements.filter { $0.label == label }.map(\.frame)
        #expect(frames == [rect(0, 0, 20, 20), rect(0, 20, 20, 20)])
      }
    }

    @Test func `a layout priority on a group applies to each member`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          Group {
            greedy("b")
            greedy("c")
          }
          .layoutPriority(1)
        }
      }
      #expect(harness["a"].width == 0)
      #expect(harness["b"].width == 50)
      #expect(harness["c"].width == 50)
    }
  }
}
