/// The usage of the process after some minutes of use, and the work in them.
struct Lap: CustomStringConvertible {
  /// The work for the frames of one window.
  struct Work: CustomStringConvertible {
    let bodies: Int
    let allocations: Int

    var description: String { "\(bodies) bodies, \(allocations) allocations" }
  }

  let usage: ProcessUsage
  /// The work for a new window.
  let window: Work
  let steps: Int
  /// The work of all steps. It differs a little where timers and tasks follow the real time.
  let work: Work

  var description: String { "\(usage); \(steps) steps, \(work); a window: \(window)" }

  /// A sentence if there is more of anything than after the first lap, which had the same steps; else `nil`.
  func growth(since first: Lap) -> String? {
    if let growth = usage.growth(since: first.usage) { return growth }
    guard window.bodies == first.window.bodies,
      window.allocations * 50 <= first.window.allocations * 51
    else { return "A new window cost \(first.window) in the first lap and now \(window)." }
    guard work.bodies * 10 <= first.work.bodies * 11,
      work.allocations * 10 <= first.work.allocations * 11
    else { return "The steps cost \(first.work) in the first lap and now \(work)." }
    return nil
  }
}
