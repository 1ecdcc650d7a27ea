import EngineTesting
import SamplePrograms
import Testing

/// Programs made of two samples, used at random; `make fuzz` makes more of them, optimised.
@MainActor @Suite struct RandomProgramTests {
  @Test func `programs made of two others endure random use`() {
    let programs = repeatablePrograms.map {
      TestedProgram(name: $0.name, size: $0.size, root: $0.root)
    }
    let property = LayoutProperty.randomPrograms(of: programs)
    if let failure = property.firstFailure(6_000, from: 1) { Issue.record("\(failure)") }
  }
}
