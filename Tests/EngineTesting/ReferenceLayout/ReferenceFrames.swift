/// A fixed frame.
final class ReferenceFrame: ReferenceModifier {
  private let width: Double?
  private let height: Double?
  private let alignment: RandomAlignment

  init(_ content: ReferenceNode, _ width: Double?, _ height: Double?, _ alignment: RandomAlignment)
  {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
    self.alignment = alignment
    super.init(content)
  }

  override func inner(_ proposal: RandomProposal) -> RandomProposal {
    RandomProposal(width ?? proposal.width, height ?? proposal.height)
  }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    let size = super.size(proposal)
    return ReferenceSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    [placement(content, alignment, in: measuredSize(proposal), inner(proposal))]
  }

  override var edges: ReferenceEdges {
    content.edges.framed(horizontally: width != nil, vertically: height != nil)
  }
}

/// A flexible frame.
final class ReferenceFlexibleFrame: ReferenceModifier {
  private let width: RandomBounds
  private let height: RandomBounds
  private let alignment: RandomAlignment

  init(
    _ content: ReferenceNode, _ width: RandomBounds, _ height: RandomBounds,
    _ alignment: RandomAlignment
  ) {
    self.width = width.ordered
    self.height = height.ordered
    self.alignment = alignment
    super.init(content)
  }

  override func inner(_ proposal: RandomProposal) -> RandomProposal {
    RandomProposal(width.inner(proposal.width), height.inner(proposal.height))
  }

  override func size(_ proposal: RandomProposal) -> ReferenceSize {
    let size = super.size(proposal)
    return ReferenceSize(
      width: width.length(for: proposal.width, content: size.width),
      height: height.length(for: proposal.height, content: size.height))
  }

  override func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    let size = measuredSize(proposal)
    let inner = RandomProposal(
      width.final(proposal.width, size.width), height.final(proposal.height, size.height))
    return [placement(content, alignment, in: size, inner)]
  }

  override var edges: ReferenceEdges {
    content.edges.framed(horizontally: !width.isEmpty, vertically: !height.isEmpty)
  }
}

extension ReferenceEdges {
  /// Along the axes it sets, a frame has default spacing, except around a spacer.
  fileprivate func framed(horizontally: Bool, vertically: Bool) -> ReferenceEdges {
    var edges = self
    if horizontally {
      edges.leading = leading.isEmpty ? leading : .ordinary
      edges.trailing = trailing.isEmpty ? trailing : .ordinary
    }
    if vertically {
      edges.top = top.isEmpty ? top : .ordinary
      edges.bottom = bottom.isEmpty ? bottom : .ordinary
    }
    return edges
  }
}

extension RandomBounds {
  fileprivate var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// The bounds increased so that minimum ≤ ideal ≤ maximum.
  fileprivate var ordered: RandomBounds {
    let minimum = minimum.map { max($0, 0) }
    let ideal = ideal.map { max($0, minimum ?? 0) }
    return RandomBounds(minimum, ideal, maximum.map { max($0, ideal ?? minimum ?? 0) })
  }

  fileprivate func inner(_ proposed: Double?) -> Double? {
    (proposed ?? ideal).map { max(min($0, maximum ?? .infinity), minimum ?? -.infinity) }
  }

  fileprivate func length(for proposed: Double?, content: Double) -> Double {
    guard let proposed else {
      return ideal ?? max(min(content, maximum ?? .infinity), minimum ?? -.infinity)
    }
    let inner = inner(proposed) ?? content
    if let minimum, let maximum { return max(min(proposed, maximum), minimum) }
    if let maximum { return min(max(inner, content), maximum) }
    if let minimum { return max(min(inner, content), minimum) }
    return content
  }

  /// Returns the length proposed to the content at placement: the frame's length, unless the content
  /// determined it.
  fileprivate func final(_ proposed: Double?, _ length: Double) -> Double? {
    let isOpen =
      proposed == nil && ideal == nil && minimum ?? -.infinity < length
      && length < maximum ?? .infinity
    return isOpen ? nil : length
  }
}
