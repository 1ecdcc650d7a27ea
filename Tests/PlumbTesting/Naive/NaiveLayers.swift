/// Views on top of each other.
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

  /// The smallest rectangle round the leaders with their guides on one point.
  override func size(_ offer: RandomProposal) -> ReferenceSize {
    let sizes = leaders.map { $0.answer(offer) }
    func length(_ lengths: [Double], _ guides: [Double]) -> Double {
      let near = guides.max() ?? 0
      let far = zip(lengths, guides).map { $0 - $1 }.max() ?? 0
      // An endless view has no place to be counted from; it is longer than any other.
      return lengths.contains(.infinity) ? .infinity : near + far
    }
    return ReferenceSize(
      width: length(
        sizes.map(\.width), leaders.map { $0.guide(alignment.horizontal, offer) }),
      height: length(
        sizes.map(\.height), leaders.map { $0.guide(alignment.vertical, offer) }))
  }

  /// All are offered the size of the whole and meet at the furthest guide.
  override func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    let size = answer(offer)
    let inner = RandomProposal(size.width, size.height)
    let x = leaders.map { $0.guide(alignment.horizontal, inner) }.max() ?? 0
    let y = leaders.map { $0.guide(alignment.vertical, inner) }.max() ?? 0
    return contents.map { child in
      ReferencePlacement(
        x: x - child.guide(alignment.horizontal, inner),
        y: y - child.guide(alignment.vertical, inner), offer: inner)
    }
  }

  override var priority: Double { contents.count == 1 ? contents[0].priority : 0 }

  /// Only where all are spacers is there no distance.
  override var edges: ReferenceEdges {
    var edges = ReferenceEdges.joined(contents.map(\.edges))
    for edge in [\ReferenceEdges.top, \.leading, \.bottom, \.trailing]
    where contents.contains(where: { !$0.edges[keyPath: edge].isEmpty }) {
      edges[keyPath: edge].own = nil
    }
    return edges
  }
}

/// A view with others in front of it or behind it; it alone decides about layout.
final class ReferenceBackground: ReferenceNode {
  private let alignment: RandomAlignment
  private let isInFront: Bool

  /// - Parameter other: all of the others as one view.
  init(
    _ primary: ReferenceNode, _ other: ReferenceNode?, _ alignment: RandomAlignment, isInFront: Bool
  ) {
    self.alignment = alignment
    self.isInFront = isInFront
    super.init([primary] + (other.map { [$0] } ?? []))
  }

  override func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    let size = answer(offer)
    let inner = RandomProposal(size.width, size.height)
    let primary = contents[0]
    return [ReferencePlacement(x: 0, y: 0, offer: offer)]
      + contents.dropFirst().map { other in
        ReferencePlacement(
          x: primary.guide(alignment.horizontal, offer)
            - other.guide(alignment.horizontal, inner),
          y: primary.guide(alignment.vertical, offer) - other.guide(alignment.vertical, inner),
          offer: inner)
      }
  }

  override func collect(
    at x: Double, _ y: Double, _ offer: RandomProposal, into rects: inout [RandomRect]
  ) {
    let pairs = Array(zip(contents, places(offer)))
    for (content, place) in isInFront ? pairs : pairs.reversed() {
      content.collect(at: x + place.x, y + place.y, place.offer, into: &rects)
    }
  }

  override func baseline(first: Bool, _ offer: RandomProposal) -> Double? {
    contents[0].baseline(first: first, offer)
  }

  override var priority: Double { contents[0].priority }
  override var cell: ReferenceCell { contents[0].cell }
}

/// The first of several views that fits, or else the last.
final class ReferenceFits: ReferenceNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ contents: [ReferenceNode], horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(contents)
  }

  private func chosen(_ offer: RandomProposal) -> ReferenceNode? {
    let inner = RandomProposal(horizontal ? nil : offer.width, vertical ? nil : offer.height)
    let fitting = contents.first { child in
      let size = child.answer(inner)
      return (!horizontal || size.width <= offer.width ?? .infinity)
        && (!vertical || size.height <= offer.height ?? .infinity)
    }
    return fitting ?? contents.last
  }

  override func size(_ offer: RandomProposal) -> ReferenceSize {
    chosen(offer)?.answer(offer) ?? ReferenceSize(width: 0, height: 0)
  }

  override func baseline(first: Bool, _ offer: RandomProposal) -> Double? {
    chosen(offer)?.baseline(first: first, offer)
  }

  override func collect(
    at x: Double, _ y: Double, _ offer: RandomProposal, into rects: inout [RandomRect]
  ) {
    chosen(offer)?.collect(at: x, y, offer, into: &rects)
  }

  /// Which one is shown follows from the offer, which follows from the distances: so the first
  /// one, which is shown where there is room enough, speaks for all.
  override var edges: ReferenceEdges { contents.first?.edges ?? .none }
}
