import EngineTesting
import Foundation
import Testing

@testable import TestSupport

/// The properties of layout on a few random views; `make fuzz` checks them on many, optimised.
///
/// `PLUMB_FUZZ_SEED` is the first seed and `PLUMB_FUZZ_COUNT` the number of views for which the engine
/// is compared with the reference implementation; other properties are checked on a part of them.
@Suite enum Fuzz {
  private static let firstSeed = number("PLUMB_FUZZ_SEED") ?? 1
  private static let count = Int(number("PLUMB_FUZZ_COUNT") ?? 8_000)

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  /// Checks a property and reports the first failure, simplified as far as possible.
  @MainActor static func check(
    _ property: LayoutProperty, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let failure = property.firstFailure(count, from: firstSeed) {
      Issue.record("\(failure)", sourceLocation: sourceLocation)
    }
    #expect(
      LayoutProperty.all.contains { $0.name == property.name }, "PlumbFuzz does not check it.",
      sourceLocation: sourceLocation)
  }
}
