internal import Foundation

/// A box with a frame drawn inside its edges, in front of its content.
final class BorderNode: UnaryNode {
  /// The frame's colour, then its width in points.
  private typealias Vector = AnimatablePair<ColorVector, CGFloat>

  private var border = Presented(Vector.zero)

  func update(_ shading: Shading, width: CGFloat, at moment: Moment) {
    border.set(Vector(shading.color.vector, width), at: moment, of: self)
  }

  override func draw(in context: inout DrawContext) {
    context.draw(content)
    let width = border.current.second
    let outer = context.frame(of: presentedFrame.size)
    guard width > 0, outer.width > 0, outer.height > 0 else { return }
    var path = Path(outer)
    // Where the sides meet in the middle there is no hole.
    if 2 * width < min(outer.width, outer.height) {
      path.addRect(outer.insetBy(dx: width, dy: width))
    }
    context.add(
      .fill(path, FillStyle(eoFill: true), .color(ResolvedColor(border.current.first))))
  }
}
