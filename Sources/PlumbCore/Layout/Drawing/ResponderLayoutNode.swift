internal import Foundation

/// A node that receives events in its whole bounds.
package final class ResponderLayoutNode: UnaryLayoutNode {
  package override var modifierDescription: String? { ".gesture" }

  private var storedRing: ResolvedColor?

  /// The colour of the focus ring; `nil` for none.
  package var ring: ResolvedColor? {
    get { storedRing }
    set { storedRing = newValue }
  }

  /// The outline inside of the node's edges; `nil` for none.
  var outline: NodeOutline?

  package override func draw(in context: inout DrawContext) {
    super.draw(in: &context)
    context.addFocusRing(ring, round: presentedFrame.size)
    if let outline { context.add(outline, inside: presentedFrame.size) }
  }

  package override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (containsPoint(point) ? self : nil)
  }
}
