/// A frame of a given width or height.
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

  override func inner(_ offer: RandomProposal) -> RandomProposal {
    RandomProposal(width ?? offer.width, height ?? offer.height)
  }

  override func size(_ offer: RandomProposal) -> ReferenceSize {
    let size = super.size(offer)
    return ReferenceSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    [place(content, alignment, in: answer(offer), inner(offer))]
  }

  override var edges: ReferenceEdges {
    content.edges.framed(horizontally: width != nil, vertically: height != nil)
  }
}

/// A frame with bounds.
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

  override func inner(_ offer: RandomProposal) -> RandomProposal {
    RandomProposal(width.inner(offer.width), height.inner(offer.height))
  }

  override func size(_ offer: RandomProposal) -> ReferenceSize {
    let size = super.size(offer)
    return ReferenceSize(
      width: width.answer(to: offer.width, content: size.width),
      height: height.answer(to: offer.height, content: size.height))
  }

  override func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    let size = answer(offer)
    let inner = RandomProposal(
      width.final(offer.width, size.width), height.final(offer.height, size.height))
    return [place(content, alignment, in: size, inner)]
  }

  override var edges: ReferenceEdges {
    content.edges.framed(horizontally: !width.isEmpty, vertically: !height.isEmpty)
  }
}

extension ReferenceEdges {
  /// A frame has no opinion on the axes it sets, except round a spacer.
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
  fileprivate var isEmpty: Bool { least == nil && ideal == nil && greatest == nil }

  /// The bounds such that the minimum is not above the ideal, nor that above the maximum.
  fileprivate var ordered: RandomBounds {
    let least = least.map { max($0, 0) }
    let ideal = ideal.map { max($0, least ?? 0) }
    return RandomBounds(least, ideal, greatest.map { max($0, ideal ?? least ?? 0) })
  }

  fileprivate func inner(_ offered: Double?) -> Double? {
    (offered ?? ideal).map { max(min($0, greatest ?? .infinity), least ?? -.infinity) }
  }

  fileprivate func answer(to offered: Double?, content: Double) -> Double {
    guard let offered else {
      return ideal ?? max(min(content, greatest ?? .infinity), least ?? -.infinity)
    }
    let inner = inner(offered) ?? content
    if let least, let greatest { return max(min(offered, greatest), least) }
    if let greatest { return min(max(inner, content), greatest) }
    if let least { return max(min(inner, content), least) }
    return content
  }

  /// What the content is offered in the end: the frame's length, unless nothing decided it.
  fileprivate func final(_ offered: Double?, _ length: Double) -> Double? {
    if isEmpty { return offered }
    let isOpen =
      offered == nil && ideal == nil && least ?? -.infinity < length
      && length < greatest ?? .infinity
    return isOpen ? nil : length
  }
}
