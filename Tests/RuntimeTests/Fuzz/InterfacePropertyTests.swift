import EngineTesting
import Testing

@testable import TestSupport

extension Fuzz {
  /// Random interfaces of all kinds of views and modifiers.
  @MainActor @Suite struct InterfacePropertyTests {
    @Test func `interfaces endure random use`() {
      Fuzz.check(.interfacesInUse)
    }

    @Test func `a changed interface is equal to a new one`() {
      Fuzz.check(.changedInterfaces)
    }

    @Test func `removed interfaces leave nothing`() {
      Fuzz.check(.removedInterfaces)
    }
  }
}
