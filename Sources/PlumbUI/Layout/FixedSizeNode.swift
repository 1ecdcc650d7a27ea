internal import Foundation

/// A box whose content has its ideal length on some axes, whatever is proposed.
final class FixedSizeNode: UnaryNode {
  private var axes: Axis.Set = []

  func update(axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    invalidate()
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? .unspecified : proposal.width,
      height: axes.contains(.vertical) ? .unspecified : proposal.height)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    if content.isRigid { return content.intrinsicBounds }
    return axes == [.horizontal, .vertical] ? .rigid(computeSize(.unspecified)) : .none
  }

  /// As SwiftUI: a priority set under a fixed size is not seen.
  override func findLayoutPriority() -> Double { 0 }
}
