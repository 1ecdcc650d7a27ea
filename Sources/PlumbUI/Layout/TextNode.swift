internal import Foundation

/// The box of a text.
final class TextNode: LayoutNode {
  private(set) var content = TextContent()
  /// The colours of the spans.
  private var inks: [SpanPaint] = []
  private let measurer: any TextMeasurer
  private var latest: (proposal: Proposal, layout: TextLayout)?
  /// What is measured of a text that wraps, for the next width. One that fits keeps nothing but its
  /// layout, for most texts are labels.
  private var engine: TextLayoutEngine?
  /// The text where nothing limits it; most of the time there is room for it, whatever is proposed.
  private var unlimited: TextLayout?
  /// What the node shows when nothing moves.
  private var placed: TextLayout?
  private var change = TextTransition()
  private var changeStyle = TextTransitionStyle.none
  /// Whether bars show in place of letters.
  var isRedacted = false
  /// Whether the number the text tells is less than the one before.
  private var isLess = false

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// - Parameter shadings: what fills each of the content's spans.
  func update(
    _ content: TextContent, shadings: [SpanShading], changeStyle: TextTransitionStyle,
    at context: UpdateContext
  ) {
    if inks.count != shadings.count { inks = shadings.map { _ in SpanPaint() } }
    for (index, shading) in shadings.enumerated() {
      inks[index].set(shading, at: context, of: self)
    }
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
    unlimited = nil
    engine = nil
  }

  private func layout(for proposal: Proposal) -> TextLayout {
    if let latest, latest.proposal == proposal { return latest.layout }
    let layout = layoutAnew(for: proposal)
    latest = (proposal, layout)
    return layout
  }

  private func layoutAnew(for proposal: Proposal) -> TextLayout {
    if let unlimited, unlimited.isUnchanged(in: proposal) { return unlimited }
    let engine = engine ?? TextLayoutEngine(content: content, measurer: measurer)
    let unlimited = unlimited ?? engine.layout(width: nil, height: nil)
    self.unlimited = unlimited
    if unlimited.isUnchanged(in: proposal) { return unlimited }
    self.engine = engine
    return engine.layout(width: proposal.width.value, height: proposal.height.value)
  }

  /// One line takes its own width where it may; in no width no line has any. How many lines there are
  /// depends on the width, but a text without a limit never has fewer than where there is room.
  override func computeIntrinsicBounds() -> IntrinsicBounds {
    var fittingSizes = IntrinsicBounds(staysFinite: true)
    let ideal = layout(for: .unspecified)
    if ideal.lines.count == 1, !ideal.isTruncated,
      content.spans.allSatisfy({ $0.style.tracking >= 0 })
    {
      fittingSizes.width = IntrinsicBounds.Lengths(least: 0, greatest: ideal.size.width)
    }
    if content.spans.count == 1, content.lineSpacing >= 0, !ideal.isTruncated {
      let reserved = CGFloat(max(content.reservedLines, 1))
      fittingSizes.height = IntrinsicBounds.Lengths(
        least: IntrinsicBounds.Bounds(
          low: 0,
          high: reserved * (lineHeight(of: ideal) + content.lineSpacing) - content.lineSpacing),
        greatest: IntrinsicBounds.Bounds(
          low: content.minimumScale == 1 ? ideal.size.height : 0,
          high: IntrinsicBounds.Bounds.endOfTexts))
    }
    return fittingSizes
  }

  /// The most a line is high: faces that stand in for the first span's may reach further.
  private func lineHeight(of ideal: TextLayout) -> CGFloat {
    let style = content.spans[0].style
    let own = measurer.metrics(of: style.font)
    let faces = ideal.lines.lazy.flatMap(\.runs).map(\.run.metrics)
    let ascent = faces.map(\.ascent).reduce(own.ascent, max)
    let descent = faces.map(\.descent).reduce(own.descent, max)
    return PixelSnapping.roundUp(
      ascent + descent + style.baselineOffset.magnitude + max(style.leading, 0),
      scale: content.scale)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    layout(for: proposal).size
  }

  override func findAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    switch key {
    case .firstTextBaseline: layout(for: proposal).firstBaseline
    case .lastTextBaseline: layout(for: proposal).lastBaseline
    default: nil
    }
  }

  /// As SwiftUI, from the face's ascent A, descent D and cap height K, with L = A + D and a tenth
  /// of it, s: a view above a text keeps D + s, a view below it the larger of L + s − K and D + s.
  override var spacing: ViewSpacing {
    func edge(_ span: TextSpan?, _ distance: (FontMetrics, CGFloat) -> CGFloat)
      -> ViewSpacing.EdgePreference
    {
      guard let span else { return .ordinary }
      let metrics = measurer.metrics(of: span.style.font)
      let leading = PixelSnapping.roundUp(metrics.leading, scale: content.scale)
      let toOther = distance(metrics, metrics.ascent + metrics.descent)
      return ViewSpacing.EdgePreference(
        text: ViewSpacing.TextEdge(toOther: toOther, toText: leading))
    }
    var spacing = ViewSpacing()
    spacing[.top] = edge(content.spans.first) { $0.descent + 0.1 * $1 }
    spacing[.bottom] = edge(content.spans.last) {
      max(1.1 * $1 - $0.capHeight, $0.descent + 0.1 * $1)
    }
    return spacing
  }

  override func placeChildren(in context: UpdateContext) {
    let layout = layout(for: placedProposal)
    defer { placed = layout }
    for case let link as LinkAreaNode in children {
      link.place(over: layout.areas(of: link.spans, isMirrored: isRightToLeft), in: context)
    }
    guard let placed, !placed.reads(like: layout) else { return }
    if context.animation == nil || changeStyle == .none {
      change = TextTransition()
    } else {
      change.begin(
        from: placed, to: layout, as: changeStyle, isLess: isLess, measurer: measurer, at: context,
        of: self)
    }
  }

  override func draw(in context: inout DrawContext) {
    if isRedacted { context.redact(drawText) } else { drawText(in: &context) }
    super.draw(in: &context)
  }

  private func drawText(in context: inout DrawContext) {
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
    for line in layout.lines {
      let x = left + (isRightToLeft ? layout.size.width - line.x - line.width : line.x)
      for run in line.runs where !run.run.text.isEmpty {
        draw(run, at: CGPoint(x: x + run.x, y: line.baseline), in: &context)
      }
    }
  }

  private func draw(
    _ run: TextLayout.PlacedRun, at pen: CGPoint, in context: inout DrawContext
  ) {
    let point = CGPoint(x: context.origin.x + pen.x, y: context.origin.y + pen.y - run.rise)
    // A text that goes may have had more spans.
    let ink = inks[min(run.span, inks.count - 1)]
    let span = SpanRun(run.run, over: run.advance, at: point, scale: context.scale)
    ink.draw(span, in: CGRect(origin: context.origin, size: presentedFrame.size), &context)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (containsPoint(point) ? self : nil)
  }
}

extension TextLayout {
  /// Whether a text that reads so where nothing limits it does so at a proposal, too: every paragraph
  /// has room in one line, and every line in the height.
  fileprivate func isUnchanged(in proposal: Proposal) -> Bool {
    let width = proposal.width.resolved(or: .infinity)
    let height = proposal.height.resolved(or: .infinity)
    return !isTruncated && width >= size.width && height >= size.height && (width > 0 || height > 0)
  }
}
