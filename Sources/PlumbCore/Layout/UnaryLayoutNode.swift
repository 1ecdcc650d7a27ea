public import Foundation

/// A node with exactly one child; by itself it changes nothing.
///
/// Subclasses override the members that their modifier changes; the others forward to the content.
@_spi(Nodes) open class UnaryLayoutNode: LayoutNode {
  @_spi(Nodes) override open var modifierDescription: String? { ".modifier" }

  /// The only child. It must be set before the node is first measured.
  package final var content: LayoutNode { children[0] }

  /// Calls `body` with the content without retaining it.
  @inline(__always) package final func withContent<Result>(
    _ body: (LayoutNode) -> Result
  ) -> Result {
    children.withChild(at: 0, body)
  }

  /// Returns the proposal for the content, given the proposal for this node.
  @_spi(Nodes) open func inner(_ proposal: Proposal) -> Proposal { proposal }

  @_spi(Nodes) override open func computeSize(_ proposal: Proposal) -> CGSize {
    withContent { $0.sizeThatFits(inner(proposal)) }
  }

  @_spi(Nodes) override open func computeIntrinsicBounds() -> IntrinsicBounds {
    withContent(\.intrinsicBounds)
  }

  @_spi(Nodes) override open func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    content.lowerBound(to: inner(proposal), along: axis, threshold: threshold)
  }

  @_spi(Nodes) override open func staysFinite(at proposal: Proposal) -> Bool {
    content.staysFinite(at: inner(proposal))
  }

  /// The plain node, which wraps the content of many modifiers, draws nothing by itself.
  @_spi(Nodes) override open var drawingReach: CGFloat? {
    type(of: self) == UnaryLayoutNode.self ? 0 : nil
  }

  /// Returns the placement of the content when this node has `size`, its size for `proposal`.
  @_spi(Nodes) open func placement(in size: CGSize, proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }

  @_spi(Nodes) override open func placeChildren(in context: UpdateContext) {
    let placement = placement(in: size, proposal: placedProposal)
    withContent { place($0, at: placement, in: context) }
  }

  override var cachesAlignment: Bool { true }

  @_spi(Nodes) override public func computeExplicitAlignment(
    _ key: AlignmentKey, at proposal: Proposal
  ) -> CGFloat? {
    let placement = placement(in: sizeThatFits(proposal), proposal: proposal)
    guard let value = content.explicitAlignment(key, at: placement.proposal) else { return nil }
    return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
  }

  override func computeSetsFrameGuides() -> Bool { withContent(\.setsFrameGuides) }
  @_spi(Nodes) override open var spacing: ViewSpacing { withContent(\.spacing) }
  override func computeLayoutPriority() -> Double { withContent(\.layoutPriority) }
  override func layoutValue(_ key: ObjectIdentifier) -> LayoutValueBox? {
    withContent { $0.layoutValue(key) }
  }
  override var gridCell: GridCellTraits { content.gridCell }
  override var gridRow: GridRowMark? { ownGridRow ?? content.gridRow }
  @_spi(Nodes) override open var explicitZIndex: Double? { content.explicitZIndex }
  override var transitionTraits: TransitionTraits { content.transitionTraits }
}
