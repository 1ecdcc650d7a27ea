internal import Foundation

/// The views in a scroll view at which scrolls may end.
@MainActor struct ScrollTargets {
  private struct Source {
    weak var node: ScrollTargetsViewNode?
  }

  /// In the order in which the nodes were added.
  private var sources: [Source] = []

  mutating func add(_ node: ScrollTargetsViewNode) {
    sources.removeAll { $0.node == nil || $0.node === node }
    sources.append(Source(node: node))
  }

  /// The layout nodes of the targets that have been placed.
  var layoutNodes: [LayoutNode] {
    sources.lazy.compactMap(\.node).filter { $0.isMounted }.flatMap(\.targets).filter(\.isPlaced)
  }
}

/// The node of views at which scrolls may end, or that contain such views.
final class ScrollTargetsViewNode: ViewNode {
  private var isEnabled = true
  /// Whether the targets are the views laid out by the content, rather than the content itself.
  private var isLayout = false

  override var propagatesPolicy: Bool { true }

  /// Registers the targets with the nearest scroll view above.
  func update(isLayout: Bool, isEnabled: Bool) {
    self.isLayout = isLayout
    self.isEnabled = isEnabled
    ancestor(of: ScrollViewNode.self)?.targets.add(self)
  }

  fileprivate var targets: [LayoutNode] {
    guard isEnabled else { return [] }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return isLayout ? layoutNodes.flatMap(\.arrangedNodes) : layoutNodes
  }
}

extension LayoutNode {
  /// The visible layout nodes arranged by the first container at or below this node.
  fileprivate var arrangedNodes: [LayoutNode] {
    var node = self
    while let inner = (node as? UnaryLayoutNode)?.content
      ?? (node as? DecorationLayoutNode)?.primary
    {
      node = inner
    }
    return node.children.filter { $0.isShown && !($0 is PinnedLayoutNode) }
  }
}
