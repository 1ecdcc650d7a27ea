import PlumbTesting
import Testing

extension Fuzz {
  /// The engine against a second layout that shares no code with it.
  @MainActor @Suite struct SecondLayoutTests {
    @Test func `the engine places every leaf where the rules alone place it`() {
      let bench = EngineBench()
      Fuzz.run(Fuzz.count) { _ in
        { randomView, offer in
          guard let rules = randomView.referenceLayout(offer) else { return nil }
          let difference = Fuzz.difference(
            "Rules", rules, "Engine", bench.layout(randomView, offer))
          return difference == nil || randomView.isDecidedByRounding(offer) ? nil : difference
        }
      }
    }
  }
}
