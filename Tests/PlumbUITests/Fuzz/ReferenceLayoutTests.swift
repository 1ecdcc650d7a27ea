import PlumbTesting
import Testing

extension Fuzz {
  /// Compares the engine with the reference implementation; `make fuzz` does so for more views, in an
  /// optimised build.
  @MainActor @Suite struct ReferenceLayoutTests {
    @Test func `the engine places every leaf as the reference implementation does`() {
      let comparison = ReferenceComparison()
      for seed in Fuzz.seeds(Fuzz.count) {
        guard let failure = comparison.failure(seed: seed) else { continue }
        Issue.record("\(failure)")
        return
      }
    }
  }
}
