/// A Z stack.
final class ReferenceLayers: ReferenceNode {
  private let alignment: RandomAlignment

  init(_ contents: [ReferenceNode], _ alignment: RandomAlignment) {
    self.alignment = alignment
    super.init(contents)
  }

  private var leaders: [ReferenceNode] {
    let highest = contents.map(\.priority).max()
    return contents.filter { $0.priority == highest }
  }

  /// The size of the smallest rectangle around the children of the highest priority with their
  /// guides aligned.
  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    let sizes = leaders.map { $0.measuredSize(proposal) }
    func length(_ lengths: [Double], _ guides: [Double]) -> Double {
      let near = guides.max() ?? 0
      let far = zip(lengths, guides).map { $0 - $1 }.max() ?? 0
      // The positions in an infinite view are undefined; its length is the maximum.
      return lengths.contains(.infinity) ? .infinity : near + far
    }
    return ReferenceSize(
      width: length(
        sizes.map(\.width), leaders.map { $0.guide(alignment.horizontal, proposal) }),
      height: length(
        sizes.map(\.height), leaders.map { $0.guide(alignment.vertical, proposal) }))
  }

  /// All children are proposed the size of the stack and are aligned at the maximum guide.
  override func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    let size = measuredSize(proposal)
    let inner = RandomProposal(size.width, size.height)
    let x = leaders.map { $0.guide(alignment.horizontal, inner) }.max() ?? 0
    let y = leaders.map { $0.guide(alignment.vertical, inner) }.max() ?? 0
    return contents.map { child in
      ReferencePlacement(
        x: x - child.guide(alignment.horizontal, inner),
        y: y - child.guide(alignment.vertical, inner), proposal: inner)
    }
  }

  override var priority: Double { contents.count == 1 ? contents[0].priority : 0 }

  /// The spacing is zero only if all children are spacers.
  override var edges: ReferenceEdges {
    var edges = ReferenceEdges.joined(contents.map(\.edges))
    for edge in [\ReferenceEdges.top, \.leading, \.bottom, \.trailing]
    where contents.contains(where: { !$0.edges[keyPath: edge].isEmpty }) {
      edges[keyPath: edge].spacing = nil
    }
    return edges
  }
}

/// A view with an overlay or a background, which do not affect layout.
final class ReferenceBackground: ReferenceNode {
  private let alignment: RandomAlignment
  private let isInFront: Bool

  /// - Parameter other: the views of the overlay or background as one view.
  init(
    _ primary: ReferenceNode, _ other: ReferenceNode?, _ alignment: RandomAlignment, isInFront: Bool
  ) {
    self.alignment = alignment
    self.isInFront = isInFront
    super.init([primary] + (other.map { [$0] } ?? []))
  }

  override func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    let size = measuredSize(proposal)
    let inner = RandomProposal(size.width, size.height)
    let primary = contents[0]
    return [ReferencePlacement(x: 0, y: 0, proposal: proposal)]
      + contents.dropFirst().map { other in
        ReferencePlacement(
          x: primary.guide(alignment.horizontal, proposal)
            - other.guide(alignment.horizontal, inner),
          y: primary.guide(alignment.vertical, proposal) - other.guide(alignment.vertical, inner),
          proposal: inner)
      }
  }

  override func collect(
    at x: Double, _ y: Double, _ proposal: RandomProposal, into rects: inout [RandomRect]
  ) {
    let pairs = Array(zip(contents, placements(proposal)))
    for (content, placement) in isInFront ? pairs : pairs.reversed() {
      content.collect(at: x + placement.x, y + placement.y, placement.proposal, into: &rects)
    }
  }

  override func baseline(first: Bool, _ proposal: RandomProposal) -> Double? {
    contents[0].baseline(first: first, proposal)
  }

  override var priority: Double { contents[0].priority }
  override var cell: ReferenceCell { contents[0].cell }
}

/// `ViewThatFits`: the first child that fits, otherwise the last.
final class ReferenceFits: ReferenceNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ contents: [ReferenceNode], horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(contents)
  }

  private func chosen(_ proposal: RandomProposal) -> ReferenceNode? {
    let inner = RandomProposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
    let fitting = contents.first { child in
      let size = child.measuredSize(inner)
      return (!horizontal || size.width <= proposal.width ?? .infinity)
        && (!vertical || size.height <= proposal.height ?? .infinity)
    }
    return fitting ?? contents.last
  }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    chosen(proposal)?.measuredSize(proposal) ?? ReferenceSize(width: 0, height: 0)
  }

  override func baseline(first: Bool, _ proposal: RandomProposal) -> Double? {
    chosen(proposal)?.baseline(first: first, proposal)
  }

  override func collect(
    at x: Double, _ y: Double, _ proposal: RandomProposal, into rects: inout [RandomRect]
  ) {
    chosen(proposal)?.collect(at: x, y, proposal, into: &rects)
  }

  /// The chosen child depends on the proposal, which depends on the spacing; therefore the first
  /// child, which is shown if enough space is available, determines the spacing.
  override var edges: ReferenceEdges { contents.first?.edges ?? .none }
}
