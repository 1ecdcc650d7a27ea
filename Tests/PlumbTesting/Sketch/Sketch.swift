/// A small interface as a value: it can be made at random, laid out in two ways, printed and made
/// simpler.
public indirect enum RandomView: Equatable, Sendable {
  case leaf(RandomLeaf)
  case spacer(least: Double?)
  case divider
  case row(VerticalPlace, spacing: Double?, [RandomView])
  case column(HorizontalPlace, spacing: Double?, [RandomView])
  case layers(RandomAlignment, [RandomView])
  case grid(RandomGrid)
  case fits(horizontal: Bool, vertical: Bool, [RandomView])
  case modified(RandomView, RandomModifier)
  case backed(RandomView, by: [RandomView], RandomAlignment, inFront: Bool)
}

/// A grid of a sketch: rows of cells, each of one column.
public struct RandomGrid: Equatable, Sendable {
  /// The cells of a row and how they stand in it.
  public struct Row: Equatable, Sendable {
    public var alignment: VerticalPlace?
    public var cells: [RandomView]

    public init(_ alignment: VerticalPlace? = nil, _ cells: [RandomView]) {
      self.alignment = alignment
      self.cells = cells
    }
  }

  public var alignment: RandomAlignment
  public var horizontalSpacing: Double?
  public var verticalSpacing: Double?
  public var rows: [Row]

  public init(
    _ alignment: RandomAlignment = .center, spacing horizontal: Double? = nil,
    _ vertical: Double? = nil, _ rows: [Row]
  ) {
    self.alignment = alignment
    horizontalSpacing = horizontal
    verticalSpacing = vertical
    self.rows = rows
  }
}

extension RandomView {
  /// The sketches directly inside.
  public var contents: [RandomView] {
    switch self {
    case .leaf, .spacer, .divider: []
    case .row(_, _, let contents), .column(_, _, let contents), .layers(_, let contents),
      .fits(_, _, let contents):
      contents
    case .grid(let grid): grid.rows.flatMap(\.cells)
    case .modified(let content, _): [content]
    case .backed(let primary, let others, _, _): [primary] + others
    }
  }

  /// How many sketches there are, this one included.
  public var count: Int { contents.reduce(1) { $0 + $1.count } }

  /// The same with other sketches inside, as many as before.
  public func with(contents: [RandomView]) -> RandomView {
    switch self {
    case .leaf, .spacer, .divider: return self
    case .row(let place, let spacing, _): return .row(place, spacing: spacing, contents)
    case .column(let place, let spacing, _): return .column(place, spacing: spacing, contents)
    case .layers(let alignment, _): return .layers(alignment, contents)
    case .fits(let horizontal, let vertical, _):
      return .fits(horizontal: horizontal, vertical: vertical, contents)
    case .grid(var grid):
      var rest = contents[...]
      for index in grid.rows.indices {
        let count = grid.rows[index].cells.count
        grid.rows[index].cells = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      return .grid(grid)
    case .modified(_, let modifier): return .modified(contents[0], modifier)
    case .backed(_, _, let alignment, let inFront):
      return .backed(contents[0], by: Array(contents.dropFirst()), alignment, inFront: inFront)
    }
  }

  /// The same with one sketch changed, counted from 0 with parents before their contents.
  public func changing(_ index: Int, _ change: (RandomView) -> RandomView) -> RandomView {
    if index == 0 { return change(self) }
    var start = 1
    var contents = contents
    for position in contents.indices {
      let count = contents[position].count
      if index < start + count {
        contents[position] = contents[position].changing(index - start, change)
        return with(contents: contents)
      }
      start += count
    }
    return self
  }

  /// The same with all paragraphs veiled.
  public var veiled: RandomView {
    if case .leaf(.paragraph(let words, _)) = self {
      return .leaf(.paragraph(words, isVeiled: true))
    }
    return with(contents: contents.map(\.veiled))
  }

  /// Whether a sketch anywhere in it satisfies a condition.
  public func contains(where condition: (RandomView) -> Bool) -> Bool {
    condition(self) || contents.contains { $0.contains(where: condition) }
  }
}
