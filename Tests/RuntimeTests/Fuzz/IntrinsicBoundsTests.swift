import EngineTesting
import Testing

@testable import TestSupport

extension Fuzz {
  /// The intrinsic bounds of a layout node are equal to its measured sizes.
  @MainActor @Suite struct IntrinsicBoundsTests {
    @Test func `intrinsic bounds are equal to measured sizes`() {
      Fuzz.check(.intrinsicBounds)
    }
  }
}
