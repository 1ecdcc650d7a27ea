extension RandomView {
  /// Returns a simpler view that still satisfies a condition.
  ///
  /// Greedy: the first simplification that satisfies the condition is simplified in turn. It ends
  /// after a few thousand views, because many views are as simple as each other.
  public func shrunk(while condition: (RandomView) -> Bool) -> RandomView {
    let limit = 5_000
    var current = self
    // Each view is tried once only; otherwise two equally simple views would alternate forever.
    var tried: Set = [description]
    while let next = current.simpler().first(where: {
      tried.count < limit && tried.insert($0.description).inserted && condition($0)
    }) {
      current = next
    }
    return current
  }

  /// Returns views that are simpler than this one in one place, the largest simplifications first.
  private func simpler() -> [RandomView] {
    var result = contents + withoutOneContent() + simplified()
    let contents = contents
    for index in contents.indices {
      for simpler in contents[index].simpler() {
        var changed = contents
        changed[index] = simpler
        result.append(with(contents: changed))
      }
    }
    return result
  }

  private func withoutOneContent() -> [RandomView] {
    switch self {
    case .leaf, .spacer, .divider, .modified: return []
    case .row, .column, .layers, .fits:
      return contents.indices.map { index in
        var rest = contents
        rest.remove(at: index)
        return with(contents: rest)
      }
    case .decorated(let primary, let others, let alignment, let inFront):
      return others.indices.map { index in
        var rest = others
        rest.remove(at: index)
        return .decorated(primary, by: rest, alignment, inFront: inFront)
      }
    case .grid(let grid): return grid.withoutOnePart().map { .grid($0) }
    }
  }

  /// Returns views of the same kind with simpler parameters.
  private func simplified() -> [RandomView] {
    switch self {
    case .leaf: [.leaf(.fixed(10, 10)), .leaf(.fixed(20, 20)), .leaf(.greedy)]
    case .spacer: [.spacer(minimum: nil), .spacer(minimum: 0)]
    case .divider, .fits: []
    case .row(let guide, _, let contents):
      [
        .row(.center, spacing: nil, contents), .row(.top, spacing: 0, contents),
        .row(guide, spacing: 0, contents),
      ]
    case .column(let guide, _, let contents):
      [
        .column(.center, spacing: nil, contents), .column(.leading, spacing: 0, contents),
        .column(guide, spacing: 0, contents),
      ]
    case .layers(_, let contents): [.layers(.center, contents)]
    case .grid(let grid): grid.simplified().map { .grid($0) }
    case .modified(let content, let modifier):
      modifier.simplified().map { .modified(content, $0) }
    case .decorated(let primary, let others, _, let inFront):
      [.decorated(primary, by: others, .center, inFront: inFront)]
    }
  }
}

extension RandomGrid {
  fileprivate func withoutOnePart() -> [RandomGrid] {
    var result: [RandomGrid] = []
    for row in rows.indices {
      var grid = self
      grid.rows.remove(at: row)
      result.append(grid)
      for cell in rows[row].cells.indices {
        var grid = self
        grid.rows[row].cells.remove(at: cell)
        result.append(grid)
      }
    }
    return result
  }

  fileprivate func simplified() -> [RandomGrid] {
    [
      RandomGrid(.center, spacing: nil, nil, rows.map { Row(nil, $0.cells) }),
      RandomGrid(.center, spacing: 0, 0, rows.map { Row(nil, $0.cells) }),
      RandomGrid(.center, spacing: horizontalSpacing, verticalSpacing, rows),
    ]
  }
}

extension RandomModifier {
  fileprivate func simplified() -> [RandomModifier] {
    switch self {
    case .frame(let width, let height, let alignment):
      [
        .frame(width: width, height: nil, alignment), .frame(width: nil, height: height, alignment),
        .frame(width: width, height: height, .center),
      ]
    case .flexibleFrame(let width, let height, let alignment):
      [
        .flexibleFrame(width: width, height: RandomBounds(), alignment),
        .flexibleFrame(width: RandomBounds(), height: height, alignment),
        .flexibleFrame(width: width, height: height, .center),
      ]
    case .padding(let top, let leading, _, _):
      [
        .padding(top: 0, leading: 0, bottom: 0, trailing: 0),
        .padding(top: 4, leading: 4, bottom: 4, trailing: 4),
        .padding(top: top, leading: leading, bottom: 0, trailing: 0),
      ]
    case .aspectRatio, .fixedSize, .offset, .priority, .columnAlignment, .unsizedAxes: []
    }
  }
}
