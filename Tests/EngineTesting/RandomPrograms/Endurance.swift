import CountedHeap
import Foundation
import PlumbUI

/// Programs in use for hours of a simulated clock.
///
/// The steps are those of random programs: clicks, keys, the wheel, changes of the size, of the type and of the
/// appearance, and time. Memory, descriptors and the work for a new window must not grow.
@MainActor public struct Endurance {
  private let programs: [TestedProgram]
  private let staysOpen: Bool
  private var random: SplitMix64
  private var first: ProcessUsage?
  private var firstWork: Work?
  private var stepCount = 0

  /// Creates the use of some programs.
  ///
  /// - Parameters:
  ///   - staysOpen: whether one window is used all the time; otherwise another pair of programs is opened in every
  ///     minute.
  public init(_ programs: [TestedProgram], staysOpen: Bool, seed: UInt64) {
    self.programs = programs
    self.staysOpen = staysOpen
    random = SplitMix64(seed: seed)
  }

  /// Uses the programs for some minutes.
  ///
  /// - Parameter report: called with a line from time to time.
  /// - Returns: the first fault; `nil` if there is none.
  public mutating func fault(inMinutes minutes: Int, report: (String) -> Void) -> String? {
    if let fault = useAll() { return fault }
    var run = ProgramRun(ProgramPair(of: programs, &random), random)
    for minute in 1...max(minutes, 1) {
      if !staysOpen {
        random = SplitMix64(seed: random.next())
        run = ProgramRun(ProgramPair(of: programs, &random), random)
      }
      let end = run.time + 60
      while run.time < end {
        stepCount += 1
        if let fault = run.step() { return "Minute \(minute): \(fault)" }
      }
      let usage = ProcessUsage.present
      let work = work
      if minute.isMultiple(of: 30) || minute == 1 || minute == minutes {
        report("\(minute) min, \(stepCount) steps: \(usage), a window: \(work)")
      }
      guard let first, let firstWork else {
        (self.first, self.firstWork) = (usage, work)
        continue
      }
      if let growth = usage.growth(since: first) { return "Minute \(minute): \(growth)" }
      guard work.bodies == firstWork.bodies,
        work.allocations * 50 <= firstWork.allocations * 51
      else { return "Minute \(minute): a new window cost \(firstWork) and now \(work)." }
    }
    return nil
  }

  /// Uses each program for a moment, so that all types and caches exist that last as long as the process.
  private mutating func useAll() -> String? {
    for index in programs.indices {
      for arrangement in ProgramPair.Arrangement.allCases {
        let other = programs[(index + 1) % programs.count]
        var run = ProgramRun(ProgramPair(programs[index], arrangement, other), random)
        for _ in 0..<4 { if let fault = run.step() { return fault } }
      }
      random = SplitMix64(seed: random.next())
    }
    return nil
  }

  /// The work for one frame.
  private struct Work: CustomStringConvertible {
    let bodies: Int
    let allocations: Int

    var description: String { "\(bodies) bodies, \(allocations) allocations" }
  }

  /// The work for a new window and two other sizes of it.
  private var work: Work {
    let before = Int(heap_allocations())
    let program = programs[0]
    let host = HeadlessHost(program.root(), size: program.size, textServices: .monospaced)
    for width in [0, 10, 20] as [CGFloat] {
      host.resize(to: CGSize(width: program.size.width + width, height: program.size.height))
      host.layOut()
    }
    return Work(bodies: host.tree.bodyCount, allocations: Int(heap_allocations()) - before)
  }
}
