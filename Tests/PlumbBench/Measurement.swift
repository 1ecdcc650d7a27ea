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
      isQuick ? (5, Duration.milliseconds(50)) : (15, .milliseconds(600))
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

  /// Returns the line of the table: the time per node, and counts per node. A workload of one node is
  /// in milliseconds, unless its goal has another unit.
  func result(_ name: String) -> BenchResult {
    let unit = Goal.all[name]?.unit ?? (nodes == 1 ? .milliseconds : .nanoseconds)
    let each = Double(runs * nodes)
    return BenchResult(
      name: name, least: samples[0] / unit.size, median: samples[samples.count / 2] / unit.size,
      p90: samples[samples.count * 9 / 10] / unit.size, unit: unit, nodes: nodes,
      measures: Double(measures) / each, allocations: Double(allocations) / each)
  }
}
