import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// A column without gaps that counts the calls of its cache methods.
  private struct Counting: Layout {
    final class Counts {
      var made = 0
      var updated = 0
      var measured = 0
      var placed = 0
      /// The value of the cache at placement.
      var seen: [String] = []
    }

    var counts: Counts

    struct Cache {
      var notes = "made"
    }

    func makeCache(subviews: Subviews) -> Cache {
      counts.made += 1
      return Cache()
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      counts.updated += 1
      cache.notes = "updated"
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      counts.measured += 1
      cache.notes += ", measured"
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      counts.placed += 1
      counts.seen.append(cache.notes)
      var y = bounds.minY
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  /// The same layout without `updateCache`.
  private struct DefaultUpdate: Layout {
    final class Counts {
      var made = 0
    }

    var counts: Counts

    func makeCache(subviews: Subviews) -> Int {
      counts.made += 1
      return subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(width: cache * 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}
  }

  @MainActor @Suite struct LayoutCacheTests {
    @Test func `a cache is made once and passed to all methods`() {
      let counts = Counting.Counts()
      let harness = LayoutHarness(in: size(100, 100)) {
        Counting(counts: counts) { fixedView("a", 20, 20) }
      }
      harness.layOut()
      #expect(counts.made == 1)
      #expect(counts.updated == 0)
      #expect(counts.measured == 1)
      #expect(counts.placed == 1)
      #expect(counts.seen == ["made, measured"])
    }

    @Test func `a cache is made once, even if neighbours read the spacing first`() {
      let counts = Counting.Counts()
      _ = LayoutHarness(in: size(100, 100)) {
        HStack {
          fixedView("a", 20, 20)
          Counting(counts: counts) { fixedView("b", 20, 20) }
        }
      }
      #expect(counts.made == 1)
    }

    @Test func `a changed subview updates the existing cache`() {
      let counts = Counting.Counts()
      let harness = LayoutHarness(in: size(300, 300)) { Counting(counts: counts) { Text("ab") } }
      #expect(harness["ab"].height == 17)
      harness.tree.environment.dynamicTypeSize = .accessibility1
      // body text is 28 at that size
      #expect(harness["ab"].height == 28)
      #expect(counts.made == 1)
      #expect(counts.updated == 1)
      #expect(counts.seen.last == "updated, measured")
    }

    @Test func `by default an update makes the cache again`() {
      let counts = DefaultUpdate.Counts()
      let harness = LayoutHarness(in: size(300, 300)) {
        DefaultUpdate(counts: counts) { Text("ab") }
      }
      #expect(counts.made == 1)
      harness.tree.environment.dynamicTypeSize = .accessibility1
      harness.layOut()
      #expect(counts.made == 2)
    }

    @Test func `another window size uses the same cache`() {
      let counts = Counting.Counts()
      let harness = LayoutHarness(in: size(100, 100)) {
        Counting(counts: counts) { fixedView("a", 20, 20) }
      }
      harness.layOut(in: size(50, 50))
      #expect(counts.made == 1)
      #expect(counts.updated == 0)
      #expect(counts.measured == 2)
    }
  }
}
