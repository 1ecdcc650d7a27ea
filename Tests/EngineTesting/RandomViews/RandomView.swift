/// A description of a small view tree that can be generated at random, laid out by the engine and by
/// the reference implementation, printed and simplified.
public indirect enum RandomView: Equatable, Sendable {
  case leaf(RandomLeaf)
  case spacer(minimum: Double?)
  case divider
  case row(VerticalGuide, spacing: Double?, [RandomView])
  case column(HorizontalGuide, spacing: Double?, [RandomView])
  case layers(RandomAlignment, [RandomView])
  case grid(RandomGrid)
  case fits(horizontal: Bool, vertical: Bool, [RandomView])
  case modified(RandomView, RandomModifier)
  case decorated(RandomView, by: [RandomView], RandomAlignment, inFront: Bool)
}

/// A grid: rows of cells, each spanning one column.
public struct RandomGrid: Equatable, Sendable {
  /// The cells of a row and their vertical alignment.
  public struct Row: Equatable, Sendable {
    public var alignment: VerticalGuide?
    public var cells: [RandomView]

    public init(_ alignment: VerticalGuide? = nil, _ cells: [RandomView]) {
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
  /// The children.
  public var contents: [RandomView] {
    switch self {
    case .leaf, .spacer, .divider: []
    case .row(_, _, let contents), .column(_, _, let contents), .layers(_, let contents),
      .fits(_, _, let contents):
      contents
    case .grid(let grid): grid.rows.flatMap(\.cells)
    case .modified(let content, _): [content]
    case .decorated(let primary, let others, _, _): [primary] + others
    }
  }

  /// The number of views in the tree, including this one.
  public var count: Int { contents.reduce(1) { $0 + $1.count } }

  /// Returns the view with other children; their number must be the same.
  public func with(contents: [RandomView]) -> RandomView {
    switch self {
    case .leaf, .spacer, .divider: return self
    case .row(let guide, let spacing, _): return .row(guide, spacing: spacing, contents)
    case .column(let guide, let spacing, _): return .column(guide, spacing: spacing, contents)
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
    case .decorated(_, _, let alignment, let inFront):
      return .decorated(contents[0], by: Array(contents.dropFirst()), alignment, inFront: inFront)
    }
  }

  /// Returns the view with one descendant changed. Views are counted from 0, parents before their
  /// children.
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

  /// The view with the intrinsic bounds of all paragraphs hidden.
  public var hidingIntrinsicBounds: RandomView {
    if case .leaf(.paragraph(let words, _)) = self {
      return .leaf(.paragraph(words, hidesIntrinsicBounds: true))
    }
    return with(contents: contents.map(\.hidingIntrinsicBounds))
  }

  /// Returns whether the view or a descendant satisfies a condition.
  public func contains(where condition: (RandomView) -> Bool) -> Bool {
    condition(self) || contents.contains { $0.contains(where: condition) }
  }
}
