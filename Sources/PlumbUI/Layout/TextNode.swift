internal import Foundation

/// The box of a text.
final class TextNode: LayoutNode {
  private(set) var content = TextContent()
  private var color = Presented(ResolvedColor.black.vector)
  private let measurer: any TextMeasurer
  private var latest: (proposal: Proposal, layout: TextLayout)?
  /// What the node shows when nothing moves.
  private var placed: TextLayout?
  private var change = TextChange()
  private var changeStyle = TextChangeStyle.none
  /// Whether the number the text tells is less than the one before.
  private var isLess = false

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  func update(
    _ content: TextContent, shading: Shading, changeStyle: TextChangeStyle, at moment: Moment
  ) {
    color.set(shading.color.vector, at: moment, of: self)
    if case .roll(_, let before?) = self.changeStyle, case .roll(_, let value?) = changeStyle {
      isLess = value < before
    }
    self.changeStyle = changeStyle
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

  override func placeChildren(in moment: Moment) {
    let layout = layout(for: placedProposal)
    defer { placed = layout }
    guard let placed, placed.lines.map(\.run) != layout.lines.map(\.run) else { return }
    if moment.animation == nil || changeStyle == .none {
      change = TextChange()
    } else {
      change.begin(
        from: placed, to: layout, as: changeStyle, isLess: isLess, measurer: measurer, at: moment,
        of: self)
    }
  }

  override func draw(in context: inout DrawContext) {
    let layout = layout(for: placedProposal)
    guard change.isMoving else { return draw(layout, at: 0, in: &context) }
    let (shown, lead) = (presentedFrame.size, lead)
    change.draw(
      in: &context, size: shown, baseline: layout.firstBaseline,
      text: { draw($1, at: lead * (shown.width - $1.size.width), in: &$0) },
      run: { draw($1, at: $2, in: &$0) })
  }

  /// How much of a change of width happens on the left, 0 to 1: a text that keeps its right end in
  /// the window keeps it, too, while it goes over into a longer one.
  private var lead: CGFloat {
    let growth = presentedFrame.width - size.width
    guard growth != 0 else { return 0 }
    let ratio = (placedOriginInRoot.x - originInRoot.x) / growth
    return min(max(ratio, 0), 1)
  }

  private func draw(_ layout: TextLayout, at left: CGFloat, in context: inout DrawContext) {
    for line in layout.lines where !line.run.text.isEmpty {
      let x = isRightToLeft ? layout.size.width - line.x - line.run.width : line.x
      draw(line.run, at: CGPoint(x: left + x, y: line.baseline), in: &context)
    }
  }

  private func draw(_ run: TextRun, at pen: CGPoint, in context: inout DrawContext) {
    let snapped = CGPoint(
      x: PixelSnapping.snap(context.origin.x + pen.x, scale: context.scale),
      y: PixelSnapping.snap(context.origin.y + pen.y, scale: context.scale))
    context.add(.text(run, at: snapped, .color(ResolvedColor(color.current))))
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}
