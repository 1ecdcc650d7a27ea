internal import Foundation

/// A box that takes all the room it is proposed and puts its content's centre at a point of it.
///
/// As SwiftUI: the content is proposed the same; where nothing is proposed the box is as long as
/// its content. The point is measured from the leading edge, a choice of this project where leading
/// is right; a coordinate that is no finite number counts as 0.
final class PositionNode: UnaryNode {
  private var position = CGPoint.zero

  func update(_ position: CGPoint) {
    let position = CGPoint(
      x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    guard position != self.position else { return }
    self.position = position
    invalidate()
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat
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

  override func findLayoutPriority() -> Double { 0 }
  override var spacing: ViewSpacing { ViewSpacing() }
}
