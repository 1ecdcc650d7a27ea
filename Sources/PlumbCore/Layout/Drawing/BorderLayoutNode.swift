internal import Foundation

/// A node with a border inside its edges, in front of its content.
@_spi(Nodes) @usableFromInline final class BorderLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".border" }

  private var style = AnimatedStyle()
  /// The width of the border, in points.
  private var width = AnimatedProperty<CGFloat>(0)

  /// Sets the style, and the width in points.
  func update(_ style: ResolvedStyle, width: CGFloat, at context: UpdateContext) {
    self.style.set(style, at: context, of: self)
    self.width.set(width, at: context, of: self)
  }

  override func draw(in context: inout DrawContext) {
    context.draw(content)
    let width = width.current
    let outer = context.frame(of: presentedFrame.size)
    guard width > 0, outer.width > 0, outer.height > 0 else { return }
    var path = Path(outer)
    // If opposite sides meet there is no hole.
    if 2 * width < min(outer.width, outer.height) {
      path.addRect(outer.insetBy(dx: width, dy: width))
    }
    context.paint(style.current, in: outer) {
      $0.add(.fill(path, FillStyle(eoFill: true), $1))
    }
  }
}
