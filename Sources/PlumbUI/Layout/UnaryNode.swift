internal import Foundation

/// A box round exactly one other box; by itself it changes nothing.
///
/// What a modifier changes it overrides; everything else shines through from the content.
class UnaryNode: LayoutNode {
  /// The box inside. A unary node gets it before it is first measured.
  final var content: LayoutNode { children[0] }

  /// Looks at the content without counting the reference.
  @inline(__always) final func withContent<Result>(
    _ appearance: (LayoutNode) -> Result
  ) -> Result {
    children.withChild(at: 0, appearance)
  }

  /// What the content is proposed when this node is measured.
  func inner(_ proposal: Proposal) -> Proposal { proposal }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    withContent { $0.sizeThatFits(inner(proposal)) }
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { withContent(\.intrinsicBounds) }

  override func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat
  ) -> CGFloat {
    content.lowerBound(to: inner(proposal), along: axis, enough: enough)
  }

  override func staysFinite(at proposal: Proposal) -> Bool {
    content.staysFinite(at: inner(proposal))
  }

  /// Where the content goes when this node has `size`, its answer to `proposal`.
  func placement(in size: CGSize, proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }

  override func placeChildren(in context: UpdateContext) {
    let placement = placement(in: size, proposal: placedProposal)
    withContent { place($0, at: placement, in: context) }
  }

  override var remembersGuides: Bool { true }

  override func findAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    let placement = placement(in: sizeThatFits(proposal), proposal: proposal)
    guard let value = content.explicitAlignment(key, at: placement.proposal) else { return nil }
    return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
  }

  override func findFrameGuides() -> Bool { withContent(\.setsFrameGuides) }
  override var spacing: ViewSpacing { content.spacing }
  override func findLayoutPriority() -> Double { withContent(\.layoutPriority) }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }
  override var gridCell: GridCellTraits { content.gridCell }
  override var gridRow: GridRowMark? { ownGridRow ?? content.gridRow }
  override var zIndex: Double { content.zIndex }
  override var transitionTraits: TransitionTraits { content.transitionTraits }
}
