internal import Foundation

/// A node that takes the whole proposed size and places the centre of its content at a point.
///
/// As SwiftUI: the content receives the same proposal; where nothing is proposed the node has the
/// length of its content. The point is measured from the leading edge, a decision of this project
/// for right-to-left layouts; an infinite or NaN coordinate counts as 0.
@_spi(Nodes) @usableFromInline final class PositionLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".position(\(ShortText(position)))" }

  override var sizeReason: String? { "A position takes all that it is offered." }

  private var position = CGPoint.zero

  /// Sets the position of the content's centre, in points.
  func update(_ position: CGPoint) {
    let position = CGPoint(
      x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    guard position != self.position else { return }
    self.position = position
    invalidate()
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    sizeThatFits(proposal)[axis]
  }

  override func staysFinite(at proposal: Proposal) -> Bool {
    proposal.isFinite && super.staysFinite(at: proposal)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if let width = proposal.width.value, let height = proposal.height.value {
      return CGSize(width: width, height: height)
    }
    let fittingSize = content.sizeThatFits(proposal)
    return CGSize(
      width: proposal.width.resolved(or: fittingSize.width),
      height: proposal.height.resolved(or: fittingSize.height))
  }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    let fittingSize = content.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(
        x: position.x - fittingSize.width / 2, y: position.y - fittingSize.height / 2),
      proposal: proposal)
  }

  override func computeLayoutPriority() -> Double { 0 }
  override var spacing: ViewSpacing { ViewSpacing() }
}
