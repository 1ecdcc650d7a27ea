internal import Foundation

/// A node of a fixed width, height or both.
///
/// As SwiftUI: a fixed length replaces the proposal and the length of the content; infinite and NaN
/// lengths are ignored, negative ones count as 0.
@_spi(Nodes) @usableFromInline final class FixedFrameLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? {
    ".frame(\(ShortText.list([("width", width), ("height", height)])))"
  }

  override var sizeReason: String? {
    let lengths = [width.map { "\(ShortText($0)) wide" }, height.map { "\(ShortText($0)) high" }]
    return
      "The frame is \(lengths.compactMap(\.self).joined(separator: " and ")), whatever it is offered."
  }

  override func offerReason(for child: LayoutNode) -> String? { sizeReason }

  override var drawingReach: CGFloat? { 0 }

  private var lengths = Proposal.unspecified
  private var alignment = Alignment.center

  private var width: CGFloat? { lengths.width.value }
  private var height: CGFloat? { lengths.height.value }

  /// Sets the lengths, which are finite and not negative; unspecified ones are those of the content.
  func update(_ lengths: Proposal, alignment: Alignment) {
    guard (lengths, alignment) != (self.lengths, self.alignment) else { return }
    (self.lengths, self.alignment) = (lengths, alignment)
    invalidate()
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: lengths.width.isUnspecified ? proposal.width : lengths.width,
      height: lengths.height.isUnspecified ? proposal.height : lengths.height)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let fittingSize = content.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? fittingSize.width, height: height ?? fittingSize.height)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    if let width, let height { return .rigid(CGSize(width: width, height: height)) }
    var bounds = content.intrinsicBounds
    if let width { bounds.width = IntrinsicBounds.Lengths(minimum: width, maximum: width) }
    if let height {
      bounds.height = IntrinsicBounds.Lengths(minimum: height, maximum: height)
    }
    return bounds
  }

  override func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    (axis == .horizontal ? width : height)
      ?? super.lowerBound(ofSizeFor: proposal, along: axis, threshold: threshold)
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    aligned(alignment, in: size, proposal: inner(proposal))
  }

  override func computeLayoutPriority() -> Double { 0 }

  override var spacing: ViewSpacing {
    framedSpacing(hidesHorizontal: width != nil, hidesVertical: height != nil)
  }
}

/// A node whose lengths are constrained by minimum, ideal and maximum lengths.
@_spi(Nodes) @usableFromInline final class FlexibleFrameLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? {
    let lengths = [
      ("minWidth", horizontal.minimum), ("idealWidth", horizontal.ideal),
      ("maxWidth", horizontal.maximum), ("minHeight", vertical.minimum),
      ("idealHeight", vertical.ideal), ("maxHeight", vertical.maximum),
    ]
    return ".frame(\(ShortText.list(lengths)))"
  }

  override var sizeReason: String? {
    "The frame limits what it is offered, \(ShortText(placedProposal)), to its minimum and maximum."
  }

  override func offerReason(for child: LayoutNode) -> String? {
    let inner = inner(placedProposal)
    return inner == placedProposal
      ? nil : "The frame limits \(ShortText(placedProposal)) to \(ShortText(inner))."
  }

  override var drawingReach: CGFloat? { 0 }

  private var horizontal = FlexibleLength()
  private var vertical = FlexibleLength()
  private var alignment = Alignment.center

  /// Sets the constraints of both axes.
  func update(horizontal: FlexibleLength, vertical: FlexibleLength, alignment: Alignment) {
    guard
      (horizontal, vertical, alignment) != (self.horizontal, self.vertical, self.alignment)
    else { return }
    (self.horizontal, self.vertical, self.alignment) = (horizontal, vertical, alignment)
    invalidate()
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal.proposal(for: proposal.width),
      height: vertical.proposal(for: proposal.height))
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let inner = inner(proposal)
    let fittingSize = content.sizeThatFits(inner)
    return CGSize(
      width: horizontal.length(
        proposed: proposal.width, toContent: inner.width, content: fittingSize.width),
      height: vertical.length(
        proposed: proposal.height, toContent: inner.height, content: fittingSize.height))
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    let inside = content.intrinsicBounds
    return IntrinsicBounds(
      width: horizontal.intrinsicLengths(round: inside.width),
      height: vertical.intrinsicLengths(round: inside.height),
      staysFinite: inside.staysFinite)
  }

  override func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    (axis == .horizontal ? horizontal : vertical).length(
      proposed: proposal[axis], toContent: inner(proposal)[axis],
      content: super.lowerBound(ofSizeFor: proposal, along: axis, threshold: threshold))
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    aligned(
      alignment, in: size,
      proposal: Proposal(
        width: horizontal.placement(proposed: proposal.width, length: size.width),
        height: vertical.placement(proposed: proposal.height, length: size.height)))
  }

  override func staysFinite(at proposal: Proposal) -> Bool {
    proposal.isFinite && super.staysFinite(at: proposal)
  }

  override func computeLayoutPriority() -> Double { 0 }

  override var spacing: ViewSpacing {
    framedSpacing(
      hidesHorizontal: !horizontal.isTransparent, hidesVertical: !vertical.isTransparent)
  }
}

extension UnaryLayoutNode {
  /// Returns a node that takes the proposed width, with its content at the leading edge.
  package static func fillingWidth() -> UnaryLayoutNode {
    let node = FlexibleFrameLayoutNode()
    node.update(
      horizontal: FlexibleLength(maximum: .infinity), vertical: FlexibleLength(),
      alignment: .leading)
    return node
  }

  /// Returns the placement of the content at a proposal, with its guides aligned to the guides of a
  /// frame of `size`.
  final func aligned(_ alignment: Alignment, in size: CGSize, proposal: Proposal) -> Placement {
    withContent { content in
      let fittingSize = content.sizeThatFits(proposal)
      let frameDimensions = ViewDimensions(size: size)
      func start(_ key: AlignmentKey) -> CGFloat {
        frameDimensions[key] - content.guide(key, at: proposal, size: fittingSize)
      }
      return Placement(
        origin: CGPoint(x: start(alignment.horizontal.key), y: start(alignment.vertical.key)),
        proposal: proposal, fittingSize: fittingSize)
    }
  }

  /// Returns the spacing of a frame. As SwiftUI: a frame has no preference on the axes whose
  /// lengths it sets, except around a spacer.
  final func framedSpacing(hidesHorizontal: Bool, hidesVertical: Bool) -> ViewSpacing {
    var spacing = content.spacing
    for edge in Edge.allCases {
      let isHorizontal = Edge.Set.horizontal.contains(Edge.Set(edge))
      guard isHorizontal ? hidesHorizontal : hidesVertical else { continue }
      if spacing[edge].plain == 0 { continue }
      spacing[edge] = .ordinary
    }
    return spacing
  }
}
