import PlumbTesting
import Testing

extension Fuzz {
  /// The engine against a second layout that shares no code with it.
  @MainActor @Suite struct SecondLayoutTests {
    @Test func `the engine places every leaf where the rules alone place it`() {
      let bench = EngineBench()
      Fuzz.run(Fuzz.count) { _ in
        { sketch, offer in
          guard let rules = sketch.naiveLayout(offer) else { return nil }
          let difference = Fuzz.difference(
            "Rules", rules, "Engine", bench.layout(sketch, offer))
          return difference == nil || sketch.isDecidedByRounding(offer) ? nil : difference
        }
      }
    }
  }
}
