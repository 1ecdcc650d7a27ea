import PlumbTesting
import PlumbUI
import Testing

extension Fuzz {
  /// Transformations of a view that transform its layout in the same way.
  @MainActor @Suite struct SymmetryPropertyTests {
    private let engine = EngineHarness()

    @Test func `a right-to-left layout is the mirror image of the left-to-right layout`() {
      let mirror = EngineHarness(.rightToLeft)
      Fuzz.run(Fuzz.propertyCount, [.defaultSpacing, .constants], allowsInfinity: false) { _ in
        { randomView, proposal in
          let layout = engine.layout(randomView, proposal)
          // An infinite layout has no mirror image.
          guard layout.isFinite else { return nil }
          return Fuzz.difference(
            "Mirrored", layout.mirrored, "Right to left", mirror.layout(randomView, proposal))
        }
      }
    }

    @Test func `a scaled view has a scaled layout`() {
      Fuzz.run(Fuzz.propertyCount, [.offsets]) { generator in
        let factor = generator.random.pick([0.25, 0.5, 2, 8])
        return { randomView, proposal in
          // Scaling by a power of two is exact, so the layouts must be equal exactly.
          Fuzz.difference(
            "Scaled", engine.layout(randomView, proposal).scaled(by: factor),
            "Layout of the scaled view",
            engine.layout(randomView.scaled(by: factor), proposal.scaled(by: factor)), isExact: true
          )
        }
      }
    }

    @Test(arguments: [
      RandomModifier.padding(top: 0, leading: 0, bottom: 0, trailing: 0),
      .offset(x: 0, y: 0),
      .frame(width: nil, height: nil, .center),
      .flexibleFrame(width: RandomBounds(), height: RandomBounds(), .center),
    ])
    func `a modifier with neutral arguments has no effect`(_ modifier: RandomModifier) {
      // Centred positions in an infinite view are NaN.
      Fuzz.run(Fuzz.propertyCount / 4 + 1, allowsInfinity: false) { generator in
        let number = generator.random.below(1_000)
        return { randomView, proposal in
          let wrapped = randomView.changing(number % randomView.count) {
            $0.hasNoPriority ? .modified($0, modifier) : $0
          }
          let layout = engine.layout(randomView, proposal)
          guard layout.isFinite else { return nil }
          return Fuzz.difference(
            "Without", layout, "With", engine.layout(wrapped, proposal), isExact: true)
        }
      }
    }

    @Test func `fixedSize is idempotent`() {
      let modifier = RandomModifier.fixedSize(horizontal: true, vertical: true)
      Fuzz.run(Fuzz.propertyCount) { generator in
        let number = generator.random.below(1_000)
        return { randomView, proposal in
          let index = number % randomView.count
          let once = randomView.changing(index) { .modified($0, modifier) }
          let twice = randomView.changing(index) { .modified(.modified($0, modifier), modifier) }
          return Fuzz.difference(
            "Once", engine.layout(once, proposal), "Twice", engine.layout(twice, proposal),
            isExact: true)
        }
      }
    }
  }
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
