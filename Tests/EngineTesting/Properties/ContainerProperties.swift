/// Properties of each container that hold for any content.
extension LayoutProperty {
  public static var firstThatFits: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty(
      perSeed: "ViewThatFits shows the first child that fits, otherwise the last", .thorough
    ) { seed in
      var generator = RandomViewGenerator(seed: seed)
      let candidates = generator.randomViews()
      let proposal = generator.finiteProposal()
      let first = candidates.first { candidate in
        let layout = engine.layout(candidate, .ideal)
        return layout.width <= proposal.width ?? .infinity
          && layout.height <= proposal.height ?? .infinity
      }
      let expected = engine.layout(first ?? candidates[candidates.count - 1], proposal)
      let shown = engine.layout(.fits(horizontal: true, vertical: true, candidates), proposal)
      return expected.difference("First that fits", from: shown, "Shown", isExact: true).map {
        "Seed \(seed), \(proposal) proposed: \(candidates)\n\($0)"
      }
    }
  }

  public static var gridColumns: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty(perSeed: "a grid's columns are as wide as their widest cell", .thorough) {
      seed in
      var generator = RandomViewGenerator(seed: seed)
      let rows = (0...generator.random.below(3)).map { _ in generator.randomViews() }
      let spacing = generator.distance()
      let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
        rows.filter { $0.count > column }
          .map { engine.layout($0[column], .ideal).width }.reduce(0, max)
      }
      let grid = RandomView.grid(RandomGrid(spacing: spacing, 0, rows.map { .init(nil, $0) }))
      let width = columns.reduce(0, +) + spacing * Double(columns.count - 1)
      let measuredWidth = engine.layout(grid, .ideal).width
      return (measuredWidth - width).magnitude < 1e-6
        ? nil : "Seed \(seed): \(grid)\nMeasured: \(measuredWidth)\nColumns: \(width)"
    }
  }

  public static var neighbours: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty(perSeed: "neighbours of fixed size never overlap", .thorough) { seed in
      var generator = RandomViewGenerator(seed: seed)
      let children = (0...generator.random.below(6)).map { _ in
        RandomView.modified(
          .leaf(.fixed(generator.length(), generator.length())),
          .priority(generator.random.pick([0, 0, 1, -1])))
      }
      let proposal = generator.proposal()
      let row = engine.layout(.row(.center, spacing: generator.distance(), children), proposal)
      let column = engine.layout(.column(.center, spacing: nil, children), proposal)
      let isApart =
        zip(row.leaves, row.leaves.dropFirst()).allSatisfy { $0.x + $0.width <= $1.x + 1e-9 }
        && zip(column.leaves, column.leaves.dropFirst())
          .allSatisfy { $0.y + $0.height <= $1.y + 1e-9 }
      return isApart
        ? nil : "Seed \(seed), \(proposal) proposed: \(children)\nRow: \(row)\nColumn: \(column)"
    }
  }
}
