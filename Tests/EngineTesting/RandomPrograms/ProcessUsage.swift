import CountedHeap
import Foundation

/// The memory and the descriptors of this process.
struct ProcessUsage: CustomStringConvertible {
  /// The bytes of the heap in use.
  let heap: Int
  /// The resident bytes, after free memory was returned to the system.
  let resident: Int
  let descriptors: Int

  var description: String {
    "heap \(heap / 1_024) KB, resident \(resident / 1_024) KB, \(descriptors) descriptors"
  }

  /// Runs what is left for the main run loop: tasks and timers end there.
  static func finishTasks() {
    for _ in 0..<4 {
      // Each wait of a run loop with a limit leaves the 128 bytes of two handlers of a timer.
      usleep(5_000)
      _ = RunLoop.current.run(mode: .default, before: .distantPast)
    }
  }

  /// The usage at present, after tasks and timers have ended.
  static var present: ProcessUsage {
    finishTasks()
    heap_trim()
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let resident = pages?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let descriptors = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return ProcessUsage(
      heap: Int(heap_bytes()), resident: resident * 4_096, descriptors: descriptors?.count ?? 0)
  }

  /// A sentence if this is more than a twentieth more than before, or there are more descriptors; else `nil`.
  func growth(since first: ProcessUsage) -> String? {
    let isFlat =
      heap * 20 <= first.heap * 21 && resident * 20 <= first.resident * 21
      && descriptors <= first.descriptors
    return isFlat ? nil : "At first there was \(first), and now there is \(self)."
  }
}
