import CountedHeap
import PlumbUI

/// Measures the time of repeated runs of a workload, and counts measurements and allocations.
struct Measurement {
  /// The number of nodes by which results are divided.
  let nodes: Int
  let isQuick: Bool
  /// Nanoseconds per node, one number for every sample.
  private var samples: [Double] = []
  private var measures = 0
  private var allocations = 0
  private var runs = 0

  init(nodes: Int, isQuick: Bool) {
    self.nodes = nodes
    self.isQuick = isQuick
  }

  /// Runs the workload until there are enough samples.
  ///
  /// - Parameters:
  ///   - prepare: called before every run and not timed.
  ///   - work: called with the number of the run.
  @MainActor mutating func run(
    preparing prepare: () -> Void = {}, _ work: (Int) -> Void
  ) {
    prepare()
    let batch = isPrepared ? 1 : max(1, Int(0.001 / max(seconds { work(0) }, 1e-7)))
    let began = ContinuousClock.now
    let (minimumCount, minimumDuration) =
      isQuick ? (5, Duration.milliseconds(50)) : (15, .seconds(1))
    while samples.count < minimumCount || began.duration(to: .now) < minimumDuration {
      prepare()
      let (measuresBefore, allocationsBefore) = (LayoutCounters.measures, Int(heap_allocations()))
      let time = seconds {
        for _ in 0..<batch {
          runs += 1
          work(runs)
        }
      }
      measures += LayoutCounters.measures - measuresBefore
      allocations += Int(heap_allocations()) - allocationsBefore
      samples.append(time * 1e9 / Double(batch * nodes))
    }
    samples.sort()
  }

  /// Whether each run must be prepared, and is a sample by itself.
  var isPrepared = false

  private func seconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) + Double(time.attoseconds) * 1e-18
  }

  /// Returns the line of the table: nanoseconds per node (median, minimum, 90th percentile), and
  /// counts per node.
  func line(_ name: String) -> String {
    func number(_ value: Double) -> String {
      value == 0 || value >= 100 ? column(Int(value.rounded())) : short(value)
    }
    let each = Double(runs * nodes)
    return [
      name.padded(to: 36), column(nodes), number(samples[samples.count / 2]), number(samples[0]),
      number(samples[samples.count * 9 / 10]), short(Double(measures) / each),
      short(Double(allocations) / each),
    ].joined(separator: " ")
  }

  static let head = [
    "workload".padded(to: 36), "nodes", "median", "least", "p90", "measures", "mallocs",
  ].enumerated().map { $0 == 0 ? $1 : $1.padded(from: 9) }.joined(separator: " ")

  private func column(_ value: Int) -> String { "\(value)".padded(from: 9) }

  private func short(_ value: Double) -> String {
    let thousandths = Int((value * 1_000).rounded())
    let fraction = "\(1_000 + thousandths % 1_000)".dropFirst()
    return "\(thousandths / 1_000).\(fraction)".padded(from: 9)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func padded(from width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
