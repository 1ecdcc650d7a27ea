internal import Observation

/// What a view leaves in the tree: its identity, its environment and its boxes.
///
/// The nodes under a node are those of its content, in order; views that only group others leave
/// none. A node owns any number of boxes, which the nearest container above collects.
@MainActor class ViewNode {
  final unowned let tree: ViewTree
  /// Goes when the node is taken out of the tree.
  final private(set) unowned var parent: ViewNode?
  /// The number of nodes above; the update goes from small to large.
  final let depth: Int
  final var environment: EnvironmentValues
  /// When and how what the node shows changes; the boxes are told with every change.
  final var context: UpdateContext
  final private(set) var children: [ViewNode] = []
  /// Whether the body must be evaluated again.
  final private(set) var isStale = false
  /// Whether the boxes below must be collected again.
  final private(set) var needsCollection = false
  final private(set) var isMounted = true

  /// Whether a container above has the rows among its content made only when it needs them.
  final var isLazy = false
  /// Whether the rows below are among the content of the container above, as those of views that
  /// only group others are.
  var passesLazinessOn: Bool { false }

  /// Whether the view or one below may say something to the views above.
  final var carriesPreferences = false

  /// The type under which the view is listed among the elements; `nil` leaves it out.
  final var listedType: Any.Type?
  /// What a person would call the view.
  final var label: String?
  /// Whether a label set on all of the content is the view's own, as a composite's body is.
  var isNamedByContent: Bool { false }

  init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    tree = place.tree
    parent = place.owner
    depth = place.owner.map { $0.depth + 1 } ?? 0
    environment = place.environment
    context = place.context
    self.listedType = listedType
  }

  // MARK: Boxes

  /// Adds the boxes of this view, in order.
  func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    for child in children { child.appendLayoutNodes(to: &layoutNodes) }
  }

  /// Told when boxes below came, went or moved.
  ///
  /// A node without boxes of its own passes it on, a container remembers it.
  func layoutNodesBelowDidChange() {
    parent?.layoutNodesBelowDidChange()
  }

  /// Collects the boxes below; called once an update when they changed, deepest nodes first.
  func collectLayoutNodes() {}

  final func setNeedsCollection() {
    guard !needsCollection else { return }
    needsCollection = true
    tree.updates.collect(self)
  }

  final func collectIfNeeded() {
    guard needsCollection, isMounted else { return }
    needsCollection = false
    collectLayoutNodes()
  }

  /// Adds what this view and those below say under a key, in order.
  func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    for child in children where child.carriesPreferences { child.addPreferences(to: &sum) }
  }

  /// The box to scroll to for an id: that of the first view below that has it.
  func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    for child in children {
      if let target = child.scrollDestination(id) { return target }
    }
    return nil
  }

  /// Adds what views below are called, the outermost name of each by the first box it is for.
  func addNames(
    to names: inout [ObjectIdentifier: AnyHashable], where isWanted: (AnyHashable) -> Bool
  ) {
    for child in children { child.addNames(to: &names, where: isWanted) }
  }

  /// Adds a name of the view itself; gives the views below a say where it is not wanted.
  final func addName(
    _ id: AnyHashable, of view: ViewNode, to names: inout [ObjectIdentifier: AnyHashable],
    where isWanted: (AnyHashable) -> Bool
  ) {
    guard isWanted(id) else { return view.addNames(to: &names, where: isWanted) }
    guard case .layoutNode(let layoutNode) = view.ownScrollDestination else { return }
    names[ObjectIdentifier(layoutNode)] = id
  }

  /// The box to scroll to for the view itself.
  final var ownScrollDestination: ScrollDestination? {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first { !($0 is ContentMarkerNode) }.map { .layoutNode($0) }
  }

  // MARK: Updating

  /// Evaluates the view again after something it read changed.
  func evaluate() {}

  final func setNeedsUpdate() {
    guard isMounted, !isStale else { return }
    isStale = true
    tree.updates.evaluate(self)
  }

  /// Asks for another evaluation; may be called on any thread.
  final var requestUpdate: @Sendable () -> Void {
    { [invalidations = tree.invalidations, weak self] in invalidations.enqueue(self) }
  }

  /// Reads values and asks for another evaluation when an observed one of them changes.
  final func tracked<Result>(_ read: () -> Result) -> Result {
    withObservationTracking(read) { [requestUpdate] in requestUpdate() }
  }

  final func evaluateIfNeeded(at context: UpdateContext) {
    guard isStale, isMounted else { return }
    self.context = parent?.contextBelow(context) ?? context
    evaluate()
  }

  /// The moment as it is for the nodes below this one; those above have their say first.
  func contextBelow(_ context: UpdateContext) -> UpdateContext {
    parent?.contextBelow(context) ?? context
  }

  /// Says that the view was just evaluated.
  final func didEvaluate() {
    isStale = false
  }

  /// Builds or updates the nodes below.
  final func resolveChildren(
    in environment: EnvironmentValues? = nil, at context: UpdateContext? = nil, isLazy: Bool? = nil,
    _ resolve: (inout _ChildCursor) -> Void
  ) {
    var cursor = _ChildCursor(
      owner: self, nodes: children, environment: environment ?? self.environment,
      context: context ?? self.context, isLazy: isLazy ?? (self.isLazy && passesLazinessOn))
    if isTooDeep { resolveDepthLimit(at: &cursor) } else { resolve(&cursor) }
    let result = cursor.finish()
    children = result.nodes
    if result.isChanged { layoutNodesBelowDidChange() }
  }

  /// Replaces the nodes below by others, some of which may be the same.
  final func setChildren(_ nodes: [ViewNode]) {
    let isSame = nodes.count == children.count && zip(nodes, children).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    if !children.isEmpty {
      let kept = Set(nodes.map { ObjectIdentifier($0) })
      for child in children where !kept.contains(ObjectIdentifier(child)) { child.unmount() }
    }
    children = nodes
    layoutNodesBelowDidChange()
  }

  /// Takes the node and everything below out of the tree for good.
  final func unmount() {
    unmountAll()
    // What the node belonged to may be gone before it.
    parent = nil
  }

  private func unmountAll() {
    for child in children { child.unmountAll() }
    isMounted = false
    didUnmount()
  }

  /// Told when the node was taken out of the tree, which may be all that holds it.
  func didUnmount() {}

  /// Passes what every box needs to know of the environment on to a box of this view.
  final func configure(_ layoutNode: LayoutNode) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    guard layoutNode.isRightToLeft != isRightToLeft else { return }
    layoutNode.isRightToLeft = isRightToLeft
    layoutNode.invalidate()
  }
}
