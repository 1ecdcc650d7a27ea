internal import Foundation

/// The appearance of the area around the text of a field.
struct FieldBorder: Equatable {
  /// The distance of the text from the edges, in points.
  var padding = CGSize.zero
  var cornerRadius: CGFloat = 0
  /// The colours of the area and of the line around it; `nil` for a field without border.
  var colors: Colors?

  struct Colors: Equatable {
    var background, line: ResolvedColor
  }
}

/// What a field shows, besides the text itself.
struct FieldAppearance: Equatable {
  var border = FieldBorder()
  /// The colour of the focus ring; `nil` for none.
  var ring: ResolvedColor?
  /// The colour behind the selected text; `nil` if nothing is selected or the selection is hidden.
  var selection: ResolvedColor?
  /// Whether the field has the focus.
  var isEditing = false
  /// The colour of the caret; `nil` while it is hidden.
  var caret: ResolvedColor?
}

/// The node of the text of a field: one line, which moves so that the caret is visible.
///
/// As SwiftUI: it takes the proposed width, without a proposal that of its text or prompt, and has the height
/// of a line.
final class TextFieldNode: LayoutNode {
  private(set) var text = TextContent()
  private var prompt: TextContent?
  private var textPaints: [SpanPaint] = []
  private var promptPaints: [SpanPaint] = []
  private var appearance = FieldAppearance()
  private var selection = 0..<0
  private var caret = TextPosition(offset: 0)
  /// The part of the text that is composed, which is underlined.
  private var composition: Range<Int>?
  /// The distance by which the text is moved to the left, in points.
  private var scroll: CGFloat = 0
  private let measurer: any TextMeasurer
  private var textLayout: TextLayout?
  private var promptLayout: TextLayout?

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  // MARK: Values

  /// Sets the text and the prompt with the styles of their spans.
  func setText(
    _ text: TextContent, _ shadings: [SpanShading], prompt: TextContent?,
    _ promptShadings: [SpanShading], at context: UpdateContext
  ) {
    drawingDidChange()
    Self.set(&textPaints, shadings, at: context, of: self)
    Self.set(&promptPaints, promptShadings, at: context, of: self)
    guard text != self.text || prompt != self.prompt else { return }
    // The height and, for a proposed width, the width do not depend on the text.
    let needsLayout =
      text.spans.map(\.style) != self.text.spans.map(\.style) || prompt != self.prompt
    self.text = text
    self.prompt = prompt
    textLayout = nil
    promptLayout = nil
    if needsLayout { invalidate() } else { invalidateSizes() }
  }

  private static func set(
    _ paints: inout [SpanPaint], _ shadings: [SpanShading], at context: UpdateContext,
    of node: LayoutNode
  ) {
    if paints.count != shadings.count { paints = shadings.map { _ in SpanPaint() } }
    for (index, shading) in shadings.enumerated() {
      paints[index].set(shading, at: context, of: node)
    }
  }

  /// Sets the appearance, the selection and the position of the caret, in UTF-8 bytes of the text shown.
  func setState(
    _ appearance: FieldAppearance, selection: Range<Int>, caret: TextPosition,
    composition: Range<Int>?
  ) {
    let isPaddingSame = appearance.border.padding == self.appearance.border.padding
    self.appearance = appearance
    self.selection = selection
    self.caret = caret
    self.composition = composition
    drawingDidChange()
    if !isPaddingSame { invalidate() }
  }

  // MARK: The text in the field

  private func layout() -> TextLayout {
    if let textLayout { return textLayout }
    let layout = TextLayoutEngine(content: text, measurer: measurer).layout(width: nil, height: nil)
    textLayout = layout
    return layout
  }

  private func layoutOfPrompt() -> TextLayout? {
    if let promptLayout { return promptLayout }
    promptLayout = prompt.map {
      TextLayoutEngine(content: $0, measurer: measurer).layout(width: nil, height: nil)
    }
    return promptLayout
  }

  /// The carets, selections and movements in the text.
  var geometry: TextGeometry { TextGeometry(layout(), of: text, measurer: measurer) }

  private var metrics: FontMetrics { measurer.metrics(of: text.spans[0].style.font) }

  private var lineHeight: CGFloat {
    let own = PixelSnapping.roundUp(metrics.ascent + metrics.descent, scale: text.scale)
    return [layout().size.height, layoutOfPrompt()?.size.height ?? 0, own].max() ?? own
  }

  private var padding: CGSize { appearance.border.padding }

  /// The area of the text in the coordinates of the node.
  private var textArea: CGRect {
    CGRect(origin: .zero, size: presentedFrame.size).insetBy(dx: padding.width, dy: padding.height)
  }

  /// The width of the text with room for a caret at its end.
  private var textWidth: CGFloat {
    max(layout().size.width, geometry.caret(at: TextPosition(offset: text.length)).rect.maxX)
  }

  /// The left edge of a text of a width in the coordinates of the node.
  private func left(of width: CGFloat) -> CGFloat {
    let area = textArea
    guard width <= area.width else { return area.minX - scroll }
    let isTrailing = (text.alignment == .trailing) != isRightToLeft
    switch text.alignment {
    case .center: return area.midX - width / 2
    default: return isTrailing ? area.maxX - width : area.minX
    }
  }

  private var textOrigin: CGPoint {
    CGPoint(x: left(of: textWidth), y: textArea.minY)
  }

  /// Moves the text so that the caret is visible, or the beginning of the text in a field without the focus.
  func showCaret() {
    let (width, area) = (textWidth, textArea.width)
    guard width > area, area > 0, appearance.isEditing else {
      let isRightToLeft = layout().lines.first?.isRightToLeft == true
      scroll = isRightToLeft ? max(width - area, 0) : 0
      return
    }
    let x = geometry.caret(at: caret).rect.minX
    // A few points of what is beside the caret stay visible.
    let margin = min(area / 4, 12)
    scroll = min(max(scroll, x + margin - area), x - margin)
    scroll = min(max(scroll, 0), width - area)
  }

  /// Returns the position nearest to a point in the coordinates of the node.
  func position(closestTo point: CGPoint) -> TextPosition {
    let origin = textOrigin
    return geometry.position(closestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The rectangle of the caret in the coordinates of the node.
  var caretRect: CGRect {
    let rect = geometry.caret(at: caret).rect
    let origin = textOrigin
    return CGRect(
      x: origin.x + rect.minX, y: textArea.minY, width: 0, height: max(rect.height, lineHeight))
  }

  // MARK: Layout

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let ideal = max(layout().size.width, layoutOfPrompt()?.size.width ?? 0) + 2 * padding.width
    return CGSize(
      width: proposal.width.resolved(or: ideal), height: lineHeight + 2 * padding.height)
  }

  override func computeExplicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    switch key {
    case .firstTextBaseline, .lastTextBaseline: baseline
    default: nil
    }
  }

  private var baseline: CGFloat {
    let own = layout().lines.first?.baseline ?? layoutOfPrompt()?.firstBaseline
    return padding.height + (own ?? metrics.ascent)
  }

  override func placeChildren(in context: UpdateContext) { showCaret() }

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
    let line = Path(
      roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(radius - 0.5, 0))
    context.add(.stroke(line, StrokeStyle(lineWidth: 1), .color(colors.line)))
  }

  private func drawContents(in context: inout DrawContext) {
    let origin = CGPoint(x: context.origin.x + textOrigin.x, y: context.origin.y + textOrigin.y)
    if let color = appearance.selection {
      for rect in geometry.selectionRects(for: selection) {
        let area = PixelSnapping.snap(
          rect.offsetBy(dx: origin.x, dy: origin.y), scale: context.scale)
        context.add(.fill(Path(area), FillStyle(), .color(color)))
      }
    }
    if text.isEmpty, let prompt = layoutOfPrompt() {
      let left = context.origin.x + left(of: prompt.size.width)
      draw(prompt, promptPaints, at: CGPoint(x: left, y: origin.y), in: &context)
    } else {
      draw(layout(), textPaints, at: origin, in: &context)
    }
    drawComposition(at: origin, in: &context)
    if let color = appearance.caret { drawCaret(color, in: &context) }
  }

  private func draw(
    _ layout: TextLayout, _ paints: [SpanPaint], at origin: CGPoint, in context: inout DrawContext
  ) {
    let frame = context.frame(of: presentedFrame.size)
    for line in layout.lines {
      let x = origin.x + (isRightToLeft ? layout.size.width - line.x - line.width : line.x)
      for run in line.runs where !run.run.text.isEmpty {
        let point = CGPoint(x: x + run.x, y: origin.y + line.baseline - run.rise)
        let span = SpanRun(run.run, over: run.advance, at: point, scale: context.scale)
        paints[min(run.span, paints.count - 1)].draw(span, in: frame, &context)
      }
    }
  }

  private func drawComposition(at origin: CGPoint, in context: inout DrawContext) {
    guard let composition, let color = appearance.ring ?? appearance.caret else { return }
    for rect in geometry.selectionRects(for: composition) {
      let line = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
        .offsetBy(dx: origin.x, dy: origin.y)
      context.add(
        .fill(Path(PixelSnapping.snap(line, scale: context.scale)), FillStyle(), .color(color)))
    }
  }

  private func drawCaret(_ color: ResolvedColor, in context: inout DrawContext) {
    let carets = geometry.caret(at: caret)
    let width = max(1, (metrics.ascent / 12).rounded())
    for rect in [carets.rect, carets.secondary].compactMap(\.self) {
      let isFirst = rect == carets.rect
      let height = max(rect.height, lineHeight)
      // Of a split caret, the second half shows where text of the other direction would be entered.
      let area = CGRect(
        x: context.origin.x + textOrigin.x + rect.minX - width / 2,
        y: context.origin.y + textArea.minY, width: width,
        height: carets.secondary == nil || !isFirst ? height : height / 2)
      context.add(
        .fill(Path(PixelSnapping.snap(area, scale: context.scale)), FillStyle(), .color(color)))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}

extension TextContent {
  /// The number of UTF-8 bytes.
  fileprivate var length: Int { spans.reduce(0) { $0 + $1.string.utf8.count } }

  fileprivate var isEmpty: Bool { spans.allSatisfy(\.string.isEmpty) }
}
