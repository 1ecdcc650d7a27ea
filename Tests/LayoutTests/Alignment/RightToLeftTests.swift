import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct RightToLeftTests {
    private func mirrored(@ViewBuilder _ content: () -> some View) -> LayoutHarness {
      let content = content()
      return LayoutHarness(proposing: nil, nil) {
        content.environment(\.layoutDirection, .rightToLeft)
      }
    }

    @Test func `a row starts at the right`() {
      let harness = mirrored {
        HStack {
          fixedView("a", 20, 20)
          fixedView("b", 30, 20)
        }
      }
      #expect(harness.measuredSize == size(58, 20))
      #expect(harness["a"] == rect(38, 0, 20, 20))
      #expect(harness["b"] == rect(0, 0, 30, 20))
    }

    @Test(arguments: [(HorizontalAlignment.leading, CGFloat(40)), (.center, 20), (.trailing, 0)])
    func `a column's leading edge is on the right`(alignment: HorizontalAlignment, x: CGFloat) {
      let harness = mirrored {
        VStack(alignment: alignment) {
          fixedView("a", 20, 20)
          fixedView("b", 60, 20)
        }
      }
      #expect(harness["a"].minX == x)
    }

    @Test func `frames, padding, overlays and Z stacks are mirrored`() {
      #expect(
        mirrored { fixedView("a", 20, 20).frame(width: 60, alignment: .leading) }["a"].minX == 40)
      #expect(
        mirrored { fixedView("a", 20, 20).frame(minWidth: 60, alignment: .leading) }["a"].minX == 40
      )
      #expect(mirrored { fixedView("a", 20, 20).padding(.leading, 5) }["a"].minX == 0)
      #expect(mirrored { fixedView("a", 20, 20).padding(.trailing, 5) }["a"].minX == 5)
      let overlaid = mirrored {
        fixedView("a", 60, 20).overlay(alignment: .leading) { fixedView("b", 20, 20) }
      }
      #expect(overlaid["b"].minX == 40)
      let stacked = mirrored {
        ZStack(alignment: .leading) {
          fixedView("a", 60, 20)
          fixedView("b", 20, 20)
        }
      }
      #expect(stacked["b"].minX == 40)
    }

    @Test func `the columns and cell anchors of a grid are mirrored`() {
      let harness = mirrored {
        Grid {
          GridRow {
            fixedView("a", 20, 20)
            fixedView("b", 30, 20)
          }
          GridRow {
            fixedView("c", 10, 20).gridCellAnchor(.leading)
            fixedView("d", 10, 20).gridColumnAlignment(.trailing)
          }
        }
      }
      #expect(harness["a"].minX == 38)
      #expect(harness["b"].minX == 0)
      #expect(harness["c"].minX == 48)
      #expect(harness["d"].minX == 0)
    }

    @Test func `a guide is measured from the leading edge`() {
      let harness = mirrored {
        VStack(alignment: .leading, spacing: 0) {
          fixedView("a", 20, 20).alignmentGuide(.leading) { _ in 12 }
          fixedView("b", 40, 20)
        }
      }
      // The mirror image of the left-to-right layout, 52 wide with b 12 after a's edge.
      #expect(harness["a"].maxX == 52)
      #expect(harness["b"].maxX == 40)
    }

    @Test func `an offset is not mirrored`() {
      let harness = mirrored { fixedView("a", 20, 20).offset(x: 5) }
      #expect(harness["a"].minX == 5)
    }

    @Test func `a custom layout computes positions as if leading were left`() {
      let harness = mirrored {
        ProposalRecorder { fixedView("a", 20, 20) }.frame(width: 60, alignment: .trailing)
      }
      #expect(harness["a"].minX == 0)
      let direct = mirrored { Corner { fixedView("a", 20, 20) } }
      // Placed at (5, 0) of a 60 wide container.
      #expect(direct["a"].minX == 35)
    }

    @Test func `a subtree may have the opposite direction`() {
      let harness = mirrored {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          HStack(spacing: 0) {
            fixedView("b", 20, 20)
            fixedView("c", 30, 20)
          }
          .environment(\.layoutDirection, .leftToRight)
        }
      }
      #expect(harness["a"].minX == 50)
      #expect(harness["b"].minX == 0)
      #expect(harness["c"].minX == 20)
    }

    @Test func `a change of the direction lays out again`() {
      let harness = LayoutHarness(in: size(100, 20)) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          greedy("b")
        }
      }
      #expect(harness["a"].minX == 0)
      harness.tree.environment.layoutDirection = .rightToLeft
      #expect(harness["a"].minX == 80)
    }
  }

  /// A layout that places its only view five points from its leading edge.
  private struct Corner: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: 60, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(
        at: CGPoint(x: bounds.minX + 5, y: bounds.minY), proposal: .unspecified)
    }
  }
}
