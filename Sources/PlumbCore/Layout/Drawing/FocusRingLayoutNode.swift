internal import Foundation

/// A node that draws a focus ring around itself.
final class FocusRingLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".focusable" }

  /// The colour of the focus ring; `nil` for none.
  var ring: ResolvedColor?

  override func draw(in context: inout DrawContext) {
    super.draw(in: &context)
    context.addFocusRing(ring, round: presentedFrame.size)
  }
}

extension DrawContext {
  /// Draws a focus ring two points wide, one point outside of the node.
  package mutating func addFocusRing(_ color: ResolvedColor?, round size: CGSize) {
    let frame = frame(of: size)
    guard let color, frame.width > 0, frame.height > 0 else { return }
    let ring = Path(roundedRect: frame.insetBy(dx: -2, dy: -2), cornerRadius: 8)
    add(.stroke(ring, StrokeStyle(lineWidth: 2), .color(color)))
  }

  /// Draws an outline two points wide along the edges of the node.
  package mutating func add(_ outline: NodeOutline, inside size: CGSize) {
    let frame = frame(of: size)
    guard frame.width > 2, frame.height > 2 else { return }
    let path = Path(
      roundedRect: frame.insetBy(dx: 1, dy: 1), cornerRadius: max(outline.cornerRadius - 1, 0))
    add(.stroke(path, StrokeStyle(lineWidth: 2), .color(outline.color)))
  }
}

/// An outline along the edges of a node, such as a row whose menu is open.
package struct NodeOutline {
  let color: ResolvedColor
  /// The radius of the corners of its outer edge, in points.
  let cornerRadius: CGFloat

  package init(color: ResolvedColor, cornerRadius: CGFloat) {
    self.color = color
    self.cornerRadius = cornerRadius
  }
}
