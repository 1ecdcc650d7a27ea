internal import Foundation

/// A flexible empty space along the axis of the containing stack.
///
/// As SwiftUI: at least 8 points unless specified otherwise, sized after everything else, and no
/// distance to its neighbours. Outside a stack it expands along both axes.
final class SpacerLayoutNode: LayoutNode {
  private var axis: Axis?
  private var minimum: CGFloat = ViewSpacing.standardDistance

  /// Sets the axis of the containing stack, `nil` outside of stacks, and the minimum length in
  /// points, `nil` for 8.
  func update(axis: Axis?, minLength: CGFloat?) {
    let minimum = minLength ?? ViewSpacing.standardDistance
    guard (axis, minimum) != (self.axis, self.minimum) else { return }
    (self.axis, self.minimum) = (axis, minimum)
    invalidate()
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    func length(_ along: Axis) -> CGFloat {
      guard axis == nil || axis == along else { return 0 }
      return max(proposal[along].resolved(or: minimum), minimum)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    .separable(minimum: computeSize(.zero), maximum: computeSize(.infinity))
  }

  override var drawingReach: CGFloat? { 0 }

  override func computeLayoutPriority() -> Double { -.infinity }

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
