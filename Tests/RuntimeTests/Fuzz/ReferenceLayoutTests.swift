import EngineTesting
import Testing

@testable import TestSupport

extension Fuzz {
  /// Compares the engine with the reference implementation.
  @MainActor @Suite struct ReferenceLayoutTests {
    @Test func `the engine places every leaf as the reference implementation does`() {
      Fuzz.check(.reference)
    }
  }
}
