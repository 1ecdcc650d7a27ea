import Testing

@testable import PlumbApp

/// The phases between two phases, which delegates are told one after the other.
@Suite struct PhaseStepTests {
  @Test func `a start passes through being inactive`() {
    #expect(ScenePhase.background.steps(to: .active) == [.inactive, .active])
  }

  @Test func `an end passes through being inactive`() {
    #expect(ScenePhase.active.steps(to: .background) == [.inactive, .background])
  }

  @Test func `the same phase is no step`() {
    #expect(ScenePhase.inactive.steps(to: .inactive) == [])
  }

  @Test func `neighbours are one step`() {
    #expect(ScenePhase.inactive.steps(to: .active) == [.active])
    #expect(ScenePhase.active.steps(to: .inactive) == [.inactive])
    #expect(ScenePhase.inactive.steps(to: .background) == [.background])
  }
}
