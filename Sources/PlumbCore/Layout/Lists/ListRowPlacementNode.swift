internal import Foundation

/// The node of a row of a list: it keeps the space beside the row, and moves the row while rows are reordered.
final class ListRowPlacementNode: UnaryNode {
  override var modifierDescription: String? { ".listRow" }

  /// The space on both sides, in points.
  private var leading: CGFloat = 0
  private var trailing: CGFloat = 0
  private var distance: CGFloat = 0
  private var offset = AnimatedProperty(CGFloat(0))
  private var isInFront = false

  /// - Parameters:
  ///   - leading: the space on the leading side, in points; NaN counts as 0.
  ///   - trailing: the space on the trailing side, in points; NaN counts as 0.
  ///   - distance: how far the row is shown below its place, in points.
  ///   - isInFront: whether the row is drawn in front of the others.
  func update(
    leading: CGFloat, trailing: CGFloat, distance: CGFloat, isInFront: Bool,
    at context: UpdateContext
  ) {
    if distance != self.distance { drawingDidChange() }
    self.distance = distance
    offset.set(distance, at: context, of: self)
    self.isInFront = isInFront
    let (leading, trailing) = (leading.isNaN ? 0 : leading, trailing.isNaN ? 0 : trailing)
    guard leading != self.leading || trailing != self.trailing else { return }
    (self.leading, self.trailing) = (leading, trailing)
    invalidate()
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width.reduced(by: leading + trailing), height: proposal.height)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let size = withContent { $0.sizeThatFits(inner(proposal)) }
    return CGSize(width: max(size.width + leading + trailing, 0), height: size.height)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    Placement(origin: CGPoint(x: leading, y: 0), proposal: inner(proposal))
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
