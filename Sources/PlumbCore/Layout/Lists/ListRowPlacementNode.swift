internal import Foundation

/// The node of a row of a list: it keeps the space beside the row, and moves the row while rows are reordered.
final class ListRowPlacementNode: UnaryNode {
  override var modifierDescription: String? { ".listRow" }

  /// The space on both sides, in points.
  private var margin: CGFloat = 0
  private var distance: CGFloat = 0
  private var offset = AnimatedProperty(CGFloat(0))
  private var isInFront = false

  /// - Parameters:
  ///   - margin: the space on both sides, in points.
  ///   - distance: how far the row is shown below its place, in points.
  ///   - isInFront: whether the row is drawn in front of the others.
  func update(margin: CGFloat, distance: CGFloat, isInFront: Bool, at context: UpdateContext) {
    if distance != self.distance { drawingDidChange() }
    self.distance = distance
    offset.set(distance, at: context, of: self)
    self.isInFront = isInFront
    guard margin != self.margin else { return }
    self.margin = margin
    invalidate()
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width.reduced(by: 2 * margin), height: proposal.height)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let size = withContent { $0.sizeThatFits(inner(proposal)) }
    return CGSize(width: max(size.width + 2 * margin, 0), height: size.height)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    Placement(origin: CGPoint(x: margin, y: 0), proposal: inner(proposal))
  }

  override var contentOffset: CGSize { CGSize(width: 0, height: offset.current) }

  override var drawingReach: CGFloat? { distance == 0 && offset.current == 0 ? 0 : nil }

  override var explicitZIndex: Double? { isInFront ? 1 : 0 }
}

extension ProposedLength {
  /// The length without a part of it, in points, at least 0; unspecified if this one is.
  func reduced(by part: CGFloat) -> ProposedLength {
    value.map { ProposedLength(max($0 - part, 0)) } ?? .unspecified
  }
}
