import PlumbTesting
import Testing

extension Fuzz {
  /// Properties of each container that hold for any content.
  @MainActor @Suite struct ContainerPropertyTests {
    private let engine = EngineHarness()
    private static let ideal = RandomProposal(nil, nil)

    @Test func `ViewThatFits shows the first child that fits, otherwise the last`() {
      for seed in Fuzz.seeds(Fuzz.propertyCount) {
        var generator = RandomViewGenerator(seed: seed)
        let candidates = generator.randomViews()
        let proposal = generator.finiteProposal()
        let first = candidates.first { candidate in
          let layout = engine.layout(candidate, Self.ideal)
          return layout.width <= proposal.width ?? .infinity
            && layout.height <= proposal.height ?? .infinity
        }
        let difference = Fuzz.difference(
          "First that fits", engine.layout(first ?? candidates[candidates.count - 1], proposal),
          "Shown",
          engine.layout(.fits(horizontal: true, vertical: true, candidates), proposal),
          isExact: true)
        #expect(difference == nil, "Seed \(seed), \(proposal) proposed: \(candidates)")
      }
    }

    @Test func `a grid's columns are as wide as their widest cell`() {
      for seed in Fuzz.seeds(Fuzz.propertyCount) {
        var generator = RandomViewGenerator(seed: seed)
        let rows = (0...generator.random.below(3)).map { _ in generator.randomViews() }
        let spacing = generator.distance()
        let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
          rows.filter { $0.count > column }
            .map { engine.layout($0[column], Self.ideal).width }.reduce(0, max)
        }
        let grid = RandomView.grid(RandomGrid(spacing: spacing, 0, rows.map { .init(nil, $0) }))
        let width = columns.reduce(0, +) + spacing * Double(columns.count - 1)
        let measuredWidth = engine.layout(grid, Self.ideal).width
        #expect((measuredWidth - width).magnitude < 1e-6, "Seed \(seed): \(grid)")
      }
    }

    @Test func `neighbours of fixed size never overlap`() {
      for seed in Fuzz.seeds(Fuzz.propertyCount) {
        var generator = RandomViewGenerator(seed: seed)
        let children = (0...generator.random.below(6)).map { _ in
          RandomView.modified(
            .leaf(.fixed(generator.length(), generator.length())),
            .priority(generator.random.pick([0, 0, 1, -1])))
        }
        let proposal = generator.proposal()
        let row = engine.layout(.row(.center, spacing: generator.distance(), children), proposal)
          .leaves
        let column = engine.layout(.column(.center, spacing: nil, children), proposal).leaves
        for (child, next) in zip(row, row.dropFirst()) {
          #expect(child.x + child.width <= next.x + 1e-9)
        }
        for (child, next) in zip(column, column.dropFirst()) {
          #expect(child.y + child.height <= next.y + 1e-9)
        }
      }
    }
  }
}
