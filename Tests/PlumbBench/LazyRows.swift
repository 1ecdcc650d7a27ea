import EngineTesting
import Foundation
import PlumbUI

/// A scroll view with a lazy stack of many rows, each with a state of its own.
@MainActor final class LazyRows {
  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  /// The change between two runs.
  enum Change: CaseIterable {
    /// A row is inserted, or removed again, before the rows in sight.
    case insertion
    /// The second row moves to the end, or back.
    case move
    /// A value of the environment that every row reads.
    case environment
  }

  private struct Row: View {
    let name: String
    @State private var number = 0
    @Environment(\.lazyRowsNumber) private var shared

    var body: some View {
      HStack {
        Text(verbatim: name)
        Spacer()
        Text(verbatim: "\(number + shared)")
      }
    }
  }

  private struct List: View {
    let rows: LazyRows
    @State private var step = 0

    var body: some View {
      rows.setStep = $step
      return ScrollView { LazyVStack { ForEach(rows.items(at: step)) { Row(name: $0.name) } } }
        .environment(\.lazyRowsNumber, rows.change == .environment ? step : 0)
    }
  }

  static let window = CGSize(width: 1_280, height: 800)

  private let change: Change
  /// The elements in even and in odd steps.
  private let items: [[Item]]
  private var setStep: Binding<Int>?
  private(set) lazy var tree = ViewTree(root: List(rows: self), textServices: .monospaced)

  init(_ count: Int, change: Change = .environment) {
    self.change = change
    let items = (0..<count).map { Item(id: $0, name: "Row \($0)") }
    var others = items
    switch change {
    case .insertion: others.insert(Item(id: -1, name: "New"), at: 2)
    case .move: others.append(others.remove(at: 1))
    case .environment: break
    }
    self.items = [items, others]
    tree.layOut(in: Self.window, scale: 1)
  }

  private func items(at step: Int) -> [Item] { items[step % 2] }

  /// Performs the change, or reverts it.
  func change(to step: Int) {
    setStep?.wrappedValue = step
    tree.layOut(in: Self.window, scale: 1)
  }

  /// Performs a frame after a turn of the wheel.
  func scroll(by distance: CGFloat) {
    tree.send(
      .scrolled(CGPoint(x: 640, y: 400), by: CGSize(width: 0, height: -distance)))
    tree.layOut(in: Self.window, scale: 1)
  }

  /// Scrolls so far that a number of rows have been in sight.
  func scroll(past count: Int) {
    // A row of the monospaced face and the gap below it.
    let rowLength: CGFloat = 25
    for _ in 0..<Int(CGFloat(count) * rowLength / 400) { scroll(by: 400) }
  }
}

private enum LazyRowsNumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var lazyRowsNumber: Int {
    get { self[LazyRowsNumberKey.self] }
    set { self[LazyRowsNumberKey.self] = newValue }
  }
}

extension PlumbBench {
  /// Lazy lists: the frame that makes rows, the memory of rows scrolled past, and changes among
  /// many rows.
  func scrollingLazily() {
    for count in [1_000, 10_000, 100_000] {
      let name = "frame of new rows at \(count)"
      guard matchesFilter(name) else { continue }
      // Long enough that no sample reaches the end.
      let rows = LazyRows(count + 100_000)
      let before = residentBytes()
      rows.scroll(past: count)
      if count == 100_000 {
        let kept = Double(residentBytes() - before) / 1_048_576
        report("resident memory kept after \(count) rows", kept, .megabytes)
      }
      // Rows are made ahead, so a single frame may make none.
      let frames = 20
      time(name, nodes: frames, isPrepared: true) { _ in
        for _ in 0..<frames { rows.scroll(by: 400) }
      }
    }
    for (name, change) in [
      ("insert or remove a lazy row", LazyRows.Change.insertion), ("move a lazy row", .move),
      ("environment of lazy rows", .environment),
    ] {
      for count in [1_000, 100_000] {
        let name = "\(name) of \(count)"
        guard matchesFilter(name) else { continue }
        let rows = LazyRows(count, change: change)
        time(name, nodes: 1) { rows.change(to: $0) }
      }
    }
  }

  /// The resident memory of the program, in bytes; 0 if the system does not report it.
  private func residentBytes() -> Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let resident = pages?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (resident ?? 0) * 4_096
  }
}
