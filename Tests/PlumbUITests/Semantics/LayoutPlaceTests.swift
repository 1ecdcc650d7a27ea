import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// Puts the layout inside into other bounds than it answered, 30 from its own leading edge and 5
  /// from its top.
  private struct Elsewhere<Inner: Layout>: Layout {
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

  /// Notes what its subviews are like when it places them.
  private struct Noting: Layout {
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

  /// Keeps a name in its cache, and notes the names it finds there.
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

  /// What a layout of one's own may rely on when it places its views.
  @MainActor @Suite struct LayoutPlaceTests {
    @Test func `in other bounds a grid starts at their corner`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Elsewhere(inner: GridLayout(horizontalSpacing: 5)) {
          GridRow {
            box("a", 20, 10)
            box("b", 20, 10)
          }
        }
      }
      #expect(harness["a"] == rect(30, 5, 20, 10))
      #expect(harness["b"] == rect(55, 5, 20, 10))
    }

    @Test func `in other bounds a column starts at their corner`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Elsewhere(inner: VStackLayout(alignment: .leading, spacing: 5)) {
          box("a", 20, 10)
          box("b", 40, 10)
        }
      }
      #expect(harness["a"] == rect(30, 5, 20, 10))
      #expect(harness["b"] == rect(30, 20, 40, 10))
    }

    @Test func `priorities and distances are known while placing`() {
      let notes = Noting.Notes()
      _ = LayoutHarness {
        Noting(notes: notes) {
          Color.red.layoutPriority(2.5)
          Spacer()
          Color.red.layoutPriority(2).padding(0)
        }
      }
      #expect(notes.priorities == [2.5, -.infinity, 0])
      #expect(notes.gap == 0)
    }

    @Test func `a divider in a layout without a direction lies`() {
      let harness = LayoutHarness(proposing: 100, 50) { HStack { Watched { Divider() } } }
      #expect(harness.answer == size(100, 1))
    }

    @Test func `a layout of another kind begins with a cache of its own`() {
      let notes = Named.Notes()
      let dial = Knob(0)
      let harness = LayoutHarness {
        Watch {
          let layout =
            dial.value == 0
            ? AnyLayout(Named(name: "named", notes: notes)) : AnyLayout(HStackLayout())
          layout { box("a", 5, 5) }
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

    @Test func `the view that fits keeps its own distances`() {
      let row = LayoutHarness(proposing: nil, nil) {
        HStack {
          box("a", 20, 20)
          ViewThatFits { Spacer(minLength: 0).frame(width: 10) }
          box("b", 20, 20)
        }
      }
      #expect(row.answer.width == 50)
      let column = LayoutHarness(proposing: nil, nil) {
        VStack {
          ViewThatFits { Text("a") }
          Text("b")
        }
      }
      #expect(column.answer.height == 34)
    }

    @Test func `lines of a text move within its own width, not in the frame's`() {
      for alignment in [TextAlignment.leading, .center, .trailing] {
        let harness = LayoutHarness(proposing: nil, nil) {
          Text("abcd\ne").multilineTextAlignment(alignment).accessibilityLabel("text")
            .frame(width: 200)
        }
        // 34 wide in the middle of 200
        #expect(harness["text"] == rect(83, 0, 34, 34))
      }
    }

    @Test func `a text of fixed size is one line a paragraph`() {
      let harness = LayoutHarness(proposing: 10, 10) { Text("one two\nthree").fixedSize() }
      #expect(harness.answer == size(60, 34))
    }
  }
}
