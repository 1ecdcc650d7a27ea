/// A node of the view tree: the identity, the environment and the layout nodes of a view.
///
/// The children of a node are the nodes of its content, in order; views that only group other views
/// have no node. A node has any number of layout nodes, which the nearest container above collects.
@_spi(Nodes) @MainActor open class ViewNode: AnimationOwner {
  /// The tree that the node was made for; it must outlive the node.
  package final unowned let tree: ViewTree
  // Not checked for overlapping accesses at run time, which costs more than most accesses. Sound:
  // no access to them runs code that accesses the node.
  @exclusivity(unchecked) final private unowned var storedParent: ViewNode?
  @exclusivity(unchecked) final private var storedEnvironment: EnvironmentValues
  // Four bytes, behind a field that leaves as many unused. The order of all fields is one that leaves
  // few gaps.
  final private let storedDepth: Int32
  // Storage that other modules could access would be checked at each access, so it stays behind
  // the properties below. These have `get` and `set`, because a visible `_read` or `_modify` brings
  // the checks back, unless they are turned off as above.
  final private var storedContext: UpdateContext
  final private var storedChildren = CompactArray<ViewNode>()
  /// Whether the view must be evaluated again.
  final private(set) var isStale = false
  /// Whether the layout nodes below must be collected again.
  final private(set) var needsCollection = false
  final private var storedIsMounted: Bool

  /// The rules of the container around for the view.
  final var policy = ContentPolicy.eager
  /// Whether the view or one of its descendants may set a preference.
  final var carriesPreferences = false
  final private var storedElementRole: ElementRole?
  /// Whether the views below belong to the content of the container above and follow its policy, as
  /// for views that only group others.
  @_spi(Nodes) open var propagatesPolicy: Bool { false }

  final private var storedRestoration: Restoration?

  /// The type of the view in the list of elements; `nil` omits the view from the list.
  final var listedType: Any.Type?
  final private var storedLabel: String?
  /// The fields that few nodes use; `nil` while this node uses none of them.
  final private var rareFields: RareFields?

  /// The fields of a view node that few nodes use.
  private final class RareFields {
    var observation: ObservationRegistration?
    var elementRecord: ElementRecord?

    // The end of a tree removes no node from it.
    deinit { observation?.cancel() }
  }

  /// Whether a label set on all of the content also applies to the view itself, as for the body of
  /// a composite view.
  var inheritsContentLabel: Bool { false }
  /// Whether the texts inside are the label of the control around the view.
  var namesControl: Bool { false }
  /// Whether assistive technologies find the view as the field that its style shows.
  var isField: Bool { false }
  /// Whether the accessibility label of the view is its label if that is not shown.
  var isLabelled: Bool { false }
  /// The state that the view tells assistive technologies besides its label; `nil` for a view without a
  /// role.
  var controlState: ControlState? { nil }
  /// The observable properties that the latest evaluation has read; `nil` if it is not known to have read
  /// any.
  final var observation: ObservationRegistration? {
    get { rareFields?.observation }
    set { if rareFields != nil || newValue != nil { madeRareFields.observation = newValue } }
  }

  /// The elements of the view; `nil` while no assistive technology listens.
  final var elementRecord: ElementRecord? {
    get { rareFields?.elementRecord }
    set { if rareFields != nil || newValue != nil { madeRareFields.elementRecord = newValue } }
  }

  /// The rare fields, created if there are none.
  private final var madeRareFields: RareFields {
    if let rareFields { return rareFields }
    let fields = RareFields()
    rareFields = fields
    return fields
  }

  /// The number of ancestors. An update evaluates nodes in order of increasing depth.
  final var depth: Int { Int(storedDepth) }

  /// The parent; `nil` for every node that was removed from the tree: its ancestors may be released before
  /// it.
  package final private(set) var parent: ViewNode? {
    get { unsafe storedParent }
    set { unsafe storedParent = newValue }
  }

  /// The time and the animation of the current change; passed on to the layout nodes with every
  /// change.
  package final var context: UpdateContext {
    get { storedContext }
    set { storedContext = newValue }
  }

  /// The nodes of the content, in order.
  package final var children: CompactArray<ViewNode> { storedChildren }

  /// Whether the node is in the tree. A node that was removed is never added again.
  package final var isMounted: Bool { storedIsMounted }

  /// The kept state of the view while its node is made again; see `keepState(in:at:)`.
  package final var restoration: Restoration? {
    get { storedRestoration }
    set { storedRestoration = newValue }
  }

  /// The kind of element of the view; `nil` for no particular kind.
  package final var elementRole: ElementRole? {
    get { storedElementRole }
    set { storedElementRole = newValue }
  }

  /// The name of the view in the list of elements.
  package final var label: String? {
    get { storedLabel }
    set { storedLabel = newValue }
  }

  /// The values that the view reads; its content inherits them unless the node passes on others.
  package final var environment: EnvironmentValues {
    _read { yield unsafe storedEnvironment }
    _modify { yield unsafe &storedEnvironment }
  }

  /// Creates a node without children.
  ///
  /// - Parameter listedType: the type of the view in the list of elements; `nil` omits the view from the list.
  @_spi(Nodes) public init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    tree = place.tree
    // Nodes made below a node that was taken out are in no tree either. Optional chaining, because
    // each call of a closure would check its executor.
    storedIsMounted = place.owner?.isMounted ?? true
    unsafe storedParent = storedIsMounted ? place.owner : nil
    storedDepth = (place.owner?.storedDepth ?? -1) + 1
    unsafe storedEnvironment = place.environment
    storedContext = place.context
    self.listedType = listedType
  }

  // MARK: Layout nodes

  /// Adds the layout nodes of this view, in order.
  @_spi(Nodes) open func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    storedChildren.visit { $0.appendLayoutNodes(to: &layoutNodes) }
  }

  /// Called when layout nodes below were added, removed or reordered.
  ///
  /// A node without layout nodes of its own calls its parent; a container schedules a collection.
  @_spi(Nodes) open func layoutNodesBelowDidChange() {
    parent?.layoutNodesBelowDidChange()
  }

  /// Collects the layout nodes below. Called once in an update in which they changed, deepest nodes
  /// first.
  @_spi(Nodes) open func collectLayoutNodes() {}

  /// Schedules one call of `collectLayoutNodes()` in the update, after the views are resolved.
  package final func setNeedsCollection() {
    guard !needsCollection else { return }
    needsCollection = true
    tree.updates.collect(self)
  }

  final func collectIfNeeded() {
    guard needsCollection, isMounted else { return }
    needsCollection = false
    collectLayoutNodes()
  }

  /// Adds the preferences of this view and its descendants for a key, in order.
  @_spi(Nodes) open func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    for child in children where child.carriesPreferences { child.addPreferences(to: &sum) }
  }

  /// Whether the node reads the preferences of its descendants, by an override of `readPreferences()`.
  @_spi(Nodes) open var readsPreferences: Bool { false }

  /// Reads the preferences of the descendants. Called after layout, when the descendants are
  /// placed; after later changes only if `readsPreferences` is overridden, too.
  @_spi(Nodes) open func readPreferences() {}

  /// Returns the destination of a scroll to an id: the layout node of the first descendant with
  /// that id.
  func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    for child in children {
      if let target = child.scrollDestination(id) { return target }
    }
    return nil
  }

  /// Adds the ids of the descendants by the first layout node of each; of several ids for a layout
  /// node, adds the outermost that satisfies `isIncluded`.
  func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for child in children { child.addIDs(to: &idsByNode, where: isIncluded) }
  }

  /// Adds an id for a view, or the ids of the view's descendants if the id does not satisfy
  /// `isIncluded`.
  final func addID(
    _ id: AnyHashable, of view: ViewNode, to idsByNode: inout [ObjectIdentifier: AnyHashable],
    where isIncluded: (AnyHashable) -> Bool
  ) {
    guard isIncluded(id) else { return view.addIDs(to: &idsByNode, where: isIncluded) }
    guard case .layoutNode(let layoutNode) = view.ownScrollDestination else { return }
    idsByNode[ObjectIdentifier(layoutNode)] = id
  }

  /// The destination of a scroll to the view itself.
  final var ownScrollDestination: ScrollDestination? {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first { !($0 is ContentMarkerLayoutNode) }.map { .layoutNode($0) }
  }

  /// Passes on the kept state of a parent to a new child at an index.
  ///
  /// A function of its own, because nested views are built by recursion and the stack is limited.
  @inline(never)
  package final func takeRestoration(from parent: ViewNode, at index: Int) {
    if let restoration = parent.restoration { storedRestoration = restoration.child(index, self) }
  }

  /// The name of the kind of nodes, by which kept state is compared after types were compiled anew.
  class var stateName: String { name(of: self) }

  /// Adds the state of the view and its descendants before their nodes are released, to be restored
  /// when they are made again: only the state that the views themselves do not determine.
  @_spi(Nodes) open func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for (index, child) in children.enumerated() {
      child.keepState(in: &state, at: place.child(index, of: type(of: child)))
    }
  }

  // MARK: Updating

  /// Evaluates the view again after something it read changed.
  @_spi(Nodes) open func evaluate() {}

  /// Schedules one call of `evaluate()` in the next update; without effect on a node that is not mounted.
  package final func setNeedsUpdate() {
    guard isMounted, !isStale else { return }
    isStale = true
    tree.updates.evaluate(self)
  }

  /// A function that requests an evaluation. It may be called on any thread.
  package final var requestUpdate: @Sendable () -> Void {
    { [invalidations = tree.invalidations, weak self] in invalidations.enqueue(self) }
  }

  /// Requests an evaluation under the current transaction, before which a function makes a new value visible to the
  /// view.
  package final func showChange(_ show: @escaping @Sendable () -> Void) {
    tree.invalidations.enqueue(self, show: show)
  }

  final func evaluateIfNeeded(at context: UpdateContext) {
    guard isStale, isMounted else { return }
    storedContext = parent?.contextBelow(context) ?? context
    elementsDidChange()
    evaluate()
  }

  /// Returns the update context for the children of this node, after the changes made by its
  /// ancestors.
  package func contextBelow(_ context: UpdateContext) -> UpdateContext {
    parent?.contextBelow(context) ?? context
  }

  /// Marks the view as evaluated.
  package final func didEvaluate() {
    isStale = false
  }

  /// Builds or updates the child nodes.
  ///
  /// Short, because it is on the call stack once for every level of views that is being built.
  package final func resolveChildren(
    in environment: EnvironmentValues? = nil, at context: UpdateContext? = nil,
    policy: ContentPolicy? = nil,
    _ resolve: (inout _ChildCursor) -> Void
  ) {
    var cursor = cursor(in: environment, at: context, policy: policy)
    if isTooDeep { resolveDepthLimit(at: &cursor) } else { resolve(&cursor) }
    setChildren(resolvedBy: &cursor)
  }

  /// Returns a cursor over the child nodes.
  private func cursor(
    in environment: EnvironmentValues?, at context: UpdateContext?, policy: ContentPolicy?
  ) -> _ChildCursor {
    _ChildCursor(
      owner: self, nodes: children, environment: environment ?? self.environment,
      context: context ?? self.context, policy: policy ?? contentPolicy)
  }

  /// The rules of the container around for the child nodes.
  final var contentPolicy: ContentPolicy {
    // Most views have none, and are not asked whether they pass it on.
    policy == .eager || propagatesPolicy ? policy : .eager
  }

  private func setChildren(resolvedBy cursor: inout _ChildCursor) {
    let isChanged = cursor.finish()
    if isChanged { storedChildren = cursor.nodes }
    if storedRestoration != nil { storedRestoration = nil }
    guard isChanged else { return }
    elementsDidChange()
    layoutNodesBelowDidChange()
  }

  /// Replaces the child nodes; some of the new ones may be the same.
  package final func setChildren(_ nodes: [ViewNode]) {
    let isSame = nodes.count == children.count && zip(nodes, children).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    if !children.isEmpty {
      let kept = Set(nodes.map { ObjectIdentifier($0) })
      for child in children where !kept.contains(ObjectIdentifier(child)) { child.unmount() }
    }
    storedChildren = CompactArray(nodes)
    elementsDidChange()
    layoutNodesBelowDidChange()
  }

  /// Removes the node and its descendants from the tree permanently.
  package final func unmount() {
    for child in children { child.unmount() }
    storedIsMounted = false
    observation?.cancel()
    didUnmount()
    // A transition may retain the node, and none of its ancestors.
    parent = nil
  }

  /// Called after the node was removed from the tree, which may have held the last reference to it.
  @_spi(Nodes) open func didUnmount() {}

  /// Applies the layout direction of the environment to a layout node of this view.
  package final func configure(_ layoutNode: LayoutNode) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    guard layoutNode.isRightToLeft != isRightToLeft else { return }
    layoutNode.storedIsRightToLeft = isRightToLeft
    layoutNode.invalidate()
  }
}
