import EngineTesting
import Foundation
import SwiftUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

/// Lists that scroll while a row or a value is dragged near an edge.
@MainActor @Suite struct EdgeScrollingTests {
  fileprivate struct Item: Identifiable {
    let number: Int
    /// The number of times that an id was read.
    let reads: Kept<Int>

    var id: Int {
      MainActor.assumeIsolated { reads.value += 1 }
      return number
    }
  }

  @Observable @MainActor fileprivate final class Numbers {
    var items: [Item]

    init(_ items: [Item]) { self.items = items }
  }

  private struct Rows: View {
    let numbers: Numbers

    var body: some View {
      List {
        ForEach(numbers.items) { Text(verbatim: "Row \($0.number)") }
          .onMove { numbers.items.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
    }
  }

  private static let height: CGFloat = 280
  private static let rowHeight: CGFloat = 28
  private let reads = Kept(0)

  private func numbers(_ count: Int) -> Numbers {
    Numbers((0..<count).map { Item(number: $0, reads: reads) })
  }

  private func harness(_ numbers: Numbers) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: Self.height)) { Rows(numbers: numbers) }
  }

  /// Presses in the middle of a row and moves the pointer to a height.
  private func drag(_ label: String, to y: CGFloat, in harness: LayoutHarness) {
    let row = harness[label]
    let start = CGPoint(x: 150, y: row.midY)
    harness.tree.send(.pointerMoved(start))
    harness.tree.send(.pointerDown(start, .primary))
    move(to: y > start.y ? start.y + 8 : start.y - 8, in: harness)
    move(to: y, in: harness)
  }

  private func move(to y: CGFloat, in harness: LayoutHarness) {
    harness.tree.send(.pointerMoved(CGPoint(x: 150, y: y)))
    harness.show(at: harness.tree.context.time)
  }

  private func release(at y: CGFloat, in harness: LayoutHarness) {
    harness.tree.send(.pointerUp(CGPoint(x: 150, y: y), .primary))
    harness.show(at: harness.tree.context.time)
  }

  /// Shows the frames of some seconds.
  private func wait(_ seconds: Double, rate: Double = 60, in harness: LayoutHarness) {
    let start = harness.tree.context.time
    for frame in 1...Int(seconds * rate) { harness.show(at: start + Double(frame) / rate) }
  }

  private func scrollNode(_ harness: LayoutHarness) throws -> ScrollLayoutNode {
    var rest: [LayoutNode] = [harness.tree.rootLayoutNode]
    while let node = rest.popLast() {
      if let node = node as? ScrollLayoutNode { return node }
      rest += node.children
    }
    throw CancellationError()
  }

  private func offset(_ harness: LayoutHarness) throws -> CGFloat {
    try scrollNode(harness).presentedOffset.y
  }

  /// Returns the place of a row that is shown, without ending animations.
  private func middle(_ label: String, _ harness: LayoutHarness) -> CGFloat? {
    harness.tree.elements().flattened.first { $0.label == label }?.frame.midY
  }

  @Test func `a row held near the lower edge scrolls the list, and stays under the pointer`() throws
  {
    let numbers = numbers(1_000)
    let harness = harness(numbers)
    drag("Row 3", to: Self.height - 10, in: harness)
    wait(1, in: harness)
    // At 30 of 40 points in the strip, of 40 to 1 200 points in a second.
    let speed: CGFloat = 40 + 1_160 * 0.75 * 0.75
    #expect(abs(try offset(harness) - speed) < speed / 30)
    #expect(middle("Row 3", harness) == Self.height - 10)
    wait(4, in: harness)
    let offset = try offset(harness)
    #expect(offset > 3_000)
    #expect(middle("Row 3", harness) == Self.height - 10)
    release(at: Self.height - 10, in: harness)
    // Rows make way if their middle is above the lower edge of the dragged row.
    let edge = offset + Self.height - 10 + Self.rowHeight / 2
    let expected = Int(((edge - Self.rowHeight / 2) / Self.rowHeight).rounded(.up)) - 1
    #expect(numbers.items.firstIndex { $0.number == 3 } == expected)
    #expect(abs((middle("Row 3", harness) ?? 0) - (Self.height - 10)) <= Self.rowHeight / 2)
    // Without a drag, nothing moves.
    wait(0.5, in: harness)
    #expect(try self.offset(harness) == offset)
    #expect(!harness.tree.clock.scheduler.isRunning)
  }

  @Test func `rows between the row and the pointer have made way, also those that come into view`()
    throws
  {
    let harness = harness(numbers(1_000))
    drag("Row 3", to: Self.height - 10, in: harness)
    wait(2, in: harness)
    move(to: 100, in: harness)
    wait(1, in: harness)
    let offset = try offset(harness)
    let first = Int(offset / Self.rowHeight) + 2
    let place = CGFloat(first) * Self.rowHeight + Self.rowHeight / 2 - offset
    #expect(middle("Row \(first)", harness) == place - Self.rowHeight)
    // Below the pointer, the rows are at their places.
    let last = first + 5
    #expect(
      middle("Row \(last)", harness) == place + CGFloat(last - first) * Self.rowHeight)
  }

  @Test func `the list scrolls faster nearer to the edge, and not outside of the strip`() throws {
    func distance(at y: CGFloat) throws -> CGFloat {
      let harness = harness(numbers(1_000))
      drag("Row 3", to: y, in: harness)
      wait(1, in: harness)
      return try offset(harness)
    }
    #expect(try distance(at: Self.height - 41) == 0)
    let (outer, inner) = (try distance(at: Self.height - 5), try distance(at: Self.height - 35))
    #expect(inner > 0)
    #expect(outer > 4 * inner)
  }

  @Test func `the speed does not depend on the number of frames`() throws {
    func distance(rate: Double) throws -> CGFloat {
      let harness = harness(numbers(1_000))
      drag("Row 3", to: Self.height - 20, in: harness)
      wait(2, rate: rate, in: harness)
      return try offset(harness)
    }
    let (slow, fast) = (try distance(rate: 20), try distance(rate: 120))
    #expect(slow > 500)
    #expect(abs(slow - fast) < 0.01 * slow)
  }

  @Test func `scrolling ends when the pointer leaves the strip, and goes the other way at the top`()
    throws
  {
    let harness = harness(numbers(1_000))
    drag("Row 3", to: Self.height - 1, in: harness)
    wait(2, in: harness)
    let far = try offset(harness)
    move(to: 140, in: harness)
    wait(1, in: harness)
    #expect(try offset(harness) == far)
    move(to: 5, in: harness)
    wait(5, in: harness)
    #expect(try offset(harness) == 0)
    #expect(!harness.tree.clock.scheduler.isRunning)
  }

  @Test func `a row that is taken in a strip scrolls only once it comes nearer to the edge`() throws
  {
    let harness = harness(numbers(1_000))
    let row = harness["Row 8"]
    #expect(row.midY == 238)
    drag("Row 9", to: 258, in: harness)
    wait(1, in: harness)
    #expect(try offset(harness) == 0)
    move(to: 275, in: harness)
    wait(1, in: harness)
    #expect(try offset(harness) > 100)
  }

  @Test func `a row is kept by its id while others come and go`() {
    let numbers = numbers(1_000)
    let harness = harness(numbers)
    drag("Row 3", to: Self.height - 10, in: harness)
    wait(2, in: harness)
    numbers.items.insert(Item(number: -1, reads: reads), at: 0)
    wait(1, in: harness)
    #expect(middle("Row 3", harness) == Self.height - 10)
    move(to: 140, in: harness)
    release(at: 140, in: harness)
    let index = numbers.items.firstIndex { $0.number == 3 } ?? 0
    #expect(numbers.items.count == 1_001)
    // The row is between two former neighbours.
    #expect(numbers.items[index - 1].number + 1 == numbers.items[index + 1].number)
    #expect(index > 30)
  }

  @Test func `a row that is removed while it is dragged is not moved`() {
    let numbers = numbers(1_000)
    let harness = harness(numbers)
    drag("Row 3", to: Self.height - 10, in: harness)
    wait(1, in: harness)
    numbers.items.removeAll { $0.number == 3 }
    wait(1, in: harness)
    release(at: Self.height - 10, in: harness)
    #expect(numbers.items.map(\.number) == Array(0..<1_000).filter { $0 != 3 })
  }

  @Test func `the cost of a drag does not depend on the number of rows`() {
    func cost(_ count: Int) -> [Int] {
      let harness = harness(numbers(count))
      let before = (reads.value, harness.tree.bodyCount, harness.tree.placementCount)
      drag("Row 3", to: Self.height - 10, in: harness)
      wait(1, in: harness)
      move(to: 140, in: harness)
      return [
        reads.value - before.0, harness.tree.bodyCount - before.1,
        harness.tree.placementCount - before.2,
      ]
    }
    #expect(cost(1_000) == cost(20_000))
  }

  // MARK: Drops

  private struct Boxes: View {
    let dropped: Kept<[Int]>

    var body: some View {
      VStack(spacing: 0) {
        Text("Source").draggable("text").frame(height: 40)
        List {
          ForEach(0..<1_000) { Text(verbatim: "Row \($0)") }
            .dropDestination(for: String.self) { dropped.value.append($1) }
        }
        .listStyle(.plain)
      }
    }
  }

  @Test
  func `what is dragged from elsewhere scrolls the list, and is inserted among the rows there`()
    throws
  {
    let dropped = Kept<[Int]>([])
    let harness = LayoutHarness(in: CGSize(width: 300, height: 320)) { Boxes(dropped: dropped) }
    drag("Source", to: 315, in: harness)
    wait(2, in: harness)
    let offset = try offset(harness)
    #expect(offset > 1_000)
    move(to: 180, in: harness)
    wait(1, in: harness)
    #expect(try self.offset(harness) == offset)
    release(at: 180, in: harness)
    let expected = Int(((offset + 140) / Self.rowHeight).rounded())
    #expect(dropped.value == [expected])
  }
}
