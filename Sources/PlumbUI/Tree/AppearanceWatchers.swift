/// Which of some boxes show, for views that want to be told when theirs comes or goes.
@MainActor struct AppearanceObservers {
  @MainActor private struct Watch {
    let node: AppearanceViewNode
    let layoutNode: LayoutNode
    var isShown = false

    /// Whether the box may show later, if it does not now.
    var isNeeded: Bool { node.isMounted && layoutNode.isAttached }
  }

  private var watches: [Watch] = []
  private var known: Set<ObjectIdentifier> = []
  private var nodeCount = 0

  /// Numbers the nodes as they are made: those outside before those inside.
  mutating func nextNumber() -> Int {
    nodeCount += 1
    return nodeCount
  }

  /// Tells a node when one of its boxes comes and goes, until it goes for good.
  mutating func watch(_ layoutNode: LayoutNode, for node: AppearanceViewNode) {
    guard known.insert(ObjectIdentifier(layoutNode)).inserted else { return }
    watches.append(Watch(node: node, layoutNode: layoutNode))
  }

  /// The calls that are due now that boxes have places, in the order in which the views were made.
  mutating func due() -> [@MainActor () -> Void] {
    var changed: [Watch] = []
    var hasEnded = false
    for index in watches.indices {
      let watch = watches[index]
      let isShown = watch.layoutNode.isPartOfImage
      hasEnded = hasEnded || !isShown && !watch.isNeeded
      guard isShown != watch.isShown else { continue }
      watches[index].isShown = isShown
      changed.append(watches[index])
    }
    if hasEnded { removeEnded() }
    return changed.sorted { $0.node.number < $1.node.number }.map { watch in
      {
        watch.isShown
          ? watch.node.didAppear(watch.layoutNode) : watch.node.didDisappear(watch.layoutNode)
      }
    }
  }

  private mutating func removeEnded() {
    watches.removeAll { !$0.isShown && !$0.isNeeded }
    known = Set(watches.map { ObjectIdentifier($0.layoutNode) })
  }
}

/// A modifier that is told when a box of its content comes into the picture or goes.
///
/// What a container keeps without showing it, as a lazy stack its rows out of sight, has gone. What
/// leaves with a transition has gone when that is over.
class AppearanceViewNode: WrapperNode<UnaryNode> {
  fileprivate let number: Int

  init(at place: _ChildCursor.Place) {
    number = place.tree.appearances.nextNumber()
    super.init(at: place, make: { UnaryNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in
      guard let self else { return }
      tree.appearances.watch(layoutNode, for: self)
    }
  }

  func didAppear(_ layoutNode: LayoutNode) {}
  func didDisappear(_ layoutNode: LayoutNode) {}
}
