internal import Foundation

/// The picture at the pointer while something is dragged.
package struct DragPreview {
  /// The point of the picture that is at the pointer, in points.
  var grip = CGPoint.zero
  /// Draws the picture, with its corner at the origin.
  let draw: (inout DrawContext) -> Void

  /// Shows a node with its current appearance, half transparent.
  ///
  /// - Parameter grip: the location of the pointer in the coordinates of the node.
  package init(_ node: LayoutNode, grip: CGPoint) {
    self.grip = grip
    draw = { [weak node] context in
      guard let node else { return }
      let origin = node.presentedFrame.origin
      context.draw(node, movedBy: CGSize(width: -origin.x, height: -origin.y))
    }
  }

  /// Shows the beginning of a text on a background.
  package init(
    _ text: String, in style: TextContent, measurer: any TextMeasurer,
    color: ResolvedColor, background: ResolvedColor
  ) {
    var content = style
    content.spans = [TextSpan(string: String(text.prefix(200)), style: style.spans[0].style)]
    content.lineLimit = 2
    let layout = TextLayoutEngine(content: content, measurer: measurer)
      .layout(width: 240, height: nil)
    let area = CGRect(origin: .zero, size: layout.size).insetBy(dx: -4, dy: -2)
    grip = CGPoint(x: -8, y: -8)
    draw = { context in
      context.add(.fill(Path(roundedRect: area, cornerRadius: 4), FillStyle(), .color(background)))
      for line in layout.lines {
        for run in line.runs where !run.run.text.isEmpty {
          let pen = CGPoint(x: line.x + run.x, y: line.baseline - run.rise)
          context.add(.text(run.run, at: pen, .color(color)))
        }
      }
    }
  }

  /// Draws the picture at a location of the pointer in the window.
  func draw(at point: CGPoint, in context: inout DrawContext) {
    let corner = CGAffineTransform(
      translationX: (point.x - grip.x).rounded(), y: (point.y - grip.y).rounded())
    let picture = context.take(draw)
    if picture.isEmpty { return }
    context.add(.transform(corner, [.group(.opacity(0.8), picture)]))
  }
}
