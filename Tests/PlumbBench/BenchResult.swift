/// The unit of a result.
enum ResultUnit: String {
  case nanoseconds = "ns"
  case milliseconds = "ms"
  case bytes = "B"
  case megabytes = "MB"
  case blocks = "blocks"
  case ratio = "times"

  /// The number of nanoseconds or bytes in one of the unit.
  var size: Double {
    switch self {
    case .milliseconds, .megabytes: 1e6
    case .nanoseconds, .bytes, .blocks, .ratio: 1
    }
  }
}

/// One line of the bench: a measurement, beside the goal of its name if there is one.
///
/// Columns are divided by two spaces or more, names and cells contain single ones only; an empty cell
/// is a hyphen. The programs of `Tests/Peers` print the first five columns.
struct BenchResult {
  let name: String
  let least: Double
  var median: Double?
  var p90: Double?
  let unit: ResultUnit
  var nodes: Int?
  /// Computed sizes per node.
  var measures: Double?
  /// Allocated heap blocks per node.
  var allocations: Double?

  var goal: Goal? { Goal.all[name] }

  /// The result as a multiple of the goal; `nil` without a goal.
  private var ratio: Double? { goal.map { least / $0.value } }

  /// Whether there is a goal that the result does not meet.
  var isMissed: Bool { ratio.map { $0 > 1 } ?? false }

  private var verdict: String {
    guard let ratio else { return "-" }
    return ratio > 1 ? "missed, \(Self.short(ratio)) times" : "met"
  }

  static let head = line([
    "workload", "least", "median", "p90", "unit", "goal", "peers", "result", "nodes", "measures",
    "mallocs",
  ])

  var line: String {
    Self.line([
      name, Self.number(least), Self.number(median), Self.number(p90), unit.rawValue,
      Self.short(goal?.value), Self.short(goal?.multipleOfPeer), verdict,
      nodes.map(String.init) ?? "-", Self.number(measures), Self.number(allocations),
    ])
  }

  private static func line(_ cells: [String]) -> String {
    let widths = [-46, 10, 10, 10, -6, 8, 6, -20, 6, 9, 9]
    return zip(cells, widths).map { cell, width in
      let padding = String(repeating: " ", count: max(0, abs(width) - cell.count))
      return width < 0 ? cell + padding : padding + cell
    }.joined(separator: "  ")
  }

  /// Returns a number with up to two decimals.
  private static func short(_ value: Double?) -> String {
    guard let value else { return "-" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// Returns a number with three decimals below 100, otherwise rounded.
  private static func number(_ value: Double?) -> String {
    guard let value else { return "-" }
    if value == 0 || value >= 100 { return "\(Int(value.rounded()))" }
    let thousandths = Int((value * 1_000).rounded())
    return "\(thousandths / 1_000).\("\(1_000 + thousandths % 1_000)".dropFirst())"
  }
}

/// The results so far.
@MainActor final class BenchResults {
  private var goalCount = 0
  private var missed: [String] = []

  /// Prints a result and keeps whether it meets its goal.
  func add(_ result: BenchResult) {
    print(result.line)
    if result.goal != nil { goalCount += 1 }
    if result.isMissed { missed.append(result.name) }
  }

  /// Prints the number of goals that are met, and the names of the others.
  func printSummary() {
    print("\n\(goalCount - missed.count) of \(goalCount) goals are met.")
    if !missed.isEmpty { print("Missed: \(missed.joined(separator: "; ")).") }
  }
}

extension PlumbBench {
  /// Prints one value that is not a time of a workload.
  func report(_ name: String, _ value: Double, _ unit: ResultUnit) {
    results.add(BenchResult(name: name, least: value, unit: unit))
  }
}
