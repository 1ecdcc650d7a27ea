import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// A layout that places its subview in bounds that differ from the subview's size, 30 from its
  /// leading edge and 5 from its top.
  private struct DifferentBounds<Inner: Layout>: Layout {
    var inner: Inner

    func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
    ) -> CGSize {
      CGSize(width: 200, height: 100)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
    ) {
      inner.placeSubviews(
        in: bounds.insetBy(dx: 30, dy: 5), proposal: ProposedViewSize(width: 100, height: 50),
        subviews: subviews, cache: &cache)
    }
  }

  /// A layout that records properties of its subviews at placement.
  private struct RecordingLayout: Layout {
    final class Notes {
      var priorities: [Double] = []
      var gap: CGFloat?
    }

    var notes: Notes

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      notes.priorities = subviews.map(\.priority)
      notes.gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical)
    }
  }

  /// A layout that stores a name in its cache and records the names it finds there.
  private struct Named: Layout {
    final class Notes {
      var made: [String] = []
      var found: [String] = []
    }

    var name: String
    var notes: Notes

    func makeCache(subviews: Subviews) -> String {
      notes.made.append(name)
      return name
    }

    func updateCache(_ cache: inout String, subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout String
    ) -> CGSize {
      notes.found.append(cache)
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout String
    ) {}
  }

  /// The values available to a custom layout at placement.
  @MainActor @Suite struct LayoutPlacementTests {
    @Test func `a grid is placed at the corner of bounds that differ from its size`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        DifferentBounds(inner: GridLayout(horizontalSpacing: 5)) {
          GridRow {
            fixedView("a", 20, 10)
            fixedView("b", 20, 10)
          }
        }
      }
      #expect(harness["a"] == rect(30, 5, 20, 10))
      #expect(harness["b"] == rect(55, 5, 20, 10))
    }

    @Test func `a column is placed at the corner of bounds that differ from its size`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        DifferentBounds(inner: VStackLayout(alignment: .leading, spacing: 5)) {
          fixedView("a", 20, 10)
          fixedView("b", 40, 10)
        }
      }
      #expect(harness["a"] == rect(30, 5, 20, 10))
      #expect(harness["b"] == rect(30, 20, 40, 10))
    }

    @Test func `priorities and spacing are available during placement`() {
      let notes = RecordingLayout.Notes()
      _ = LayoutHarness {
        RecordingLayout(notes: notes) {
          Color.red.layoutPriority(2.5)
          Spacer()
          Color.red.layoutPriority(2).padding(0)
        }
      }
      #expect(notes.priorities == [2.5, -.infinity, 0])
      #expect(notes.gap == 0)
    }

    @Test func `a divider in a layout without an orientation is horizontal`() {
      let harness = LayoutHarness(proposing: 100, 50) { HStack { ProposalRecorder { Divider() } } }
      #expect(harness.measuredSize == size(100, 1))
    }

    @Test func `a layout of another type starts with a new cache`() {
      let notes = Named.Notes()
      let dial = Knob(0)
      let harness = LayoutHarness {
        ObservedContent {
          let layout =
            dial.value == 0
            ? AnyLayout(Named(name: "named", notes: notes)) : AnyLayout(HStackLayout())
          layout { fixedView("a", 5, 5) }
        }
      }
      harness.layOut()
      dial.value = 1
      harness.layOut()
      dial.value = 0
      harness.layOut()
      #expect(notes.made == ["named", "named"])
      #expect(Set(notes.found) == ["named"])
    }

    @Test func `ViewThatFits has the spacing of the chosen view`() {
      let row = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 20, 20)
          ViewThatFits { Spacer(minLength: 0).frame(width: 10) }
          fixedView("b", 20, 20)
        }
      }
      #expect(row.measuredSize.width == 50)
      let column = LayoutHarness(proposing: nil, nil) {
        VStack {
          ViewThatFits { Text("a") }
          Text("b")
        }
      }
      #expect(column.measuredSize.height == 34)
    }

    @Test func `lines of a text are aligned in the text's width, not in the frame`() {
      for alignment in [TextAlignment.leading, .center, .trailing] {
        let harness = LayoutHarness(proposing: nil, nil) {
          Text("abcd\ne").multilineTextAlignment(alignment).accessibilityLabel("text")
            .frame(width: 200)
        }
        // 34 wide in the middle of 200
        #expect(harness["text"] == rect(83, 0, 34, 34))
      }
    }

    @Test func `a text with fixedSize has one line per paragraph`() {
      let harness = LayoutHarness(proposing: 10, 10) { Text("one two\nthree").fixedSize() }
      #expect(harness.measuredSize == size(60, 34))
    }
  }
}
