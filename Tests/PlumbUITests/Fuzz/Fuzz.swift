import Foundation
import PlumbTesting
import Testing

/// Tests of rules on sketches made at random.
///
/// `PLUMB_FUZZ_SEED` is the first seed and `PLUMB_FUZZ_COUNT` the number of sketches the two
/// layouts are compared on; the suites of laws take a tenth or a quarter of them. A sketch is made
/// from its own seed alone, so a failure comes back with that seed and a count of one.
@Suite enum Fuzz {
  static let firstSeed = number("PLUMB_FUZZ_SEED") ?? 1
  static let count = Int(number("PLUMB_FUZZ_COUNT") ?? 8_000)
  /// A law asks for several layouts of each sketch.
  static let countOfLaws = max(count / 10, 1)
  /// Some laws are found broken by few sketches only, and take two layouts of each or none.
  static let countOfQuickLaws = max(count / 4, 1)

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  /// The seeds of so many sketches.
  static func seeds(_ count: Int) -> Range<UInt64> {
    firstSeed..<(firstSeed + UInt64(count))
  }

  /// Says what is wrong with a sketch at an offer; `nil` when nothing is.
  typealias Check = (RandomView, RandomProposal) -> String?

  /// Makes sketches, and shows the smallest one like the first that fails a check.
  ///
  /// - Parameter mayBeEndless: whether offers may be infinite.
  static func run(
    _ count: Int, _ vocabulary: RandomViewGenerator.Vocabulary = .ordinary,
    mayBeEndless: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ check: (inout RandomViewGenerator) -> Check
  ) {
    for seed in seeds(count) {
      var generator = RandomViewGenerator(seed: seed, vocabulary)
      let randomView = generator.randomView()
      let offers =
        mayBeEndless
        ? [generator.offer(), generator.offer()]
        : [generator.finiteOffer(), RandomProposal(nil, nil)]
      let check = check(&generator)
      for offer in offers where check(randomView, offer) != nil {
        let small = randomView.shrunk { check($0, offer) != nil }
        Issue.record(
          """
          Seed \(seed), \(offer) offered:
          \(small)
          \(check(small, offer) ?? "")
          """, sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Says how two layouts that should be alike are not.
  static func difference(
    _ name: String, _ layout: RandomLayout, _ otherName: String, _ other: RandomLayout,
    isExact: Bool = false
  ) -> String? {
    let isSame = isExact ? layout.isSame(as: other) : layout.isNear(other)
    return isSame ? nil : "\(name): \(layout)\n\(otherName): \(other)"
  }
}
