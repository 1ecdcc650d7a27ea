internal import PlumbUI

extension RandomView {
  /// Returns the layout by the reference implementation, or `nil` if the rules do not define it.
  public func referenceLayout(_ proposal: RandomProposal) -> RandomLayout? {
    referenceLayout(proposal, error: 0)
  }

  /// Returns whether the layout depends on the rounding of a quotient, for example if one of three
  /// thirds is compared with a given length.
  public func isDecidedByRounding(_ proposal: RandomProposal) -> Bool {
    guard let exact = referenceLayout(proposal, error: 0) else { return true }
    return [1e-12, -1e-12].contains { error in
      referenceLayout(proposal, error: error).map { !$0.isNear(exact) } ?? true
    }
  }

  private func referenceLayout(_ proposal: RandomProposal, error: Double) -> RandomLayout? {
    let uncertainty = ReferenceUncertainty(error: error)
    let node = makeNode(along: nil, uncertainty)
    let size = node.measuredSize(proposal)
    var leaves: [RandomRect] = []
    node.collect(at: 0, 0, proposal, into: &leaves)
    if uncertainty.isUndecided { return nil }
    return RandomLayout(width: size.width, height: size.height, leaves: leaves)
  }

  /// Creates the reference node of the view.
  ///
  /// - Parameter axis: the axis of the enclosing stack; other containers do not pass it on.
  private func makeNode(along axis: Axis?, _ uncertainty: ReferenceUncertainty) -> ReferenceNode {
    func makeNodes(_ randomViews: [RandomView], _ axis: Axis?) -> [ReferenceNode] {
      randomViews.map { $0.makeNode(along: axis, uncertainty) }
    }
    switch self {
    case .leaf(let leaf): return ReferenceShape(leaf)
    case .spacer(let minimum): return ReferenceSpacer(along: axis, minimum: minimum)
    case .divider: return ReferenceDivider(along: axis)
    case .row(let guide, let spacing, let contents):
      return ReferenceStack(
        makeNodes(contents, .horizontal), along: .horizontal, .center, guide, spacing: spacing,
        uncertainty)
    case .column(let guide, let spacing, let contents):
      return ReferenceStack(
        makeNodes(contents, .vertical), along: .vertical, guide, .center, spacing: spacing,
        uncertainty
      )
    case .layers(let alignment, let contents):
      return ReferenceLayers(makeNodes(contents, nil), alignment)
    case .grid(let grid):
      // Rows without cells are ignored.
      let rows = grid.rows.filter { !$0.cells.isEmpty }
      return ReferenceGrid(grid, rows.map { ($0.alignment, makeNodes($0.cells, nil)) }, uncertainty)
    case .fits(let horizontal, let vertical, let contents):
      return ReferenceFits(makeNodes(contents, axis), horizontal: horizontal, vertical: vertical)
    case .modified(let content, let modifier):
      return modifier.makeNode(content.makeNode(along: axis, uncertainty), uncertainty)
    case .decorated(let primary, let others, let alignment, let inFront):
      // Several views are in a centred Z stack, which passes no stack axis to them.
      let other =
        others.count > 1
        ? ReferenceLayers(makeNodes(others, nil), .center)
        : others.first?.makeNode(along: axis, uncertainty)
      return ReferenceBackground(
        primary.makeNode(along: axis, uncertainty), other, alignment, isInFront: inFront)
    }
  }
}

extension RandomModifier {
  fileprivate func makeNode(_ content: ReferenceNode, _ uncertainty: ReferenceUncertainty)
    -> ReferenceNode
  {
    switch self {
    case .frame(let width, let height, let alignment):
      ReferenceFrame(content, width, height, alignment)
    case .flexibleFrame(let width, let height, let alignment):
      ReferenceFlexibleFrame(content, width, height, alignment)
    case .padding(let top, let leading, let bottom, let trailing):
      ReferencePadding(content, top, leading, bottom, trailing)
    case .aspectRatio(let ratio, let fills):
      ReferenceAspectRatio(content, ratio, fills: fills, uncertainty)
    case .fixedSize(let horizontal, let vertical):
      ReferenceFixedSize(content, horizontal: horizontal, vertical: vertical)
    case .offset(let x, let y): ReferenceOffset(content, x, y)
    case .priority(let priority): ReferencePriority(content, priority)
    case .columnAlignment(let guide):
      ReferenceCellModifier(content, ReferenceCell(alignment: guide))
    case .unsizedAxes(let horizontal, let vertical):
      ReferenceCellModifier(content, ReferenceCell(isUnsized: (horizontal, vertical)))
    }
  }
}
