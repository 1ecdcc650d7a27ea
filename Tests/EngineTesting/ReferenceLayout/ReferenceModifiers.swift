/// A view with one child; passes on everything except the priority unless overridden.
class ReferenceModifier: ReferenceNode {
  init(_ content: ReferenceNode) { super.init([content]) }

  final var content: ReferenceNode { contents[0] }

  /// Returns the proposal for the content.
  func inner(_ proposal: RandomProposal) -> RandomProposal { proposal }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    content.measuredSize(inner(proposal))
  }

  override func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    [ReferencePlacement(x: 0, y: 0, proposal: inner(proposal))]
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

  override func inner(_ proposal: RandomProposal) -> RandomProposal {
    RandomProposal(
      proposal.width.map { max(0, $0 - (leading + trailing)) },
      proposal.height.map { max(0, $0 - (top + bottom)) })
  }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    let size = super.size(proposal)
    return ReferenceSize(
      width: max(0, size.width + (leading + trailing)),
      height: max(0, size.height + (top + bottom)))
  }

  override func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    [ReferencePlacement(x: leading, y: top, proposal: inner(proposal))]
  }

  /// An edge with padding has default spacing.
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
  private let uncertainty: ReferenceUncertainty

  init(_ content: ReferenceNode, _ ratio: Double?, fills: Bool, _ uncertainty: ReferenceUncertainty)
  {
    self.ratio = ratio
    self.fills = fills
    self.uncertainty = uncertainty
    super.init(content)
  }

  override func inner(_ proposal: RandomProposal) -> RandomProposal {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let target =
      ratio.map { ReferenceSize(width: $0, height: 1) }
      ?? content.measuredSize(RandomProposal(nil, nil))
    let factors = [
      proposal.width.map { uncertainty.quotient($0, target.width) },
      proposal.height.map { uncertainty.quotient($0, target.height) },
    ]
    .compactMap(\.self)
    guard let factor = fills ? factors.max() : factors.min(), !factors.contains(where: \.isNaN)
    else {
      uncertainty.isUndecided = true
      return proposal
    }
    // A side of length 0 remains 0, even if the factor is infinite.
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

  override func inner(_ proposal: RandomProposal) -> RandomProposal {
    RandomProposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
  }
}

/// A view that draws its content at an offset; layout ignores the offset.
final class ReferenceOffset: ReferenceModifier {
  private let x: Double
  private let y: Double

  init(_ content: ReferenceNode, _ x: Double, _ y: Double) {
    self.x = x
    self.y = y
    super.init(content)
  }

  override func collect(
    at x: Double, _ y: Double, _ proposal: RandomProposal, into rects: inout [RandomRect]
  ) {
    super.collect(at: x + self.x, y + self.y, proposal, into: &rects)
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

/// A view that sets grid cell traits; traits set by its content take precedence.
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
