import PlumbTesting
import Testing

extension Fuzz {
  /// What each container promises, whatever is in it.
  @MainActor @Suite struct ContainerLawTests {
    private let bench = EngineBench()
    private static let ideal = RandomProposal(nil, nil)

    @Test func `the first view that fits is shown, or else the last`() {
      for seed in Fuzz.seeds(Fuzz.countOfLaws) {
        var generator = RandomViewGenerator(seed: seed)
        let candidates = generator.randomViews()
        let offer = generator.finiteOffer()
        let first = candidates.first { candidate in
          let answer = bench.layout(candidate, Self.ideal)
          return answer.width <= offer.width ?? .infinity
            && answer.height <= offer.height ?? .infinity
        }
        let difference = Fuzz.difference(
          "First that fits", bench.layout(first ?? candidates[candidates.count - 1], offer),
          "Shown",
          bench.layout(.fits(horizontal: true, vertical: true, candidates), offer), isExact: true)
        #expect(difference == nil, "Seed \(seed), \(offer) offered: \(candidates)")
      }
    }

    @Test func `a grid's columns are as wide as their widest cell`() {
      for seed in Fuzz.seeds(Fuzz.countOfLaws) {
        var generator = RandomViewGenerator(seed: seed)
        let rows = (0...generator.random.below(3)).map { _ in generator.randomViews() }
        let spacing = generator.distance()
        let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
          rows.filter { $0.count > column }
            .map { bench.layout($0[column], Self.ideal).width }.reduce(0, max)
        }
        let grid = RandomView.grid(RandomGrid(spacing: spacing, 0, rows.map { .init(nil, $0) }))
        let width = columns.reduce(0, +) + spacing * Double(columns.count - 1)
        let answer = bench.layout(grid, Self.ideal).width
        #expect((answer - width).magnitude < 1e-6, "Seed \(seed): \(grid)")
      }
    }

    @Test func `neighbours of fixed size never overlap`() {
      for seed in Fuzz.seeds(Fuzz.countOfLaws) {
        var generator = RandomViewGenerator(seed: seed)
        let layoutNodes = (0...generator.random.below(6)).map { _ in
          RandomView.modified(
            .leaf(.fixed(generator.length(), generator.length())),
            .priority(generator.random.pick([0, 0, 1, -1])))
        }
        let offer = generator.offer()
        let row = bench.layout(.row(.center, spacing: generator.distance(), layoutNodes), offer)
          .leaves
        let column = bench.layout(.column(.center, spacing: nil, layoutNodes), offer).leaves
        for (box, next) in zip(row, row.dropFirst()) { #expect(box.x + box.width <= next.x + 1e-9) }
        for (box, next) in zip(column, column.dropFirst()) {
          #expect(box.y + box.height <= next.y + 1e-9)
        }
      }
    }
  }
}
