internal import Foundation

/// The kinds of answers of a node that its parent has read and that a change may affect.
@_spi(Nodes) public struct LayoutChanges: OptionSet, Sendable {
  @_spi(Nodes) public var rawValue: UInt8

  /// A size, a guide or the layout priority.
  static let sizes = LayoutChanges(rawValue: 1)
  /// The intrinsic bounds, which affect only the bounds of the parent.
  static let bounds = LayoutChanges(rawValue: 2)
  /// The spacing, or another trait that is not recorded.
  static let traits = LayoutChanges(rawValue: 4)

  @_spi(Nodes) public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// The record of a node's changes until they are checked and placed.
struct ChangeRecord {
  /// Whether the node itself was invalidated.
  fileprivate var isInvalid = false
  /// Whether the node is one of the changed children of its parent.
  fileprivate var isListed = false
  /// Whether the parent has read the intrinsic bounds to compute a size.
  var hasReadBounds = false
  /// Whether the parent has read an answer that is not recorded.
  var hasUnrecordedAnswers = false
  /// Whether children were added, removed or moved since the node was placed.
  var hasOtherChildren = false
  /// The answers that differ from the ones the parent has read.
  fileprivate var changes: LayoutChanges = []
  /// Whether `listedChangedChildren` is not empty. The record holds no list itself: a record of
  /// bits alone is read and written without a check at run time.
  fileprivate var listsChildren = false
}

/// The changes of a node, and the nodes that they affect.
///
/// An invalidated node tells its ancestors only that something below them has changed. Before an
/// ancestor answers again, or is placed, the changed nodes compute the answers that their parents
/// have read once more, descendants first. If all answers are the same, the parent and its other
/// children are not laid out again, so the cost of a change does not depend on the number of nodes
/// around it.
extension LayoutNode {
  /// Discards the results of the node after a change of any kind.
  package final func invalidate() {
    if blocksInvalidation { return drawingDidChange() }
    changeRecord.changes.insert(.traits)
    invalidateSizes()
  }

  /// Discards the results of the node after a change that affects only sizes and guides, and not
  /// spacing or other traits.
  package final func invalidateSizes() {
    if blocksInvalidation { return drawingDidChange() }
    isDirty = true
    changeRecord.isInvalid = true
    hasUncheckedChanges = true
    cachedLayoutNodeCount = 0
    didInvalidate()
    notifyAncestors()
  }

  /// Discards all results of the node, as if it had never been laid out. All nodes of the tree must be
  /// discarded together, because nothing is compared with the answers that a parent has read.
  final func discardLayout() {
    wasQueried = false
    measureCache.removeAll()
    invalidate()
  }

  /// Requests a new placement of the children, although all sizes remain valid.
  final func setNeedsPlacing() {
    if blocksInvalidation { return }
    isDirty = true
    notifyAncestors()
  }

  /// Whether the node will be laid out again when its parent next places it.
  final var needsPlacing: Bool {
    isDirty || hasUncheckedChanges || hasChangedChildren
  }

  /// Adds the node to the changed children of its parent, and so on up to the root, to an ancestor
  /// that is already informed, or to one that blocks invalidation.
  private func notifyAncestors() {
    drawingDidChange()
    var node = self
    while let parent = node.parent, !parent.blocksInvalidation {
      let isKnown = node.changeRecord.isListed && parent.hasUncheckedChanges
      if !node.changeRecord.isListed {
        node.changeRecord.isListed = true
        parent.addChangedChild(node)
      }
      if isKnown { return }
      parent.hasUncheckedChanges = true
      node = parent
    }
  }

  /// The number of children up to which all are searched for changed ones.
  private static var searchedCount: Int { 16 }

  private func addChangedChild(_ child: LayoutNode) {
    hasChangedChildren = true
    // A lazy container is the parent of cells that are not among its children.
    let isFound =
      children.count <= Self.searchedCount && child.index < children.count
      && children.withChild(at: child.index) { $0 === child }
    if !isFound { recordChangedChildren([child]) }
  }

  private func recordChangedChildren(_ nodes: [LayoutNode]) {
    guard !nodes.isEmpty else { return }
    listChangedChildren(nodes)
    changeRecord.listsChildren = true
  }

  /// Called before the children are replaced.
  final func childrenWillChange() {
    changeRecord.hasOtherChildren = true
    guard hasChangedChildren, children.count <= Self.searchedCount else { return }
    recordChangedChildren(children.filter(\.changeRecord.isListed))
  }

  /// Called when the node gets another parent, which does not have it among its changed children.
  final func parentDidChange() {
    changeRecord.isListed = false
  }

  /// Calls `body` with each of the changed children, which count as unchanged then.
  package final func takeChangedChildren(_ body: (LayoutNode) -> Void) {
    guard hasChangedChildren else { return }
    hasChangedChildren = false
    func take(_ child: LayoutNode) {
      child.changeRecord.isListed = false
      body(child)
    }
    if changeRecord.listsChildren {
      changeRecord.listsChildren = false
      for child in takeListedChangedChildren() { take(child) }
    }
    let children = children
    guard children.count <= Self.searchedCount else { return }
    for index in children.indices {
      children.withChild(at: index) { if $0.changeRecord.isListed { take($0) } }
    }
  }

  /// Records that the size differs from the one the parent has read, although the cached sizes are
  /// current.
  final func sizesDidChange() {
    changeRecord.changes.insert(.sizes)
  }

  // MARK: Comparing

  /// Determines the answers of the node that differ from the ones its parent has read.
  final func checkChanges() {
    hasUncheckedChanges = false
    var inner: LayoutChanges = []
    if changeRecord.listsChildren {
      for child in listedChangedChildren where child.parent === self {
        inner.formUnion(changesOfAnswers(after: child.takeChanges(), of: child))
      }
    }
    if children.count <= Self.searchedCount {
      for index in children.indices {
        children.withChild(at: index) {
          guard $0.changeRecord.isListed else { return }
          inner.formUnion(changesOfAnswers(after: $0.takeChanges(), of: $0))
        }
      }
    }
    if changeRecord.isInvalid || inner.contains(.sizes) || inner.contains(.traits) {
      compareAnswers(after: inner)
    } else if inner.contains(.bounds) {
      compareBounds()
    }
  }

  /// Returns the changes of the node since its parent last read them.
  private func takeChanges() -> LayoutChanges {
    if hasUncheckedChanges { checkChanges() }
    let changes = changeRecord.changes
    changeRecord.changes = []
    return changes
  }

  /// Computes the answers again and compares them with the ones the parent has read.
  private func compareAnswers(after inner: LayoutChanges) {
    if isRecorded {
      recordComparison { updateAnswers(after: inner) }
    } else {
      updateAnswers(after: inner)
    }
  }

  private func updateAnswers(after inner: LayoutChanges) {
    let isOwnChange = changeRecord.isInvalid
    changeRecord.isInvalid = false
    isDirty = true
    let traits = changeRecord.changes.union(inner).intersection(.traits)
    changeRecord.changes.remove(.traits)
    // Nothing depends on the answers of a root.
    guard wasQueried, parent != nil else { return discardAnswers(after: inner) }
    if skipsCache, isOwnChange {
      // No size is recorded, so there is nothing to compare.
      discardAnswers(after: inner)
      changeRecord.changes.formUnion([.sizes, .bounds])
      if mayHaveOtherTraits(than: traits) { changeRecord.changes.insert(.traits) }
      return
    }
    let old = Answers(takenFrom: self)
    discardAnswers(after: inner)
    if mayHaveOtherTraits(than: traits) { changeRecord.changes.insert(.traits) }
    if !old.areSame(for: self) { changeRecord.changes.insert(.sizes) }
    if !old.areBoundsSame(for: self) { changeRecord.changes.insert(.bounds) }
    measureCache.reuseMemory(of: old.takeSizes())
  }

  /// Compares the bounds after the bounds of a child have changed, and no other answer.
  private func compareBounds() {
    guard hasIntrinsicBounds else { return }
    if changeRecord.hasReadBounds || cachedIntrinsicBounds.isRigid {
      return compareAnswers(after: .bounds)
    }
    hasIntrinsicBounds = false
    changeRecord.changes.insert(.bounds)
  }

  private func discardAnswers(after inner: LayoutChanges) {
    wasQueried = false
    measureCache.removeAll()
    alignmentCache.removeAll()
    hasIntrinsicBounds = false
    hasTraits = false
    changeRecord.hasReadBounds = false
    changeRecord.hasUnrecordedAnswers = false
    if !inner.isEmpty { didInvalidate() }
  }

  /// Discards the cached sizes of this node alone and returns whether its size for the current
  /// proposal, or an ideal length that its parent has read, has changed.
  ///
  /// The ideal lengths are recorded again: after a later change they are compared as well.
  final func changesSizesOnRemeasure() -> Bool {
    let old = measureCache.take()
    hasIntrinsicBounds = false
    var isSame = old.isComplete && sizeThatFits(placedProposal) == size
    if isSame { isSame = old.agree { !$0.asksForIdealLength || sizeThatFits($0) == $1 } }
    measureCache.reuseMemory(of: old)
    if !isSame { sizesDidChange() }
    return !isSame
  }

  /// Records that the parent has read something other than a size.
  final func markQueried() {
    wasQueried = true
  }
}

/// The answers of a node that its parent has read.
private struct Answers: ~Copyable {
  private let sizes: MeasureCache
  private let guides: AlignmentCache
  private let bounds: IntrinsicBounds?
  private let hasReadBounds: Bool
  private let hasUnrecorded: Bool
  private let traits: (setsFrameGuides: Bool, layoutPriority: Double)?

  /// Takes the answers out of a node, which has none after that.
  init(takenFrom node: LayoutNode) {
    sizes = node.measureCache.take()
    guides = node.alignmentCache
    bounds = node.hasIntrinsicBounds ? node.cachedIntrinsicBounds : nil
    hasReadBounds = node.changeRecord.hasReadBounds
    hasUnrecorded = node.changeRecord.hasUnrecordedAnswers
    traits = node.hasTraits ? (node.cachedSetsFrameGuides, node.cachedLayoutPriority) : nil
  }

  /// Returns whether a node gives the same sizes, guides and priority again.
  func areSame(for node: LayoutNode) -> Bool {
    if hasUnrecorded || !sizes.isComplete || !guides.isComplete { return false }
    // Their functions are called in the order of a layout only; see `LayoutNode.readGuide`.
    if guides.hasFrameGuides { return false }
    if let bounds {
      if hasReadBounds, bounds != node.boundsForSizing { return false }
      // The sizes of a rigid node are recorded for one proposal only.
      if bounds.isRigid, !node.isRigid { return false }
    }
    if let traits {
      if traits.setsFrameGuides != node.setsFrameGuides { return false }
      if traits.layoutPriority != node.layoutPriority { return false }
    }
    return sizes.agree { node.sizeThatFits($0) == $1 }
      && guides.agree { node.explicitAlignment($0, at: $1) == $2 }
  }

  /// Ends the comparison and returns the sizes.
  consuming func takeSizes() -> MeasureCache { sizes }

  /// Returns whether a node has the same intrinsic bounds, as far as they were known.
  func areBoundsSame(for node: LayoutNode) -> Bool {
    bounds.map { $0 == node.intrinsicBounds } ?? true
  }
}

extension Proposal {
  /// Whether the length is unspecified along any axis.
  fileprivate var asksForIdealLength: Bool { width.isUnspecified || height.isUnspecified }
}
