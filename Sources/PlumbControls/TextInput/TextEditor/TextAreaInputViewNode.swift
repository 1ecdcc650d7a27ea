internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The view node of a text of several lines.
final class TextAreaInputViewNode: TextInputViewNode {
  private let area: TextAreaLayoutNode
  /// The dragged indicator in its state at the start of the drag, and the location of the start.
  private var drag: (indicator: ScrollIndicator, start: CGPoint)?
  /// The location of the pointer in the window while it selects outside of the area.
  private var pointer: CGPoint?
  private let autoscroll = Autoscroll()

  /// The owner of the wake-ups of scrolling while the pointer selects.
  private final class Autoscroll {}

  init(_ area: TextAreaLayoutNode, at place: _ChildCursor.Place) {
    self.area = area
    super.init(area, at: place)
  }

  override func update(_ input: TextInput) {
    let isNew = self.input == nil
    let isShown = input.kind == .editor && environment.scrollIndicatorAxes.contains(.vertical)
    let style = environment.textStyle
    let minimum = max(style.reservedLines, 1)
    area.update(
      height: input.kind == .editor
        ? .proposed
        : .lines(minimum: minimum, maximum: max(style.lineLimit ?? .max, minimum)),
      indicatorColor: isShown
        ? SystemColor.tertiaryLabel.resolved(in: environment.colorAppearance) : nil)
    super.update(input)
    // A long text is shown from its beginning, a field is continued at its end.
    if isNew, input.kind == .editor, input.selection?.wrappedValue == nil { moveToStart() }
  }

  override var scrollable: (any Scrollable)? { self }

  override var defaultFont: Font? {
    input?.kind == .editor ? .body : super.defaultFont
  }

  override var border: FieldBorder {
    guard input?.kind == .editor else { return super.border }
    return .editor(
      isBackgroundShown: environment.isScrollBackgroundShown, margins: environment.contentMargins,
      in: environment.colorAppearance)
  }

  override func focusBegan() {
    // A long text is not replaced by typed letters.
    if input?.kind == .editor { edit { _ in } } else { super.focusBegan() }
  }

  // MARK: Selecting beyond the area

  override func pressDidMove(to point: CGPoint?) {
    pointer = point
    scheduleAutoscroll()
  }

  /// The distance by which the text scrolls at each step towards the pointer; 0 while it is in the area.
  private var autoscrollStep: CGFloat {
    guard let pointer, let local = area.localPoint(of: pointer) else { return 0 }
    let text = area.textArea
    if local.y < text.minY { return max(local.y - text.minY, -3 * area.lineHeight) / 2 }
    if local.y > text.maxY { return min(local.y - text.maxY, 3 * area.lineHeight) / 2 }
    return 0
  }

  private static let autoscrollInterval = 1.0 / 30

  private func scheduleAutoscroll() {
    let time = autoscrollStep == 0 ? .infinity : tree.context.time + Self.autoscrollInterval
    context.scheduler.scheduleWakeUp(at: time, for: autoscroll) { [weak self] in
      self?.scrollToPointer()
    }
  }

  private func scrollToPointer() {
    guard let pointer, move(by: autoscrollStep) else { return }
    select(to: pointer)
    scheduleAutoscroll()
  }

  /// Scrolls the text. Returns whether it has moved.
  private func move(by distance: CGFloat) -> Bool {
    let isMoved = area.scroll(by: distance)
    if isMoved { tree.layoutNodesDidMove() }
    return isMoved
  }
}

extension TextAreaInputViewNode: Scrollable {
  func scroll(by distance: CGSize, isPrecise: Bool) -> CGSize {
    guard environment.isScrollEnabled, move(by: -distance.height) else { return distance }
    return CGSize(width: distance.width, height: 0)
  }

  func scroll(_ step: ScrollStep) -> Bool {
    guard environment.isScrollEnabled else { return false }
    switch step {
    case .lines(let number, .vertical): return move(by: number * area.lineHeight)
    case .lines: return false
    case .pages(let number):
      return move(by: number * max(area.textArea.height - area.lineHeight, area.lineHeight))
    case .start: return moved { $0.scroll(to: TextAreaLayoutNode.Position()) }
    case .end:
      return moved { $0.scroll(to: TextAreaLayoutNode.Position(start: $0.string.utf8.count)) }
    }
  }

  private func moved(_ change: (TextAreaLayoutNode) -> Bool) -> Bool {
    let isMoved = change(area)
    if isMoved { tree.layoutNodesDidMove() }
    return isMoved
  }

  func grabIndicator(at point: CGPoint) -> Bool {
    guard environment.isScrollEnabled, let indicator = area.indicator,
      indicator.strip.contains(point)
    else { return false }
    // A press outside the knob centres the knob at the location of the press.
    let knob = indicator.knob
    drag = (indicator, knob.contains(point) ? point : CGPoint(x: knob.midX, y: knob.midY))
    dragIndicator(to: point)
    return true
  }

  func dragIndicator(to point: CGPoint) {
    guard let drag, point != drag.start else { return }
    let offset = drag.indicator.offset(
      draggedBy: point.y - drag.start.y, from: drag.indicator.offset)
    area.scroll(to: offset, of: drag.indicator)
    tree.layoutNodesDidMove()
  }

  func releaseIndicator() { drag = nil }
}
