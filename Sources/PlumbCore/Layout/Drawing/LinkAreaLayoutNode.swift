internal import Foundation

/// The node of a link in a text, over the lines that contain it.
///
/// It is placed by the text, which has the positions of the glyphs.
final class LinkAreaLayoutNode: LayoutNode {
  /// The spans of the text that form the link.
  var spans: Range<Int> = 0..<0
  /// The colour of the focus ring; `nil` for none.
  var ring: ResolvedColor?
  /// The areas of the glyphs, one rectangle for each line, in the coordinates of this node.
  private var areas: [CGRect] = []

  /// Places the node over its glyphs.
  ///
  /// - Parameter areas: one rectangle for each line, in the coordinates of the text.
  func place(over areas: [CGRect], in context: UpdateContext) {
    let frame = areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
    self.areas = areas.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    place(at: frame.origin, proposal: Proposal(frame.size), in: context)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width.resolved(or: 0), height: proposal.height.resolved(or: 0))
  }

  override func draw(in context: inout DrawContext) {
    guard let ring else { return }
    for area in areas where !area.isEmpty {
      let frame = area.offsetBy(dx: context.origin.x, dy: context.origin.y)
      let path = Path(roundedRect: frame.insetBy(dx: -2, dy: -2), cornerRadius: 4)
      context.add(.stroke(path, StrokeStyle(lineWidth: 2), .color(ring)))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    areas.contains { $0.contains(point) } ? self : nil
  }
}

extension TextLayout {
  /// Returns the areas of the glyphs of some spans, one rectangle for each line that has any.
  ///
  /// - Parameter isMirrored: whether lines are measured from the right.
  func areas(of spans: Range<Int>, isMirrored: Bool) -> [CGRect] {
    lines.indices.compactMap { index in
      let line = lines[index]
      let runs = line.runs.filter { spans.contains($0.span) }
      guard let start = runs.map(\.x).min(), let end = runs.map({ $0.x + $0.advance }).max() else {
        return nil
      }
      let left = isMirrored ? size.width - line.x - line.width : line.x
      let ascent = runs.map { $0.run.metrics.ascent + $0.rise }.max() ?? 0
      let descent = runs.map { $0.run.metrics.descent - $0.rise }.max() ?? 0
      return CGRect(
        x: left + start, y: line.baseline - ascent, width: end - start, height: ascent + descent)
    }
  }
}
