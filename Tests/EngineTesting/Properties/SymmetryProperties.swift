import PlumbUI

/// Transformations of a view that transform its layout in the same way.
extension LayoutProperty {
  public static var mirrorImage: LayoutProperty {
    let engine = EngineHarness()
    let mirror = EngineHarness(.rightToLeft)
    return LayoutProperty(
      "a right-to-left layout is the mirror image of the left-to-right layout", .thorough,
      [.defaultSpacing, .constants], at: .finite
    ) { _ in
      { randomView, proposal in
        let layout = engine.layout(randomView, proposal)
        // An infinite layout has no mirror image.
        guard layout.isFinite else { return nil }
        return layout.mirrored.difference(
          "Mirrored", from: mirror.layout(randomView, proposal), "Right to left")
      }
    }
  }

  public static var scaling: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty("a scaled view has a scaled layout", .thorough, [.offsets]) { generator in
      let factor = generator.random.pick([0.25, 0.5, 2, 8])
      return { randomView, proposal in
        // Scaling by a power of two is exact, so the layouts must be equal exactly.
        engine.layout(randomView, proposal).scaled(by: factor).difference(
          "Scaled",
          from: engine.layout(randomView.scaled(by: factor), proposal.scaled(by: factor)),
          "Layout of the scaled view", isExact: true)
      }
    }
  }

  public static func neutralModifier(_ modifier: RandomModifier) -> LayoutProperty {
    let engine = EngineHarness()
    // Centred positions in an infinite view are NaN.
    return LayoutProperty("\(modifier) has no effect", .slow, at: .finite) { generator in
      let number = generator.random.below(1_000)
      return { randomView, proposal in
        let wrapped = randomView.changing(number % randomView.count) {
          $0.hasNoPriority ? .modified($0, modifier) : $0
        }
        let layout = engine.layout(randomView, proposal)
        guard layout.isFinite else { return nil }
        return layout.difference(
          "Without", from: engine.layout(wrapped, proposal), "With", isExact: true)
      }
    }
  }

  public static var fixedSizeTwice: LayoutProperty {
    let engine = EngineHarness()
    let modifier = RandomModifier.fixedSize(horizontal: true, vertical: true)
    return LayoutProperty("fixedSize is idempotent", .thorough) { generator in
      let number = generator.random.below(1_000)
      return { randomView, proposal in
        let index = number % randomView.count
        let once = randomView.changing(index) { .modified($0, modifier) }
        let twice = randomView.changing(index) { .modified(.modified($0, modifier), modifier) }
        return engine.layout(once, proposal).difference(
          "Once", from: engine.layout(twice, proposal), "Twice", isExact: true)
      }
    }
  }
}

extension RandomModifier {
  /// Modifiers with arguments that change nothing. A flexible frame without bounds is not among
  /// them: it proposes its own size to the content, which may divide that size differently.
  public static let neutral = [
    RandomModifier.padding(top: 0, leading: 0, bottom: 0, trailing: 0),
    .offset(x: 0, y: 0),
    .frame(width: nil, height: nil, .center),
  ]
}

extension RandomView {
  /// Whether the view certainly has no priority that an enclosing modifier would hide.
  fileprivate var hasNoPriority: Bool {
    switch self {
    case .leaf, .divider: true
    case .modified(_, .frame), .modified(_, .flexibleFrame), .modified(_, .padding),
      .modified(_, .aspectRatio), .modified(_, .fixedSize):
      true
    default: false
    }
  }
}
