import CountedHeap
import Foundation
import PlumbUI

/// Programs in use for hours of a simulated clock.
///
/// The steps are those of random programs: clicks, keys, the wheel, changes of the size, of the type and of the
/// appearance, and time. In every minute another pair of programs is opened, used and closed, and its views must then
/// be gone. The minutes repeat after a lap. The first lap creates what lasts as long as the process and depends on
/// the types of the programs: the metadata of the types, their fields and their comparisons. The next laps use no type
/// for the first time, so that memory, descriptors and work must not grow with them.
@MainActor public struct Endurance {
  /// The minutes of a lap, in each of which two programs are used.
  public static let lapLength = 60

  private let programs: [TestedProgram]
  private let activity: ProgramActivity
  private let seed: UInt64
  private let lapLength: Int
  private var random: SplitMix64
  private var stepCount = 0
  private var bodyCount = 0

  /// Creates the use of some programs.
  ///
  /// - Parameters:
  ///   - lapLength: the minutes of different use before the same minutes follow again.
  public init(
    _ programs: [TestedProgram], _ activity: ProgramActivity = .everything,
    lapLength: Int = Endurance.lapLength, seed: UInt64
  ) {
    self.programs = programs
    self.activity = activity
    self.lapLength = lapLength
    self.seed = seed
    random = SplitMix64(seed: seed)
  }

  /// Uses the programs for some laps.
  ///
  /// - Parameter report: called with a line after each lap.
  /// - Returns: the first fault; `nil` if there is none.
  public mutating func fault(inLaps laps: Int, report: (String) -> Void) -> String? {
    var first: Lap?
    for number in 1...max(laps, 1) {
      random = SplitMix64(seed: seed)
      (stepCount, bodyCount) = (0, 0)
      let allocations = Int(heap_allocations())
      for minute in 1...lapLength {
        if let fault = useTwo() { return "Lap \(number), minute \(minute): \(fault)" }
      }
      let work = Lap.Work(
        bodies: bodyCount, allocations: Int(heap_allocations()) - allocations)
      // The memory last: the first of these windows creates its types, too.
      let window = window
      let lap = Lap(usage: .present, window: window, steps: stepCount, work: work)
      report("Lap \(number): \(lap)")
      if let growth = first.flatMap({ lap.growth(since: $0) }) { return "Lap \(number): \(growth)" }
      first = first ?? lap
    }
    return nil
  }

  /// Opens two programs, uses them for a minute and closes them.
  private mutating func useTwo() -> String? {
    random = SplitMix64(seed: random.next())
    let pair = ProgramPair(of: programs, &random)
    weak var tree: ViewTree?
    if let fault = use(pair, &tree) { return "\(pair): \(fault)" }
    ProcessUsage.finishTasks()
    return tree == nil ? nil : "The views of \(pair) are still in memory."
  }

  private mutating func use(_ pair: ProgramPair, _ tree: inout ViewTree?) -> String? {
    var run = ProgramRun(pair, random, activity)
    tree = run.tree
    while run.time < 60 {
      stepCount += 1
      if let fault = run.step() { return fault }
    }
    run.close()
    bodyCount += run.tree.bodyCount
    return nil
  }

  /// The work for a new window and two other sizes of it.
  private var window: Lap.Work {
    let before = Int(heap_allocations())
    let program = programs[0]
    let host = HeadlessHost(program.root(), size: program.size, textServices: .monospaced)
    for width in [0, 10, 20] as [CGFloat] {
      host.resize(to: CGSize(width: program.size.width + width, height: program.size.height))
      host.layOut()
    }
    return Lap.Work(
      bodies: host.tree.bodyCount, allocations: Int(heap_allocations()) - before)
  }
}
