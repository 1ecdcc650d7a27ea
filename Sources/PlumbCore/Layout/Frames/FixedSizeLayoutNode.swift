internal import Foundation

/// A node whose content has its ideal length on some axes, regardless of the proposal.
@_spi(Nodes) @usableFromInline final class FixedSizeLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? {
    axes == [.horizontal, .vertical]
      ? ".fixedSize()"
      : ".fixedSize(horizontal: \(axes.contains(.horizontal)), vertical: \(axes.contains(.vertical)))"
  }

  override func offerReason(for child: LayoutNode) -> String? {
    let lengths =
      axes == [.horizontal, .vertical] ? "size" : axes == .horizontal ? "width" : "height"
    return "A fixed size offers nothing, so that the ideal \(lengths) is taken."
  }

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
