internal import PlumbUI

/// A node of the reference implementation.
///
/// There is one subclass for each kind of view, written from its rule alone and as simply as
/// possible. Shares no code with the engine.
class ReferenceNode {
  final let contents: [ReferenceNode]
  private var cache: [(proposal: RandomProposal, size: ReferenceSize)] = []

  init(_ contents: [ReferenceNode]) {
    self.contents = contents
  }

  /// Returns the size for a proposal. Sizes are cached only so that a hundred thousand random views
  /// can be tested in acceptable time.
  final func measuredSize(_ proposal: RandomProposal) -> ReferenceSize {
    for entry in cache where entry.proposal == proposal { return entry.size }
    let size = size(proposal)
    cache.append((proposal, size))
    return size
  }

  /// Computes the size for a proposal.
  func size(_ proposal: RandomProposal) -> ReferenceSize { contents[0].measuredSize(proposal) }

  /// Returns the placements of the children when the node is placed with a proposal.
  func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    contents.map { _ in ReferencePlacement(x: 0, y: 0, proposal: proposal) }
  }

  /// The spacing preferences.
  var edges: ReferenceEdges { contents[0].edges }
  var priority: Double { 0 }
  var cell: ReferenceCell { ReferenceCell() }

  /// Returns the distance from the top to the first or last baseline of the descendant texts.
  func baseline(first: Bool, _ proposal: RandomProposal) -> Double? {
    let lines = zip(contents, placements(proposal)).compactMap { content, placement in
      content.baseline(first: first, placement.proposal).map { $0 + placement.y }
    }
    return first ? lines.min() : lines.max()
  }

  /// Appends the rectangles of the descendant leaves, in painting order.
  func collect(
    at x: Double, _ y: Double, _ proposal: RandomProposal, into rects: inout [RandomRect]
  ) {
    for (content, placement) in zip(contents, placements(proposal)) {
      content.collect(at: x + placement.x, y + placement.y, placement.proposal, into: &rects)
    }
  }

  // MARK: Guides

  final func guide(_ guide: HorizontalGuide, _ proposal: RandomProposal) -> Double {
    Self.guide(guide, in: measuredSize(proposal))
  }

  final func guide(_ guide: VerticalGuide, _ proposal: RandomProposal) -> Double {
    switch guide {
    case .firstTextBaseline:
      baseline(first: true, proposal) ?? Self.guide(guide, in: measuredSize(proposal))
    case .lastTextBaseline:
      baseline(first: false, proposal) ?? Self.guide(guide, in: measuredSize(proposal))
    case .top, .center, .bottom: Self.guide(guide, in: measuredSize(proposal))
    }
  }

  static func guide(_ guide: HorizontalGuide, in size: ReferenceSize) -> Double {
    switch guide {
    case .leading: 0
    case .center: size.width / 2
    case .trailing: size.width
    }
  }

  /// Returns a guide of a view without text, whose baselines are at the bottom.
  static func guide(_ guide: VerticalGuide, in size: ReferenceSize) -> Double {
    switch guide {
    case .top: 0
    case .center: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  /// Returns the placement of a child whose guides are aligned with the guides of a rectangle of a
  /// size.
  final func placement(
    _ content: ReferenceNode, _ alignment: RandomAlignment, in size: ReferenceSize,
    _ proposal: RandomProposal
  ) -> ReferencePlacement {
    ReferencePlacement(
      x: Self.guide(alignment.horizontal, in: size) - content.guide(alignment.horizontal, proposal),
      y: Self.guide(alignment.vertical, in: size) - content.guide(alignment.vertical, proposal),
      proposal: proposal)
  }
}

/// The uncertainty of a layout.
final class ReferenceUncertainty {
  /// Whether the layout depends on an undefined value such as 0 / 0.
  var isUndecided = false
  /// The relative error added to quotients, to detect layouts that depend on how a quotient is
  /// rounded.
  let error: Double

  init(error: Double) {
    self.error = error
  }

  func quotient(_ a: Double, _ b: Double) -> Double { a / b * (1 + error) }
}

/// A node without children.
class ReferenceLeaf: ReferenceNode {
  init() { super.init([]) }

  override var edges: ReferenceEdges { ReferenceEdges() }

  override func collect(
    at x: Double, _ y: Double, _ proposal: RandomProposal, into rects: inout [RandomRect]
  ) {
    let size = measuredSize(proposal)
    rects.append(RandomRect(x, y, size.width, size.height))
  }
}

/// A leaf with a rule of its own.
final class ReferenceShape: ReferenceLeaf {
  let leaf: RandomLeaf

  init(_ leaf: RandomLeaf) { self.leaf = leaf }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    let measuredSize = leaf.measuredSize(proposal.width, proposal.height)
    return ReferenceSize(width: measuredSize.width, height: measuredSize.height)
  }

  private var isText: Bool { if case .text = leaf { true } else { false } }

  override func baseline(first: Bool, _ proposal: RandomProposal) -> Double? { isText ? 15 : nil }

  override var edges: ReferenceEdges {
    var edges = ReferenceEdges()
    if isText {
      edges.top = ReferenceEdge(isOrdinary: false, isText: true)
      edges.bottom = edges.top
    }
    return edges
  }
}

/// A spacer, flexible along the axis of its stack, or along both axes outside of a stack.
final class ReferenceSpacer: ReferenceLeaf {
  let axis: Axis?
  let minimum: Double

  init(along axis: Axis?, minimum: Double?) {
    self.axis = axis
    self.minimum = minimum ?? 8
  }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    ReferenceSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
  }

  override var priority: Double { -.infinity }

  override var edges: ReferenceEdges {
    var edges = ReferenceEdges()
    if axis != .vertical { (edges.leading, edges.trailing) = (.none, .none) }
    if axis != .horizontal { (edges.top, edges.bottom) = (.none, .none) }
    return edges
  }
}

/// A divider, perpendicular to the axis of its stack.
final class ReferenceDivider: ReferenceLeaf {
  let axis: Axis?

  init(along axis: Axis?) { self.axis = axis }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    axis == .horizontal
      ? ReferenceSize(width: 1, height: proposal.height ?? 10)
      : ReferenceSize(width: proposal.width ?? 10, height: 1)
  }
}
