internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A line across the containing stack.
///
/// As SwiftUI: one point thick, as long as proposed, 10 points where nothing is proposed; outside a
/// stack it is horizontal.
final class DividerLayoutNode: LayoutNode {
  private var stackAxis: Axis?
  /// The space on both sides, in points.
  private var margin: CGFloat = 0
  private var color = ResolvedColor.clear

  /// Sets the axis of the stack around the line, `nil` outside of a stack, the space on both sides
  /// of the line in points, and its colour.
  func update(stackAxis: Axis?, margin: CGFloat, color: ResolvedColor) {
    self.color = color
    guard stackAxis != self.stackAxis || margin != self.margin else { return }
    (self.stackAxis, self.margin) = (stackAxis, margin)
    invalidate()
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    stackAxis == .horizontal
      ? CGSize(width: 1 + 2 * margin, height: proposal.height.resolved(or: 10))
      : CGSize(width: proposal.width.resolved(or: 10), height: 1 + 2 * margin)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    .separable(minimum: computeSize(.zero), maximum: computeSize(.infinity))
  }

  override func draw(in context: inout DrawContext) {
    let line = context.frame(of: presentedFrame.size)
      .insetBy(
        dx: stackAxis == .horizontal ? margin : 0, dy: stackAxis == .horizontal ? 0 : margin)
    context.add(.fill(Path(line), FillStyle(), .color(color)))
  }
}
