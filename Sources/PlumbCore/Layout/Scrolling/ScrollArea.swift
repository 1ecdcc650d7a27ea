internal import Foundation

/// The node of a scroll view, which shows a part of its content.
package protocol ScrollArea: LayoutNode {
  /// The target scroll offset towards trailing and bottom, in points; the presented offset may
  /// still be animated towards it.
  var target: CGPoint { get }

  /// Returns the scroll offset at which an edge of the content is visible; the other coordinate is
  /// unchanged.
  func offset(showing edge: Edge) -> CGPoint

  /// Scrolls to an offset, limited to the range of the content. Returns whether the target offset has changed.
  @discardableResult
  func scroll(to point: CGPoint, at context: UpdateContext) -> Bool

  /// Scrolls up or down to a rectangle in the coordinates of the node, at the presented scroll offset. Returns whether
  /// the offset has changed.
  @discardableResult
  func scrollVertically(to frame: CGRect, anchor: UnitPoint?, at context: UpdateContext) -> Bool
}
