internal import PlumbUI

extension RandomView {
  /// The layout by the second, plain way; `nil` where the rules leave open what happens.
  public func referenceLayout(_ offer: RandomProposal) -> RandomLayout? {
    referenceLayout(offer, error: 0)
  }

  /// Whether the last digit of a quotient decides about the layout, as where one of three thirds
  /// has to be as long as a given length.
  public func isDecidedByRounding(_ offer: RandomProposal) -> Bool {
    guard let exact = referenceLayout(offer, error: 0) else { return true }
    return [1e-12, -1e-12].contains { error in
      referenceLayout(offer, error: error).map { !$0.isNear(exact) } ?? true
    }
  }

  private func referenceLayout(_ offer: RandomProposal, error: Double) -> RandomLayout? {
    let doubts = ReferenceDoubts(error: error)
    let box = box(along: nil, doubts)
    let size = box.answer(offer)
    var leaves: [RandomRect] = []
    box.collect(at: 0, 0, offer, into: &leaves)
    if doubts.isUndecided { return nil }
    return RandomLayout(width: size.width, height: size.height, leaves: leaves)
  }

  /// - Parameter axis: that of the stack around; it does not go through other containers.
  private func box(along axis: Axis?, _ doubts: ReferenceDoubts) -> ReferenceNode {
    func layoutNodes(_ randomViews: [RandomView], _ axis: Axis?) -> [ReferenceNode] {
      randomViews.map { $0.box(along: axis, doubts) }
    }
    switch self {
    case .leaf(let leaf): return ReferenceShape(leaf)
    case .spacer(let least): return ReferenceSpacer(along: axis, least: least)
    case .divider: return ReferenceDivider(along: axis)
    case .row(let place, let spacing, let contents):
      return ReferenceStack(
        layoutNodes(contents, .horizontal), along: .horizontal, .center, place, spacing: spacing,
        doubts)
    case .column(let place, let spacing, let contents):
      return ReferenceStack(
        layoutNodes(contents, .vertical), along: .vertical, place, .center, spacing: spacing, doubts
      )
    case .layers(let alignment, let contents):
      return ReferenceLayers(layoutNodes(contents, nil), alignment)
    case .grid(let grid):
      // A row without cells does not exist.
      let rows = grid.rows.filter { !$0.cells.isEmpty }
      return ReferenceGrid(grid, rows.map { ($0.alignment, layoutNodes($0.cells, nil)) }, doubts)
    case .fits(let horizontal, let vertical, let contents):
      return ReferenceFits(layoutNodes(contents, axis), horizontal: horizontal, vertical: vertical)
    case .modified(let content, let modifier):
      return modifier.box(content.box(along: axis, doubts), doubts)
    case .backed(let primary, let others, let alignment, let inFront):
      // Several others stand on top of each other, centred, which is no stack any more.
      let other =
        others.count > 1
        ? ReferenceLayers(layoutNodes(others, nil), .center)
        : others.first?.box(along: axis, doubts)
      return ReferenceBackground(
        primary.box(along: axis, doubts), other, alignment, isInFront: inFront)
    }
  }
}

extension RandomModifier {
  fileprivate func box(_ content: ReferenceNode, _ doubts: ReferenceDoubts) -> ReferenceNode {
    switch self {
    case .frame(let width, let height, let alignment):
      ReferenceFrame(content, width, height, alignment)
    case .flexibleFrame(let width, let height, let alignment):
      ReferenceFlexibleFrame(content, width, height, alignment)
    case .padding(let top, let leading, let bottom, let trailing):
      ReferencePadding(content, top, leading, bottom, trailing)
    case .aspectRatio(let ratio, let fills):
      ReferenceAspectRatio(content, ratio, fills: fills, doubts)
    case .fixedSize(let horizontal, let vertical):
      ReferenceFixedSize(content, horizontal: horizontal, vertical: vertical)
    case .offset(let x, let y): ReferenceOffset(content, x, y)
    case .priority(let priority): ReferencePriority(content, priority)
    case .columnAlignment(let place):
      ReferenceCellModifier(content, ReferenceCell(alignment: place))
    case .unsizedAxes(let horizontal, let vertical):
      ReferenceCellModifier(content, ReferenceCell(isUnsized: (horizontal, vertical)))
    }
  }
}
