/// A view round one other; by itself it lets everything through but the priority.
class ReferenceModifier: ReferenceNode {
  init(_ content: ReferenceNode) { super.init([content]) }

  final var content: ReferenceNode { contents[0] }

  /// What the content is offered.
  func inner(_ offer: RandomProposal) -> RandomProposal { offer }

  override func size(_ offer: RandomProposal) -> ReferenceSize { content.answer(inner(offer)) }

  override func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    [ReferencePlacement(x: 0, y: 0, offer: inner(offer))]
  }

  override var cell: ReferenceCell { content.cell }
}

final class ReferencePadding: ReferenceModifier {
  private let top: Double, leading: Double, bottom: Double, trailing: Double

  init(
    _ content: ReferenceNode, _ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    super.init(content)
  }

  override func inner(_ offer: RandomProposal) -> RandomProposal {
    RandomProposal(
      offer.width.map { max(0, $0 - (leading + trailing)) },
      offer.height.map { max(0, $0 - (top + bottom)) })
  }

  override func size(_ offer: RandomProposal) -> ReferenceSize {
    let size = super.size(offer)
    return ReferenceSize(
      width: max(0, size.width + (leading + trailing)),
      height: max(0, size.height + (top + bottom)))
  }

  override func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    [ReferencePlacement(x: leading, y: top, offer: inner(offer))]
  }

  /// An edge with padding is an ordinary one.
  override var edges: ReferenceEdges {
    var edges = content.edges
    if top != 0 { edges.top = .ordinary }
    if leading != 0 { edges.leading = .ordinary }
    if bottom != 0 { edges.bottom = .ordinary }
    if trailing != 0 { edges.trailing = .ordinary }
    return edges
  }
}

final class ReferenceAspectRatio: ReferenceModifier {
  private let ratio: Double?
  private let fills: Bool
  private let doubts: ReferenceDoubts

  init(_ content: ReferenceNode, _ ratio: Double?, fills: Bool, _ doubts: ReferenceDoubts) {
    self.ratio = ratio
    self.fills = fills
    self.doubts = doubts
    super.init(content)
  }

  override func inner(_ offer: RandomProposal) -> RandomProposal {
    if offer.width == nil, offer.height == nil { return offer }
    let target =
      ratio.map { ReferenceSize(width: $0, height: 1) } ?? content.answer(RandomProposal(nil, nil))
    let factors = [
      offer.width.map { doubts.quotient($0, target.width) },
      offer.height.map { doubts.quotient($0, target.height) },
    ]
    .compactMap(\.self)
    guard let factor = fills ? factors.max() : factors.min(), !factors.contains(where: \.isNaN)
    else {
      doubts.isUndecided = true
      return offer
    }
    // A side of no length has none however far the other one grows.
    return RandomProposal(
      target.width == 0 ? 0 : factor * target.width,
      target.height == 0 ? 0 : factor * target.height)
  }
}

final class ReferenceFixedSize: ReferenceModifier {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ content: ReferenceNode, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(content)
  }

  override func inner(_ offer: RandomProposal) -> RandomProposal {
    RandomProposal(horizontal ? nil : offer.width, vertical ? nil : offer.height)
  }
}

/// Shows its content somewhere else; for everybody else it stays where it is.
final class ReferenceOffset: ReferenceModifier {
  private let x: Double
  private let y: Double

  init(_ content: ReferenceNode, _ x: Double, _ y: Double) {
    self.x = x
    self.y = y
    super.init(content)
  }

  override func collect(
    at x: Double, _ y: Double, _ offer: RandomProposal, into rects: inout [RandomRect]
  ) {
    super.collect(at: x + self.x, y + self.y, offer, into: &rects)
  }

  override var priority: Double { content.priority }
}

final class ReferencePriority: ReferenceModifier {
  private let value: Double

  init(_ content: ReferenceNode, _ value: Double) {
    self.value = value
    super.init(content)
  }

  override var priority: Double { value }
}

/// Says something to the grid around it; what is said inside comes first.
final class ReferenceCellModifier: ReferenceModifier {
  private let added: ReferenceCell

  init(_ content: ReferenceNode, _ added: ReferenceCell) {
    self.added = added
    super.init(content)
  }

  override var priority: Double { content.priority }

  override var cell: ReferenceCell {
    let inner = content.cell
    return ReferenceCell(
      alignment: inner.alignment ?? added.alignment,
      isUnsized: (
        inner.isUnsized.width || added.isUnsized.width,
        inner.isUnsized.height || added.isUnsized.height
      ))
  }
}
