/// The layout nodes whose appearance and disappearance is observed by views.
@MainActor final class AppearanceObservers {
  @MainActor private struct Observation {
    let node: AppearanceViewNode
    var layoutNode: LayoutNode
    var isShown = false
    /// Whether the view that contains the layout node sets a transition, when it was last shown.
    var setsTransition = false

    /// Whether the layout node may become visible later, if it is not visible now.
    var isNeeded: Bool { node.isMounted && layoutNode.isAttached }

    /// The call of the function of the node for the visibility.
    var action: ViewAction {
      ViewAction(node: node, number: node.number, layoutNode: layoutNode) {
        if isShown { node.didAppear(layoutNode) } else { node.didDisappear(layoutNode) }
      }
    }
  }

  private var observations: [Observation] = []
  private var observed: Set<ObjectIdentifier> = []
  private var nodeCount = 0
  /// Whether an observation was added since the calls were last made.
  private(set) var hasNew = false

  /// Returns the next number for a node with actions; nodes are numbered in order of creation,
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

  /// Observes another layout node instead of one, as the same view.
  func replace(_ old: LayoutNode, by new: LayoutNode) {
    guard let index = observations.firstIndex(where: { $0.layoutNode === old }) else { return }
    observations.removeAll { $0.layoutNode === new }
    observations[index].layoutNode = new
    observed.remove(ObjectIdentifier(old))
    new.setObserved()
  }

  /// Returns the actions for the layout nodes whose visibility changed in the last layout, together
  /// with other actions that are due.
  ///
  /// As SwiftUI: views appear before others disappear; but views with a transition disappear first.
  func due(with others: [ViewAction]) -> [ViewAction] {
    hasNew = false
    var appeared = others
    var disappeared: [Observation] = []
    var hasEnded = false
    for index in observations.indices {
      let observation = observations[index]
      let isShown = observation.layoutNode.isPlacedAndShown
      hasEnded = hasEnded || !isShown && !observation.isNeeded
      guard isShown != observation.isShown else { continue }
      observations[index].isShown = isShown
      if isShown {
        observations[index].setsTransition = observation.layoutNode.isInViewWithTransition
        appeared.append(observations[index].action)
      } else {
        disappeared.append(observations[index])
      }
    }
    if hasEnded { removeEnded() }
    disappeared.sort { $0.node.number < $1.node.number }
    return disappeared.filter(\.setsTransition).map(\.action) + appeared.descendantsFirst
      + disappeared.filter { !$0.setsTransition }.map(\.action)
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
///
/// As SwiftUI: if the content is a view with an id, another id replaces the content and not the
/// observed view, which remains visible.
class AppearanceViewNode: ClosureWrapperViewNode<UnaryLayoutNode> {
  let number: Int
  /// The id set on the whole content at the last collection.
  private var contentID: AnyHashable?

  init(at place: _ChildCursor.Place) {
    number = place.tree.appearances.nextNumber()
    super.init(at: place, make: { UnaryLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in
      guard let self else { return }
      tree.appearances.observe(layoutNode, for: self)
    }
  }

  override func collectLayoutNodes() {
    var before: [LayoutNode] = []
    appendLayoutNodes(to: &before)
    super.collectLayoutNodes()
    let id = idOfContent
    let isReplaced = id != contentID && id != nil && contentID != nil
    contentID = id
    guard isReplaced else { return }
    var after: [LayoutNode] = []
    appendLayoutNodes(to: &after)
    for (old, new) in zip(before, after) where old !== new {
      tree.appearances.replace(old, by: new)
      didReplace(old, by: new)
    }
  }

  /// The id set on the whole content; `nil` if there is none, or if the content has branches.
  private var idOfContent: AnyHashable? {
    var node: ViewNode = self
    while node.children.count == 1, let child = node.children.first {
      if let child = child as? IdentityViewNode { return child.branch }
      if child is BranchViewNode { return nil }
      node = child
    }
    return nil
  }

  func didAppear(_ layoutNode: LayoutNode) {}
  func didDisappear(_ layoutNode: LayoutNode) {}

  /// Called when a layout node represents the same view as an earlier one.
  func didReplace(_ old: LayoutNode, by new: LayoutNode) {}
}

extension LayoutNode {
  /// Whether the node or a modifier around it sets the transition of the view they belong to.
  fileprivate var isInViewWithTransition: Bool {
    var outermost = self
    while let parent = outermost.parent as? UnaryLayoutNode { outermost = parent }
    return outermost.transitionTraits.isExplicit
  }
}
