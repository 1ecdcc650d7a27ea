internal import Foundation

/// The box of a view that shows a part of its content.
///
/// As SwiftUI: along the axes it scrolls it takes all room it is proposed and proposes none; across
/// them it does what its content does. Content smaller than the view stands at its leading or top
/// edge, in the middle where it scrolls along both axes.
final class ScrollNode: LayoutNode {
  /// How the view scrolls and looks.
  struct Traits: Equatable {
    var axes: Axis.Set = .vertical
    /// The axes along which an indicator shows while content overflows.
    var indicators: Axis.Set = .vertical
    var indicatorColor = ResolvedColor.clear
    /// Whether content shows only inside the bounds.
    var clips = true
    /// Room in points round the content.
    var margins = EdgeInsets()
    var anchors = ScrollAnchors()
  }

  private var traits = Traits()
  /// With the margins.
  private(set) var contentSize = CGSize.zero
  private let viewportSize = AvailableSize()
  /// The point of the content to which the view keeps; `nil` once somebody scrolled elsewhere.
  private var heldAnchor: UnitPoint?
  private var hasBegun = false
  /// How far the content is scrolled towards trailing and bottom, in points; once the way there is
  /// over.
  private(set) var target = CGPoint.zero
  private let offset = AnimatedValue(CGPoint.zero)
  /// Containers inside that make only the rows that show.
  private var lazyContents: [ObjectIdentifier: LazyContent] = [:]

  private struct LazyContent {
    weak var node: LazyNode?
  }

  override init() {
    super.init()
    offset.didMove = { [weak self] in self?.tellLazyContents() }
    offset.keep(for: self)
  }

  func update(_ traits: Traits) {
    let isSameLayout =
      traits.axes == self.traits.axes && traits.margins == self.traits.margins
      && traits.anchors == self.traits.anchors
    self.traits = traits
    if !isSameLayout { invalidate() }
  }

  func scrolls(along axis: Axis) -> Bool { traits.axes.contains(Axis.Set(axis)) }

  // MARK: Layout

  /// Room in points round the content.
  var margins: EdgeInsets { traits.margins }

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

  /// Tells views inside how large this one is; they have been asked by nobody but this one.
  private func setAvailableSize(_ proposal: Proposal) {
    func length(_ axis: Axis, less margin: CGFloat) -> ProposedLength {
      proposal[axis].value.map { ProposedLength(max($0 - margin, 0)) } ?? .unspecified
    }
    let held = holdsChanges
    holdsChanges = true
    viewportSize.give(
      Proposal(
        width: length(.horizontal, less: margins.horizontal),
        height: length(.vertical, less: margins.vertical)))
    holdsChanges = held
  }

  /// The content's answer with the margins.
  private func measure(_ proposal: Proposal) -> CGSize {
    let fittingSize = children.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: fittingSize.width + margins.horizontal, height: fittingSize.height + margins.vertical)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    setAvailableSize(proposal)
    let fittingSize = measure(proposal)
    func length(_ axis: Axis) -> CGFloat {
      scrolls(along: axis) ? proposal[axis].resolved(or: fittingSize[axis]) : fittingSize[axis]
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Places the content until it knows what shows of it: rows that come into view may turn out
  /// longer or shorter than expected.
  override func placeChildren(in context: UpdateContext) {
    guard let content = children.first else { return }
    setAvailableSize(
      Proposal(
        width: placedProposal.width.value.map { ProposedLength($0) } ?? ProposedLength(size.width),
        height: placedProposal.height.value.map { ProposedLength($0) }
          ?? ProposedLength(size.height)))
    let proposal = inner(placedProposal)
    var rounds = 0
    holdsChanges = true
    repeat {
      contentSize = measure(placedProposal)
      keepInReach(at: context)
      place(content, at: Placement(origin: contentOrigin, proposal: proposal), in: context)
      tellLazyContents()
      rounds += 1
    } while content.needsPlacing && rounds < Self.roundLimit
    holdsChanges = false
    if rounds > 1, changesSizeWhenAskedAgain() {
      invalidate()
    } else if content.needsPlacing {
      setNeedsPlacing()
    }
  }

  /// As often as a frame repeats its layout.
  private static let roundLimit = 3

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
    let shown = offset.shown
    return CGSize(width: isRightToLeft ? shown.x : -shown.x, height: -shown.y)
  }

  /// How far the content can be scrolled along an axis, in points.
  func reach(along axis: Axis) -> CGFloat {
    let reach = contentSize[axis] - size[axis]
    return scrolls(along: axis) && reach.isFinite ? max(reach, 0) : 0
  }

  /// Shows another part of the content, as near to what is asked as there is.
  ///
  /// - Returns: whether that is another part.
  @discardableResult
  func scroll(to point: CGPoint, at context: UpdateContext) -> Bool {
    let target = reachable(point)
    guard target != self.target else { return false }
    heldAnchor = nil
    self.target = target
    let before = offset.shown
    offset.set(target, at: context)
    if offset.shown != before { tellLazyContents() }
    return true
  }

  /// The place nearest to one that there is content for.
  func reachable(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.bounded(point.x, to: reach(along: .horizontal)),
      y: Self.bounded(point.y, to: reach(along: .vertical)))
  }

  private static func bounded(_ position: CGFloat, to reach: CGFloat) -> CGFloat {
    position.isNaN ? 0 : min(max(position, 0), reach)
  }

  /// Where the content shows now; a way to somewhere else ends there.
  var shownOffset: CGPoint { offset.shown }

  /// Whether the content is on its way somewhere.
  var isUnderWay: Bool { offset.isMoving }

  /// The axes along which the content moves.
  var axes: Axis.Set { traits.axes }

  /// Keeps to the anchor, or at least to the content.
  private func keepInReach(at context: UpdateContext) {
    if !hasBegun {
      hasBegun = true
      heldAnchor = traits.anchors.start
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

  // MARK: Rows that show

  /// Has a container told when other rows than it made may show.
  func follow(_ node: LazyNode) {
    lazyContents[ObjectIdentifier(node)] = LazyContent(node: node)
  }

  private func tellLazyContents() {
    lazyContents = lazyContents.filter { $0.value.node?.viewport === self }
    for content in lazyContents.values { content.node?.viewportDidMove() }
  }

  // MARK: Showing and hitting

  /// The indicators that show, with the axes they stand for.
  var indicators: [ScrollIndicator] {
    [Axis.vertical, .horizontal].compactMap { axis in
      guard traits.indicators.contains(Axis.Set(axis)), reach(along: axis) > 0 else { return nil }
      let shown = offset.shown
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
      let frame = context.frame(of: presentedFrame.size)
      context.group(draw, as: { .clip(Path(frame), FillStyle(), $0) })
    } else {
      draw(&context)
    }
    for indicator in indicators {
      let knob = indicator.knob.offsetBy(dx: context.origin.x, dy: context.origin.y)
      let radius = ScrollIndicator.thickness / 2
      let path = Path { path in
        path.addRoundedRect(in: knob, cornerSize: CGSize(width: radius, height: radius))
      }
      context.add(.fill(path, FillStyle(), .color(traits.indicatorColor)))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if indicators.contains(where: { $0.strip.contains(point) }) { return self }
    if !containsPoint(point) { return traits.clips ? nil : super.hitTest(point) }
    return super.hitTest(point) ?? self
  }
}
