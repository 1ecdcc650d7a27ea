internal import PlumbUI

/// A view of a sketch, in the second layout: one class for each kind, each written down from its
/// rule alone and as plainly as it can be. Shares no code with the engine.
class ReferenceNode {
  final let contents: [ReferenceNode]
  private var known: [(offer: RandomProposal, size: ReferenceSize)] = []

  init(_ contents: [ReferenceNode]) {
    self.contents = contents
  }

  /// The answer to an offer; it is remembered only so that a hundred thousand sketches take less
  /// than an afternoon.
  final func answer(_ offer: RandomProposal) -> ReferenceSize {
    for entry in known where entry.offer == offer { return entry.size }
    let size = size(offer)
    known.append((offer, size))
    return size
  }

  /// The rule for the answer.
  func size(_ offer: RandomProposal) -> ReferenceSize { contents[0].answer(offer) }

  /// The rule for the places of the contents when the view is placed with an offer.
  func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    contents.map { _ in ReferencePlacement(x: 0, y: 0, offer: offer) }
  }

  /// What the view wants of its neighbours.
  var edges: ReferenceEdges { contents[0].edges }
  var priority: Double { 0 }
  var cell: ReferenceCell { ReferenceCell() }

  /// The height of the first or the last baseline of the texts inside, from the top.
  func baseline(first: Bool, _ offer: RandomProposal) -> Double? {
    let lines = zip(contents, places(offer)).compactMap { content, place in
      content.baseline(first: first, place.offer).map { $0 + place.y }
    }
    return first ? lines.min() : lines.max()
  }

  /// Adds the rectangles of the leaves inside, in painting order.
  func collect(at x: Double, _ y: Double, _ offer: RandomProposal, into rects: inout [RandomRect]) {
    for (content, place) in zip(contents, places(offer)) {
      content.collect(at: x + place.x, y + place.y, place.offer, into: &rects)
    }
  }

  // MARK: Guides

  final func guide(_ place: HorizontalPlace, _ offer: RandomProposal) -> Double {
    Self.guide(place, in: answer(offer))
  }

  final func guide(_ place: VerticalPlace, _ offer: RandomProposal) -> Double {
    switch place {
    case .firstTextBaseline:
      baseline(first: true, offer) ?? Self.guide(place, in: answer(offer))
    case .lastTextBaseline:
      baseline(first: false, offer) ?? Self.guide(place, in: answer(offer))
    case .top, .center, .bottom: Self.guide(place, in: answer(offer))
    }
  }

  static func guide(_ place: HorizontalPlace, in size: ReferenceSize) -> Double {
    switch place {
    case .leading: 0
    case .center: size.width / 2
    case .trailing: size.width
    }
  }

  /// A view without text has its baselines at the bottom.
  static func guide(_ place: VerticalPlace, in size: ReferenceSize) -> Double {
    switch place {
    case .top: 0
    case .center: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  /// A content's place when its guides lie on those of a box of a size.
  final func place(
    _ content: ReferenceNode, _ alignment: RandomAlignment, in size: ReferenceSize,
    _ offer: RandomProposal
  ) -> ReferencePlacement {
    ReferencePlacement(
      x: Self.guide(alignment.horizontal, in: size) - content.guide(alignment.horizontal, offer),
      y: Self.guide(alignment.vertical, in: size) - content.guide(alignment.vertical, offer),
      offer: offer)
  }
}

/// What is not sure about a layout.
final class ReferenceDoubts {
  /// Whether a sketch asks for something no rule decides, as 0 / 0 is.
  var isUndecided = false
  /// By how much, relative to themselves, quotients are off: other ways to compute the same ones
  /// round differently.
  let error: Double

  init(error: Double) {
    self.error = error
  }

  func quotient(_ a: Double, _ b: Double) -> Double { a / b * (1 + error) }
}

/// A view without views inside.
class ReferenceLeaf: ReferenceNode {
  init() { super.init([]) }

  override var edges: ReferenceEdges { ReferenceEdges() }

  override func collect(
    at x: Double, _ y: Double, _ offer: RandomProposal, into rects: inout [RandomRect]
  ) {
    let size = answer(offer)
    rects.append(RandomRect(x, y, size.width, size.height))
  }
}

/// A leaf that answers by itself.
final class ReferenceShape: ReferenceLeaf {
  let leaf: RandomLeaf

  init(_ leaf: RandomLeaf) { self.leaf = leaf }

  override func size(_ offer: RandomProposal) -> ReferenceSize {
    let answer = leaf.answer(offer.width, offer.height)
    return ReferenceSize(width: answer.width, height: answer.height)
  }

  private var isText: Bool { if case .text = leaf { true } else { false } }

  override func baseline(first: Bool, _ offer: RandomProposal) -> Double? { isText ? 15 : nil }

  override var edges: ReferenceEdges {
    var edges = ReferenceEdges()
    if isText {
      edges.top = ReferenceEdge(isOrdinary: false, isText: true)
      edges.bottom = edges.top
    }
    return edges
  }
}

/// Room that grows along the stack it stands in, and along both axes outside of one.
final class ReferenceSpacer: ReferenceLeaf {
  let axis: Axis?
  let least: Double

  init(along axis: Axis?, least: Double?) {
    self.axis = axis
    self.least = least ?? 8
  }

  override func size(_ offer: RandomProposal) -> ReferenceSize {
    ReferenceSize(
      width: axis == .vertical ? 0 : max(offer.width ?? least, least),
      height: axis == .horizontal ? 0 : max(offer.height ?? least, least))
  }

  override var priority: Double { -.infinity }

  override var edges: ReferenceEdges {
    var edges = ReferenceEdges()
    if axis != .vertical { (edges.leading, edges.trailing) = (.none, .none) }
    if axis != .horizontal { (edges.top, edges.bottom) = (.none, .none) }
    return edges
  }
}

/// A line across the stack it stands in.
final class ReferenceDivider: ReferenceLeaf {
  let axis: Axis?

  init(along axis: Axis?) { self.axis = axis }

  override func size(_ offer: RandomProposal) -> ReferenceSize {
    axis == .horizontal
      ? ReferenceSize(width: 1, height: offer.height ?? 10)
      : ReferenceSize(width: offer.width ?? 10, height: 1)
  }
}
