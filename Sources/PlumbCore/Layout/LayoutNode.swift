public import Foundation

/// A node of the layout tree: it has a size for every proposal, is placed in its parent, and can be
/// drawn and hit-tested.
///
/// The contract, as SwiftUI's:
/// 1. The parent proposes a size; the node returns any size it likes (`sizeThatFits`). The size
///    depends on the node, its descendants and the proposal, on nothing else, so it is cached until
///    the node is invalidated.
/// 2. The parent places the node with a proposal (`place`); the node's size is its size for that
///    proposal.
/// 3. Coordinates are relative to the parent, in points, so that moving a subtree costs one store.
///
/// Layout nodes are independent of views, state, actors and screens.
@_spi(Nodes) open class LayoutNode {
  // The fields read in a pass over many nodes come first and are adjacent: such a pass is bound by
  // memory bandwidth. Those that other modules use are behind properties in
  // `LayoutNode+Properties`: if another module can access a field itself, all accesses are checked.

  /// Whether the node must place its children again.
  final var isDirty = true
  /// Whether the parent has read anything from the node since it was last invalidated.
  final var wasQueried = false
  /// Whether a node of this subtree has changed, and the answers that the parent has read from this
  /// node were not compared since.
  final var hasUncheckedChanges = false
  /// Whether a child has changed, or has changed descendants, since the node was placed.
  final var hasChangedChildren = false
  /// Whether computing a size is cheaper than a cache lookup, as for a node that takes the proposed
  /// size.
  final var skipsCache = false { didSet { hasDirectSize = skipsCache || isRecorded } }
  /// Whether requests to the node are recorded; see `LayoutRecorder`.
  final var isRecorded = false { didSet { hasDirectSize = skipsCache || isRecorded } }
  /// Whether a size is not looked up in the cache at first: one check for both of the above.
  final private var hasDirectSize = false
  /// Whether `cachedIntrinsicBounds` and `cachedIsRigid` are valid.
  final var hasIntrinsicBounds = false
  /// Whether the size is independent of the proposal; see `isRigid`.
  final private var cachedIsRigid = false
  /// Whether `cachedSetsFrameGuides` and `cachedLayoutPriority` are valid.
  final var hasTraits = false
  final var cachedSetsFrameGuides = false
  final var cachedLayoutPriority = 0.0
  final var storedIsShown = true
  final var storedIsRightToLeft = false
  /// Whether invalidation of descendants stops at this node, as while it creates or places its
  /// content: its ancestors are already being laid out.
  final var blocksInvalidation = false
  /// Whether the node and its ancestors are still part of the tree.
  final var isAttached = true
  /// Whether the position of the node or of a descendant is observed.
  final var isObserved = false
  /// Whether `cachedReach` is valid, which is set in `LayoutNode+Culling`.
  final var hasCachedReach = false

  final private(set) var storedOrigin = CGPoint.zero
  final private(set) var storedSize = CGSize.zero
  final private(set) var storedPlacedProposal = Proposal(width: .never, height: .never)

  // The language checks at run time that no two accesses to one of these fields overlap, which
  // costs more than most accesses. Sound unchecked: no access to them runs code of any node.
  @exclusivity(unchecked) final private var storedMeasureCache = MeasureCache()
  @exclusivity(unchecked) final private unowned(safe) var storedParent: LayoutNode?
  @exclusivity(unchecked) final private var storedAlignmentCache = AlignmentCache()

  final var storedChildren: [LayoutNode] = []
  /// The identity of the parent, also while that is being destroyed and cannot be accessed.
  final private var parentID: ObjectIdentifier?
  final var storedIndex = 0

  final var cachedIntrinsicBounds = IntrinsicBounds.none
  final var cachedReach: CGFloat = 0
  /// 0 if the number is not known.
  final var cachedLayoutNodeCount: Int32 = 0

  /// The changes of this node, set in `LayoutNode+Changes`.
  final var changeRecord = ChangeRecord()
  /// The children that have changed, or have changed descendants, since the node was placed. The
  /// list is kept only by nodes with many children; the others search all of their children.
  final var listedChangedChildren: [LayoutNode] = []

  /// The fields that few nodes use; `nil` while this node uses none of them.
  final var rareFields: RareFields?

  @_spi(Nodes) public init() {}

  deinit {
    // A child may be kept for longer, as by a custom layout that keeps its subviews.
    let id = ObjectIdentifier(self)
    for child in children where child.parentID == id { child.parent = nil }
  }

  /// The parent, which measures and places this node; it owns this node.
  package final var parent: LayoutNode? {
    get { unsafe storedParent }
    set {
      unsafe storedParent = newValue
      parentID = newValue.map { ObjectIdentifier($0) }
    }
  }

  final var measureCache: MeasureCache {
    _read { yield unsafe storedMeasureCache }
    _modify { yield unsafe &storedMeasureCache }
  }

  final var alignmentCache: AlignmentCache {
    _read { yield unsafe storedAlignmentCache }
    _modify { yield unsafe &storedAlignmentCache }
  }

  // MARK: Measuring

  /// Returns the size of the node for a proposal, in points.
  package final func sizeThatFits(_ proposal: Proposal) -> CGSize {
    if hasUncheckedChanges { checkChanges() }
    if hasDirectSize { return isRecorded ? recordedSize(for: proposal) : directSize(for: proposal) }
    return cachedSize(for: proposal)
  }

  /// Returns the size for a proposal, computed without the cache.
  @inline(__always) final func directSize(for proposal: Proposal) -> CGSize {
    LayoutCounters.countMeasure()
    wasQueried = true
    return computeSize(proposal)
  }

  /// Returns the size for a proposal, computed unless it is in the cache.
  @inline(__always) final func cachedSize(for proposal: Proposal) -> CGSize {
    if let size = measureCache.size(for: proposal) { return size }
    // The only size of a rigid node is cached for one proposal.
    let proposal = isRigid ? .zero : proposal
    if proposal == .zero, let size = measureCache.size(for: proposal) { return size }
    LayoutCounters.countMeasure()
    let size = computeSize(proposal)
    measureCache.insert(size, for: proposal)
    wasQueried = true
    return size
  }

  /// Bounds of the sizes that are known without measuring.
  final var intrinsicBounds: IntrinsicBounds {
    if hasUncheckedChanges { checkChanges() }
    if !hasIntrinsicBounds { updateIntrinsicBounds() }
    return cachedIntrinsicBounds
  }

  /// Whether neither the size of the node nor the layout of its descendants depends on the
  /// proposal.
  final var isRigid: Bool {
    if hasUncheckedChanges { checkChanges() }
    if !hasIntrinsicBounds { updateIntrinsicBounds() }
    return cachedIsRigid
  }

  private final func updateIntrinsicBounds() {
    cachedIntrinsicBounds = computeIntrinsicBounds()
    cachedIsRigid = cachedIntrinsicBounds.isRigid
    hasIntrinsicBounds = true
    wasQueried = true
  }

  /// The intrinsic bounds, read by a parent whose sizes depend on them.
  ///
  /// The bounds of the parent are computed from `intrinsicBounds`, which records nothing, because
  /// they are discarded together with the bounds of a child.
  final var boundsForSizing: IntrinsicBounds {
    changeRecord.hasReadBounds = true
    if isRecorded { recordBounds() }
    return intrinsicBounds
  }

  /// Computes the intrinsic bounds. An override must take all descendants into account.
  @_spi(Nodes) open func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  /// Returns a lower bound of the size for a proposal along an axis, in points.
  ///
  /// With many descendants this is cheaper than computing the size: the search stops at a bound of
  /// at least `threshold`.
  final func lowerBound(to proposal: Proposal, along axis: Axis, threshold: CGFloat) -> CGFloat {
    if hasUncheckedChanges { checkChanges() }
    if let size = measureCache.size(for: proposal) { return size[axis] }
    if isRigid { return sizeThatFits(proposal)[axis] }
    let known = boundsForSizing[axis]
    if proposal[axis] == .infinity, let lower = known?.maximum.lower, lower >= threshold {
      return lower
    }
    wasQueried = true
    changeRecord.hasUnrecordedAnswers = true
    let compute = { self.lowerBound(ofSizeFor: proposal, along: axis, threshold: threshold) }
    return isRecorded ? recordedLowerBound(for: proposal, along: axis, compute) : compute()
  }

  /// Computes the lower bound. The default implementation returns the length itself.
  @_spi(Nodes) open func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    sizeThatFits(proposal)[axis]
  }

  /// Returns whether the size for a proposal is known to be finite.
  @_spi(Nodes) open func staysFinite(at proposal: Proposal) -> Bool {
    proposal.isFinite && boundsForSizing.staysFinite
  }

  /// Computes the size for a proposal. Called only on a cache miss.
  @_spi(Nodes) open func computeSize(_ proposal: Proposal) -> CGSize { .zero }

  /// Computes the position of an explicit guide. Called only on a cache miss.
  @_spi(Nodes) open func computeExplicitAlignment(
    _ key: AlignmentKey, at proposal: Proposal
  ) -> CGFloat? { nil }

  /// Whether explicit guides are cached, because computing them queries other nodes.
  var cachesAlignment: Bool { false }

  /// Computes `setsFrameGuides`. Called only on a cache miss.
  func computeSetsFrameGuides() -> Bool { false }

  // MARK: Placing

  /// Places the node at a point in its parent, with its size for a proposal.
  ///
  /// - Parameter fittingSize: the size for the proposal, if the caller has already measured it.
  /// - Returns: whether any part of the subtree was laid out again.
  @discardableResult
  package final func place(
    at origin: CGPoint, proposal: Proposal, fittingSize: CGSize? = nil, in outer: UpdateContext
  ) -> Bool {
    LayoutCounters.countPlacement()
    if hasUncheckedChanges { checkChanges() }
    if rareFields != nil, isRecorded {
      return recordPlacement(at: origin, proposal: proposal, fittingSize: fittingSize, in: outer)
    }
    return performPlacement(at: origin, proposal: proposal, fittingSize: fittingSize, in: outer)
  }

  /// Places the node, and its children unless they are placed already.
  @inline(__always) final func performPlacement(
    at origin: CGPoint, proposal: Proposal, fittingSize: CGSize?, in outer: UpdateContext
  ) -> Bool {
    // Fast path: without animations the context is passed on unchanged.
    if !outer.animatesAnything, frameAnimation == nil {
      if isObserved, origin != self.origin { outer.scheduler.hasMovedObservedNodes = true }
      storedOrigin = origin
      guard isDirty || proposal != placedProposal && !isRigid else {
        guard hasChangedChildren else { return false }
        if !placeChangedChildren(in: outer) { performLayout(at: proposal, fittingSize, in: outer) }
        return true
      }
      performLayout(at: proposal, fittingSize, in: outer)
      return true
    }
    if isObserved { outer.scheduler.hasMovedObservedNodes = true }
    let context = context(in: outer)
    let start = animationStart(towards: origin, at: context)
    storedOrigin = origin
    defer { animateFrame(from: start, at: context) }
    guard isDirty || hasChangedChildren || proposal != placedProposal else {
      return false
    }
    performLayout(
      at: proposal, fittingSize, in: context.below(start.step, isGeometryGroup: isGeometryGroup))
    return true
  }

  /// Sets the size for the proposal and places the children.
  private func performLayout(
    at proposal: Proposal, _ fittingSize: CGSize?, in context: UpdateContext
  ) {
    let (sizeBefore, wasPlaced) = (size, isPlaced)
    storedSize = fittingSize ?? sizeThatFits(proposal)
    storedPlacedProposal = proposal
    isDirty = false
    drawingDidChange()
    takeChangedChildren { _ in }
    placeChildren(in: context)
    measureCache.trim()
    if isObserved, !wasPlaced || size != sizeBefore || mayMoveWithoutPlacing {
      context.scheduler.hasMovedObservedNodes = true
    }
    changeRecord.hasOtherChildren = false
    guard rareFields != nil else { return }
    // A removed node may still change its size; it keeps its position.
    for child in exitingNodes {
      child.place(at: child.origin, proposal: child.placedProposal, in: context)
    }
  }

  /// Returns the update context for this node and its descendants.
  func context(in outer: UpdateContext) -> UpdateContext { outer }

  /// Places all children inside `size`. Called only if something has changed.
  @_spi(Nodes) open func placeChildren(in context: UpdateContext) {}

  // MARK: Changing

  /// Whether descendants in insertion or removal transitions move together with this node.
  var isGeometryGroup: Bool { false }

  /// Called when the node or a descendant has changed. An override discards data derived from the
  /// children.
  @_spi(Nodes) open func didInvalidate() {}

  /// Places the children that have changed, if the others need not be placed with them. Returns
  /// whether that is so; the default is that all children are placed.
  @_spi(Nodes) open func placeChangedChildren(in context: UpdateContext) -> Bool { false }

  /// Returns whether traits that are not recorded may differ from the ones that the parent has
  /// read. The default is whether such traits of the node itself or of a child may.
  @_spi(Nodes) open func mayHaveOtherTraits(than changed: LayoutChanges) -> Bool {
    changed.contains(.traits)
  }

  // MARK: Traits

  /// The spacing that the node prefers to its neighbours.
  @_spi(Nodes) open var spacing: ViewSpacing { ViewSpacing() }

  /// Computes the layout priority. Called only on a cache miss.
  func computeLayoutPriority() -> Double { 0 }

  /// Returns the value that a view sets for a custom layout, by the identity of the key type.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// The grid cell traits of the node.
  var gridCell: GridCellTraits { GridCellTraits() }

  /// The z index that the view sets; `nil` if it sets none.
  @_spi(Nodes) open var explicitZIndex: Double? { nil }

  /// The insertion and removal transitions of the node.
  var transitionTraits: TransitionTraits { .standard }

  /// The grid row to which the node belongs.
  var gridRow: GridRowMark? { ownGridRow }

  // MARK: Inspection

  /// The modifier of the node as in source code, such as `.padding(8)`; `nil` for a view's node.
  @_spi(Nodes) open var modifierDescription: String? { nil }

  /// A sentence about the reason for the size of the node; `nil` if the size follows from the
  /// children alone.
  @_spi(Nodes) open var sizeReason: String? { nil }

  /// Returns a sentence about the reason for the lengths that a child was offered when it was
  /// placed; `nil` if this node was offered the same lengths.
  @_spi(Nodes) open func offerReason(for child: LayoutNode) -> String? { nil }

  // MARK: Drawing and hit testing

  /// The offset in points at which the children are shown; it does not affect layout.
  @_spi(Nodes) open var contentOffset: CGSize { .zero }

  /// The available size for descendants with lengths relative to their container; `nil` if the node
  /// is not such a container.
  var availableSize: AvailableSize? { nil }

  /// Returns whether the node defines a coordinate space with the name.
  func isCoordinateSpace(named name: AnyHashable) -> Bool { false }

  /// The transform through which the children are drawn, in the coordinates of this node; `nil` for
  /// the identity.
  var contentTransform: ProjectionTransform? { nil }

  /// The nodes drawn with this node, back to front.
  @_spi(Nodes) open var backToFront: [LayoutNode] {
    exitingChildren.isEmpty ? children : exitingChildren.map(\.node) + children
  }

  /// The distance by which the node itself may draw beyond its frame, in points; `nil` if it is
  /// unknown, or if the children are drawn elsewhere than in their frames or with effects.
  @_spi(Nodes) open var drawingReach: CGFloat? { nil }

  /// Called when the drawing of a child may reach farther than before.
  func drawingDidChange(ofChildAt index: Int) {}

  /// Draws the node and its children.
  @_spi(Nodes) open func draw(in context: inout DrawContext) {
    for child in backToFront { context.draw(child, movedBy: contentOffset) }
  }

  /// Returns the front-most node that is hit at a point in the coordinates of this node.
  @_spi(Nodes) open func hitTest(_ point: CGPoint) -> LayoutNode? {
    for child in backToFront.reversed() where child.isShown && child.parent === self {
      let frame = child.presentedFrame
      let inside = CGPoint(
        x: point.x - frame.origin.x - contentOffset.width,
        y: point.y - frame.origin.y - contentOffset.height)
      if let hit = child.hitTest(inside) { return hit }
    }
    return nil
  }
}
