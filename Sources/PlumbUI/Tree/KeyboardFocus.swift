/// A view that keys can be for.
@MainActor protocol FocusTarget: ViewNode {
  var isFocusable: Bool { get }

  /// Told when keys are for the view, and when they no longer are.
  func focusChanged(_ isFocused: Bool)
}

/// A view that is told of keys that are for it or for a view in it.
@MainActor protocol FocusedKeyHandler: ViewNode {
  /// Acts on a key; says whether it was meant.
  func takes(_ stroke: KeyStroke, isDown: Bool) -> Bool
}

/// A view that is told whether keys are for one in it.
@MainActor protocol FocusObserver: ViewNode {
  func focusMoved(isInside: Bool)
}

/// Which view keys are for.
///
/// The tab key moves the focus through the views that can have it, in the order of the tree and round
/// from the last to the first; with Shift it goes back. A view that goes, is disabled or shows no more
/// loses the focus, and then no view has it. Keys are offered to the view that has the
/// focus and then to those round it; what nobody there takes may be a shortcut.
extension ViewTree {
  /// The view that has the focus, if it still can have it.
  var focusedTarget: (any FocusTarget)? {
    guard let target = keyHandlers.focused?.target as? any FocusTarget, target.canHaveFocus else {
      return nil
    }
    return target
  }

  /// Whether the view that has the focus cannot have it any more.
  var isFocusLost: Bool { keyHandlers.focused != nil && focusedTarget == nil }

  /// Hands a key to those it may be meant for; says whether an event was one of them.
  func takesKey(_ event: Event) -> Bool {
    switch event {
    case .keyDown(let stroke): takesKey(stroke, isDown: true)
    case .keyUp(let stroke): takesKey(stroke, isDown: false)
    default: false
    }
  }

  private func takesKey(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    var next: ViewNode? = focusedTarget
    while let node = next {
      if let follower = node as? any FocusedKeyHandler, follower.takes(stroke, isDown: isDown) {
        return true
      }
      next = node.parent
    }
    guard isDown else { return false }
    if keyHandlers.takes(stroke) { return true }
    guard stroke.key == .tab, stroke.modifiers.subtracting(.shift).isEmpty else { return false }
    return moveFocus(goesBack: stroke.modifiers.contains(.shift))
  }

  /// Moves the focus to the next view that can have it; says whether there is one.
  private func moveFocus(goesBack: Bool) -> Bool {
    let targets = rootNode.map(focusTargets(in:)) ?? []
    guard !targets.isEmpty else { return false }
    let current = focusedTarget.flatMap { target in targets.firstIndex { $0 === target } }
    let step = goesBack ? targets.count - 1 : 1
    let index = current.map { ($0 + step) % targets.count } ?? (goesBack ? targets.count - 1 : 0)
    focus(targets[index])
    return true
  }

  /// Gives the focus to a view, or to none.
  func focus(_ target: (any FocusTarget)?) {
    let before = keyHandlers.focused
    guard before?.target !== target else { return }
    let inside = target.map(observers(round:)) ?? []
    keyHandlers.focused = target.map { ($0, inside) }
    (before?.target as? any FocusTarget)?.focusChanged(false)
    target?.focusChanged(true)
    // Those who gain it first: states that name the view then change once.
    for observer in inside { observer.focusMoved(isInside: true) }
    for case let observer as any FocusObserver in before?.observers ?? []
    where !inside.contains(where: { $0 === observer }) {
      observer.focusMoved(isInside: false)
    }
  }

  /// The views in a part of the tree that can have the focus, in order.
  func focusTargets(in node: ViewNode) -> [any FocusTarget] {
    var targets: [any FocusTarget] = []
    // A list of one's own instead of calls in calls: trees are deep.
    var rest = [node]
    while let node = rest.popLast() {
      if node is NonVisualNode { continue }
      if let target = node as? any FocusTarget, target.canHaveFocus { targets.append(target) }
      rest += node.children.reversed()
    }
    return targets
  }

  private func observers(round target: any FocusTarget) -> [any FocusObserver] {
    var observers: [any FocusObserver] = []
    var next: ViewNode? = target
    while let node = next {
      if let observer = node as? any FocusObserver { observers.append(observer) }
      next = node.parent
    }
    return observers
  }
}

extension FocusTarget {
  /// Whether the view takes keys and a person can see where they go.
  fileprivate var canHaveFocus: Bool {
    guard isMounted, isFocusable else { return false }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.contains { $0.isUsable(below: tree.rootLayoutNode) }
  }
}
