extension RandomView {
  /// Returns the view with every length in points multiplied by a factor.
  public func scaled(by factor: Double) -> RandomView {
    let contents = contents.map { $0.scaled(by: factor) }
    switch self {
    case .leaf(let leaf): return .leaf(leaf.scaled(by: factor))
    case .spacer(let minimum): return .spacer(minimum: minimum.map { $0 * factor })
    case .divider, .layers, .fits, .decorated: return with(contents: contents)
    case .row(let guide, let spacing, _):
      return .row(guide, spacing: spacing.map { $0 * factor }, contents)
    case .column(let guide, let spacing, _):
      return .column(guide, spacing: spacing.map { $0 * factor }, contents)
    case .grid(var grid):
      grid.horizontalSpacing = grid.horizontalSpacing.map { $0 * factor }
      grid.verticalSpacing = grid.verticalSpacing.map { $0 * factor }
      return RandomView.grid(grid).with(contents: contents)
    case .modified(_, let modifier): return .modified(contents[0], modifier.scaled(by: factor))
    }
  }
}

extension RandomLeaf {
  fileprivate func scaled(by factor: Double) -> RandomLeaf {
    switch self {
    case .fixed(let width, let height): .fixed(width * factor, height * factor)
    case .covering(let area): .covering(area * factor * factor)
    case .bounded(let width, let height, let ideal):
      .bounded(
        width: width.lowerBound * factor...width.upperBound * factor,
        height: height.lowerBound * factor...height.upperBound * factor,
        ideal: ideal.map { $0 * factor })
    case .lines(let count, let width, let height):
      .lines(count: count, width: width * factor, height: height * factor)
    case .greedy, .text, .paragraph: self
    }
  }
}

extension RandomModifier {
  fileprivate func scaled(by factor: Double) -> RandomModifier {
    switch self {
    case .frame(let width, let height, let alignment):
      .frame(width: width.map { $0 * factor }, height: height.map { $0 * factor }, alignment)
    case .flexibleFrame(let width, let height, let alignment):
      .flexibleFrame(
        width: width.scaled(by: factor), height: height.scaled(by: factor), alignment)
    case .padding(let top, let leading, let bottom, let trailing):
      .padding(
        top: top * factor, leading: leading * factor, bottom: bottom * factor,
        trailing: trailing * factor)
    case .offset(let x, let y): .offset(x: x * factor, y: y * factor)
    case .aspectRatio, .fixedSize, .priority, .columnAlignment, .unsizedAxes: self
    }
  }
}

extension RandomBounds {
  fileprivate func scaled(by factor: Double) -> RandomBounds {
    RandomBounds(
      minimum.map { $0 * factor }, ideal.map { $0 * factor }, maximum.map { $0 * factor })
  }
}

extension RandomProposal {
  public func scaled(by factor: Double) -> RandomProposal {
    RandomProposal(width.map { $0 * factor }, height.map { $0 * factor })
  }
}

extension RandomLayout {
  public func scaled(by factor: Double) -> RandomLayout {
    RandomLayout(
      width: width * factor, height: height * factor,
      leaves: leaves.map {
        RandomRect($0.x * factor, $0.y * factor, $0.width * factor, $0.height * factor)
      })
  }

  /// The layout reflected about its vertical centre line.
  public var mirrored: RandomLayout {
    RandomLayout(
      width: width, height: height,
      leaves: leaves.map { RandomRect(width - $0.x - $0.width, $0.y, $0.width, $0.height) })
  }
}
