internal import Foundation

/// A view that draws a display list, such as a frame of another window, scaled to its size.
package struct DisplayListView {
  private let list: DisplayList

  package init(_ list: DisplayList) {
    self.list = list
  }
}

extension DisplayListView: View, _PrimitiveView {
  package static func _resolve(_ view: DisplayListView, at cursor: inout _ChildCursor) {
    cursor.leaf(listedAs: DisplayListView.self) { DisplayListLayoutNode() }.layoutNode.update(
      view.list)
  }
}

/// The node of a display list. Like a resizable image it takes the proposed size.
private final class DisplayListLayoutNode: LayoutNode {
  private var list: DisplayList?

  func update(_ list: DisplayList) {
    let isSameSize = list.size == self.list?.size
    self.list = list
    if isSameSize { drawingDidChange() } else { invalidate() }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions(by: list?.size ?? .zero)
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard let list, list.size.width > 0, list.size.height > 0, frame.width > 0, frame.height > 0
    else { return }
    let background = DrawCommand.fill(
      Path(CGRect(origin: .zero, size: list.size)), FillStyle(), .color(list.background))
    let transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .scaledBy(x: frame.width / list.size.width, y: frame.height / list.size.height)
    context.add(
      .clip(Path(frame), FillStyle(), [.transform(transform, [background] + list.commands)]))
  }
}
