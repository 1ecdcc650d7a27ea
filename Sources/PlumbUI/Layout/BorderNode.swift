internal import Foundation

/// A box with a frame drawn inside its edges, in front of its content.
final class BorderNode: UnaryNode {
  private var style = AnimatedStyle()
  /// In points.
  private var width = AnimatedProperty<CGFloat>(0)

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
    // Where the sides meet in the middle there is no hole.
    if 2 * width < min(outer.width, outer.height) {
      path.addRect(outer.insetBy(dx: width, dy: width))
    }
    context.paint(style.current, in: outer) {
      $0.add(.fill(path, FillStyle(eoFill: true), $1))
    }
  }
}
