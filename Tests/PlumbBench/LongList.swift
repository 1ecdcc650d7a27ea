import CountedHeap
import Foundation
import Observation
import PlumbUI

/// The numbers that a list shows, and the selected one.
@MainActor @Observable private final class Numbers {
  struct Item: Identifiable {
    let id: Int32
  }

  var items: [Item]
  var selection: Int32?

  init(_ count: Int) {
    items = (0..<Int32(count)).map { Item(id: $0) }
  }
}

private struct NumberList: View {
  @Bindable var numbers: Numbers

  var body: some View {
    List(numbers.items, selection: $numbers.selection) { Text(verbatim: "Row \($0.id)") }
      .listStyle(.plain)
  }
}

private struct NumberTable: View {
  @Bindable var numbers: Numbers

  var body: some View {
    Table(numbers.items, selection: $numbers.selection) {
      TableColumn("Row") { Text(verbatim: "Row \($0.id)") }
      TableColumn("Square") { Text(verbatim: "\(Int($0.id) * Int($0.id))") }
    }
  }
}

/// The least times of operations on rows, and the heap that the rows take.
@MainActor private struct RowsCost {
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 28
  private static let rowsPerStep = 20
  private static let passedRows = 10_000

  let numbers: Numbers
  let services: TextServices
  let runs: Int

  private func window() -> WindowFrames {
    WindowFrames(size: CGSize(width: 400, height: 600), services: services)
  }

  private static func wheel(by distance: CGFloat) -> Event {
    .scrolled(CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -distance))
  }

  private static func click(_ y: CGFloat) -> [Event] {
    let point = CGPoint(x: 100, y: y)
    return [.pointerDown(point, .primary), .pointerUp(point, .primary)]
  }

  /// Returns the time of opening a window, in milliseconds.
  func firstFrame(_ root: some View) -> Double {
    (0..<runs).map { _ in window().run(root) }.min() ?? 0
  }

  /// Returns the bytes that the first frame adds to the heap, and the bytes that are added when many rows
  /// have been scrolled past.
  func heap(_ root: some View) -> (first: Double, passed: Double) {
    let before = heap_bytes()
    var heap = (first: 0.0, passed: 0.0)
    let window = window()
    window.afterFirstFrame = { heap.first = Double(heap_bytes() &- before) }
    let steps = min(Self.passedRows, numbers.items.count) / Self.rowsPerStep
    for _ in 0..<steps {
      window.add { [Self.wheel(by: CGFloat(Self.rowsPerStep) * Self.rowHeight)] }
    }
    window.atEnd = { heap.passed = Double(heap_bytes() &- before) }
    window.run(root)
    return heap
  }

  /// Returns the least times of operations in an open window, in milliseconds, by their names.
  func operations(_ root: some View) -> [(name: String, time: Double)] {
    let length = CGFloat(numbers.items.count) * Self.rowHeight
    let toStart = [Self.wheel(by: -2 * length)]
    let operations: [(String, before: () -> [Event], change: (Int) -> [Event])] = [
      ("scroll by one row", { [] }, { _ in [Self.wheel(by: Self.rowHeight)] }),
      ("jump to the middle", { toStart }, { _ in [Self.wheel(by: length / 2)] }),
      ("jump to the end", { toStart }, { _ in [Self.wheel(by: 2 * length)] }),
      (
        "select a row", { toStart },
        { run in Self.click((CGFloat(run % 2) * 3 + 4.5) * Self.rowHeight) }
      ),
      (
        "insert in front",
        {
          if numbers.items[0].id < 0 { numbers.items.removeFirst() }
          return toStart
        },
        { _ in
          numbers.items.insert(Numbers.Item(id: -1), at: 0)
          return []
        }
      ),
    ]
    let window = window()
    var times: [[Double]] = operations.map { _ in [] }
    for (index, operation) in operations.enumerated() {
      for run in 0..<runs {
        window.add(atRest: true, operation.before)
        window.add(atRest: true, { operation.change(run) }, measured: { times[index].append($0) })
      }
    }
    window.add(atRest: true) {
      if numbers.items[0].id < 0 { numbers.items.removeFirst() }
      return []
    }
    window.run(root)
    return zip(operations, times).map { ($0.0, $1.min() ?? 0) }
  }
}

extension PlumbBench {
  /// Lists of a thousand and of a million rows in a window, from the view or the event to the pixels; and the
  /// largest ratio of the two, insertion excepted, as the program's array moves all its elements.
  func longLists() {
    guard let services = Words.unusedServices() else { return }
    var times: [Int: [String: Double]] = [:]
    for count in [1_000, 1_000_000] {
      let name = "list of \(count) rows"
      guard matchesFilter(name) else { continue }
      let numbers = Numbers(count)
      let cost = RowsCost(numbers: numbers, services: services, runs: isQuick ? 15 : 30)
      let list = NumberList(numbers: numbers)
      // A first frame fills the caches of the fonts, which do not belong to the rows.
      _ = cost.heap(list)
      let heap = cost.heap(list)
      report("\(name): heap", heap.first / ResultUnit.megabytes.size, .megabytes)
      let operations = [("first frame", cost.firstFrame(list))] + cost.operations(list)
      for (operation, time) in operations {
        report("\(name): \(operation)", time, .milliseconds)
        times[count, default: [:]][operation] = time
      }
      report("\(name): heap after 10000 rows", heap.passed / ResultUnit.megabytes.size, .megabytes)
    }
    if let few = times[1_000], let many = times[1_000_000] {
      let ratios = few.filter { $0.key != "insert in front" }
        .map { (many[$0.key] ?? 0) / $0.value }
      report("list of 1000000 rows to one of 1000", ratios.max() ?? 0, .ratio)
    }
    longTables(services)
  }

  private func longTables(_ services: TextServices) {
    for count in [1_000, 1_000_000] {
      let name = "table of \(count) rows"
      guard matchesFilter(name) else { continue }
      let numbers = Numbers(count)
      let cost = RowsCost(numbers: numbers, services: services, runs: isQuick ? 5 : 15)
      let table = NumberTable(numbers: numbers)
      report("\(name): first frame", cost.firstFrame(table), .milliseconds)
      if let scroll = cost.operations(table).first {
        report("\(name): \(scroll.name)", scroll.time, .milliseconds)
      }
    }
  }
}
