import CountedHeap
import EngineTesting
import Foundation
import PlumbUI

/// Benchmarks of layout, on trees that are also used for other engines.
///
/// `PlumbBench [--quick] [part of a workload's name]` prints one line per workload: the time per node
/// (least, median, 90th percentile), the goal and whether it is met, then computed sizes and allocated
/// heap blocks per node. `BenchResult` describes the columns. With `--cost`, see `CostScene`.
@main @MainActor struct PlumbBench {
  let isQuick: Bool
  let results = BenchResults()
  private let filter: String?

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--cost" { return CostScene.run(named: arguments.dropFirst().first) }
    let bench = PlumbBench(
      isQuick: arguments.contains("--quick"),
      filter: arguments.first { !$0.hasPrefix("--") })
    print(BenchResult.head)
    bench.building()
    bench.resizing()
    bench.changing()
    bench.changingOneOfMany()
    bench.changingBesideWatchers()
    bench.firstFrame()
    bench.scrollingLazily()
    bench.nesting()
    bench.painting()
    bench.wrapping()
    bench.firstWords()
    bench.longText()
    bench.longLists()
    bench.results.printSummary()
  }

  /// Measures a workload unless the filter excludes it, and returns the measurement.
  @discardableResult func time(
    _ name: String, nodes: Int, isPrepared: Bool = false,
    preparing prepare: () -> Void = {}, work: (Int) -> Void
  ) -> BenchResult? {
    guard matchesFilter(name) else { return nil }
    var measurement = Measurement(nodes: nodes, isQuick: isQuick)
    measurement.isPrepared = isPrepared
    measurement.run(preparing: prepare, work)
    let result = measurement.result(name)
    results.add(result)
    return result
  }

  func matchesFilter(_ name: String) -> Bool { filter.map { name.contains($0) } ?? true }

  static func tree(_ view: some View, isLaidOut: Bool = true) -> ViewTree {
    let tree = ViewTree(root: view, textServices: .monospaced)
    tree.update()
    if isLaidOut { tree.layout(in: window) }
    return tree
  }

  private static let window = CGSize(width: 1_024, height: 768)
  private static let count = Balanced<Color>.nodeCount

  static var hug: some View { Balanced { _ in rigidView() } }
  static var fill: some View { Balanced { _ in Color.red } }
  static var row: some View {
    HStack(spacing: 0) { ForEach(0..<10_000) { _ in Color.red } }
  }
  private static var texts: some View { Balanced { Text(verbatim: "text \($0)") } }

  // MARK: Workloads

  /// Views, view nodes, layout nodes and the first layout.
  private func building() {
    build("T-hug", Self.hug, nodes: Self.count)
    build("T-fill", Self.fill, nodes: Self.count)
    build("T-text", Self.texts, nodes: Self.count)
    build("W", Self.row, nodes: 10_001)
  }

  private func build(_ name: String, _ view: some View, nodes: Int) {
    guard matchesFilter("build \(name)") || matchesFilter("build and lay out \(name)") else {
      return
    }
    let before = heap_bytes()
    var tree: ViewTree? = Self.tree(view)
    report("heap bytes a node, \(name)", Double(heap_bytes() &- before) / Double(nodes), .bytes)
    tree = nil
    for isLaidOut in [false, true] {
      let result = time(
        "build \(isLaidOut ? "and lay out " : "")\(name)", nodes: nodes, isPrepared: true,
        preparing: { tree = nil }, work: { _ in tree = Self.tree(view, isLaidOut: isLaidOut) })
      if isLaidOut, let blocks = result?.allocations {
        report("heap blocks a node, \(name)", blocks, .blocks)
      }
    }
    withExtendedLifetime(tree) {}
  }

  /// The same tree at other widths.
  private func resizing() {
    resize("T-hug", Self.hug, nodes: Self.count)
    resize("T-hug by leaps", Self.hug, nodes: Self.count) { 824 + 37 * $0 % 200 }
    resize("T-fill", Self.fill, nodes: Self.count)
    resize("T-fill by leaps", Self.fill, nodes: Self.count) { 824 + 37 * $0 % 200 }
    resize("T-text", Self.texts, nodes: Self.count)
    resize(
      "T-hug in layouts of one's own",
      CustomBalanced(stack: { PlainStack(axis: $0) }, leaf: { rigidView() }), nodes: Self.count)
    resize(
      "T-fill in layouts of one's own",
      CustomBalanced(stack: { PlainStack(axis: $0) }, leaf: { Color.red }), nodes: Self.count)
    asking()
    resize("W", Self.row, nodes: 10_001) { 20_000 + $0 % 97 }
  }

  /// The sizes that layouts of one's own ask for at another width: the time of a layout, divided by
  /// their number.
  private func asking() {
    let name = "a size asked by a layout of one's own"
    guard matchesFilter(name) else { return }
    let asked = AskingStack.Count()
    let tree = Self.tree(
      CustomBalanced(stack: { AskingStack(axis: $0, asked: asked) }, leaf: { Color.red }))
    asked.value = 0
    var runs = 0
    var measurement = Measurement(nodes: 1, isQuick: isQuick)
    measurement.run(
      preparing: {},
      { run in
        runs += 1
        tree.layout(in: CGSize(width: 1_000 + run % 97, height: 768))
      })
    let result = measurement.result(name)
    report(
      name, result.least * result.unit.size * Double(runs) / Double(asked.value), .nanoseconds)
  }

  private func resize(
    _ name: String, _ view: some View, nodes: Int, width: (Int) -> Int = { 1_000 + $0 % 97 }
  ) {
    guard matchesFilter("resize \(name)") else { return }
    let tree = Self.tree(view)
    time("resize \(name)", nodes: nodes) {
      tree.layout(in: CGSize(width: width($0), height: 768))
    }
  }

  /// Changes of leaves.
  private func changing() {
    dirtyAll("T-hug", Self.hug)
    dirtyAll("T-fill", Self.fill)
    let tree = Self.tree(Self.hug)
    let probe = LayoutNodeProbe(tree)
    time("one leaf, layout nodes only", nodes: 1) {
      // Every leaf is changed once in ten thousand runs, and changes back in the next round.
      let isLarge = $0 / 10_000 % 2 == 0
      probe.resizeLeaf(
        7_919 * $0 % 10_000,
        to: isLarge ? CGSize(width: 5, height: 11) : CGSize(width: 4, height: 10))
      tree.layout(in: Self.window)
    }
    let switches = Switches()
    let switched = Self.tree(Balanced { SwitchedLeaf(index: $0, switches: switches) })
    time("one leaf, by its state", nodes: 1) {
      switches.toggle(7_919 * $0 % 10_000)
      switched.update()
      switched.layout(in: Self.window)
    }
  }

  private func dirtyAll(_ name: String, _ view: some View) {
    guard matchesFilter("all leaves dirty \(name)") else { return }
    let tree = Self.tree(view)
    let probe = LayoutNodeProbe(tree)
    time("all leaves dirty \(name)", nodes: Self.count) { _ in
      probe.invalidateLeaves()
      tree.layout(in: Self.window)
    }
  }

  /// Deep trees at other widths.
  private func nesting() {
    resize("N-hug", nest(200, round: rigidView(width: 10, height: 10)), nodes: 201)
    resize("N-fill", nest(200, round: Color.red), nodes: 201)
    for depth in [2, 8, 16, 64, 200] {
      resize("comb, depth \(depth)", comb(depth), nodes: 2 * depth + 1)
    }
  }

  /// A page of 10 000 words, counted as nodes.
  private func wrapping() {
    guard
      matchesFilter("wrap words") || matchesFilter("sum of words")
        || matchesFilter("measure words"),
      let words = Words()
    else { return }
    let page = words.page()
    // No width is repeated in a sample, so no result is cached.
    time("wrap words at a new width", nodes: Words.count) {
      page.layout(in: CGSize(width: 400 + Double($0 % 3_989) / 10, height: 100_000))
    }
    let measurer = words.services.measurer
    let advances = words.words.map { measurer.width(of: $0, in: Words.font) }
    let space = measurer.width(of: " ", in: Words.font)
    var lines = 0
    time("sum of words, as plain as can be", nodes: Words.count) {
      lines &+= Words.lineCount(
        of: advances, space: space, within: 400 + CGFloat($0 % 3_989) / 10)
    }
    var total: CGFloat = 0
    time("measure words measured before", nodes: Words.count) { _ in
      for word in words.words { total += measurer.width(of: word, in: Words.font) }
    }
    precondition(
      filter != nil || lines > 0 && total > 0, "A page of words has lines and a width.")
  }
}
