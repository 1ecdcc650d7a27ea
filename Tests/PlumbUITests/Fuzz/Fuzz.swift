import Foundation
import PlumbTesting
import Testing

/// Property tests on random views.
///
/// `PLUMB_FUZZ_SEED` is the first seed and `PLUMB_FUZZ_COUNT` the number of views for which the engine
/// is compared with the reference implementation; the other suites use a tenth or a quarter of them.
/// A view depends on its own seed only, so a failure is reproduced with that seed and a count of one.
@Suite enum Fuzz {
  static let firstSeed = number("PLUMB_FUZZ_SEED") ?? 1
  static let count = Int(number("PLUMB_FUZZ_COUNT") ?? 8_000)
  /// The number of views for a property that needs several layouts of each.
  static let propertyCount = max(count / 10, 1)
  /// The number of views for a property that fails rarely, and needs at most two layouts of each.
  static let quickPropertyCount = max(count / 4, 1)

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  /// Returns the seeds of a number of views.
  static func seeds(_ count: Int) -> Range<UInt64> {
    firstSeed..<(firstSeed + UInt64(count))
  }

  /// A check of a view at a proposal; returns a description of the failure, or `nil`.
  typealias Check = (RandomView, RandomProposal) -> String?

  /// Checks random views, and reports the first failure, simplified as far as possible.
  ///
  /// - Parameter allowsInfinity: whether proposals may be infinite.
  static func run(
    _ count: Int, _ vocabulary: RandomViewGenerator.Vocabulary = .ordinary,
    allowsInfinity: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ check: (inout RandomViewGenerator) -> Check
  ) {
    for seed in seeds(count) {
      var generator = RandomViewGenerator(seed: seed, vocabulary)
      let randomView = generator.randomView()
      let proposals =
        allowsInfinity
        ? [generator.proposal(), generator.proposal()]
        : [generator.finiteProposal(), RandomProposal(nil, nil)]
      let check = check(&generator)
      for proposal in proposals where check(randomView, proposal) != nil {
        let small = randomView.shrunk { check($0, proposal) != nil }
        Issue.record(
          """
          Seed \(seed), \(proposal) proposed:
          \(small)
          \(check(small, proposal) ?? "")
          """, sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Returns a description of the difference between two layouts, or `nil` if they are equal.
  static func difference(
    _ name: String, _ layout: RandomLayout, _ otherName: String, _ other: RandomLayout,
    isExact: Bool = false
  ) -> String? {
    let isSame = isExact ? layout.isSame(as: other) : layout.isNear(other)
    return isSame ? nil : "\(name): \(layout)\n\(otherName): \(other)"
  }
}
