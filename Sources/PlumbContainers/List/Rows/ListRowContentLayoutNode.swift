internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of the content of a list row: views side by side, with a space around them and a least height.
///
/// It does what a horizontal stack in a padding in a frame would do, in a single node, as every row has one.
final class ListRowContentLayoutNode: RuleLayoutNode<StackRule> {
  override var modifierDescription: String? { ".listRowInsets" }

  private var insets = EdgeInsets()
  private var height = FlexibleLength()
  private var swipeDistance: CGFloat = 0
  private var swipe = AnimatedProperty(CGFloat(0))

  /// The distance between views in a row, in points.
  private static let spacing: CGFloat = 8

  init() {
    super.init(
      StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: Self.spacing))
  }

  /// - Parameters:
  ///   - insets: the space around the views, in points; NaN counts as 0.
  ///   - minimumHeight: the least height of the row, in points.
  func update(insets: EdgeInsets, minimumHeight: CGFloat) {
    let insets = insets.replacingNaN
    let height = FlexibleLength(minimum: minimumHeight)
    guard insets != self.insets || height != self.height else { return }
    (self.insets, self.height) = (insets, height)
    invalidate()
  }

  /// Sets the distance by which the views are dragged to the right, in points. It does not affect layout.
  func update(swipeDistance: CGFloat, at context: UpdateContext) {
    if swipeDistance != self.swipeDistance { drawingDidChange() }
    self.swipeDistance = swipeDistance
    swipe.set(swipeDistance, at: context, of: self)
  }

  override func offerReason(for child: LayoutNode) -> String? {
    "The row kept \(ShortText(insets.horizontal)) points of the width and "
      + "\(ShortText(insets.vertical)) of the height."
  }

  // MARK: Layout

  /// Returns the proposal for the views, given that for the row.
  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.reduced(by: insets.horizontal),
      height: proposal.height.reduced(by: insets.vertical))
  }

  /// Returns the size of the views for a proposal.
  private func contentSize(_ proposal: Proposal) -> CGSize {
    // Most rows are one view, for which nothing is divided.
    if children.count == 1 { return children.withChild(at: 0) { $0.sizeThatFits(proposal) } }
    return withRule { $0.sizeThatFits(proposal, children) }
  }

  /// Returns the size of the views with the space around them.
  private func padded(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let framed = Proposal(width: proposal.width, height: height.proposal(for: proposal.height))
    let size = padded(contentSize(inner(framed)))
    return CGSize(
      width: size.width,
      height: height.length(
        proposed: proposal.height, toContent: framed.height, content: size.height))
  }

  override func placeChildren(in context: UpdateContext) {
    let horizontal = FlexibleLength()
    let framed = Proposal(
      width: horizontal.placement(proposed: placedProposal.width, length: size.width),
      height: height.placement(proposed: placedProposal.height, length: size.height))
    let inside = inner(framed)
    let fittingSize = contentSize(inside)
    let padded = padded(fittingSize)
    // The views are in the middle of a row that is higher than they are.
    let corner = CGPoint(
      x: (size.width - padded.width) / 2 + insets.leading,
      y: (size.height - padded.height) / 2 + insets.top)
    placeChildren(at: placements(in: fittingSize, inside, at: corner), in: context)
  }

  private func placements(
    in size: CGSize, _ proposal: Proposal, at corner: CGPoint
  ) -> [Placement] {
    if children.count == 1 {
      var proposal = proposal
      if proposal.height.value == nil { proposal.height = ProposedLength(size.height) }
      return [Placement(origin: corner, proposal: proposal)]
    }
    let bounds = CGRect(origin: .zero, size: size)
    return withRule { $0.placements(children, in: bounds, proposal: proposal) }.map {
      Placement(
        origin: CGPoint(x: $0.origin.x + corner.x, y: $0.origin.y + corner.y),
        proposal: $0.proposal, fittingSize: $0.fittingSize)
    }
  }

  override func placeChangedChildren(in context: UpdateContext) -> Bool {
    takeChangedChildren { child in
      guard child.parent === self, child.isPlaced else { return }
      child.place(at: child.origin, proposal: child.placedProposal, in: context)
    }
    return true
  }

  override func didInvalidate() { withRule { $0.invalidate() } }

  /// The traits of a row do not depend on its views.
  override func mayHaveOtherTraits(than changed: LayoutChanges) -> Bool { false }

  // MARK: Separators

  /// Returns the position of an end of the row's separators that a view sets, in points from the leading edge of the row;
  /// `nil` if none does.
  func separatorGuide(_ guide: HorizontalAlignment) -> CGFloat? {
    for child in children {
      guard let position = child.ownGuide(guide.key) else { continue }
      let start =
        isRightToLeft ? size.width - child.origin.x - child.size.width : child.origin.x
      return start + position
    }
    return nil
  }

  // MARK: Drawing

  override var contentOffset: CGSize { CGSize(width: swipe.current, height: 0) }

  override var drawingReach: CGFloat? { swipeDistance == 0 && swipe.current == 0 ? 0 : nil }

  override var backToFront: [LayoutNode] { super.backToFront.sortedByZIndex }
}
