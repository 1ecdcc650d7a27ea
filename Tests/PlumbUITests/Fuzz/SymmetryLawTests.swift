import PlumbTesting
import PlumbUI
import Testing

extension Fuzz {
  /// What changes in one way on one side changes in the same way on the other.
  @MainActor @Suite struct SymmetryLawTests {
    private let bench = EngineBench()

    @Test func `right to left is left to right in a mirror`() {
      let mirror = EngineBench(.rightToLeft)
      Fuzz.run(Fuzz.countOfLaws, [.ownDistances, .constants], mayBeEndless: false) { _ in
        { randomView, offer in
          let layout = bench.layout(randomView, offer)
          // What is endless has no other side.
          guard layout.isFinite else { return nil }
          return Fuzz.difference(
            "Mirrored", layout.mirrored, "Right to left", mirror.layout(randomView, offer))
        }
      }
    }

    @Test func `a sketch twice as large is laid out twice as large`() {
      Fuzz.run(Fuzz.countOfLaws, [.offsets]) { generator in
        let factor = generator.random.pick([0.25, 0.5, 2, 8])
        return { randomView, offer in
          // A power of two changes no digit, so neither may the layout.
          Fuzz.difference(
            "Scaled", bench.layout(randomView, offer).scaled(by: factor), "Of the scaled",
            bench.layout(randomView.scaled(by: factor), offer.scaled(by: factor)), isExact: true)
        }
      }
    }

    @Test(arguments: [
      RandomModifier.padding(top: 0, leading: 0, bottom: 0, trailing: 0),
      .offset(x: 0, y: 0),
      .frame(width: nil, height: nil, .center),
      .flexibleFrame(width: RandomBounds(), height: RandomBounds(), .center),
    ])
    func `a modifier that asks for nothing changes nothing`(_ modifier: RandomModifier) {
      // In the middle of something endless there is no place that is a number.
      Fuzz.run(Fuzz.countOfLaws / 4 + 1, mayBeEndless: false) { generator in
        let number = generator.random.below(1_000)
        return { randomView, offer in
          let wrapped = randomView.changing(number % randomView.count) {
            $0.hasNoPriority ? .modified($0, modifier) : $0
          }
          let layout = bench.layout(randomView, offer)
          guard layout.isFinite else { return nil }
          return Fuzz.difference(
            "Without", layout, "With", bench.layout(wrapped, offer), isExact: true)
        }
      }
    }

    @Test func `what has its ideal size already keeps it`() {
      let modifier = RandomModifier.fixedSize(horizontal: true, vertical: true)
      Fuzz.run(Fuzz.countOfLaws) { generator in
        let number = generator.random.below(1_000)
        return { randomView, offer in
          let index = number % randomView.count
          let once = randomView.changing(index) { .modified($0, modifier) }
          let twice = randomView.changing(index) { .modified(.modified($0, modifier), modifier) }
          return Fuzz.difference(
            "Once", bench.layout(once, offer), "Twice", bench.layout(twice, offer), isExact: true)
        }
      }
    }
  }
}

extension RandomView {
  /// Whether it certainly has no priority that a modifier round it would hide.
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
