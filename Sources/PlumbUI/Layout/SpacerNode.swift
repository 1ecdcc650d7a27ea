internal import Foundation

/// Empty room that grows along the axis of the stack it stands in.
///
/// As SwiftUI: at least 8 points unless told otherwise, served after everything else, and no
/// distance to its neighbours. Outside a stack it grows along both axes.
final class SpacerNode: LayoutNode {
  private var axis: Axis?
  private var least: CGFloat = ViewSpacing.standardDistance

  func update(axis: Axis?, minLength: CGFloat?) {
    let least = minLength ?? ViewSpacing.standardDistance
    guard (axis, least) != (self.axis, self.least) else { return }
    (self.axis, self.least) = (axis, least)
    invalidate()
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    func length(_ along: Axis) -> CGFloat {
      guard axis == nil || axis == along else { return 0 }
      return max(proposal[along].resolved(or: least), least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    .separable(least: computeSize(.zero), greatest: computeSize(.infinity))
  }

  override func findLayoutPriority() -> Double { -.infinity }

  override var spacing: ViewSpacing {
    guard let axis else { return .zero }
    var spacing = ViewSpacing()
    let none = ViewSpacing.zero[.top]
    for edge in axis == .horizontal ? [Edge.leading, .trailing] : [.top, .bottom] {
      spacing[edge] = none
    }
    return spacing
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { nil }
}
