internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of a grouped form, with its background.
///
/// As on a Mac, the background fills the space around the form, too: the nodes around it that have no other child,
/// such as paddings and frames, and the window, the screen or the page that they fill.
final class FormBackgroundLayoutNode: UnaryLayoutNode {
  private var style: ResolvedStyle?

  override var modifierDescription: String? { ".background" }

  /// Sets the background; `nil` for none.
  func update(_ style: ResolvedStyle?) {
    drawingDidChange()
    self.style = style
  }

  // The background may be as large as the window.
  override var drawingReach: CGFloat? { style == nil ? 0 : nil }

  override func draw(in context: inout DrawContext) {
    if let style {
      let frame = context.frame(of: area)
      if frame.width > 0, frame.height > 0 {
        context.paint(style, in: frame) { $0.add(.fill(Path(frame), FillStyle(), $1)) }
      }
    }
    super.draw(in: &context)
  }

  /// The area that the background fills, in the coordinates of the node.
  private var area: CGRect {
    let own = CGRect(origin: .zero, size: presentedFrame.size)
    var area = own
    var origin = CGPoint.zero
    var node: LayoutNode = self
    while let outer = node.parent, !(outer is any ScrollArea) {
      let frame = node.presentedFrame
      origin = CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)
      if let container = outer as? any BackgroundContainer {
        // A background of the program's own is not covered.
        return container.backgrounds.isEmpty
          ? CGRect(origin: origin, size: container.presentedFrame.size) : own
      }
      guard outer.children.count == 1, outer.contentOffset == .zero else { break }
      area = CGRect(origin: origin, size: outer.presentedFrame.size)
      node = outer
    }
    return area
  }
}
