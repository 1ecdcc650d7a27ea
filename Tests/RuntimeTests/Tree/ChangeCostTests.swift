import EngineTesting
import Foundation
import Observation
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The cost of a change depends on the change, not on the number of views around it.
@MainActor @Suite struct ChangeCostTests {
  /// The numbers that one row of many shows.
  @Observable @MainActor final class Numbers {
    var row = 0
    var counter = 0
  }

  private struct Row: View {
    let index: Int
    let numbers: Numbers

    var body: some View {
      HStack {
        Text(verbatim: "Row \(index)")
        Spacer()
        Text(verbatim: index == 5 ? "\(numbers.row)" : "-")
      }
    }
  }

  private struct Rows: View {
    let count: Int
    let numbers: Numbers

    var body: some View {
      ScrollView {
        VStack { ForEach(0..<count, id: \.self) { Row(index: $0, numbers: numbers) } }
      }
    }
  }

  private struct Counter: View {
    let numbers: Numbers

    var body: some View { Text(verbatim: "\(numbers.counter)") }
  }

  private struct Growing: View {
    let numbers: Numbers

    var body: some View { Color.red.frame(height: CGFloat(10 + numbers.row)) }
  }

  /// The cost of a change.
  private struct Cost: Equatable {
    var bodies: Int
    var measures: Int
    var placements: Int
  }

  private func cost(
    of count: Int, _ view: (Int, Numbers) -> some View, _ change: (Numbers) -> Void
  ) -> Cost {
    let numbers = Numbers()
    let harness = LayoutHarness(in: CGSize(width: 400, height: 600)) { view(count, numbers) }
    let before = (harness.tree.bodyCount, LayoutCounters.measures, harness.tree.placementCount)
    change(numbers)
    harness.layOut()
    return Cost(
      bodies: harness.tree.bodyCount - before.0, measures: LayoutCounters.measures - before.1,
      placements: harness.tree.placementCount - before.2)
  }

  @Test func `showing a changed row costs the same among 100 and among 3 000 rows`() {
    func reaches(_ count: Int) -> Int {
      let numbers = Numbers()
      let harness = LayoutHarness(in: CGSize(width: 400, height: 100)) {
        Rows(count: count, numbers: numbers)
      }
      _ = harness.tree.displayList()
      let before = LayoutCounters.reaches
      numbers.row = 7
      harness.layOut()
      _ = harness.tree.displayList()
      return LayoutCounters.reaches - before
    }
    let few = reaches(100)
    #expect(few == reaches(3_000))
    // At most the rows of one block, of nine nodes each.
    #expect(few < 9 * DrawingBlocks.length)
  }

  /// A view whose position is observed.
  private struct Observed: View {
    let didRead: () -> Void

    var body: some View {
      Color.red.frame(height: 2).onGeometryChange(for: CGFloat.self) { proxy in
        didRead()
        return proxy.frame(in: .global).minY
      } action: { _ in
      }
    }
  }

  /// Returns how often positions of observed views below a view were read after a change.
  private func reads(beside view: (Numbers) -> some View, after change: (Numbers) -> Void) -> Int {
    var reads = 0
    let numbers = Numbers()
    let harness = LayoutHarness(in: CGSize(width: 400, height: 600)) {
      VStack {
        view(numbers)
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Observed { reads += 1 } } }
      }
    }
    harness.layOut()
    reads = 0
    change(numbers)
    harness.layOut()
    return reads
  }

  @Test func `a counter does not ask the observers of views beside it`() {
    #expect(reads(beside: { Counter(numbers: $0) }, after: { $0.counter = 1 }) == 0)
    #expect(reads(beside: { Counter(numbers: $0) }, after: { $0.counter = 1_000_000 }) == 0)
  }

  @Test func `a view that grows asks the observers of the views that it moves`() {
    #expect(reads(beside: { Growing(numbers: $0) }, after: { $0.row = 10 }) >= 50)
  }

  @Test(arguments: [1, 12_345])
  func `a row whose text changes costs the same among 100 and among 3 000 rows`(number: Int) {
    func cost(_ count: Int) -> Cost {
      self.cost(of: count, { Rows(count: $0, numbers: $1) }, { $0.row = number })
    }
    let few = cost(100)
    #expect(few == cost(3_000))
    #expect(few.bodies == 1)
    // The row and its text, and the nodes from the root down to them.
    #expect(few.placements < 20)
  }

  @Test func `a counter costs the same beside 100 and beside 3 000 texts`() {
    func view(_ count: Int, _ numbers: Numbers) -> some View {
      VStack {
        Counter(numbers: numbers)
        VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "Text \($0)") } }
      }
    }
    let few = cost(of: 100, view, { $0.counter = 12_345 })
    #expect(few == cost(of: 3_000, view, { $0.counter = 12_345 }))
    #expect(few.bodies == 1)
  }

  /// A change that reaches the stack lays out all of it.
  @Test func `a row that becomes taller moves the rows below it`() {
    let numbers = Numbers()
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Growing(numbers: numbers)
        Text(verbatim: "below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    numbers.row = 7
    harness.layOut()
    #expect(harness["below"].minY == 17)
  }
}
