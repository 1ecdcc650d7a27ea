/// The views of a tree that prefer the keyboard focus in a namespace, in the order in which they were inserted.
@MainActor final class PreferredFocus {
  private struct Entry {
    weak var node: (any PreferredFocusNode)?
  }

  private var entries: [Entry] = []

  /// Adds a view; it is dropped when it is removed from the tree.
  func add(_ node: any PreferredFocusNode) {
    entries.removeAll { $0.node == nil }
    entries.append(Entry(node: node))
  }

  /// Returns the target of the focus for the first view that prefers it in a namespace; `nil` for none.
  func target(in namespace: Namespace.ID) -> (any FocusTarget)? {
    for case let node? in entries.lazy.map(\.node)
    where node.isMounted && node.preferredNamespace == namespace {
      if let target = KeyboardFocus.targets(in: node).first { return target }
    }
    return nil
  }
}

/// A view that may prefer the keyboard focus.
@MainActor protocol PreferredFocusNode: ViewNode {
  /// The namespace in which the view prefers the focus; `nil` if it does not.
  var preferredNamespace: Namespace.ID? { get }
}
