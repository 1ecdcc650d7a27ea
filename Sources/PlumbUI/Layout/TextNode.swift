internal import Foundation

/// The box of a text.
final class TextNode: LayoutNode {
  private(set) var content = TextContent()
  private var color = Presented(ResolvedColor.black.vector)
  private let measurer: any TextMeasurer
  private var latest: (proposal: Proposal, layout: TextLayout)?

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  func update(_ content: TextContent, shading: Shading, at moment: Moment) {
    color.set(shading.color.vector, at: moment, of: self)
    guard content != self.content else { return }
    self.content = content
    invalidate()
  }

  override func didInvalidate() {
    latest = nil
  }

  private func layout(for proposal: Proposal) -> TextLayout {
    if let latest, latest.proposal == proposal { return latest.layout }
    let layout = TextLayoutEngine(content: content, measurer: measurer)
      .layout(width: proposal.width.value, height: proposal.height.value)
    latest = (proposal, layout)
    return layout
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    layout(for: proposal).size
  }

  override func explicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    switch key {
    case .firstTextBaseline: layout(for: proposal).firstBaseline
    case .lastTextBaseline: layout(for: proposal).lastBaseline
    default: nil
    }
  }

  /// As SwiftUI, from the face's ascent A, descent D and cap height K, with L = A + D and a tenth
  /// of it, s: a view above a text keeps D + s, a view below it the larger of L + s − K and D + s.
  override var spacing: ViewSpacing {
    let metrics = measurer.metrics(of: content.font)
    let line = metrics.ascent + metrics.descent
    let slack = 0.1 * line
    let leading = PixelSnapping.roundUp(metrics.leading, scale: content.scale)
    var spacing = ViewSpacing()
    spacing[.top] = ViewSpacing.EdgePreference(
      text: ViewSpacing.TextEdge(toOther: metrics.descent + slack, toText: leading))
    spacing[.bottom] = ViewSpacing.EdgePreference(
      text: ViewSpacing.TextEdge(
        toOther: max(line + slack - metrics.capHeight, metrics.descent + slack), toText: leading))
    return spacing
  }

  override func draw(in context: inout DrawContext) {
    let shading = Shading.color(ResolvedColor(color.current))
    for line in layout(for: placedProposal).lines where !line.run.text.isEmpty {
      let x = isRightToLeft ? size.width - line.x - line.run.width : line.x
      let pen = CGPoint(
        x: PixelSnapping.snap(context.origin.x + x, scale: context.scale),
        y: PixelSnapping.snap(context.origin.y + line.baseline, scale: context.scale))
      context.add(.text(line.run, at: pen, shading))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}
