import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// A layout that calls a closure and records its arguments.
  private struct Scripted: Layout {
    final class Notes {
      var bounds = CGRect.zero
      var proposals: [ProposedViewSize] = []
      var direction: LayoutDirection?
    }

    var notes = Notes()
    var size = CGSize(width: 100, height: 60)
    var place: (Subviews, CGRect) -> Void = { _, _ in }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      notes.proposals.append(proposal)
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      notes.bounds = bounds
      notes.proposals.append(proposal)
      notes.direction = subviews.layoutDirection
      place(subviews, bounds)
    }
  }

  /// Views in a scripted layout.
  @MainActor private static func scripted(
    _ notes: Scripted.Notes = Scripted.Notes(),
    place: @escaping (LayoutSubviews, CGRect) -> Void, @ViewBuilder content: () -> some View
  ) -> some View {
    let layout = Scripted(notes: notes, place: place)
    return layout(content)
  }

  @MainActor @Suite struct LayoutProtocolTests {
    @Test(arguments: [
      (UnitPoint.topLeading, CGFloat(50), CGFloat(30)), (.top, 40, 30), (.topTrailing, 30, 30),
      (.leading, 50, 25), (.center, 40, 25), (.trailing, 30, 25), (.bottomLeading, 50, 20),
      (.bottom, 40, 20), (.bottomTrailing, 30, 20), (UnitPoint(x: 2, y: -1), 10, 40),
    ])
    func `a subview is placed with its anchor at the given point`(
      anchor: UnitPoint, x: CGFloat, y: CGFloat
    ) {
      let harness = LayoutHarness(proposing: nil, nil) {
        scripted { subviews, _ in
          subviews[0].place(at: CGPoint(x: 50, y: 30), anchor: anchor, proposal: .unspecified)
        } content: {
          fixedView("a", 20, 10)
        }
      }
      #expect(harness["a"] == rect(x, y, 20, 10))
    }

    @Test func `a subview has its size for the proposal it is placed with`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        scripted { subviews, _ in
          subviews[0].place(at: .zero, proposal: ProposedViewSize(width: 33, height: nil))
        } content: {
          greedy("a")
        }
      }
      #expect(harness["a"] == rect(0, 0, 33, 10))
    }

    @Test func `a subview that is kept from an earlier placement places nothing in a later one`() {
      var kept: LayoutSubview?
      let harness = LayoutHarness(in: size(100, 60)) {
        scripted { subviews, bounds in
          if let kept {
            kept.place(at: bounds.origin, proposal: .unspecified)
          } else {
            kept = subviews[1]
          }
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
        } content: {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
        }
      }
      harness.layOut(in: size(120, 80))
      // The container is 100 × 60, and b is centred in it.
      #expect(harness["b"].origin.x - harness["a"].origin.x == 40)
    }

    @Test func `the last of several placements is used`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        scripted { subviews, _ in
          subviews[0].place(at: .zero, proposal: .zero)
          subviews[0].place(at: CGPoint(x: 7, y: 8), proposal: .unspecified)
        } content: {
          greedy("a")
        }
      }
      #expect(harness["a"] == rect(7, 8, 10, 10))
    }

    @Test func `a subview that is not placed is centred`() {
      let harness = LayoutHarness(proposing: 200, 100) {
        scripted { subviews, _ in
          subviews[2].place(at: .zero, proposal: .zero)
        } content: {
          fixedView("a", 20, 20)
          greedy("b")
          greedy("c")
        }
      }
      // The container is 100 × 60; b has the 200 × 100 proposed to the container.
      #expect(harness["a"] == rect(40, 20, 20, 20))
      #expect(harness["b"] == rect(-50, -20, 200, 100))
      #expect(harness["c"] == .zero)
    }

    @Test(arguments: [CGFloat.infinity, .nan])
    func `a subview without a finite length is centred at no finite position`(length: CGFloat) {
      let harness = LayoutHarness(proposing: 200, 100) {
        scripted { _, _ in
        } content: {
          computed("a") { _ in size(length, 20) }
        }
      }
      let origin = harness["a"].origin
      #expect(length.isNaN ? origin.x.isNaN : origin.x == -.infinity)
      #expect(origin.y == 20)
    }

    @Test(arguments: [CGFloat.infinity, .nan])
    func `a subview at no finite position is told where it is, and what is in it is not drawn`(
      length: CGFloat
    ) {
      let (empty, filled) = (Scripted.Notes(), Scripted.Notes())
      let harness = LayoutHarness(proposing: 200, 100) {
        scripted { _, _ in
        } content: {
          Scripted(notes: empty, size: size(length, 20)).callAsFunction {}
          Scripted(notes: filled, size: size(length, 20)).callAsFunction { Color.red }
        }
      }
      let origin = empty.bounds.origin
      #expect(length.isNaN ? origin.x.isNaN : origin.x == -.infinity)
      // 20 of 60 points.
      #expect(origin.y == 20)
      // Positions relative to no position would be none.
      #expect(filled.bounds.origin == .zero)
      let commands = harness.tree.displayList(in: size(200, 100), scale: 1).commands
      let isValid = commands.allSatisfy(\.hasNoNaN)
      #expect(isValid)
    }

    @Test func `the centre is computed in bounds with any origin`() {
      let harness = LayoutHarness(proposing: 200, 100) {
        scripted { _, _ in
        } content: {
          fixedView("a", 20, 20)
        }.padding(13)
      }
      #expect(harness["a"] == rect(53, 33, 20, 20))
    }

    @Test func `the origin of the bounds is the container's position in its parent`() {
      let notes = Scripted.Notes()
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("first", 20, 60)
          scripted(notes) { subviews, bounds in
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
          } content: {
            fixedView("a", 20, 20)
          }
        }
      }
      #expect(notes.bounds == rect(28, 0, 100, 60))
      #expect(harness["a"] == rect(28, 0, 20, 20))
    }

    @Test func `placement receives the proposal that was measured last`() {
      let notes = Scripted.Notes()
      _ = LayoutHarness(proposing: 70, nil) {
        scripted(notes) { _, _ in
        } content: {
        }
      }
      #expect(notes.proposals.allSatisfy { $0 == ProposedViewSize(width: 70, height: nil) })
      #expect(notes.proposals.count == 2)
    }

    @Test func `subviews have the layout direction of the environment`() {
      let notes = Scripted.Notes()
      _ = LayoutHarness {
        scripted(notes) { _, _ in
        } content: {
          fixedView("a", 20, 20)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      #expect(notes.direction == .rightToLeft)
    }

    @Test func `subviews are the child views, in order and in slices`() {
      var widths: [CGFloat] = []
      var (count, slice, chosen) = (0, [CGFloat](), [CGFloat]())
      _ = LayoutHarness {
        scripted { subviews, _ in
          func width(_ subview: LayoutSubview) -> CGFloat {
            subview.sizeThatFits(.unspecified).width
          }
          count = subviews.count
          widths = subviews.map(width)
          slice = subviews[1...].map(width)
          chosen = subviews[[2, 0]].map(width)
        } content: {
          fixedView("a", 10, 10)
          ForEach(2..<4) { fixedView("b", CGFloat($0 * 10), 10) }
          EmptyView()
        }
      }
      #expect(count == 3)
      #expect(widths == [10, 20, 30])
      #expect(slice == [20, 30])
      #expect(chosen == [30, 10])
    }

    @Test func `slices of subviews keep their indices, and are equal if their views are`() {
      var isCalled = false
      _ = LayoutHarness {
        scripted { subviews, _ in
          isCalled = true
          let slice = subviews[1..<3]
          #expect(slice.indices == 1..<3)
          #expect(slice[2] == subviews[2])
          #expect(slice[2] != subviews[1])
          #expect(slice[2..<3].map(\.self) == [subviews[2]])
          #expect(slice == subviews[[1, 2]])
          #expect(slice != subviews[[2, 1]])
          #expect(subviews[[2, 1]].indices == 0..<2)
          #expect(slice[[2]][0] == subviews[2])
        } content: {
          fixedView("a", 10, 10)
          fixedView("b", 20, 10)
          fixedView("c", 30, 10)
        }
      }
      #expect(isCalled)
    }

    @Test func `a placement counts for one layout only`() {
      var placesAll = true
      let harness = LayoutHarness(in: size(100, 60)) {
        scripted { subviews, bounds in
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
          if placesAll { subviews[1].place(at: bounds.origin, proposal: .unspecified) }
        } content: {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness["b"].origin == harness["a"].origin)
      placesAll = false
      harness.layOut(in: size(120, 80))
      let distance = harness["b"].origin.x - harness["a"].origin.x
      #expect(distance == 40)
      #expect(harness["b"].origin.y - harness["a"].origin.y == 20)
    }

    @Test func `a slice of subviews places its views`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        scripted { subviews, _ in
          for (index, subview) in subviews[1...].enumerated() {
            subview.place(at: CGPoint(x: index * 30, y: 0), proposal: .unspecified)
          }
          subviews[0].place(at: CGPoint(x: 1, y: 2), proposal: .unspecified)
        } content: {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
          fixedView("c", 20, 20)
        }
      }
      #expect(harness["a"].origin == CGPoint(x: 1, y: 2))
      #expect(harness["b"].origin == .zero)
      #expect(harness["c"].origin == CGPoint(x: 30, y: 0))
    }

    @Test func `measuring a subview again at the same proposal is free`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness {
        scripted { subviews, _ in
          for _ in 0..<5 { _ = subviews[0].sizeThatFits(ProposedViewSize(width: 1, height: 2)) }
          _ = subviews[0].dimensions(in: ProposedViewSize(width: 1, height: 2))
        } content: {
          ProposalRecorder(log: log) { greedy("a") }
        }
      }
      #expect(log.measured.filter { $0 == ProposedViewSize(width: 1, height: 2) }.count == 1)
    }

    @Test func `dimensions contain the size and the guides`() {
      var dimensions: ViewDimensions?
      _ = LayoutHarness {
        scripted { subviews, _ in
          dimensions = subviews[0].dimensions(in: .unspecified)
        } content: {
          Text("a").font(.system(size: 20)).padding(4)
        }
      }
      #expect(dimensions?.width == 18)
      #expect(dimensions?.height == 28)
      #expect(dimensions?[HorizontalAlignment.center] == 9)
      #expect(dimensions?[VerticalAlignment.bottom] == 28)
      #expect(dimensions?[VerticalAlignment.firstTextBaseline] == 19)
      #expect(dimensions?[explicit: VerticalAlignment.firstTextBaseline] == 19)
      #expect(dimensions?[explicit: VerticalAlignment.bottom] == nil)
    }

    @Test func `an unspecified length is replaced by 10 by default`() {
      let proposal = ProposedViewSize(width: nil, height: 3)
      #expect(proposal.replacingUnspecifiedDimensions() == size(10, 3))
      #expect(proposal.replacingUnspecifiedDimensions(by: size(4, 5)) == size(4, 3))
      #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
      #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
      #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    }
  }
}
