/// A view node that provides values for the views around the keyboard focus.
@MainActor protocol FocusedValueProvider: ViewNode {
  /// Whether the values are provided wherever the focus is in the window.
  var isForWindow: Bool { get }

  /// Sets the values.
  func provide(to values: inout FocusedValues)
}

/// The nodes of a tree that provide values for the views around the keyboard focus.
@MainActor final class FocusedValueProviders {
  private struct Entry {
    weak var node: (any FocusedValueProvider)?
  }

  /// The storage that the views read.
  let storage = FocusedValueStorage()
  private var entries: [Entry] = []
  private var needsUpdate = false

  /// Adds a node; it is removed when it is released or unmounted.
  func add(_ node: any FocusedValueProvider) { entries.append(Entry(node: node)) }

  /// Collects the values again after the next layout, when it is known which view has the focus.
  func setNeedsUpdate(in tree: ViewTree) {
    guard !needsUpdate, !entries.isEmpty else { return }
    needsUpdate = true
    tree.afterLayout { [weak self, reference = tree.reference] in
      guard let self, let tree = reference.tree else { return }
      needsUpdate = false
      update(around: tree.focus.target)
    }
  }

  /// As SwiftUI: the values of a view nearer to the focus take precedence.
  private func update(around target: (any FocusTarget)?) {
    entries.removeAll { $0.node?.isMounted != true }
    var values = FocusedValues()
    for entry in entries {
      if let node = entry.node, node.isForWindow { node.provide(to: &values) }
    }
    let chain = target.map { Array($0.selfAndAncestors) } ?? []
    for node in chain.reversed() {
      (node as? any FocusedValueProvider)?.provide(to: &values)
    }
    storage.set(values)
  }
}
