internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The decoration that a row of a list draws behind and in front of its views.
struct ListRowDecoration {
  /// The style behind the row; `nil` for none.
  var fill: ResolvedStyle?
  /// The style behind a selected row, in front of `fill`; `nil` for a row that is not selected.
  var selection: ResolvedStyle?
  /// The radii of the upper and the lower corners of both, in points.
  var topRadius: CGFloat = 0
  var bottomRadius: CGFloat = 0
  /// The lines at the upper and the lower edge; `nil` for none.
  var topSeparator: ResolvedStyle?
  var bottomSeparator: ResolvedStyle?
  /// The edge at which a drop would insert rows, and the style of the line that shows it; `nil` for none.
  var insertion: (edge: VerticalEdge, style: ResolvedStyle)?
  /// The space beside the separators, in points.
  var separatorInsets = EdgeInsets()
  /// The line around the panel at the row; `nil` for none.
  var panelLine: ListPanelLine?
}

/// The node of a row of a list inside of the space beside it, which draws the decoration behind and in front of
/// its views, and receives events in its whole bounds.
///
/// Views behind the row are proposed its size and centred; they do not affect layout.
final class ListRowDecorationLayoutNode: LayoutNode {
  override var modifierDescription: String? { ".listRowBackground" }

  /// The outline inside of the row's edges; `nil` for none.
  var outline: NodeOutline? { didSet { drawingDidChange() } }
  private var fill = FadingStyle()
  private var selection = FadingStyle()
  private var radii = AnimatedProperty(AnimatablePair<CGFloat, CGFloat>(0, 0))
  private var topSeparator = FadingStyle()
  private var bottomSeparator = FadingStyle()
  private var insertion: (edge: VerticalEdge, style: ResolvedStyle)?
  private var separatorInsets = EdgeInsets()
  private var panelLine: ListPanelLine?
  /// The views behind the row, and the views behind the content of the row while that is dragged aside.
  private var background: LayoutNode?
  private var actions: LayoutNode?
  private unowned let content: ListRowContentLayoutNode

  init(_ content: ListRowContentLayoutNode) {
    self.content = content
  }

  func update(_ decoration: ListRowDecoration, at context: UpdateContext) {
    drawingDidChange()
    fill.set(decoration.fill, at: context, of: self)
    selection.set(decoration.selection, at: context, of: self)
    radii.set(
      AnimatablePair(decoration.topRadius, decoration.bottomRadius), at: context, of: self)
    topSeparator.set(decoration.topSeparator, at: context, of: self)
    bottomSeparator.set(decoration.bottomSeparator, at: context, of: self)
    insertion = decoration.insertion
    separatorInsets = decoration.separatorInsets
    panelLine = decoration.panelLine
  }

  /// Sets the views behind the row and behind its content; `nil` for none.
  func setContent(
    background: LayoutNode?, actions: LayoutNode?, at context: UpdateContext?
  ) {
    (self.background, self.actions) = (background, actions)
    setChildren([background, actions, content].compactMap(\.self), at: context)
  }

  // MARK: Layout

  override func computeSize(_ proposal: Proposal) -> CGSize { content.sizeThatFits(proposal) }

  override func placeChildren(in context: UpdateContext) {
    place(content, at: Placement(origin: .zero, proposal: placedProposal), in: context)
    for child in [background, actions] {
      guard let child else { continue }
      let fittingSize = child.sizeThatFits(Proposal(size))
      let corner = CGPoint(
        x: (size.width - fittingSize.width) / 2, y: (size.height - fittingSize.height) / 2)
      place(child, at: Placement(origin: corner, proposal: Proposal(size)), in: context)
    }
  }

  /// The traits of a row do not depend on its views.
  override func mayHaveOtherTraits(than changed: LayoutChanges) -> Bool { false }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (containsPoint(point) ? self : nil)
  }

  // MARK: Drawing

  /// The frame is rounded to whole pixels.
  override var drawingReach: CGFloat? {
    fill.hasEffects || selection.hasEffects || insertion != nil ? nil : 1
  }

  override func draw(in context: inout DrawContext) {
    draw(fill, in: &context)
    if let background { context.draw(background) }
    draw(selection, in: &context)
    if let panelLine {
      let frame = context.frame(of: presentedFrame.size)
      context.paint(panelLine.style, in: frame) {
        $0.add(.stroke(panelLine.path(in: frame), StrokeStyle(lineWidth: 1), $1))
      }
    }
    if let actions { context.draw(actions) }
    context.draw(content)
    let height = presentedFrame.size.height
    drawSeparator(bottomSeparator, at: height - 1, in: &context)
    if !isLineDrawnAbove { drawSeparator(topSeparator, at: 0, in: &context) }
    if let insertion { drawInsertion(at: insertion.edge, in: insertion.style, &context) }
    if let outline { context.add(outline, inside: presentedFrame.size) }
  }

  /// Whether the row before ends where this one begins and draws the line that both share.
  private var isLineDrawnAbove: Bool {
    guard topSeparator.opacity > 0, let row = parent, row.index > 0, let rows = row.parent,
      rows.children.indices.contains(row.index - 1),
      let above = rows.children[row.index - 1] as? ListRowPlacementLayoutNode,
      let decoration = above.content as? ListRowDecorationLayoutNode
    else { return false }
    let distance = row.presentedFrame.minY - above.presentedFrame.maxY
    return abs(distance) < 0.5 && decoration.bottomSeparator.opacity > 0
  }

  private func draw(_ style: FadingStyle, in context: inout DrawContext) {
    guard let shown = style.current else { return }
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    let (top, bottom) = (radii.current.first, radii.current.second)
    let shape = Path(
      roundedRect: frame,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top),
      style: .continuous)
    context.paint(shown, in: frame, opacity: style.opacity) {
      $0.add(.fill(shape, FillStyle(), $1))
    }
  }

  private func drawSeparator(
    _ style: FadingStyle, at y: CGFloat, in context: inout DrawContext
  ) {
    guard let shown = style.current else { return }
    let width = presentedFrame.size.width
    let leading = content.separatorGuide(.listRowSeparatorLeading) ?? separatorInsets.leading
    let trailing =
      content.separatorGuide(.listRowSeparatorTrailing).map { width - $0 }
      ?? separatorInsets.trailing
    let line = CGRect(
      x: isRightToLeft ? trailing : leading, y: y, width: max(width - leading - trailing, 0),
      height: 1)
    let frame = context.frame(of: line)
    guard frame.width > 0, frame.height > 0 else { return }
    context.paint(shown, in: frame, opacity: style.opacity) {
      $0.add(.fill(Path(frame), FillStyle(), $1))
    }
  }

  /// Draws a line at an edge, with a ring at its beginning as on a Mac.
  private func drawInsertion(
    at edge: VerticalEdge, in style: ResolvedStyle, _ context: inout DrawContext
  ) {
    let size = presentedFrame.size
    let y = edge == .top ? 0 : size.height
    let diameter: CGFloat = 7
    let start = separatorInsets.leading
    let ring = CGRect(
      x: isRightToLeft ? size.width - start : start - diameter, y: y - diameter / 2,
      width: diameter, height: diameter)
    let line = CGRect(
      x: isRightToLeft ? 0 : start, y: y - 1, width: max(size.width - start, 0), height: 2)
    let (lineFrame, ringFrame) = (context.frame(of: line), context.frame(of: ring))
    context.paint(style, in: lineFrame) { $0.add(.fill(Path(lineFrame), FillStyle(), $1)) }
    context.paint(style, in: ringFrame) {
      $0.add(
        .stroke(
          Path(ellipseIn: ringFrame.insetBy(dx: 1, dy: 1)), StrokeStyle(lineWidth: 2), $1))
    }
  }
}

/// A fill style that appears and disappears with the animation of the change.
private struct FadingStyle {
  private var style = AnimatedStyle()
  private var amount = AnimatedProperty(0.0)
  private var isUsed = false

  /// Sets the style; `nil` for none.
  mutating func set(_ style: ResolvedStyle?, at context: UpdateContext, of node: LayoutNode) {
    // Most rows never have one.
    guard isUsed || style != nil else { return amount.set(0, at: context, of: node) }
    if let style {
      // A style that appears does not change gradually from the style shown before.
      if amount.current == 0 { self.style = AnimatedStyle() }
      self.style.set(style, at: context, of: node)
    }
    isUsed = true
    amount.set(style == nil ? 0 : 1, at: context, of: node)
  }

  /// The presented style; `nil` if none is shown.
  var current: ResolvedStyle? { opacity > 0 ? style.current : nil }

  /// The opacity of the whole style, from 0 to 1; a spring may overshoot.
  var opacity: Double { min(1, max(0, amount.current)) }

  /// Whether the style may draw beyond the shape that it fills.
  var hasEffects: Bool { isUsed && style.current.hasEffects }
}

extension DrawContext {
  /// Draws with a style that is laid out in a frame, at an opacity.
  fileprivate mutating func paint(
    _ style: ResolvedStyle, in frame: CGRect, opacity: Double,
    _ draw: (inout DrawContext, Shading) -> Void
  ) {
    if opacity >= 1 { return paint(style, in: frame, draw) }
    group({ $0.paint(style, in: frame, draw) }, as: { .group(.opacity(opacity), $0) })
  }
}
