internal import Foundation

/// A node whose content has its ideal length on some axes, regardless of the proposal.
final class FixedSizeNode: UnaryNode {
  override var drawingReach: CGFloat? { 0 }

  private var axes: Axis.Set = []

  /// Sets the axes on which the content has its ideal length.
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

  /// As SwiftUI: a priority inside a fixed size is not inherited.
  override func computeLayoutPriority() -> Double { 0 }
}
