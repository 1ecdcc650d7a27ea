internal import Foundation

/// A view that scrolls: several views inside stand in a column.
final class ScrollViewNode: ContainerViewNode<ScrollNode>, Scrollable {
  private let column = ContainerNode(
    StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
  private var resolveContent: (inout _ChildCursor) -> Void = { _ in }
  /// Whether the views stand in a column, which spacers want to know.
  private var isColumn = false
  /// The views inside at which scrolls may end.
  var targets = ScrollTargets()
  private(set) lazy var position = ScrollPositionObserver(self)
  private lazy var landing = ScrollSnapping(self)
  /// The indicator being dragged, as it was when the drag began, and where that was.
  private var drag: (indicator: ScrollIndicator, start: CGPoint)?

  func update(_ resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    layoutNode.responder = self
    configure(column)
    resolveContent = resolve
    followEnvironment()
    resolveViews()
  }

  private func followEnvironment() {
    let (link, behavior) = (environment.scrollPositionLink, environment.scrollTargetBehavior)
    position.update(link)
    landing.update(behavior)
    guard link != nil || behavior != nil else { return }
    tree.layoutObservers.watch(layoutNode) { [weak self] in
      self?.landing.layoutDidChange()
      self?.position.layoutDidChange()
    }
  }

  private func resolveViews() {
    var inner = environment
    // Scroll views inside have places of their own.
    inner.scrollPositionLink = nil
    inner.scrollTargetBehavior = nil
    inner.stackAxis = isColumn ? .vertical : nil
    resolveChildren(in: inner, resolveContent)
  }

  override func collectLayoutNodes() {
    let layoutNodes = layoutNodesBelow
    if isColumn != (layoutNodes.count > 1) {
      // Only now it is clear how many there are.
      isColumn.toggle()
      resolveViews()
    }
    let context = layoutNode.isPlaced ? contextBelow(tree.context) : nil
    if layoutNodes.count == 1 {
      column.setChildren([])
      layoutNode.setChildren(layoutNodes, at: context)
    } else {
      column.setChildren(layoutNodes, at: context)
      layoutNode.setChildren([column], at: context)
    }
  }

  // MARK: Scrolling

  private var isEnabled: Bool { environment.isScrollEnabled }

  /// Moves the content at once, as a hand does.
  private func move(to offset: CGPoint) -> Bool {
    let isMoved = layoutNode.scroll(to: offset, at: tree.context.with(Transaction()))
    if isMoved {
      tree.layoutNodesDidMove()
      position.handDidScroll()
    }
    return isMoved
  }

  func scroll(by distance: CGSize) -> CGSize {
    guard isEnabled else { return distance }
    let before = layoutNode.shownOffset
    let sideways = layoutNode.isRightToLeft ? distance.width : -distance.width
    guard move(to: CGPoint(x: before.x + sideways, y: before.y - distance.height)) else {
      return distance
    }
    landing.wheelDidTurn(from: before)
    let after = layoutNode.shownOffset
    return CGSize(
      width: after.x == before.x ? distance.width : 0,
      height: after.y == before.y ? distance.height : 0)
  }

  func scroll(_ step: ScrollStep) -> Bool {
    guard isEnabled else { return false }
    var offset = layoutNode.shownOffset
    switch step {
    case .lines(let number, let axis):
      // The offset counts from the leading edge, keys name sides.
      let isMirrored = axis == .horizontal && layoutNode.isRightToLeft
      offset.move(along: axis, by: number * (isMirrored ? -Self.lineLength : Self.lineLength))
    case .pages(let number):
      let axis = pagedAxis
      offset.move(
        along: axis, by: number * max(layoutNode.size[axis] - Self.lineLength, Self.lineLength))
    case .start: offset = offset.replacing(pagedAxis, by: 0)
    case .end: offset = offset.replacing(pagedAxis, by: layoutNode.reach(along: pagedAxis))
    }
    return landing.keyDidScroll(to: offset) ?? move(to: offset)
  }

  /// How far an arrow key moves the content, in points: as far as a notch of the wheel.
  private static let lineLength: CGFloat = 40

  /// The axis along which keys turn pages.
  private var pagedAxis: Axis { layoutNode.scrolls(along: .vertical) ? .vertical : .horizontal }

  // MARK: Dragging an indicator

  func grabIndicator(at point: CGPoint) -> Bool {
    guard isEnabled, let hit = layoutNode.indicators.first(where: { $0.strip.contains(point) })
    else {
      return false
    }
    drag = (hit, point)
    guard !hit.knob.contains(point) else { return true }
    // A press beside the knob brings its middle there.
    let middle = CGPoint(x: hit.knob.midX, y: hit.knob.midY)
    drag = (hit, middle)
    dragIndicator(to: point)
    return true
  }

  func dragIndicator(to point: CGPoint) {
    guard let drag else { return }
    let axis = drag.indicator.axis
    let distance = axis == .horizontal ? point.x - drag.start.x : point.y - drag.start.y
    let offset = drag.indicator.offset(draggedBy: distance, from: drag.indicator.offset)
    _ = move(to: layoutNode.shownOffset.replacing(axis, by: offset))
  }

  func releaseIndicator() {
    drag = nil
    landing.handDidLetGo()
  }
}

extension CGPoint {
  fileprivate mutating func move(along axis: Axis, by distance: CGFloat) {
    if axis == .horizontal { x += distance } else { y += distance }
  }

  fileprivate func replacing(_ axis: Axis, by position: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: position, y: y) : CGPoint(x: x, y: position)
  }
}
