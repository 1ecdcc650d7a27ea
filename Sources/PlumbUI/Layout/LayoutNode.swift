internal import Foundation

/// The box: it answers proposals with sizes, is placed in its parent, and can be drawn and hit.
///
/// The contract, as SwiftUI's:
/// 1. A parent proposes; the node answers with any size it likes (`sizeThatFits`). The answer
///    depends on the node, what lies below it and the proposal, on nothing else, so it is
///    remembered until the node is invalidated.
/// 2. The parent places the node with a proposal (`place`); the node's size is its answer to that.
/// 3. Coordinates are relative to the parent, in points, so a moved subtree costs one store.
///
/// A node knows no view, no state, no actor and no screen.
class LayoutNode {
  // What a pass over many boxes touches stands first and together: such a pass takes as long as
  // memory takes to bring it.

  /// Whether this node or one below it changed since it was placed.
  final private var isDirty = true
  /// Whether the node told its parent anything since it was invalidated last.
  final private var wasQueried = false
  /// Whether an answer is worked out faster than it is remembered, as a box does that takes what it
  /// is proposed.
  final var skipsCache = false
  /// Whether it was found out what is known of the answers.
  final private var hasIntrinsicBounds = false
  /// Whether that is that no proposal makes a difference.
  final private var foundRigidity = false
  /// Whether the two that follow were found out.
  final private var areTraitsKnown = false
  final private var foundFrameGuides = false
  final private var foundPriority = 0.0
  /// Whether the parent shows the node at all; a container that chooses among children hides the rest.
  final var isShown = true
  /// Whether leading is on the right: containers arrange from the left and mirror at the end.
  final var isRightToLeft = false
  /// Whether the node sees to changes below itself, as while it makes or places its content: those
  /// above have asked it already.
  final var holdsChanges = false
  /// Whether nothing has taken the node, or one above it, out of its parent.
  final var isAttached = true

  /// The top left corner in the parent, in points.
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  /// The proposal the node was placed with.
  final private(set) var placedProposal = Proposal(width: .never, height: .never)
  /// Whether the node was placed at all.
  final var isPlaced: Bool { placedProposal.width != .never }

  final private var measureCache = MeasureCache()

  /// The node that measures and places this one; it owns this node.
  final unowned(safe) var parent: LayoutNode?
  final private(set) var children: [LayoutNode] = []
  /// Where the node stands among its parent's children.
  final private(set) var index = 0

  /// Where the node shows while it is on its way, written by `LayoutNode+Tickable`; `nil` at rest.
  final var movement: ActiveAnimation<CGRect.AnimatableData>?
  /// How the node shows while it comes or goes, written there, too; `nil` at rest.
  final var transition: TransitionState?
  /// Nodes that were children and still show while they go.
  final var exitingChildren: [ExitingChild] = []

  final private var knownIntrinsicBounds = IntrinsicBounds.none
  final private var knownLayoutNodeCount: Int?
  final private var alignmentCache = AlignmentCache()

  /// The object that takes the events of this node; its type is the business of `Interaction`.
  final weak var responder: AnyObject?
  /// The grid row the node is a cell of, written by the row.
  final var ownGridRow: GridRowMark?

  init() {}

  // MARK: Measuring

  /// The node's answer to a proposal.
  final func sizeThatFits(_ proposal: Proposal) -> CGSize {
    if skipsCache {
      LayoutCounters.countMeasure()
      wasQueried = true
      return computeSize(proposal)
    }
    if let size = measureCache.size(for: proposal) { return size }
    // The one answer of a rigid node is remembered under one proposal.
    let proposal = isRigid ? .zero : proposal
    if proposal == .zero, let size = measureCache.size(for: proposal) { return size }
    LayoutCounters.countMeasure()
    let size = computeSize(proposal)
    measureCache.insert(size, for: proposal)
    wasQueried = true
    return size
  }

  /// What is known of the answers without asking for one.
  final var intrinsicBounds: IntrinsicBounds {
    if !hasIntrinsicBounds { findIntrinsicBounds() }
    return knownIntrinsicBounds
  }

  /// Whether no proposal makes a difference to the node's answer, nor to anything below it.
  final var isRigid: Bool {
    if !hasIntrinsicBounds { findIntrinsicBounds() }
    return foundRigidity
  }

  private final func findIntrinsicBounds() {
    knownIntrinsicBounds = computeIntrinsicBounds()
    foundRigidity = knownIntrinsicBounds.isRigid
    hasIntrinsicBounds = true
    wasQueried = true
  }

  /// Finds out what is known of the answers; a node that overrides this speaks for everything below.
  func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  /// A length that the answer to a proposal has at least along an axis, in points.
  ///
  /// Finding one costs less than the answer where many views lie below: looking stops at a length
  /// that is enough.
  final func lowerBound(to proposal: Proposal, along axis: Axis, enough: CGFloat) -> CGFloat {
    if let size = measureCache.size(for: proposal) { return size[axis] }
    if isRigid { return sizeThatFits(proposal)[axis] }
    let known = intrinsicBounds[axis]
    if proposal[axis] == .infinity, let low = known?.greatest.low, low >= enough { return low }
    wasQueried = true
    return lowerBound(ofAnswerTo: proposal, along: axis, enough: enough)
  }

  /// Finds that length; a node that knows no shorter way finds the answer.
  func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat
  ) -> CGFloat {
    sizeThatFits(proposal)[axis]
  }

  /// Whether the answer to a proposal is known to be finite.
  func staysFinite(at proposal: Proposal) -> Bool {
    proposal.isFinite && intrinsicBounds.staysFinite
  }

  /// How many boxes there are in this one, itself included.
  final var layoutNodeCount: Int {
    if let knownLayoutNodeCount { return knownLayoutNodeCount }
    let layoutNodeCount = children.reduce(1) { $0 + $1.layoutNodeCount }
    knownLayoutNodeCount = layoutNodeCount
    wasQueried = true
    return layoutNodeCount
  }

  /// Works the answer out; called only when it is not known.
  func computeSize(_ proposal: Proposal) -> CGSize { .zero }

  /// The size at a proposal together with the guides other views align to.
  final func dimensions(in proposal: Proposal) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
  }

  /// The position of a guide that a view below sets itself, in this node's coordinates at a
  /// proposal; `nil` where the guide only follows from the size.
  final func explicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    if key.isFrameGuide, !setsFrameGuides { return nil }
    guard remembersGuides else { return findAlignment(key, at: proposal) }
    if let known = alignmentCache.position(of: key, at: proposal) { return known }
    let position = findAlignment(key, at: proposal)
    alignmentCache.insert(position, of: key, at: proposal)
    wasQueried = true
    return position
  }

  /// Finds that position.
  func findAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? { nil }

  /// Whether that takes questions to others.
  var remembersGuides: Bool { false }

  /// Whether a view below may set a guide that otherwise follows from the frame.
  final var setsFrameGuides: Bool {
    if !areTraitsKnown { findTraits() }
    return foundFrameGuides
  }

  /// Finds that out.
  func findFrameGuides() -> Bool { false }

  // A stack asks each child for both several times a width, and they come from far below.
  private final func findTraits() {
    foundFrameGuides = findFrameGuides()
    foundPriority = findLayoutPriority()
    areTraitsKnown = true
    wasQueried = true
  }

  // MARK: Placing

  /// Puts the node at a point of its parent, at its answer to a proposal.
  ///
  /// - Parameter answer: the answer, where the caller has it at hand.
  /// - Returns: whether anything in it was placed anew.
  @discardableResult
  final func place(
    at origin: CGPoint, proposal: Proposal, fittingSize: CGSize? = nil, in outer: UpdateContext
  ) -> Bool {
    // Where nothing moves, nobody makes a moment of his own.
    if !outer.animatesAnything, movement == nil {
      self.origin = origin
      guard isDirty || proposal != placedProposal && !isRigid else { return false }
      settle(at: proposal, fittingSize, in: outer)
      return true
    }
    let context = context(in: outer)
    let start = start(towards: origin, at: context)
    self.origin = origin
    defer { move(from: start, at: context) }
    guard isDirty || proposal != placedProposal else { return false }
    settle(
      at: proposal, fittingSize, in: context.below(start.step, isGeometryGroup: isGeometryGroup))
    return true
  }

  /// Takes the size that answers a proposal, and places what is inside.
  private func settle(at proposal: Proposal, _ fittingSize: CGSize?, in context: UpdateContext) {
    size = fittingSize ?? sizeThatFits(proposal)
    placedProposal = proposal
    isDirty = false
    placeChildren(in: context)
    measureCache.trim()
    guard !exitingChildren.isEmpty else { return }
    // What goes may still change its shape; it keeps its place.
    for child in leaving {
      child.place(at: child.origin, proposal: child.placedProposal, in: context)
    }
  }

  /// The moment as it is for this node and those below it.
  func context(in outer: UpdateContext) -> UpdateContext { outer }

  /// Places every child inside `size`; called only when something changed.
  func placeChildren(in context: UpdateContext) {}

  // MARK: Changing

  /// Whether what comes and goes inside moves along with this node.
  var isGeometryGroup: Bool { false }

  /// Gives the node other children; does nothing when they are the same ones.
  ///
  /// - Parameter moment: lets children come and go as their transitions say; `nil` for at once.
  final func setChildren(_ nodes: [LayoutNode], at context: UpdateContext? = nil) {
    if nodes.count == children.count, zip(nodes, children).allSatisfy({ $0 === $1 }) { return }
    if let context, context.transaction.animation != nil, isPlaced {
      let old = Set(children.map { ObjectIdentifier($0) })
      let new = Set(nodes.map { ObjectIdentifier($0) })
      for node in nodes where !old.contains(ObjectIdentifier(node)) {
        node.pass(leaving: nil, at: context)
      }
      for child in children where child.isShown && !new.contains(ObjectIdentifier(child)) {
        child.pass(leaving: self, at: context)
      }
    }
    for child in children where child.parent === self {
      child.parent = nil
      if child.transition?.owner == nil { child.setAttached(false) }
    }
    adopt(nodes)
    invalidate()
  }

  private func adopt(_ nodes: [LayoutNode]) {
    children = nodes
    for (index, child) in nodes.enumerated() {
      child.parent = self
      child.index = index
      child.setAttached(true)
    }
  }

  /// Gives the node those it shows of the children it keeps; those above do not hear of it.
  final func showChildren(_ nodes: [LayoutNode]) {
    for child in children where child.parent === self {
      child.parent = nil
      child.isShown = false
    }
    adopt(nodes)
    for child in nodes { child.isShown = true }
  }

  /// Forgets what the node and its ancestors answered, as something about it changed.
  ///
  /// Stops at an ancestor that has forgotten already and was not asked since, and at one that holds
  /// changes.
  final func invalidate() {
    var next: LayoutNode? = self
    while let node = next, !node.isDirty || node.wasQueried || node === self {
      if node.holdsChanges { return }
      node.isDirty = true
      node.wasQueried = false
      node.measureCache.removeAll()
      node.hasIntrinsicBounds = false
      node.areTraitsKnown = false
      node.knownLayoutNodeCount = nil
      node.alignmentCache.removeAll()
      node.didInvalidate()
      next = node.parent
    }
  }

  /// Whether the node is placed anew the next time its parent places it.
  final var needsPlacing: Bool { isDirty }

  /// Has the node placed anew although all answers stay what they are.
  final func setNeedsPlacing() {
    var next: LayoutNode? = self
    while let node = next, !node.isDirty || node === self {
      if node.holdsChanges { return }
      node.isDirty = true
      next = node.parent
    }
  }

  /// Forgets what this node alone answered; says whether it has another size now.
  final func changesSizeWhenAskedAgain() -> Bool {
    measureCache.removeAll()
    hasIntrinsicBounds = false
    return sizeThatFits(placedProposal) != size
  }

  /// Says that the node told its parent something other than a size.
  final func markQueried() {
    wasQueried = true
  }

  /// Told when the node or one below it changed; drops what was derived from the children.
  func didInvalidate() {}

  // MARK: What the parent asks besides sizes

  /// Distances this node prefers to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// As SwiftUI: a stack serves higher priorities first.
  final var layoutPriority: Double {
    if !areTraitsKnown { findTraits() }
    return foundPriority
  }

  /// Finds that out.
  func findLayoutPriority() -> Double { 0 }

  /// The value a view set for a custom layout to read, under the key's identity.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// What the node asks of a grid it is a cell of.
  var gridCell: GridCellTraits { GridCellTraits() }

  /// As SwiftUI: a container draws children with larger numbers in front of the others.
  var zIndex: Double { 0 }

  /// How the node comes and goes.
  var transitionTraits: TransitionTraits { .standard }

  /// The grid row the node belongs to.
  var gridRow: GridRowMark? { ownGridRow }

  // MARK: Showing and hitting

  /// How far from their places the children are shown, for layout they stay there; in points.
  var contentOffset: CGSize { .zero }

  /// The room for views inside that follow the container's size; `nil` where this is no container for
  /// them.
  var availableSize: AvailableSize? { nil }

  /// Whether a view named the node's coordinates so.
  func isCoordinateSpace(named name: AnyHashable) -> Bool { false }

  /// What the children go through before they show, in this node's coordinates; `nil` for nothing.
  var contentTransform: CGAffineTransform? { nil }

  /// What the node shows besides itself, the hindmost first.
  var backToFront: [LayoutNode] {
    exitingChildren.isEmpty ? children : exitingChildren.map(\.node) + children
  }

  /// Adds what the node shows to the list, children included.
  func draw(in context: inout DrawContext) {
    for child in backToFront { context.draw(child, movedBy: contentOffset) }
  }

  /// The front-most node that takes a point given in this node's coordinates.
  func hitTest(_ point: CGPoint) -> LayoutNode? {
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
