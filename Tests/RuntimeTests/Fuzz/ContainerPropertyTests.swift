import EngineTesting
import Testing

@testable import TestSupport

extension Fuzz {
  /// Properties of each container that hold for any content.
  @MainActor @Suite struct ContainerPropertyTests {
    @Test func `ViewThatFits shows the first child that fits, otherwise the last`() {
      Fuzz.check(.firstThatFits)
    }

    @Test func `a grid's columns are as wide as their widest cell`() {
      Fuzz.check(.gridColumns)
    }

    @Test func `neighbours of fixed size never overlap`() {
      Fuzz.check(.neighbours)
    }
  }
}
