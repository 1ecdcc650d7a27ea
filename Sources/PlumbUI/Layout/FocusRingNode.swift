internal import Foundation

/// A box that shows a ring round itself while keys are for it.
final class FocusRingNode: UnaryNode {
  /// `nil` for no ring.
  var ring: ResolvedColor?

  override func draw(in context: inout DrawContext) {
    super.draw(in: &context)
    context.addFocusRing(ring, round: presentedFrame.size)
  }
}

extension DrawContext {
  /// Adds a line of two points, a point away from the box.
  mutating func addFocusRing(_ color: ResolvedColor?, round size: CGSize) {
    let frame = frame(of: size)
    guard let color, frame.width > 0, frame.height > 0 else { return }
    let ring = Path(roundedRect: frame.insetBy(dx: -2, dy: -2), cornerRadius: 8)
    add(.stroke(ring, StrokeStyle(lineWidth: 2), .color(color)))
  }
}
