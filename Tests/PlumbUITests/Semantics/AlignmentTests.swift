import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// A guide of one's own, a third down a view that does not set it.
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  /// The same across a view.
  private enum ThirdAcross: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  /// Sets guides of the view inside.
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

    @Test func `a guide of one's own follows from the size where nobody sets it`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          box("a", 20, 30)
          box("b", 20, 60)
        }
      }
      // guides at 10 and 20
      #expect(harness["a"].minY == 10)
      #expect(harness["b"].minY == 0)
      #expect(harness.answer.height == 60)
    }

    @Test func `guides across a column work alike`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack(alignment: HorizontalAlignment(ThirdAcross.self)) {
          box("a", 30, 20)
          box("b", 60, 20)
        }
      }
      #expect(harness["a"].minX == 10)
    }

    @Test func `guides that lie apart make the stack longer across`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          Marked(third: 0) { box("a", 20, 20) }
          Marked(third: 20) { box("b", 20, 20) }
        }
      }
      #expect(harness.answer.height == 40)
      #expect(harness["a"].minY == 20)
      #expect(harness["b"].minY == 0)
    }

    @Test func `the line on which guides meet lies inside the stack`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) { Marked(third: 50) { box("a", 20, 20) } }
      }
      // from the view's top to the line 50 below it
      #expect(harness.answer.height == 50)
      #expect(harness["a"].minY == 0)
    }

    @Test func `an explicit guide travels up through containers and wrappers`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          VStack(spacing: 0) {
            box("head", 20, 7)
            Marked(third: 3) { box("a", 20, 20) }.padding(.top, 5)
          }
          Marked(third: 0) { box("b", 20, 20) }
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
            Marked(third: 1) { box("a", 20, 20) }
            Marked(third: 3) { box("b", 20, 20) }
            Marked(third: 11) { box("c", 20, 20) }
            box("d", 20, 20)
          }
          Marked(third: 0) { box("e", 20, 20) }
        }
      }
      // (1 + 3 + 11) / 3; d sets none
      #expect(harness["e"].minY.isNear(5))
    }

    @Test func `a layout of one's own averages guides where it places them`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: third) {
          Watched { Marked(third: 4) { box("a", 20, 20) } }
          Marked(third: 0) { box("b", 20, 20) }
        }
      }
      #expect(harness["b"].minY == 4)
    }

    @Test func `an explicit top counts for the view itself and not for what holds it`() {
      let own = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top) {
          Marked(top: 6) { box("a", 20, 20) }
          box("b", 20, 20)
        }
      }
      #expect(own["b"].minY == 6)
      let held = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top) {
          VStack { Marked(top: 6) { box("a", 20, 20) } }
          box("b", 20, 20)
        }
      }
      #expect(held["b"].minY == 0)
      #expect(held["a"].minY == 0)
    }

    @Test func `texts meet on their first or last baselines`() {
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
      // The column's baselines: 15 in its first text, 20 + 30 in its last. That of c: 15.
      #expect(harness(.firstTextBaseline)["c"].minY == 0)
      #expect(harness(.lastTextBaseline)["c"].minY == 35)
    }

    @Test func `a row's first baseline is the least and its last the greatest of its texts`() {
      func height(_ alignment: VerticalAlignment) -> CGFloat {
        LayoutHarness(proposing: nil, nil) {
          HStack(alignment: alignment) {
            HStack(alignment: .top) {
              Text("a").font(.system(size: 20))
              Text("b").font(.system(size: 40))
            }
            box("c", 20, 0)
          }
        }["c"].minY
      }
      #expect(height(.firstTextBaseline) == 15)
      #expect(height(.lastTextBaseline) == 30)
    }

    @Test func `a view without text stands with its bottom on the baseline`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .lastTextBaseline) {
          Text("a").font(.system(size: 40))
          box("b", 20, 10)
        }
      }
      #expect(harness["b"] == rect(28, 20, 20, 10))
    }
  }
}
