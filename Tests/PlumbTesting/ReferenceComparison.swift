/// The comparison of the engine with the reference implementation, which shares no code with it, on
/// random views.
@MainActor public struct ReferenceComparison {
  private let engine = EngineHarness()

  public init() {}

  /// Lays the view of a seed out at two proposals.
  ///
  /// - Returns: a description of the first difference, with the view simplified as far as possible;
  ///   `nil` if the layouts are equal.
  public func failure(seed: UInt64) -> String? {
    var generator = RandomViewGenerator(seed: seed)
    let randomView = generator.randomView()
    for proposal in [generator.proposal(), generator.proposal()]
    where difference(randomView, proposal) != nil {
      let small = randomView.shrunk { difference($0, proposal) != nil }
      return """
        Seed \(seed), \(proposal) proposed:
        \(small)
        \(difference(small, proposal) ?? "")
        """
    }
    return nil
  }

  private func difference(_ randomView: RandomView, _ proposal: RandomProposal) -> String? {
    guard let reference = randomView.referenceLayout(proposal) else { return nil }
    let layout = engine.layout(randomView, proposal)
    return reference.isNear(layout) || randomView.isDecidedByRounding(proposal)
      ? nil : "Reference: \(reference)\nEngine: \(layout)"
  }
}
