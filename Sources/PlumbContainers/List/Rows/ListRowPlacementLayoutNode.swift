internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of a row of a list: it keeps the space beside the row, and moves the row while rows are reordered.
final class ListRowPlacementLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".listRow" }

  /// The space around the row, in points.
  private var margins = EdgeInsets()
  private var distance: CGFloat = 0
  private var offset = AnimatedProperty(CGFloat(0))
  private var isInFront = false

  /// - Parameters:
  ///   - margins: the space around the row, in points; NaN counts as 0.
  ///   - distance: the distance by which the row is shown below its place, in points.
  ///   - isInFront: whether the row is drawn in front of the others.
  func update(
    margins: EdgeInsets, distance: CGFloat, isInFront: Bool, at context: UpdateContext
  ) {
    if distance != self.distance { drawingDidChange() }
    self.distance = distance
    // The dragged row follows the pointer, while the others make way with an animation.
    offset.set(distance, at: isInFront ? context.with(Transaction()) : context, of: self)
    self.isInFront = isInFront
    let margins = margins.replacingNaN
    guard margins != self.margins else { return }
    self.margins = margins
    invalidate()
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.reduced(by: margins.horizontal),
      height: proposal.height.reduced(by: margins.vertical))
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let size = withContent { $0.sizeThatFits(inner(proposal)) }
    return CGSize(
      width: max(size.width + margins.horizontal, 0), height: max(size.height + margins.vertical, 0)
    )
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    Placement(
      origin: CGPoint(x: margins.leading, y: margins.top), proposal: inner(proposal))
  }

  override var contentOffset: CGSize { CGSize(width: 0, height: offset.current) }

  override var drawingReach: CGFloat? { distance == 0 && offset.current == 0 ? 0 : nil }

  override var explicitZIndex: Double? { isInFront ? 1 : 0 }
}

extension ProposedLength {
  /// The length without a part of it, in points, at least 0; unspecified if this length is.
  func reduced(by part: CGFloat) -> ProposedLength {
    value.map { ProposedLength(max($0 - part, 0)) } ?? .unspecified
  }
}
