import EngineTesting
import Testing

@testable import TestSupport

/// The properties of layout on a few random views; `make fuzz` checks them on many, optimised.
@Suite enum Fuzz {
  /// The number of views for which the engine is compared with the reference implementation; other
  /// properties are checked on a part of them.
  private static let count = TestLength.isFull ? 8_000 : 2_000

  /// Checks a property and reports the first failure, simplified as far as possible.
  @MainActor static func check(
    _ property: LayoutProperty, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let failure = property.firstFailure(count, from: 1) {
      Issue.record("\(failure)", sourceLocation: sourceLocation)
    }
    #expect(
      LayoutProperty.all.contains { $0.name == property.name }, "PlumbFuzz does not check it.",
      sourceLocation: sourceLocation)
  }
}
