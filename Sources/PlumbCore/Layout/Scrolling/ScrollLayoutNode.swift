internal import Foundation

/// The node of a scroll view, which shows a part of its content.
///
/// As SwiftUI: along its scroll axes it takes the whole proposed length and proposes none to the
/// content; across them it has the length of its content. Content smaller than the view is placed
/// at the leading or top edge, and centred if the view scrolls along both axes.
final class ScrollLayoutNode: LayoutNode, ScrollArea {
  /// The properties of the scroll view.
  struct Traits: Equatable {
    var axes: Axis.Set = .vertical
    /// The axes along which an indicator is shown if content overflows.
    var indicators: Axis.Set = .vertical
    var indicatorColor = ResolvedColor.clear
    /// Whether content is clipped to the bounds.
    var clips = true
    /// The margins around the content, in points.
    var margins = EdgeInsets()
    var anchors = ScrollAnchors()
  }

  private var traits = Traits()
  /// The size of the content including the margins, in points.
  private(set) var contentSize = CGSize.zero
  private let viewportSize = AvailableSize()
  /// The anchor of the content that is kept; `nil` after scrolling to another position.
  private var heldAnchor: UnitPoint?
  private var hasAppliedStartAnchor = false
  /// The offset at which the node starts instead of at its anchor, in points.
  private var restoredOffset: CGPoint?
  private var storedTarget = CGPoint.zero
  private let offset = AnimatedValue(CGPoint.zero)
  /// The distance by which the content is shown beyond its ends, in points.
  private(set) var overscroll = CGPoint.zero
  /// The distance below the top at which the content rests at its start, in points.
  var startInset: CGFloat = 0
  /// Called when the presented offset has changed.
  var offsetDidChange: () -> Void = {}
  /// Lazy containers among the descendants.
  private var lazyContainers: [ObjectIdentifier: LazyContainer] = [:]

  private struct LazyContainer {
    weak var node: LazyLayoutNode?
  }

  var target: CGPoint { storedTarget }

  override init() {
    super.init()
    offset.didChange = { [weak self] in
      self?.updateLazyContainers()
      self?.offsetDidChange()
    }
    offset.setOwner(self)
  }

  /// Sets the properties; invalidates layout if it depends on the changed ones.
  func update(_ traits: Traits) {
    let isSameLayout =
      traits.axes == self.traits.axes && traits.margins == self.traits.margins
      && traits.anchors == self.traits.anchors
    self.traits = traits
    if !isSameLayout { invalidate() }
  }

  /// Returns whether the view scrolls along an axis.
  func scrolls(along axis: Axis) -> Bool { traits.axes.contains(Axis.Set(axis)) }

  // MARK: Layout

  /// The margins around the content, in points.
  var margins: EdgeInsets { traits.margins }

  override func offerReason(for child: LayoutNode) -> String? {
    "A scroll view offers its content no length along the axes on which it scrolls, for its ideal one."
  }

  /// Returns the proposal for the content.
  private func inner(_ proposal: Proposal) -> Proposal {
    func length(_ axis: Axis, less margin: CGFloat) -> ProposedLength {
      if scrolls(along: axis) { return .unspecified }
      return proposal[axis].value.map { ProposedLength(max($0 - margin, 0)) } ?? .unspecified
    }
    return Proposal(
      width: length(.horizontal, less: margins.horizontal),
      height: length(.vertical, less: margins.vertical))
  }

  override var availableSize: AvailableSize? { viewportSize }

  /// Updates the available size for descendants. Blocks invalidation, because the descendants have
  /// been measured by this node only.
  private func setAvailableSize(_ proposal: Proposal) {
    func length(_ axis: Axis, less margin: CGFloat) -> ProposedLength {
      proposal[axis].value.map { ProposedLength(max($0 - margin, 0)) } ?? .unspecified
    }
    let held = blocksInvalidation
    blocksInvalidation = true
    viewportSize.update(
      Proposal(
        width: length(.horizontal, less: margins.horizontal),
        height: length(.vertical, less: margins.vertical)))
    blocksInvalidation = held
  }

  /// Returns the size of the content for a proposal including the margins.
  private func measure(_ proposal: Proposal) -> CGSize {
    let fittingSize = children.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: fittingSize.width + margins.horizontal, height: fittingSize.height + margins.vertical)
  }

  /// Returns the size for a proposal if it is known without measuring the content.
  ///
  /// The minimum size of a window with a long page of texts is found in this way: each text would
  /// be broken into lines of one letter.
  private func knownSize(for proposal: Proposal) -> CGSize? {
    guard let content = children.first else { return nil }
    func length(_ axis: Axis, around margin: CGFloat) -> CGFloat? {
      guard let proposed = proposal[axis].value else { return nil }
      if scrolls(along: axis) { return proposed }
      guard proposed <= margin else { return nil }
      return content.boundsForSizing[axis]?.minimum.length.map { $0 + margin }
    }
    guard let width = length(.horizontal, around: margins.horizontal),
      let height = length(.vertical, around: margins.vertical)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    setAvailableSize(proposal)
    if let size = knownSize(for: proposal) { return size }
    let fittingSize = measure(proposal)
    func length(_ axis: Axis) -> CGFloat {
      scrolls(along: axis) ? proposal[axis].resolved(or: fittingSize[axis]) : fittingSize[axis]
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Places the content repeatedly until its visible part is stable: the measured lengths of rows
  /// that come into view may differ from the estimated ones.
  override func placeChildren(in context: UpdateContext) {
    guard let content = children.first else { return }
    // An observer of a scroll view may read the size of its content, which is below the node.
    if selfAndAncestors.contains(where: \.isObserved) {
      context.report.hasMovedObservedNodes = true
    }
    setAvailableSize(
      Proposal(
        width: placedProposal.width.value.map { ProposedLength($0) } ?? ProposedLength(size.width),
        height: placedProposal.height.value.map { ProposedLength($0) }
          ?? ProposedLength(size.height)))
    let proposal = inner(placedProposal)
    var rounds = 0
    blocksInvalidation = true
    repeat {
      contentSize = measure(placedProposal)
      keepOffsetInRange(at: context)
      place(content, at: Placement(origin: contentOrigin, proposal: proposal), in: context)
      updateLazyContainers()
      rounds += 1
    } while content.needsPlacing && rounds < Self.passLimit
    blocksInvalidation = false
    if rounds > 1, changesSizesOnRemeasure() {
      invalidate()
    } else if content.needsPlacing {
      setNeedsPlacing()
    }
  }

  /// The maximum number of passes, the same as in a frame.
  private static let passLimit = 3

  /// The origin of the content at a scroll offset of zero.
  private var contentOrigin: CGPoint {
    func start(_ axis: Axis, _ margin: CGFloat) -> CGFloat {
      let slack = size[axis] - contentSize[axis]
      guard slack > 0 else { return margin }
      if let anchor = traits.anchors.alignment, scrolls(along: axis) {
        return margin + slack * (axis == .horizontal ? anchor.x : anchor.y)
      }
      return margin + (traits.axes == [.horizontal, .vertical] ? slack / 2 : 0)
    }
    return CGPoint(x: start(.horizontal, margins.leading), y: start(.vertical, margins.top))
  }

  override func isCoordinateSpace(named name: AnyHashable) -> Bool {
    switch name.base as? ScrollSpaceName {
    case .anyAxis: true
    case .axis(let axis): scrolls(along: axis)
    case nil: false
    }
  }

  // MARK: Scrolling

  override var contentOffset: CGSize {
    let shown = presentedOffset
    return CGSize(width: isRightToLeft ? shown.x : -shown.x, height: -shown.y)
  }

  /// Returns the maximum scroll offset along an axis, in points.
  func reach(along axis: Axis) -> CGFloat {
    let reach = contentSize[axis] - size[axis]
    return scrolls(along: axis) && reach.isFinite ? max(reach, 0) : 0
  }

  @discardableResult
  func scroll(to point: CGPoint, at context: UpdateContext) -> Bool {
    let target = clampedOffset(point)
    guard target != self.target else { return false }
    heldAnchor = nil
    storedTarget = target
    let before = offset.presentedValue
    offset.set(target, at: context)
    if offset.presentedValue != before {
      updateLazyContainers()
      offsetDidChange()
    }
    return true
  }

  /// Starts at an offset in points, where an earlier node of the same view ended.
  func restore(_ offset: CGPoint) {
    restoredOffset = offset
  }

  /// Returns the offset limited to the range of the content.
  func clampedOffset(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.bounded(point.x, to: reach(along: .horizontal)),
      y: Self.bounded(point.y, from: -startInset, to: reach(along: .vertical)))
  }

  private static func bounded(
    _ position: CGFloat, from start: CGFloat = 0, to reach: CGFloat
  ) -> CGFloat {
    position.isNaN ? 0 : min(max(position, start), reach)
  }

  /// Shows the content beyond its ends by a distance in points.
  func setOverscroll(_ distance: CGPoint) {
    overscroll = distance
    offsetDidChange()
  }

  /// The presented scroll offset, which follows an animation to `target`, and the fingers beyond
  /// the ends of the content; in points.
  var presentedOffset: CGPoint {
    let shown = offset.presentedValue
    return CGPoint(x: shown.x + overscroll.x, y: shown.y + overscroll.y)
  }

  /// Whether the scroll offset is being animated.
  var isAnimatingOffset: Bool { offset.isMoving }

  /// The axes along which the content scrolls.
  var axes: Axis.Set { traits.axes }

  /// Adjusts the scroll offset to the kept anchor, or at least to the range of the content.
  private func keepOffsetInRange(at context: UpdateContext) {
    if !hasAppliedStartAnchor {
      hasAppliedStartAnchor = true
      heldAnchor = traits.anchors.start
      if let restoredOffset { scroll(to: restoredOffset, at: context.with(Transaction())) }
    }
    let reach = CGPoint(x: reach(along: .horizontal), y: reach(along: .vertical))
    if let anchor = heldAnchor {
      scroll(
        to: CGPoint(x: anchor.x * reach.x, y: anchor.y * reach.y),
        at: context.with(Transaction()))
      heldAnchor = traits.anchors.resize
    } else if target.x > reach.x || target.y > reach.y {
      scroll(to: target, at: context.with(Transaction()))
    }
  }

  // MARK: Lazy containers

  /// Adds a lazy container, which is notified when its visible part may have changed.
  func addLazyContainer(_ node: LazyLayoutNode) {
    lazyContainers[ObjectIdentifier(node)] = LazyContainer(node: node)
  }

  private func updateLazyContainers() {
    lazyContainers = lazyContainers.filter { $0.value.node?.viewport === self }
    for content in lazyContainers.values { content.node?.viewportDidChange() }
  }

  // MARK: Drawing and hit testing

  /// The visible indicators.
  var indicators: [ScrollIndicator] {
    [Axis.vertical, .horizontal].compactMap { axis in
      guard traits.indicators.contains(Axis.Set(axis)), reach(along: axis) > 0 else { return nil }
      let shown = offset.presentedValue
      return ScrollIndicator(
        axis: axis, viewport: size, contentLength: contentSize[axis],
        offset: axis == .horizontal ? shown.x : shown.y, isRightToLeft: isRightToLeft)
    }
  }

  override func draw(in context: inout DrawContext) {
    let draw: (inout DrawContext) -> Void = { [self] context in
      for child in backToFront { context.draw(child, movedBy: contentOffset) }
    }
    if traits.clips {
      context.clipped(to: context.frame(of: presentedFrame.size), draw)
    } else {
      draw(&context)
    }
    for indicator in indicators {
      context.add(indicator.command(at: context.origin, color: traits.indicatorColor))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if indicators.contains(where: { $0.strip.contains(point) }) { return self }
    if !containsPoint(point) { return traits.clips ? nil : super.hitTest(point) }
    return super.hitTest(point) ?? self
  }
}
