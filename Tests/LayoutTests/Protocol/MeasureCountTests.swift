import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct MeasureCountTests {
    private func measures(during work: () -> Void) -> Int {
      let before = LayoutCounters.measures
      work()
      return LayoutCounters.measures - before
    }

    /// Returns nested rows and columns, each with a greedy leaf beside the rest.
    private func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(Color.red) }
      let inner = nested(depth - 1)
      return depth.isMultiple(of: 2)
        ? AnyView(
          HStack {
            Color.red
            inner
          })
        : AnyView(
          VStack {
            Color.red
            inner
          })
    }

    @Test func `a layout without changes measures nothing`() {
      let harness = LayoutHarness(in: size(300, 300)) { nested(6) }
      #expect(measures { harness.layOut() } == 0)
    }

    @Test func `views evaluated to equal values are not measured again`() {
      let harness = LayoutHarness(in: size(300, 300)) {
        VStack {
          Text("title").padding()
          HStack {
            Circle().frame(width: 20)
            Spacer()
            Grid { GridRow { Color.red } }
          }
          .frame(maxWidth: .infinity)
        }
      }
      let bodies = harness.tree.environment
      #expect(
        measures {
          harness.tree.environment = bodies
          harness.layOut()
        } == 0)
    }

    @Test func `the cost of a view in nested stacks is independent of depth`() {
      func cost(_ depth: Int) -> Double {
        let view = nested(depth)
        let count = measures { _ = LayoutHarness(in: size(1000, 1000)) { view } }
        return Double(count) / Double(2 * depth + 1)
      }
      let shallow = cost(5)
      #expect(cost(20) <= 1.5 * shallow)
      #expect(cost(40) <= 1.5 * shallow)
    }

    @Test func `a change of the window size costs no more than the first layout`() {
      let view = nested(12)
      var harness: LayoutHarness?
      let first = measures { harness = LayoutHarness(in: size(1000, 1000)) { view } }
      let second = measures { harness?.layOut(in: size(900, 800)) }
      #expect(second <= first)
    }

    @Test func `the minimum size of a window costs the same for a scrolled page of any length`() {
      func cost(_ rows: Int) -> Int {
        let harness = LayoutHarness(in: size(300, 300)) {
          VStack {
            Text("title")
            ScrollView { ForEach(0..<rows) { Text("row number \($0)") } }
          }
        }
        return measures { _ = harness.tree.minimumWindowSize }
      }
      #expect(cost(10) == cost(1_000))
    }

    @Test func `a hundred rows cost a hundred times a row`() {
      func cost(_ rows: Int) -> Double {
        let count = measures {
          _ = LayoutHarness(in: size(1000, 1000)) {
            VStack {
              ForEach(0..<rows) { _ in
                HStack {
                  fixedView("a", 10, 10)
                  Spacer()
                }
              }
            }
          }
        }
        return Double(count) / Double(rows)
      }
      #expect(cost(100) <= 1.5 * cost(10))
    }
  }
}
