import Dispatch

extension LayoutProperty {
  /// Programs made of two others are used at random: each seed is one pair and the steps of one run.
  ///
  /// Timers and tasks in the programs follow the real time, so that a failure that depends on them may
  /// need several attempts with its seed.
  public static func randomPrograms(of programs: [TestedProgram]) -> LayoutProperty {
    LayoutProperty(perSeed: "programs made of two others endure random use", .programs) { seed in
      var random = SplitMix64(seed: seed)
      let pair = ProgramPair(of: programs, &random)
      let watch = watch("Seed \(seed): \(pair) hangs.")
      defer { watch.cancel() }
      var run = ProgramRun(pair, random)
      for step in 1...ProgramRun.stepCount {
        if let failure = run.step() { return "Seed \(seed), step \(step) of \(pair): \(failure)" }
      }
      return nil
    }
  }

  /// Stops the process if the result is not cancelled within minutes, in which a run ends on the
  /// slowest machine.
  private static func watch(_ message: String) -> DispatchWorkItem {
    let watch = DispatchWorkItem { fatalError(message) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: watch)
    return watch
  }
}
