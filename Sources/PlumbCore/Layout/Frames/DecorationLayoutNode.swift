internal import Foundation

/// The purpose of a secondary view.
@usableFromInline enum DecorationRole {
  /// The secondary view is drawn behind the primary view, or in front of it.
  case behind, inFront
  /// The primary view is visible where the secondary view is opaque.
  case mask
}

/// The node of a view with an overlay, a background or a mask: the primary child determines
/// everything except the drawing.
///
/// As SwiftUI: the secondary child is proposed the size of the primary child and aligned with it;
/// it may overflow without effect on layout.
final class DecorationLayoutNode: LayoutNode {
  override var modifierDescription: String? {
    switch role {
    case .behind: ".background"
    case .inFront: ".overlay"
    case .mask: ".mask"
    }
  }

  override func offerReason(for child: LayoutNode) -> String? {
    child === primary ? nil : "It decorates another view and is offered the size of that view."
  }

  private var alignment: Alignment
  private let role: DecorationRole

  init(alignment: Alignment, role: DecorationRole) {
    self.alignment = alignment
    self.role = role
  }

  func update(alignment: Alignment) {
    guard self.alignment != alignment else { return }
    self.alignment = alignment
    invalidate()
  }

  /// Sets the children, which are drawn in order; therefore a background comes first.
  func setContent(primary: LayoutNode, secondary: LayoutNode?, at context: UpdateContext) {
    let pair = role == .inFront ? [primary, secondary] : [secondary, primary]
    setChildren(pair.compactMap(\.self), at: context)
  }

  /// The child that determines everything except the drawing.
  var primary: LayoutNode {
    role == .inFront ? children[0] : children[children.count - 1]
  }

  /// The child that masks the primary child, or `nil`.
  var mask: LayoutNode? {
    role == .mask ? children.first { $0 !== primary } : nil
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    primary.sizeThatFits(proposal)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { primary.intrinsicBounds }

  override func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    primary.lowerBound(to: proposal, along: axis, threshold: threshold)
  }

  override func staysFinite(at proposal: Proposal) -> Bool {
    primary.staysFinite(at: proposal)
  }

  /// The secondary child is only placed again: nothing around the node is asked.
  override func changesOfAnswers(
    after changes: LayoutChanges, of child: LayoutNode
  ) -> LayoutChanges {
    if child === primary { return changes }
    if !changes.isEmpty { isDirty = true }
    return []
  }

  override func placeChildren(in context: UpdateContext) {
    let target = primary.sizeThatFits(placedProposal)
    for child in children {
      guard child !== primary else {
        place(child, at: Placement(origin: .zero, proposal: placedProposal), in: context)
        continue
      }
      let proposal = Proposal(target)
      // The parent may have read the guides of the primary child for this layout.
      let lines = CGPoint(
        x: primary.guide(alignment.horizontal.key, at: placedProposal, size: target),
        y: primary.guide(alignment.vertical.key, at: placedProposal, size: target))
      let own = child.guides(alignment, at: proposal, size: child.sizeThatFits(proposal))
      let origin = CGPoint(x: lines.x - own.x, y: lines.y - own.y)
      place(child, at: Placement(origin: origin, proposal: proposal), in: context)
    }
  }

  override func computeExplicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    primary.explicitAlignment(key, at: proposal)
  }

  override var drawingReach: CGFloat? { role == .mask ? nil : 0 }

  override func draw(in context: inout DrawContext) {
    guard role == .mask else { return super.draw(in: &context) }
    let primary = primary
    // The primary child is never removed before its parent.
    let mask = context.take { for child in backToFront where child !== primary { $0.draw(child) } }
    if !mask.isEmpty { context.group({ $0.draw(primary) }, as: { .mask(mask, $0) }) }
  }

  /// A mask receives no events, and does not restrict the events of the primary child.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard role == .mask else { return super.hitTest(point) }
    let origin = primary.presentedFrame.origin
    return primary.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  override func computeSetsFrameGuides() -> Bool { primary.setsFrameGuides }
  override var spacing: ViewSpacing { primary.spacing }
  override func computeLayoutPriority() -> Double { primary.layoutPriority }
  override func layoutValue(_ key: ObjectIdentifier) -> LayoutValueBox? {
    primary.layoutValue(key)
  }
  override var gridCell: GridCellTraits { primary.gridCell }
  override var gridRow: GridRowMark? { ownGridRow ?? primary.gridRow }
  override var explicitZIndex: Double? { primary.explicitZIndex }
  override var transitionTraits: TransitionTraits { primary.transitionTraits }
}
