import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// A custom vertical guide with a default of a third of the height.
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  /// A custom horizontal guide with a default of a third of the width.
  private enum ThirdAcross: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  /// A layout that sets guides of its subview.
  private struct Marked: Layout {
    var third: CGFloat?
    var top: CGFloat?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
      switch guide {
      case VerticalAlignment(Third.self): third.map { bounds.minY + $0 }
      case .top: top.map { bounds.minY + $0 }
      default: nil
      }
    }
  }

  @MainActor @Suite struct AlignmentTests {
    private let third = VerticalAlignment(Third.self)

    @Test func `a custom guide has its default value where it is not set`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          fixedView("a", 20, 30)
          fixedView("b", 20, 60)
        }
      }
      // guides at 10 and 20
      #expect(harness["a"].minY == 10)
      #expect(harness["b"].minY == 0)
      #expect(harness.measuredSize.height == 60)
    }

    @Test func `horizontal guides of a column have the same rules as vertical guides of a row`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack(alignment: HorizontalAlignment(ThirdAcross.self)) {
          fixedView("a", 30, 20)
          fixedView("b", 60, 20)
        }
      }
      #expect(harness["a"].minX == 10)
    }

    @Test func `different guides make the stack longer across its axis`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          Marked(third: 0) { fixedView("a", 20, 20) }
          Marked(third: 20) { fixedView("b", 20, 20) }
        }
      }
      #expect(harness.measuredSize.height == 40)
      #expect(harness["a"].minY == 20)
      #expect(harness["b"].minY == 0)
    }

    @Test func `the alignment line is always inside the stack`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) { Marked(third: 50) { fixedView("a", 20, 20) } }
      }
      // from the view's top to the line 50 below it
      #expect(harness.measuredSize.height == 50)
      #expect(harness["a"].minY == 0)
    }

    @Test func `an explicit guide is propagated through containers and wrappers`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          VStack(spacing: 0) {
            fixedView("head", 20, 7)
            Marked(third: 3) { fixedView("a", 20, 20) }.padding(.top, 5)
          }
          Marked(third: 0) { fixedView("b", 20, 20) }
        }
      }
      // 7 + 5 + 3 below the column's top
      #expect(harness["head"].minY == 0)
      #expect(harness["b"].minY == 15)
    }

    @Test func `explicit guides of several children are averaged`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          ZStack(alignment: .top) {
            Marked(third: 1) { fixedView("a", 20, 20) }
            Marked(third: 3) { fixedView("b", 20, 20) }
            Marked(third: 11) { fixedView("c", 20, 20) }
            fixedView("d", 20, 20)
          }
          Marked(third: 0) { fixedView("e", 20, 20) }
        }
      }
      // (1 + 3 + 11) / 3; d sets none
      #expect(harness["e"].minY.isNear(5))
    }

    @Test func `a custom layout averages the guides of its placed subviews`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          ProposalRecorder { Marked(third: 4) { fixedView("a", 20, 20) } }
          Marked(third: 0) { fixedView("b", 20, 20) }
        }
      }
      #expect(harness["b"].minY == 4)
    }

    @Test func `an explicit top guide affects the view itself but not its container`() {
      let own = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top) {
          Marked(top: 6) { fixedView("a", 20, 20) }
          fixedView("b", 20, 20)
        }
      }
      #expect(own["b"].minY == 6)
      let held = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top) {
          VStack { Marked(top: 6) { fixedView("a", 20, 20) } }
          fixedView("b", 20, 20)
        }
      }
      #expect(held["b"].minY == 0)
      #expect(held["a"].minY == 0)
    }

    @Test func `texts are aligned by their first or last baselines`() {
      func harness(_ alignment: VerticalAlignment) -> LayoutHarness {
        LayoutHarness(proposing: nil, nil) {
          HStack(alignment: alignment) {
            VStack(spacing: 0) {
              Text("a").font(.system(size: 20))
              Text("b").font(.system(size: 40))
            }
            Text("c").font(.system(size: 20))
          }
        }
      }
      // The column's baselines: 15 in its first text, 20 + 30 in its last. The baseline of c: 15.
      #expect(harness(.firstTextBaseline)["c"].minY == 0)
      #expect(harness(.lastTextBaseline)["c"].minY == 35)
    }

    @Test func `the baselines of a row are the minimum first and maximum last of its texts`() {
      func height(_ alignment: VerticalAlignment) -> CGFloat {
        LayoutHarness(proposing: nil, nil) {
          HStack(alignment: alignment) {
            HStack(alignment: .top) {
              Text("a").font(.system(size: 20))
              Text("b").font(.system(size: 40))
            }
            fixedView("c", 20, 0)
          }
        }["c"].minY
      }
      #expect(height(.firstTextBaseline) == 15)
      #expect(height(.lastTextBaseline) == 30)
    }

    @Test func `the baseline of a view without text is its bottom`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .lastTextBaseline) {
          Text("a").font(.system(size: 40))
          fixedView("b", 20, 10)
        }
      }
      #expect(harness["b"] == rect(28, 20, 20, 10))
    }
  }
}
