internal import Foundation

/// The stored properties of a layout node, which only the engine reads and writes.
///
/// They are a superclass, so that a node remains one object with all its fields inside, and not one
/// structure: an access to a structure in a class is checked for overlaps as a whole.
@_spi(Nodes) open class LayoutNodeStorage {
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
  final private(set) var hasDirectSize = false
  /// Whether `cachedIntrinsicBounds` and `cachedIsRigid` are valid.
  final var hasIntrinsicBounds = false
  /// Whether the size is independent of the proposal; see `LayoutNode.isRigid`.
  final var cachedIsRigid = false
  /// Whether `cachedSetsFrameGuides` and `cachedLayoutPriority` are valid.
  final var hasTraits = false
  final var cachedSetsFrameGuides = false
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
  /// The changes of this node, set in `LayoutNode+Changes`.
  final var changeRecord = ChangeRecord()
  final var cachedLayoutPriority = 0.0

  // These three are set in `LayoutNode+Placement`.
  final var storedOrigin = CGPoint.zero
  final var storedSize = CGSize.zero
  final var storedPlacedProposal = Proposal(width: .never, height: .never)

  // The language checks at run time that no two accesses to one of these fields overlap, which
  // costs more than most accesses. Sound unchecked: no access to them runs code of any node.
  @exclusivity(unchecked) final private var storedMeasureCache = MeasureCache()
  @exclusivity(unchecked) final private unowned(safe) var storedParent: LayoutNode?
  @exclusivity(unchecked) final private var storedAlignmentCache = AlignmentCache()

  // The two numbers of four bytes are behind fields that leave four bytes unused: the order of all
  // fields is one that leaves few gaps.

  /// 0 if the number is not known.
  final var cachedLayoutNodeCount: Int32 = 0
  final var storedChildren: [LayoutNode] = []
  /// The identity of the parent, also while that is being destroyed and cannot be accessed.
  final private var parentID: ObjectIdentifier?

  final var cachedIntrinsicBounds = IntrinsicBounds.none
  final var storedIndex: Int32 = 0
  final var cachedReach: CGFloat = 0

  /// The fields that few nodes use; `nil` while this node uses none of them.
  final var rareFields: RareFields?

  // Internal, so that only `LayoutNode` is a direct subclass.
  init() {}

  deinit {
    // A child may be kept for longer, as by a custom layout that keeps its subviews.
    let id = ObjectIdentifier(self)
    for child in storedChildren where child.parentID == id { child.parent = nil }
  }

  /// The parent, which measures and places this node; it owns this node.
  package final var parent: LayoutNode? {
    get { unsafe storedParent }
    set {
      unsafe storedParent = newValue
      parentID = newValue.map { ObjectIdentifier($0) }
    }
  }

  /// Returns whether a node is the parent, without retaining it.
  final func isChild(of node: LayoutNodeStorage) -> Bool { parentID == ObjectIdentifier(node) }

  final var measureCache: MeasureCache {
    _read { yield unsafe storedMeasureCache }
    _modify { yield unsafe &storedMeasureCache }
  }

  final var alignmentCache: AlignmentCache {
    _read { yield unsafe storedAlignmentCache }
    _modify { yield unsafe &storedAlignmentCache }
  }
}
