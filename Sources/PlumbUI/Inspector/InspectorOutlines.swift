internal import Foundation

/// Outlines of the nodes of a frame, over its picture.
struct InspectorOutlines: View {
  let frame: InspectedFrame
  let options: OutlineOptions
  let selection: InspectedNode.ID?
  let highlight: InspectedNode.ID?
  let details: InspectedDetails?
  let step: InspectedStep?
  /// The pixels of the picture in a point of the window.
  let scale: CGFloat

  var body: some View {
    Canvas { context, _ in
      if options.frames { drawFrames(in: &context) }
      if let index = highlight.flatMap({ frame.index(of: $0) }) {
        context.fill(Path(scaled(frame.nodes[index].frame)), with: .color(.blue.opacity(0.15)))
      }
      if let index = selection.flatMap({ frame.index(of: $0) }) { drawSelection(index, &context) }
      if let step { draw(step, in: &context) }
    }
    .allowsHitTesting(false)
  }

  private func drawFrames(in context: inout GraphicsContext) {
    var path = Path()
    for node in frame.nodes where node.frame.size.width > 0 && node.frame.size.height > 0 {
      path.addRect(scaled(node.frame).insetBy(dx: 0.5, dy: 0.5))
    }
    context.stroke(path, with: .color(.blue.opacity(0.35)), lineWidth: 1)
  }

  private func drawSelection(_ index: Int, _ context: inout GraphicsContext) {
    let bounds = frame.nodes[index].frame
    if options.padding, frame.nodes[index].name.hasPrefix(".padding"),
      let inner = frame.children(of: index).first
    {
      var ring = Path(scaled(bounds))
      ring.addRect(scaled(frame.nodes[inner].frame))
      context.fill(ring, with: .color(.green.opacity(0.35)), style: FillStyle(eoFill: true))
    }
    if options.spacing {
      for gap in details?.gaps ?? [] {
        context.fill(Path(scaled(gap)), with: .color(.orange.opacity(0.4)))
      }
    }
    context.stroke(
      Path(scaled(bounds).insetBy(dx: 0.75, dy: 0.75)), with: .color(.blue), lineWidth: 1.5)
    if options.guides {
      for guide in details?.guides ?? [] { draw(guide, across: bounds, in: &context) }
    }
  }

  private func draw(
    _ guide: InspectedDetails.Guide, across bounds: CGRect, in context: inout GraphicsContext
  ) {
    let position = guide.position * scale
    let bounds = scaled(bounds)
    var path = Path()
    path.move(
      to: guide.isVertical
        ? CGPoint(x: position, y: bounds.minY) : CGPoint(x: bounds.minX, y: position))
    path.addLine(
      to: guide.isVertical
        ? CGPoint(x: position, y: bounds.maxY) : CGPoint(x: bounds.maxX, y: position))
    context.stroke(
      path, with: .color(.purple), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
  }

  /// Draws the size that was proposed at the place of the node, dashed.
  private func draw(_ step: InspectedStep, in context: inout GraphicsContext) {
    guard let index = frame.index(of: step.node) else { return }
    let bounds = frame.nodes[index].frame
    context.fill(Path(scaled(bounds)), with: .color(.red.opacity(0.2)))
    guard let size = step.proposedSize else { return }
    context.stroke(
      Path(scaled(CGRect(origin: bounds.origin, size: size))), with: .color(.red),
      style: StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
  }

  private func scaled(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
}
