import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The number of measurements of views, for any content and depth.
  @MainActor @Suite struct MeasureLimitTests {
    private func measures(during work: () -> Void) -> Int {
      let before = LayoutCounters.measures
      work()
      return LayoutCounters.measures - before
    }

    /// Returns rows of columns of rows with a number of leaves each; 3^5 leaves, 364 views in all.
    private func balanced(_ leaf: some View) -> some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in
          VStack(spacing: 0) {
            ForEach(0..<3) { _ in
              HStack(spacing: 0) {
                ForEach(0..<3) { _ in
                  VStack(spacing: 0) {
                    ForEach(0..<3) { _ in
                      HStack(spacing: 0) { ForEach(0..<3) { _ in leaf } }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }

    private let balancedCount = 1 + 3 + 9 + 27 + 81 + 243

    @Test func `greedy views are measured once at each size`() {
      var harness: LayoutHarness?
      let first = measures { harness = LayoutHarness(in: size(900, 900)) { balanced(Color.red) } }
      let second = measures { harness?.layOut(in: size(800, 900)) }
      // The root node and the column of the root views are layout nodes, too.
      #expect(first <= balancedCount + 2)
      #expect(second <= balancedCount + 2)
    }

    @Test func `rigid views are not measured again at another size`() {
      let harness = LayoutHarness(in: size(900, 900)) {
        balanced(Color.red.frame(width: 4, height: 10))
      }
      // Only the root node has another size.
      #expect(measures { harness.layOut(in: size(800, 700)) } <= 1)
    }

    /// Returns nested containers, each created from the inner one.
    private func nest(
      _ depth: Int, round leaf: some View, _ wrap: (AnyView, Int) -> some View
    ) -> AnyView {
      (0..<depth).reduce(AnyView(leaf)) { AnyView(wrap($0, $1)) }
    }

    /// Returns the number of measurements per level at a depth.
    private func cost(_ view: AnyView, _ depth: Int) -> Double {
      Double(measures { _ = LayoutHarness(in: size(20_000, 20_000)) { view } }) / Double(depth)
    }

    @Test func `two hundred nested stacks cost as much per view as five`() {
      func measures(_ depth: Int) -> Double { cost(comb(depth), depth) }
      #expect(measures(200) <= measures(5))
      #expect(measures(200) <= 2.1)
    }

    @Test func `the cost of a chain of rows is independent of depth`() {
      func chain(_ depth: Int) -> Double {
        cost(nest(depth, round: Color.red) { inner, _ in HStack { inner } }, depth)
      }
      #expect(chain(200) <= chain(5))
    }

    @Test func `the cost of grids in stacks is independent of depth`() {
      func grids(_ depth: Int) -> Double {
        cost(
          nest(depth, round: Color.red) { inner, _ in
            VStack {
              Grid {
                GridRow {
                  Color.red
                  Color.red
                }
                GridRow {
                  Color.red
                  inner
                }
              }
            }
          }, depth)
      }
      #expect(grids(12) <= 1.5 * grids(4))
    }

    @Test func `the cost of ViewThatFits is independent of depth`() {
      func choices(_ depth: Int) -> Double {
        cost(
          nest(depth, round: Color.red) { inner, _ in
            ViewThatFits {
              Color.red.frame(width: 5_000, height: 5_000)
              HStack { inner }
            }
          }, depth)
      }
      #expect(choices(20) <= 1.5 * choices(5))
    }

    /// A model to change single views.
    private final class Lengths {
      var bindings: [Int: Binding<CGFloat>] = [:]
    }

    private struct Bar: View {
      let index: Int
      let lengths: Lengths
      @State private var length: CGFloat = 10

      var body: some View {
        lengths.bindings[index] = $length
        return Color.red.frame(width: length, height: 10)
      }
    }

    private func measuresAfterChange(
      _ change: CGFloat, _ view: (Lengths) -> some View
    ) -> Int {
      let lengths = Lengths()
      let harness = LayoutHarness(in: size(900, 900)) { view(lengths) }
      lengths.bindings[0]?.wrappedValue += change
      return measures { harness.layOut() }
    }

    @Test func `a change of one view causes only its ancestors to be measured again`() {
      // The colour, its frame, the row, the column, the column at the root and the window.
      let rows = measuresAfterChange(1) { lengths in
        VStack(spacing: 0) {
          ForEach(0..<50) { row in
            HStack(spacing: 0) { ForEach(0..<20) { Bar(index: row * 20 + $0, lengths: lengths) } }
          }
        }
      }
      #expect(rows <= 6)
    }

    @Test func `a change inside a fixed frame causes no sibling to be measured again`() {
      let row = measuresAfterChange(1) { lengths in
        HStack(spacing: 0) {
          Bar(index: 0, lengths: lengths).frame(width: 40, height: 40)
          ForEach(0..<50) { _ in
            VStack {
              Color.red
              Text(verbatim: "beside")
            }
          }
        }
      }
      // The colour, both frames, the row, the column at the root and the window.
      #expect(row <= 6)
    }
  }
}
