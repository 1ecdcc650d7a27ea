import EngineTesting
import Testing

@testable import TestSupport

extension Fuzz {
  /// Random views that are inserted and removed all the time.
  @MainActor @Suite struct RemovedViewTests {
    @Test func `removed views leave no trace in the drawing`() {
      Fuzz.check(.removedViews)
    }

    @Test func `layout and events reach only nodes in the tree`() {
      Fuzz.check(.leavingViews)
    }
  }
}
