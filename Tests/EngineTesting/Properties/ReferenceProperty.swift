extension LayoutProperty {
  /// The engine agrees with the reference implementation, which shares no code with it.
  public static var reference: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty(
      "the engine places every leaf as the reference implementation does", .all
    ) { _ in
      { randomView, proposal in
        guard let reference = randomView.referenceLayout(proposal) else { return nil }
        let layout = engine.layout(randomView, proposal)
        return reference.isNear(layout) || randomView.isDecidedByRounding(proposal)
          ? nil : "Reference: \(reference)\nEngine: \(layout)"
      }
    }
  }
}
