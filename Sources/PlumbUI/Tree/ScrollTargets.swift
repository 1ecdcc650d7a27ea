internal import Foundation

/// The views in a scroll view at which scrolls may end.
@MainActor struct ScrollTargets {
  private struct Source {
    weak var node: ScrollTargetsNode?
  }

  private var sources: [Source] = []

  mutating func add(_ node: ScrollTargetsNode) {
    sources.removeAll { $0.node == nil || $0.node === node }
    sources.append(Source(node: node))
  }

  /// Their boxes, as far as they are made.
  var layoutNodes: [LayoutNode] {
    sources.lazy.compactMap(\.node).filter(\.isMounted).flatMap(\.targets).filter(\.isPlaced)
  }
}

/// Views that say scrolls may end at them, or at the views laid out in them.
final class ScrollTargetsNode: ViewNode {
  private var isEnabled = true
  private var isLayout = false

  override var passesLazinessOn: Bool { true }

  func update(isLayout: Bool, isEnabled: Bool) {
    self.isLayout = isLayout
    self.isEnabled = isEnabled
    var next = parent
    while let node = next {
      if let scroll = node as? ScrollViewNode { return scroll.targets.add(self) }
      next = node.parent
    }
  }

  fileprivate var targets: [LayoutNode] {
    guard isEnabled else { return [] }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return isLayout ? layoutNodes.flatMap(\.arranged) : layoutNodes
  }
}

extension LayoutNode {
  /// The boxes arranged by the first container at or below this one.
  fileprivate var arranged: [LayoutNode] {
    var node = self
    while let inner = (node as? UnaryNode)?.content ?? (node as? DecorationNode)?.primary {
      node = inner
    }
    return node.children.filter { $0.isShown && !($0 is PinnedNode) }
  }
}
