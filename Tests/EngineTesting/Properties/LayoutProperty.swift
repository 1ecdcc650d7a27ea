/// A statement about layout that holds for every view, checked on random views.
///
/// A random view depends on its own seed only, so a failure is reproduced with that seed and a count of
/// one.
@MainActor public struct LayoutProperty {
  /// The part of the random views on which a property is checked: one of as many as the raw value.
  public enum Share: Int, Sendable {
    /// For the comparison with the reference implementation, which covers most errors.
    case all = 1
    /// For a quick check, of at most two layouts, of a property that fails rarely.
    case quick = 4
    /// For a thorough check, of several layouts.
    case thorough = 10
    /// For a check with other arguments each time, or of whole scenes.
    case slow = 40
    /// For runs of some frames of a random interface.
    case interfaces = 200
    /// For runs of many frames.
    case programs = 1_000
  }

  /// The proposals at which a view is checked.
  public enum Proposals: Sendable {
    /// Two arbitrary ones, which may be infinite.
    case arbitrary
    /// A finite one and the ideal size.
    case finite
    /// The ideal size, for a check that does not depend on the proposal.
    case ideal

    fileprivate func next(_ generator: inout RandomViewGenerator) -> [RandomProposal] {
      switch self {
      case .arbitrary: [generator.proposal(), generator.proposal()]
      case .finite: [generator.finiteProposal(), .ideal]
      case .ideal: [.ideal]
      }
    }
  }

  /// A check of a view at a proposal; returns a description of the failure, or `nil`.
  public typealias Check = @MainActor (RandomView, RandomProposal) -> String?

  /// The statement.
  public let name: String
  private let share: Share
  private let failure: @MainActor (UInt64) -> String?

  /// Creates a property of single views, whose failures are simplified as far as possible.
  ///
  /// - Parameters:
  ///   - vocabulary: the features used in the views.
  ///   - makeCheck: returns the check of one view; it may draw further random numbers.
  public init(
    _ name: String, _ share: Share, _ vocabulary: RandomViewGenerator.Vocabulary = .ordinary,
    at proposals: Proposals = .arbitrary,
    _ makeCheck: @escaping @MainActor (inout RandomViewGenerator) -> Check
  ) {
    self.init(perSeed: name, share) { seed in
      var generator = RandomViewGenerator(seed: seed, vocabulary)
      let randomView = generator.randomView()
      let proposals = proposals.next(&generator)
      let check = makeCheck(&generator)
      for proposal in proposals where check(randomView, proposal) != nil {
        let small = randomView.shrunk { check($0, proposal) != nil }
        return """
          Seed \(seed), \(proposal) proposed:
          \(small)
          \(check(small, proposal) ?? "")
          """
      }
      return nil
    }
  }

  /// Creates a property of values of any kind that are generated from a seed.
  ///
  /// - Parameter failure: returns a description of the failure for a seed, which it contains, or `nil`.
  public init(
    perSeed name: String, _ share: Share, _ failure: @escaping @MainActor (UInt64) -> String?
  ) {
    self.name = name
    self.share = share
    self.failure = failure
  }

  /// Returns the number of checks for a number of random views; at least one.
  public func checkCount(_ count: Int) -> Int { max(count / share.rawValue, 1) }

  /// Checks the property for a number of random views.
  ///
  /// - Parameter seed: the seed of the first view; the others have the seeds after it.
  /// - Returns: a description of the first failure, or `nil`.
  public func firstFailure(_ count: Int, from seed: UInt64) -> String? {
    for seed in seed..<(seed + UInt64(checkCount(count))) {
      if let failure = failure(seed) { return failure }
    }
    return nil
  }
}

extension LayoutProperty {
  /// All properties; the comparison with the reference implementation comes first.
  public static var all: [LayoutProperty] {
    [
      .reference, .cachedTree, .changedTree, .textBounds, .changedTexts, .firstThatFits,
      .gridColumns,
      .neighbours, .intrinsicBounds, .mirrorImage, .scaling,
    ] + RandomModifier.neutral.map { .neutralModifier($0) } + [
      .fixedSizeTwice, .specialNumbers, .specialWindows, .removedViews, .leavingViews,
      .interfacesInUse, .changedInterfaces, .removedInterfaces,
    ]
  }
}

extension RandomProposal {
  /// The proposal that requests the ideal size.
  static let ideal = RandomProposal(nil, nil)
}
