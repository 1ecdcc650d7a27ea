extension RandomView {
  /// The same with every length in points so many times as long.
  public func scaled(by factor: Double) -> RandomView {
    let contents = contents.map { $0.scaled(by: factor) }
    switch self {
    case .leaf(let leaf): return .leaf(leaf.scaled(by: factor))
    case .spacer(let least): return .spacer(least: least.map { $0 * factor })
    case .divider, .layers, .fits, .backed: return with(contents: contents)
    case .row(let place, let spacing, _):
      return .row(place, spacing: spacing.map { $0 * factor }, contents)
    case .column(let place, let spacing, _):
      return .column(place, spacing: spacing.map { $0 * factor }, contents)
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
    case .lines(let layoutNodes, let width, let height):
      .lines(layoutNodes: layoutNodes, width: width * factor, height: height * factor)
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
    RandomBounds(least.map { $0 * factor }, ideal.map { $0 * factor }, greatest.map { $0 * factor })
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

  /// The same seen in a mirror that stands upright.
  public var mirrored: RandomLayout {
    RandomLayout(
      width: width, height: height,
      leaves: leaves.map { RandomRect(width - $0.x - $0.width, $0.y, $0.width, $0.height) })
  }
}
