internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The layout node of a text that is edited, with its caret, its selection and the border around it.
///
/// Subclasses arrange the blocks of the text: a field shows a line, an area as many as it has space for.
class EditedTextLayoutNode: LayoutNode {
  /// The text that is shown.
  private(set) final var string = ""
  /// The style of the text.
  private(set) final var style = TextContent()
  private(set) final var prompt: TextContent?
  private final var textPaints: [SpanPaint] = []
  private final var promptPaints: [SpanPaint] = []
  private(set) final var appearance = FieldAppearance()
  private(set) final var selection = 0..<0
  private(set) final var caret = TextPosition(offset: 0)
  /// The part of the text that an input method composes, which is underlined.
  private final var composition: Range<Int>?
  /// Whether the text has changed since the last change of the caret.
  private final var hasNewText = false
  /// The colour of the line below the composed part.
  private final var compositionColor = ResolvedColor.clear
  final let measurer: any TextMeasurer

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  // MARK: Values

  /// Sets the text with its style, and the prompt, with the styles of their spans.
  final func setText(
    _ string: String, _ style: TextContent, _ shadings: [SpanShading], prompt: TextContent?,
    _ promptShadings: [SpanShading], at context: UpdateContext
  ) {
    drawingDidChange()
    set(&textPaints, shadings, at: context)
    set(&promptPaints, promptShadings, at: context)
    let change = EditedTextChange(
      isText: !TextDifference.hasSameBytes(self.string, string), isStyle: style != self.style,
      isPrompt: prompt != self.prompt)
    guard change != EditedTextChange() else { return }
    (self.string, self.style, self.prompt) = (string, style, prompt)
    hasNewText = hasNewText || change.isText
    textDidChange(change)
  }

  private func set(
    _ paints: inout [SpanPaint], _ shadings: [SpanShading], at context: UpdateContext
  ) {
    if paints.count != shadings.count { paints = shadings.map { _ in SpanPaint() } }
    for (index, shading) in shadings.enumerated() {
      paints[index].set(shading, at: context, of: self)
    }
  }

  /// Called after a change of the text, its style or the prompt.
  func textDidChange(_ change: EditedTextChange) {}

  /// Sets the appearance, the selection, the position of the caret and the composed part, in UTF-8 bytes
  /// of the text shown.
  final func setState(
    _ appearance: FieldAppearance, selection: Range<Int>, caret: TextPosition,
    composition: Range<Int>?, compositionColor: ResolvedColor
  ) {
    let isPaddingSame = appearance.border.padding == self.appearance.border.padding
    let isCaretMoved =
      hasNewText || caret != self.caret || selection != self.selection
      || appearance.followsCaret != self.appearance.followsCaret
    self.appearance = appearance
    (self.selection, self.caret) = (selection, caret)
    (self.composition, self.compositionColor) = (composition, compositionColor)
    drawingDidChange()
    hasNewText = false
    if isCaretMoved { caretDidMove() }
    if !isPaddingSame { invalidate() }
  }

  /// Called after a change of the text, the caret or the selection, or when editing begins or ends.
  func caretDidMove() {}

  // MARK: Blocks

  /// The blocks that are visible, from top to bottom.
  var visibleBlocks: [TextBlock] { [] }

  /// Returns the block that contains a position, where it is or would be shown.
  func block(at position: TextPosition) -> TextBlock {
    preconditionFailure("A subclass of EditedTextLayoutNode arranges the blocks.")
  }

  /// Returns the block after or before another one; `nil` at an end of the text.
  func block(_ isAfter: Bool, _ block: TextBlock) -> TextBlock? { nil }

  /// The line that is divided into blocks beside each other; `nil` where blocks are one below another.
  var undividedLine: Range<Int>? { nil }

  /// Creates a block at a point.
  final func block(_ range: Range<Int>, _ layout: TextLayout, at origin: CGPoint) -> TextBlock {
    var content = style
    let own = spans(of: range)
    if own.spans.isEmpty {
      content.spans[0].string = TextBoundaries.part(range, of: string)
    } else {
      content.spans = own.spans
    }
    return TextBlock(
      range: range, layout: layout, origin: origin,
      geometry: TextGeometry(layout, of: content, measurer: measurer), firstSpan: own.first)
  }

  /// Returns the parts of a range in their styles, and the number of the first one in the text; none for a text in one
  /// style.
  final func spans(of range: Range<Int>) -> (first: Int, spans: [TextSpan]) {
    guard style.spans.contains(where: { !$0.string.isEmpty }) else { return (0, []) }
    var (start, first, parts) = (0, 0, [TextSpan]())
    for (index, span) in style.spans.enumerated() {
      let end = start + span.string.utf8.count
      let part = range.clamped(to: start..<end)
      // A line without characters has the style of the text around it.
      let isPlace = range.isEmpty && parts.isEmpty && (start...end).contains(range.lowerBound)
      if !part.isEmpty || isPlace {
        if parts.isEmpty { first = index }
        let own = part.lowerBound - start..<part.upperBound - start
        parts.append(
          TextSpan(
            string: part.isEmpty ? "" : TextBoundaries.part(own, of: span.string),
            style: span.style))
      }
      start = end
    }
    return (first, parts)
  }

  // MARK: Areas

  final var metrics: FontMetrics { measurer.metrics(of: style.spans[0].style.font) }

  /// The height of a line in points.
  final var lineHeight: CGFloat {
    PixelSnapping.roundUp(metrics.ascent + metrics.descent, scale: style.scale)
  }

  final var padding: CGSize { appearance.border.padding }

  /// The area of the text in the coordinates of the node.
  final var textArea: CGRect {
    let size = presentedFrame.size
    return CGRect(
      x: padding.width, y: padding.height, width: max(size.width - 2 * padding.width, 0),
      height: max(size.height - 2 * padding.height, 0))
  }

  /// The rectangle of the caret in the coordinates of the node.
  final var caretRect: CGRect {
    let rect = block(at: caret).caret(at: caret).rect
    return CGRect(
      x: rect.minX, y: rect.minY, width: 0, height: max(rect.height, lineHeight))
  }

  /// Returns the position nearest to a point in the coordinates of the node.
  func position(closestTo point: CGPoint) -> TextPosition {
    let blocks = visibleBlocks
    let block = blocks.last { $0.topEdge <= point.y } ?? blocks.first ?? block(at: caret)
    return block.position(closestTo: point)
  }

  // MARK: Drawing

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    drawBorder(frame, in: &context)
    // The caret at an end of the text is beside it.
    let clip = textArea.insetBy(dx: -2, dy: -1)
      .offsetBy(dx: context.origin.x, dy: context.origin.y)
    context.group {
      drawContents(in: &$0)
    } as: {
      .clip(Path(clip), FillStyle(), $0)
    }
    context.addFocusRing(appearance.ring, round: presentedFrame.size)
  }

  private func drawBorder(_ frame: CGRect, in context: inout DrawContext) {
    guard let colors = appearance.border.colors else { return }
    let radius = appearance.border.cornerRadius
    let area = Path(roundedRect: frame, cornerRadius: radius)
    context.add(.fill(area, FillStyle(), .color(colors.background)))
    guard let color = colors.line else { return }
    let line = Path(
      roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(radius - 0.5, 0))
    context.add(.stroke(line, StrokeStyle(lineWidth: 1), .color(color)))
  }

  private func drawContents(in context: inout DrawContext) {
    if string.isEmpty { drawPrompt(in: &context) }
    for block in visibleBlocks {
      if let highlights = appearance.highlights {
        draw(highlights, in: block, &context)
      }
      if let color = appearance.selection {
        fill(selectionRects(in: block), with: color, in: &context)
      }
      draw(block.layout, textPaints, from: block.firstSpan, at: block.origin, in: &context)
      if let composition {
        let lines = block.selectionRects(for: composition).map {
          CGRect(x: $0.minX, y: $0.maxY - 1, width: $0.width, height: 1)
        }
        fill(lines, with: compositionColor, in: &context)
      }
    }
    if let color = appearance.caret { drawCaret(color, in: &context) }
  }

  private func draw(
    _ highlights: TextHighlights, in block: TextBlock, _ context: inout DrawContext
  ) {
    for index in highlights.indices(in: visibleRange(of: block)) {
      let color = index == highlights.current ? highlights.currentColor : highlights.color
      fill(block.selectionRects(for: highlights.ranges[index]), with: color, in: &context)
    }
  }

  /// Returns the rectangles behind the selected text of a block.
  func selectionRects(in block: TextBlock) -> [CGRect] { block.selectionRects(for: selection) }

  /// Returns the layout of the prompt and its corner; `nil` without a prompt.
  func layoutOfPrompt() -> (layout: TextLayout, origin: CGPoint)? { nil }

  private func drawPrompt(in context: inout DrawContext) {
    guard let prompt = layoutOfPrompt() else { return }
    draw(prompt.layout, promptPaints, from: 0, at: prompt.origin, in: &context)
  }

  private func fill(
    _ rects: [CGRect], with color: ResolvedColor, in context: inout DrawContext
  ) {
    for rect in rects {
      let area = PixelSnapping.snap(
        rect.offsetBy(dx: context.origin.x, dy: context.origin.y), scale: context.scale)
      context.add(.fill(Path(area), FillStyle(), .color(color)))
    }
  }

  private func draw(
    _ layout: TextLayout, _ paints: [SpanPaint], from firstSpan: Int, at corner: CGPoint,
    in context: inout DrawContext
  ) {
    let frame = context.frame(of: presentedFrame.size)
    let origin = CGPoint(x: context.origin.x + corner.x, y: context.origin.y + corner.y)
    for line in layout.lines {
      let x = origin.x + (isRightToLeft ? layout.size.width - line.x - line.width : line.x)
      for run in line.runs where !run.run.text.isEmpty {
        let point = CGPoint(x: x + run.x, y: origin.y + line.baseline - run.rise)
        let span = SpanRun(run.run, over: run.advance, at: point, scale: context.scale)
        paints[min(run.span + firstSpan, paints.count - 1)].draw(span, in: frame, &context)
      }
    }
  }

  private func drawCaret(_ color: ResolvedColor, in context: inout DrawContext) {
    let carets = block(at: caret).caret(at: caret)
    let width = max(1, (metrics.ascent / 12).rounded())
    for rect in [carets.rect, carets.secondary].compactMap(\.self) {
      let isFirst = rect == carets.rect
      let height = max(rect.height, lineHeight)
      // The second half of a split caret shows the place at which text of the other direction would
      // be entered. Spaces at the end of a line may be beyond the area; their caret is at its edge.
      let area = CGRect(
        x: min(max(rect.minX, textArea.minX), textArea.maxX) - width / 2, y: rect.minY,
        width: width, height: carets.secondary == nil || !isFirst ? height : height / 2)
      fill([area], with: color, in: &context)
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}

/// The changes of an edited text.
struct EditedTextChange: Equatable {
  var isText = false
  var isStyle = false
  var isPrompt = false
}
