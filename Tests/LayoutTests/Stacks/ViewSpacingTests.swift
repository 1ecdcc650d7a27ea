import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// A layout that passes the spacing of its first subview to a test.
private struct SpacingReader: Layout {
  final class Record {
    var spacing = ViewSpacing()
  }

  var record = Record()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    record.spacing = subviews.first?.spacing ?? .zero
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

extension Semantics {
  @MainActor @Suite struct ViewSpacingTests {
    private func spacing(of view: some View) -> ViewSpacing {
      let record = SpacingReader.Record()
      _ = LayoutHarness { SpacingReader(record: record) { view } }
      return record.spacing
    }

    @Test func `the default distance between two views is 8`() {
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test func `an explicit distance of zero overrides the default`() {
      #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
      #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
    }

    @Test func `the distance between two views depends on their order`() {
      let text = spacing(of: Text("a"))
      #expect(text.distance(to: ViewSpacing(), along: .vertical).isNear(6.8))
      #expect(ViewSpacing().distance(to: text, along: .vertical).isNear(5.95))
      #expect(text.distance(to: text, along: .vertical) == 0)
      #expect(text.distance(to: text, along: .horizontal) == 8)
    }

    @Test func `a union of some edges leaves the other edges unchanged`() {
      let text = spacing(of: Text("a"))
      let top = ViewSpacing().union(text, edges: .top)
      #expect(ViewSpacing().distance(to: top, along: .vertical).isNear(5.95))
      #expect(top.distance(to: ViewSpacing(), along: .vertical) == 8)
      var bottom = ViewSpacing()
      bottom.formUnion(text, edges: .bottom)
      #expect(ViewSpacing().distance(to: bottom, along: .vertical) == 8)
      #expect(bottom.distance(to: ViewSpacing(), along: .vertical).isNear(6.8))
    }

    @Test func `a union takes the larger distance`() {
      let small = spacing(of: Text("a").font(.system(size: 10)))
      let large = spacing(of: Text("a").font(.system(size: 20)))
      // D + 0.1 (A + D) is 0.35 of the size
      #expect(ViewSpacing().distance(to: small, along: .vertical).isNear(3.5))
      for union in [small.union(large), large.union(small)] {
        #expect(ViewSpacing().distance(to: union, along: .vertical).isNear(7))
      }
    }

    @Test func `a custom layout has the combined spacing of its subviews`() {
      let union = spacing(
        of: ProposalRecorder {
          Color.red
          Text("a")
        })
      // At least the gap below a text; that is more than the gap of 0 beside a shape.
      #expect(union.distance(to: ViewSpacing(), along: .vertical).isNear(6.8))
      let nothing = spacing(of: ProposalRecorder {})
      #expect(nothing.distance(to: ViewSpacing(), along: .vertical) == 0)
    }
  }
}
