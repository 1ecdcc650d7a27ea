import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The cost of lazy lists, which is proportional to the change in lists of any length.
  @MainActor @Suite struct LazyCostTests {
    /// The work of a change.
    private struct Cost: Equatable, CustomStringConvertible {
      var bodies = 0
      var measures = 0
      var placements = 0
      /// Not compared: a hash table hashes the neighbours of an element that it removes, too.
      var hashes = 0
      var livingRows = 0

      static func == (lhs: Cost, rhs: Cost) -> Bool {
        lhs.bodies == rhs.bodies && lhs.measures == rhs.measures
          && lhs.placements == rhs.placements && lhs.livingRows == rhs.livingRows
      }

      var description: String {
        "\(bodies) bodies, \(measures) sizes, \(placements) placements, \(hashes) hashed ids, "
          + "\(livingRows) rows"
      }
    }

    /// Counts the rows that have been made and the ids that are hashed.
    private final class Counts {
      var livingRows = 0
      var hashes = 0
    }

    /// Exists as long as the node of a row that holds it.
    private final class Life {
      let counts: Counts

      init(_ counts: Counts) {
        self.counts = counts
        counts.livingRows += 1
      }

      deinit { counts.livingRows -= 1 }
    }

    private struct CountedID: Hashable {
      let number: Int
      let counts: Counts

      static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }

      func hash(into hasher: inout Hasher) {
        counts.hashes += 1
        hasher.combine(number)
      }
    }

    private struct Element: Identifiable {
      let id: CountedID
    }

    private struct Row: View {
      let number: Int
      let life: Life
      @State private var taps = 0
      @Environment(\.lineSpacing) private var spacing

      var body: some View {
        fixedView("\(number)", 30, 20).accessibilityHint("\(taps) \(spacing)")
      }
    }

    /// A list of rows of 20 points in a window of 100 by 200.
    @MainActor private final class List {
      let counts = Counts()
      let data: Knob<[Element]>
      let spacing = Knob<CGFloat>(0)
      let harness: LayoutHarness

      init(_ count: Int) {
        let (counts, spacing) = (counts, spacing)
        let data = Knob((0..<count).map { Element(id: CountedID(number: $0, counts: counts)) })
        self.data = data
        harness = LayoutHarness(in: size(100, 200)) {
          ObservedContent {
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(data.value) { Row(number: $0.id.number, life: Life(counts)) }
              }
            }
            .environment(\.lineSpacing, spacing.value)
          }
        }
      }

      func element(_ number: Int) -> Element {
        Element(id: CountedID(number: number, counts: counts))
      }

      func cost(of change: () -> Void) -> Cost {
        let before = (
          harness.tree.bodyCount, LayoutCounters.measures, harness.tree.placementCount,
          counts.hashes
        )
        change()
        harness.layOut()
        return Cost(
          bodies: harness.tree.bodyCount - before.0, measures: LayoutCounters.measures - before.1,
          placements: harness.tree.placementCount - before.2, hashes: counts.hashes - before.3,
          livingRows: counts.livingRows)
      }
    }

    /// Returns the costs of a change at the start and in the middle of a list of 1 000 and one of
    /// 100 000 rows.
    private func costs(of change: (List) -> Void) -> [Cost] {
      [1_000, 100_000].map { count in
        let list = List(count)
        list.harness.wheel(0, -1_970)
        // A step after the jump makes rows in advance.
        list.harness.wheel(0, -30)
        return list.cost { change(list) }
      }
    }

    @Test func `inserting a row costs the same in any list`() {
      let costs = costs { list in list.data.value.insert(list.element(-1), at: 0) }
      #expect(costs[0] == costs[1])
      // Only the visible rows, the first row and the rows at either end of the visible part are
      // hashed.
      #expect(costs.allSatisfy { $0.hashes < 150 })
      #expect(costs[1].livingRows < 30)
    }

    @Test func `removing a row costs the same in any list`() {
      let costs = costs { $0.data.value.remove(at: 3) }
      #expect(costs[0] == costs[1])
      #expect(costs.allSatisfy { $0.hashes < 150 })
    }

    @Test func `moving a row from one end to the other costs the same in any list`() {
      let costs = costs { list in
        list.data.value.append(list.data.value.remove(at: 1))
      }
      #expect(costs[0] == costs[1])
      #expect(costs.allSatisfy { $0.hashes < 150 })
    }

    @Test func `a value of the environment is read again by the rows that exist`() {
      let costs = costs { $0.spacing.value = 3 }
      #expect(costs[0] == costs[1])
      #expect((20...30).contains(costs[1].bodies))
      // Only the ids of rows that have been made are hashed.
      #expect(costs.allSatisfy { $0.hashes < 150 })
    }

    @Test func `the first frame of any long list hashes the ids of visible rows alone`() {
      let hashes = [20_000, 100_000].map { List($0).counts.hashes }
      #expect(hashes[0] == hashes[1])
      #expect(hashes[0] < 100)
    }

    @Test func `two elements of a long list with the same id are told from each other`() {
      let list = List(20_000)
      list.data.value[3] = list.element(0)
      list.harness.layOut()
      // Both are shown, each in its place.
      #expect(
        list.harness.elements.filter { $0.label == "0" }.map(\.frame.minY).sorted() == [0, 60])
      #expect(list.harness["4"].minY == 80)
    }

    @Test func `a frame that makes rows costs the same wherever it is and whatever was passed`() {
      func cost(in count: Int, past rows: Int) -> Cost {
        let list = List(count)
        for _ in 0..<rows / 5 { list.harness.wheel(0, -100) }
        return list.cost { list.harness.wheel(0, -200) }
      }
      let first = cost(in: 1_000, past: 100)
      #expect(first.bodies > 0)
      #expect(cost(in: 1_000, past: 900) == first)
      #expect(cost(in: 100_000, past: 100) == first)
      #expect(cost(in: 100_000, past: 2_000) == first)
    }

    @Test func `rows that were scrolled past are released`() {
      for count in [1_000, 100_000] {
        let list = List(count)
        // 200 visible points.
        #expect(list.counts.livingRows == 10)
        for _ in 0..<100 {
          list.harness.wheel(0, -100)
          // Half as many above and below, and the first row.
          #expect(list.counts.livingRows <= 22)
        }
        list.harness.wheel(0, 100_000)
        #expect(list.counts.livingRows == 10)
      }
    }

    @Test func `the rows of nested lists are released`() {
      let counts = Counts()
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { _ in
              Section {
                ForEach(0..<20) { Row(number: $0, life: Life(counts)) }
              } header: {
                fixedView("head", 30, 20)
              }
            }
          }
        }
      }
      for _ in 0..<100 {
        harness.wheel(0, -200)
        #expect(counts.livingRows <= 22)
      }
    }

    @Test func `a container without rows is laid out once`() {
      let list = List(0)
      // Each of the few views around the rows is placed only a few times.
      #expect(list.harness.tree.placementCount < 20)
      let cost = list.cost { list.spacing.value = 1 }
      #expect(cost.placements < 20)
      list.data.value = [list.element(7)]
      #expect(list.harness["7"].minY == 0)
    }

    @Test func `a range of numbers grows and shrinks`() {
      let count = Knob(100_000)
      let harness = LayoutHarness(in: size(100, 200)) {
        ObservedContent {
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<count.value) { fixedView("\($0)", 9, 20) } }
          }
        }
      }
      harness.wheel(0, -1_000)
      count.value = 110_000
      #expect(harness["50"].minY == 0)
      count.value = 55
      #expect(harness["54"].maxY == 200)
    }
  }
}
