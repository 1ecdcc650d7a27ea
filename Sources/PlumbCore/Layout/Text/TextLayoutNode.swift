internal import Foundation

/// The node of a text.
package final class TextLayoutNode: LayoutNode {
  private var storedContent = TextContent()
  /// The styles of the spans.
  private var paints: [SpanPaint] = []
  private let measurer: any TextMeasurer
  private var latest: (proposal: Proposal, layout: TextLayout)?
  /// The engine of a text that wraps, with the measurements for the next width. A text that fits
  /// stores only its layout, because most texts are labels.
  private var engine: TextLayoutEngine?
  /// The layout without limits; in most cases it fits any proposal.
  private var unlimited: TextLayout?
  /// The latest layout of the whole text in several lines, and its available width: it is also the
  /// layout for every greater height. Stored only while the text is measured, for it may be large.
  private var complete: (width: CGFloat?, layout: TextLayout)?
  /// The layout that is shown outside of transitions.
  private var shownLayout: TextLayout?
  private var textTransition = TextTransition()
  private var transitionStyle = TextTransitionStyle.none
  /// The cached reach of the glyphs, in points.
  private var textReach: CGFloat?
  /// Whether bars are shown instead of glyphs.
  var isRedacted = false
  private var storedSelection: (range: Range<Int>, color: ResolvedColor)?
  /// Whether the numeric value of the text is less than the previous one.
  private var isDecreasing = false

  /// The text, its styles and the parameters of its layout.
  package var content: TextContent { storedContent }

  /// The part of the text that is selected, in UTF-8 bytes, and the colour behind it.
  package var selection: (range: Range<Int>, color: ResolvedColor)? { storedSelection }

  package init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// - Parameter shadings: the styles of each of the content's spans.
  func update(
    _ content: TextContent, shadings: [SpanShading], transitionStyle: TextTransitionStyle,
    at context: UpdateContext
  ) {
    drawingDidChange()
    if paints.count != shadings.count { paints = shadings.map { _ in SpanPaint() } }
    for (index, shading) in shadings.enumerated() {
      paints[index].set(shading, at: context, of: self)
    }
    if case .roll(_, let before?) = self.transitionStyle,
      case .roll(_, let value?) = transitionStyle
    {
      isDecreasing = value < before
    }
    self.transitionStyle = transitionStyle
    guard content != self.content else { return }
    textReach = nil
    let isSpacingSame = content.hasSameEdges(as: self.content)
    storedContent = content
    if isSpacingSame { invalidateSizes() } else { invalidate() }
  }

  /// Sets the way in which the text is measured and drawn; `nil` for the usual one.
  func setRendering(_ rendering: TextRendering?) {
    guard rendering != nil || textRendering != nil else { return }
    textRendering = rendering
    drawingDidChange()
    invalidate()
  }

  /// Shows a part of the text as selected; `nil` for none.
  package func setSelection(_ selection: (Range<Int>, ResolvedColor)?) {
    storedSelection = selection
    drawingDidChange()
  }

  /// The carets and selections of the text where it is placed.
  package var geometry: TextGeometry {
    TextGeometry(layout(for: placedProposal), of: content, measurer: measurer)
  }

  package override func didInvalidate() {
    latest = nil
    unlimited = nil
    complete = nil
    engine = nil
  }

  /// Returns the layout for a proposal; the latest one is cached.
  private func layout(for proposal: Proposal) -> TextLayout {
    if let latest, latest.proposal == proposal { return latest.layout }
    let layout = computeLayout(for: proposal)
    latest = (proposal, layout)
    return layout
  }

  private func computeLayout(for proposal: Proposal) -> TextLayout {
    if let unlimited, unlimited.isUnchanged(in: proposal) { return unlimited }
    let engine = engine ?? TextLayoutEngine(content: content, measurer: measurer)
    let unlimited = unlimited ?? engine.layout(width: nil, height: nil)
    self.unlimited = unlimited
    if unlimited.isUnchanged(in: proposal) { return unlimited }
    self.engine = engine
    let width = proposal.width.value
    if let complete, complete.width == width,
      proposal.height.resolved(or: .infinity) >= complete.layout.size.height
    {
      return complete.layout
    }
    let layout = engine.layout(width: width, height: proposal.height.value)
    // A proposal of zero in both dimensions has a layout without lines.
    if !layout.lines.isEmpty, !layout.isTruncated, layout.fontScale == 1, !layout.isTightened {
      complete = (width, layout)
    }
    return layout
  }

  /// A single line has its own width where possible, and a width of 0 for a proposal of 0. The
  /// number of lines depends on the width, but a text without a limit never has fewer lines than
  /// without constraints.
  package override func computeIntrinsicBounds() -> IntrinsicBounds {
    if textRendering != nil { return .none }
    var bounds = IntrinsicBounds(staysFinite: true)
    let ideal = layout(for: .unspecified)
    if ideal.lines.count == 1, !ideal.isTruncated,
      content.spans.allSatisfy({ $0.style.tracking >= 0 })
    {
      bounds.width = IntrinsicBounds.Lengths(minimum: 0, maximum: ideal.size.width)
    }
    if content.spans.count == 1, content.lineSpacing >= 0, !ideal.isTruncated {
      let reserved = CGFloat(max(content.reservedLines, 1))
      bounds.height = IntrinsicBounds.Lengths(
        minimum: IntrinsicBounds.Bounds(
          lower: 0,
          upper: reserved * (lineHeight(of: ideal) + content.lineSpacing) - content.lineSpacing),
        maximum: IntrinsicBounds.Bounds(
          lower: content.minimumScale == 1 ? ideal.size.height : 0,
          upper: IntrinsicBounds.Bounds.maximumTextHeight))
    }
    return bounds
  }

  /// Returns the maximum height of a line. Fallback fonts may extend beyond the metrics of the
  /// first span.
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

  package override var sizeReason: String? {
    let layout = layout(for: placedProposal)
    let lines = layout.lines.count == 1 ? "one line" : "\(layout.lines.count) lines"
    let cut = layout.isTruncated ? ", and is cut off" : ""
    return "The text needs \(ShortText(size)) for \(lines)\(cut)."
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    guard let textRendering else { return layout(for: proposal).size }
    return textRendering.size(proposal) { self.layout(for: $0).size }
  }

  package override func computeExplicitAlignment(_ key: AlignmentKey, at proposal: Proposal)
    -> CGFloat?
  {
    switch key {
    case .firstTextBaseline: layout(for: proposal).firstBaseline
    case .lastTextBaseline: layout(for: proposal).lastBaseline
    default: nil
    }
  }

  /// As SwiftUI, from the font's ascent A, descent D and cap height K, with L = A + D and s, a
  /// tenth of L: a view above a text keeps D + s, a view below it the larger of L + s − K and D +
  /// s.
  package override var spacing: ViewSpacing {
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

  package override func placeChildren(in context: UpdateContext) {
    let layout = layout(for: placedProposal)
    complete = nil
    defer { shownLayout = layout }
    for case let link as LinkAreaLayoutNode in children {
      link.place(over: layout.areas(of: link.spans, isMirrored: isRightToLeft), in: context)
    }
    guard let shownLayout, !shownLayout.reads(like: layout) else { return }
    if context.animation == nil || transitionStyle == .none {
      textTransition = TextTransition()
    } else {
      textTransition.begin(
        from: shownLayout, to: layout, as: transitionStyle, isDecreasing: isDecreasing,
        measurer: measurer, at: context, of: self)
    }
  }

  package override var drawingReach: CGFloat? {
    guard textRendering == nil, !textTransition.isMoving, paints.allSatisfy(\.isPlain) else {
      return nil
    }
    if let textReach { return textReach }
    let reach = content.glyphReach
    textReach = reach
    return reach
  }

  package override func draw(in context: inout DrawContext) {
    if isRedacted { context.redact(drawText) } else { drawText(in: &context) }
    super.draw(in: &context)
  }

  /// Draws the glyphs, or the transition between two texts.
  private func drawText(in context: inout DrawContext) {
    let layout = layout(for: placedProposal)
    if selection != nil { drawSelection(in: &context) }
    if let textRendering { return draw(layout, by: textRendering, in: &context) }
    guard textTransition.isMoving else { return draw(layout, at: 0, in: &context) }
    let (shown, leftFraction) = (presentedFrame.size, leftFraction)
    textTransition.draw(
      in: &context, size: shown, baseline: layout.firstBaseline,
      text: { draw($1, at: leftFraction * (shown.width - $1.size.width), in: &$0) },
      run: { draw($1, at: $2, in: &$0) })
  }

  private func drawSelection(in context: inout DrawContext) {
    guard let selection else { return }
    for rect in geometry.selectionRects(for: selection.range) {
      let area = PixelSnapping.snap(
        rect.offsetBy(dx: context.origin.x, dy: context.origin.y), scale: context.scale)
      context.add(.fill(Path(area), FillStyle(), .color(selection.color)))
    }
  }

  private func draw(
    _ layout: TextLayout, by rendering: TextRendering, in context: inout DrawContext
  ) {
    let commands = rendering.commands(layout, presentedFrame.size, context.scale, isRightToLeft) {
      self.draw($0, at: CGPoint(x: $1.x, y: $1.y + $0.rise), in: &$2)
    }
    if commands.isEmpty { return }
    let corner = CGAffineTransform(translationX: context.origin.x, y: context.origin.y)
    context.add(.transform(corner, commands))
  }

  /// The fraction of a change of width that is applied at the left edge, 0 to 1: a text whose right
  /// edge is fixed in the window keeps it fixed while the text is animated to a longer one.
  private var leftFraction: CGFloat {
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
    // A text that is replaced may have had more spans.
    let paint = paints[min(run.span, paints.count - 1)]
    let span = SpanRun(run.run, over: run.advance, at: point, scale: context.scale)
    paint.draw(span, in: CGRect(origin: context.origin, size: presentedFrame.size), &context)
  }

  package override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (containsPoint(point) ? self : nil)
  }
}

extension TextContent {
  /// A bound of the distance by which glyphs may exceed the frame of the text, in points: two font
  /// sizes, and one for each mark, as marks are stacked.
  fileprivate var glyphReach: CGFloat {
    let scalars = spans.lazy.flatMap(\.string.unicodeScalars)
    let marks = scalars.count { $0.value >= 0x300 && $0.properties.isGraphemeExtend }
    let sizes = spans.map { $0.style.font.size + $0.style.baselineOffset.magnitude }
    return (sizes.max() ?? 0) * CGFloat(2 + marks)
  }

  /// Returns whether texts prefer the same distances above and below.
  fileprivate func hasSameEdges(as other: TextContent) -> Bool {
    scale == other.scale && spans.first?.style.font == other.spans.first?.style.font
      && spans.last?.style.font == other.spans.last?.style.font
  }
}

extension TextLayout {
  /// Returns whether the layout without limits is also the layout for a proposal: every paragraph
  /// fits in one line, and all lines fit in the height.
  fileprivate func isUnchanged(in proposal: Proposal) -> Bool {
    let width = proposal.width.resolved(or: .infinity)
    let height = proposal.height.resolved(or: .infinity)
    return !isTruncated && width >= size.width && height >= size.height && (width > 0 || height > 0)
  }
}
