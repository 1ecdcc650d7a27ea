import EngineTesting
import Testing

@testable import TestSupport

extension Fuzz {
  /// Transformations of a view that transform its layout in the same way.
  @MainActor @Suite struct SymmetryPropertyTests {
    @Test func `a right-to-left layout is the mirror image of the left-to-right layout`() {
      Fuzz.check(.mirrorImage)
    }

    @Test func `a scaled view has a scaled layout`() {
      Fuzz.check(.scaling)
    }

    @Test(arguments: RandomModifier.neutral)
    func `a modifier with neutral arguments has no effect`(_ modifier: RandomModifier) {
      Fuzz.check(.neutralModifier(modifier))
    }

    @Test func `fixedSize is idempotent`() {
      Fuzz.check(.fixedSizeTwice)
    }
  }
}
