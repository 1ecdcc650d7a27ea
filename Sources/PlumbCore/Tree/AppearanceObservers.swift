/// The layout nodes whose appearance and disappearance is observed by views.
@MainActor final class AppearanceObservers {
  @MainActor private struct Observation {
    let node: AppearanceViewNode
    let layoutNode: LayoutNode
    var isShown = false

    /// Whether the layout node may become visible later, if it is not visible now.
    var isNeeded: Bool { node.isMounted && layoutNode.isAttached }
  }

  private var observations: [Observation] = []
  private var observed: Set<ObjectIdentifier> = []
  private var nodeCount = 0
  /// Whether an observation was added since the calls were last made.
  private(set) var hasNew = false

  /// Returns the next number for an observing node; nodes are numbered in order of creation,
  /// ancestors before descendants.
  func nextNumber() -> Int {
    nodeCount += 1
    return nodeCount
  }

  /// Observes the visibility of one of a node's layout nodes, until the layout node is removed for
  /// good.
  func observe(_ layoutNode: LayoutNode, for node: AppearanceViewNode) {
    guard observed.insert(ObjectIdentifier(layoutNode)).inserted else { return }
    hasNew = true
    layoutNode.setObserved()
    observations.append(Observation(node: node, layoutNode: layoutNode))
  }

  /// Returns the calls for the layout nodes whose visibility changed in the last layout, in the
  /// order in which the observing nodes were created.
  func due() -> [@MainActor () -> Void] {
    hasNew = false
    var changed: [Observation] = []
    var hasEnded = false
    for index in observations.indices {
      let observation = observations[index]
      let isShown = observation.layoutNode.isPlacedAndShown
      hasEnded = hasEnded || !isShown && !observation.isNeeded
      guard isShown != observation.isShown else { continue }
      observations[index].isShown = isShown
      changed.append(observations[index])
    }
    if hasEnded { removeEnded() }
    return changed.sorted { $0.node.number < $1.node.number }.map { observation in
      {
        observation.isShown
          ? observation.node.didAppear(observation.layoutNode)
          : observation.node.didDisappear(observation.layoutNode)
      }
    }
  }

  private func removeEnded() {
    observations.removeAll { !$0.isShown && !$0.isNeeded }
    observed = Set(observations.map { ObjectIdentifier($0.layoutNode) })
  }
}

/// The node of a modifier that observes the appearance and disappearance of its content's layout
/// nodes.
///
/// A view that its container keeps without showing it, such as a row of a lazy stack that is out of
/// sight, has disappeared. A view that is removed with a transition disappears when the transition
/// ends.
class AppearanceViewNode: ClosureWrapperNode<UnaryNode> {
  fileprivate let number: Int

  init(at place: _ChildCursor.Place) {
    number = place.tree.appearances.nextNumber()
    super.init(at: place, make: { UnaryNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in
      guard let self else { return }
      tree.appearances.observe(layoutNode, for: self)
    }
  }

  func didAppear(_ layoutNode: LayoutNode) {}
  func didDisappear(_ layoutNode: LayoutNode) {}
}
