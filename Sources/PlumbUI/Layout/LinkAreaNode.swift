internal import Foundation

/// The box of a link among the letters of a text, over the lines it stands on.
///
/// The text places it: it knows where its letters are.
final class LinkAreaNode: LayoutNode {
  /// Which of the text's spans it is.
  var spans: Range<Int> = 0..<0
  /// `nil` for no ring.
  var ring: ResolvedColor?
  /// Where its letters are, a rectangle for each line, in its own coordinates.
  private var areas: [CGRect] = []

  /// Takes the place of its letters.
  ///
  /// - Parameter areas: in the text's coordinates.
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
  /// Where the letters of some spans are, a rectangle for each line that has any.
  ///
  /// - Parameter isMirrored: whether lines are counted from the right.
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
