internal import Foundation

/// The node of a scroll view. Several views inside it are laid out in a column.
final class ScrollViewNode: ContainerViewNode<ScrollLayoutNode>, ScrollContainer {
  /// The stack of the content, used only if there are several views.
  private let column = ContainerLayoutNode(
    StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
  private var resolveContent: (inout _ChildCursor) -> Void = { _ in }
  /// Whether the views are laid out in a column, which determines the axis of spacers.
  private var isColumn = false
  /// The descendants at which scrolls may end.
  var targets = ScrollTargets()
  /// The connection to a position binding, if there is one.
  private(set) lazy var position = ScrollPositionObserver(self)
  /// The connection to a scroll target behaviour, if there is one.
  private lazy var snapping = ScrollSnapping(self)
  /// The motion after the fingers have left the touchpad.
  private(set) lazy var momentum = ScrollMomentum(self)
  /// The scrolling while something is dragged near an edge.
  private lazy var edgeScrolling = EdgeScrolling(self)
  /// The connection to the observers of the phases of scrolling.
  private(set) lazy var phases = ScrollPhaseObserver(self)
  /// The connection to the observers of the visible targets.
  private lazy var shownTargets = ShownTargetsObserver(self)
  /// The dragged indicator as it was at the start of the drag, and the location of the start.
  private var drag: (indicator: ScrollIndicator, start: CGPoint)?

  var area: any ScrollArea { layoutNode }

  func update(_ resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    handleEvents(of: layoutNode)
    configure(column)
    resolveContent = resolve
    if let kept: KeptValue<CGPoint> = restoration?.value() { layoutNode.restore(kept.value) }
    applyEnvironment()
    resolveViews()
  }

  /// Applies the connections that the environment has for the scroll view. Layout is observed only if there
  /// are any.
  private func applyEnvironment() {
    let (link, behavior) = (environment.scrollPositionLink, environment.scrollTargetBehavior)
    let (phaseLinks, targetsLinks) = (environment.scrollPhaseLinks, environment.shownTargetsLinks)
    position.update(link)
    snapping.update(behavior)
    if !phaseLinks.isEmpty { phases.update(phaseLinks) }
    if !targetsLinks.isEmpty { shownTargets.update(targetsLinks) }
    linkPull()
    let isObserved = !phaseLinks.isEmpty || !targetsLinks.isEmpty
    guard link != nil || behavior != nil || isObserved else { return }
    tree.layoutObservers.observe(layoutNode) { [weak self] in
      self?.snapping.layoutDidChange()
      self?.position.layoutDidChange()
      if !phaseLinks.isEmpty { self?.phases.follow() }
      if !targetsLinks.isEmpty { self?.shownTargets.layoutDidChange() }
    }
  }

  /// Passes the space for the indicator to the task that pulling the content starts.
  private func linkPull() {
    guard let pull = environment.scrollPull?.pull, pull.scrollView !== self else {
      return
    }
    pull.scrollView = self
    layoutNode.offsetDidChange = { [weak pull, weak layoutNode] in
      if let layoutNode { pull?.setGap(max(-layoutNode.presentedOffset.y, 0)) }
    }
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    if layoutNode.target != .zero { state.add(KeptValue(layoutNode.target), at: place) }
    super.keepState(in: &state, at: place)
  }

  private func resolveViews() {
    var inner = environment
    inner.removeValues(endingAt: .scrollView)
    inner.stackAxis = isColumn ? .vertical : nil
    resolveChildren(in: inner, resolveContent)
  }

  override func collectLayoutNodes() {
    let layoutNodes = layoutNodesBelow
    if isColumn != (layoutNodes.count > 1) {
      // The number of layout nodes is known only here.
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

  var isEnabled: Bool { environment.isScrollEnabled }

  /// Scrolls without animation, as for direct input. Returns whether the content moved.
  private func move(to offset: CGPoint) -> Bool {
    momentum.stop()
    setOverscroll(.zero)
    return show(offset)
  }

  /// Shows another part of the content. Returns whether the content moved.
  private func show(_ offset: CGPoint) -> Bool {
    let isMoved = layoutNode.scroll(to: offset, at: tree.context.with(Transaction()))
    if isMoved {
      tree.layoutNodesDidMove()
      position.userDidScroll()
    }
    return isMoved
  }

  func scroll(by distance: CGSize, isPrecise: Bool) -> CGSize {
    guard isEnabled else { return distance }
    if isPrecise, layoutNode.overscroll != .zero { return pull(by: distance) }
    let before = layoutNode.presentedOffset
    let step = step(of: distance)
    let offset = CGPoint(x: before.x + step.x, y: before.y + step.y)
    guard isPrecise ? show(offset) : move(to: offset) else { return distance }
    let after = layoutNode.presentedOffset
    if isPrecise {
      momentum.fingersDidScroll(by: CGPoint(x: after.x - before.x, y: after.y - before.y))
    } else {
      phases.didStep()
    }
    snapping.wheelDidScroll(from: before)
    return CGSize(
      width: after.x == before.x ? distance.width : 0,
      height: after.y == before.y ? distance.height : 0)
  }

  /// Returns the change of the scroll offset for a distance that content should move.
  private func step(of distance: CGSize) -> CGPoint {
    CGPoint(
      x: layoutNode.isRightToLeft ? distance.width : -distance.width, y: -distance.height)
  }

  func scroll(_ step: ScrollStep) -> Bool {
    guard isEnabled else { return false }
    var offset = layoutNode.presentedOffset
    switch step {
    case .lines(let number, let axis):
      // The offset is measured from the leading edge, but the arrow keys are left and right.
      let isMirrored = axis == .horizontal && layoutNode.isRightToLeft
      offset.move(along: axis, by: number * (isMirrored ? -Self.lineLength : Self.lineLength))
    case .pages(let number):
      let axis = pagedAxis
      offset.move(
        along: axis, by: number * max(layoutNode.size[axis] - Self.lineLength, Self.lineLength))
    case .start:
      offset = offset.replacing(pagedAxis, by: pagedAxis == .vertical ? -layoutNode.startInset : 0)
    case .end: offset = offset.replacing(pagedAxis, by: layoutNode.reach(along: pagedAxis))
    }
    let isMoved = snapping.keyDidScroll(to: offset) ?? move(to: offset)
    if isMoved { phases.didStep() }
    return isMoved
  }

  // MARK: Beyond the ends

  /// Returns whether content can be pulled beyond its ends along an axis.
  func bounces(along axis: Axis) -> Bool {
    guard isEnabled, !tree.context.reducesMotion, layoutNode.scrolls(along: axis) else {
      return false
    }
    return environment.scrollBounce[axis].bounces(ifOverflowing: layoutNode.reach(along: axis) > 0)
  }

  func pull(by distance: CGSize) -> CGSize {
    let isPulled = (horizontal: bounces(along: .horizontal), vertical: bounces(along: .vertical))
    // To start a task, the content is pulled beyond its top even if it does not bounce.
    let startsTask = pullLink != nil && (distance.height > 0 || layoutNode.overscroll.y < 0)
    guard isPulled.horizontal || isPulled.vertical || startsTask else { return distance }
    let (offset, overscroll) = (layoutNode.target, layoutNode.overscroll)
    let step = step(of: distance)
    /// Returns the distance that the fingers have pulled the content beyond its end along an axis.
    func pulled(_ axis: Axis, _ stretch: CGFloat, _ step: CGFloat) -> CGFloat {
      let isPulled = axis == .horizontal ? isPulled.horizontal : isPulled.vertical || startsTask
      guard isPulled else { return 0 }
      return step
        + CGFloat(RubberBand.unstretched(Double(stretch), in: Double(layoutNode.size[axis])))
    }
    let free = CGPoint(
      x: offset.x + pulled(.horizontal, overscroll.x, step.x),
      y: offset.y + pulled(.vertical, overscroll.y, step.y))
    _ = show(free)
    let end = layoutNode.target
    func stretched(_ axis: Axis, _ distance: CGFloat) -> CGFloat {
      CGFloat(RubberBand.stretched(Double(distance), in: Double(layoutNode.size[axis])))
    }
    let stretch = stretched(.vertical, free.y - end.y)
    setOverscroll(
      CGPoint(
        x: stretched(.horizontal, free.x - end.x), y: isPulled.vertical ? stretch : min(stretch, 0))
    )
    momentum.fingersDidScroll(by: step)
    return CGSize(
      width: isPulled.horizontal ? 0 : distance.width,
      height: isPulled.vertical || startsTask ? 0 : distance.height)
  }

  /// Moves to an offset, which may be beyond an end, in a frame of a motion.
  func glide(to offset: CGPoint) {
    _ = show(offset)
    let end = layoutNode.target
    setOverscroll(CGPoint(x: offset.x - end.x, y: offset.y - end.y))
  }

  private func setOverscroll(_ distance: CGPoint) {
    guard distance != layoutNode.overscroll else { return }
    layoutNode.setOverscroll(distance)
    tree.layoutNodesDidMove()
  }

  func beginDrag(at point: CGPoint) { edgeScrolling.begin(at: point) }

  func followDrag(to point: CGPoint?) -> Bool {
    guard let point else {
      edgeScrolling.end()
      return false
    }
    return edgeScrolling.follow(point)
  }

  // MARK: Keys

  /// The distance that an arrow key scrolls, in points: the same as one notch of the wheel.
  private static let lineLength: CGFloat = 40

  /// The axis along which the page, home and end keys scroll.
  private var pagedAxis: Axis { layoutNode.scrolls(along: .vertical) ? .vertical : .horizontal }

  // MARK: Dragging an indicator

  /// Whether the pointer holds an indicator.
  var isDraggingIndicator: Bool { drag != nil }

  func grabIndicator(at point: CGPoint) -> Bool {
    guard isEnabled, let hit = layoutNode.indicators.first(where: { $0.strip.contains(point) })
    else {
      return false
    }
    drag = (hit, point)
    phases.follow()
    guard !hit.knob.contains(point) else { return true }
    // A press outside the knob centres the knob at the location of the press.
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
    _ = move(to: layoutNode.presentedOffset.replacing(axis, by: offset))
  }

  func releaseIndicator() {
    drag = nil
    snapping.indicatorDragDidEnd()
    phases.follow()
  }
}

extension CGPoint {
  fileprivate mutating func move(along axis: Axis, by distance: CGFloat) {
    if axis == .horizontal { x += distance } else { y += distance }
  }

  /// Returns the point with one coordinate replaced.
  fileprivate func replacing(_ axis: Axis, by position: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: position, y: y) : CGPoint(x: x, y: position)
  }
}
