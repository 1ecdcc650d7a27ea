@_spi(Nodes) internal import PlumbCore

/// A modifier that shows the toolbar of the window above its view instead of above the whole window, so that the menu
/// bar is above the toolbar.
struct WindowBarHost {}

extension WindowBarHost: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(WindowBarHostViewNode.self) { WindowBarHostViewNode(at: $0) }
    node.configure(node.layoutNode)
    node.resolveChildren(content)
  }
}

/// The node of a view above which bars are shown that otherwise are above the whole window.
@MainActor package protocol BarHost: ViewNode {
  /// Shows a bar above the view, below other bars.
  func showBar(_ bar: LayoutNode)

  /// Removes a bar above the view.
  func hideBar(_ bar: LayoutNode)
}

/// The node of a view with the toolbar of the window above it.
private final class WindowBarHostViewNode: ContainerViewNode<BarStackLayoutNode>, BarHost {
  /// The bars, from the top.
  private var bars: [LayoutNode] = []

  init(at place: _ChildCursor.Place) {
    super.init(BarStackLayoutNode(), at: place, listedAs: nil)
  }

  func showBar(_ bar: LayoutNode) {
    guard !bars.contains(where: { $0 === bar }) else { return }
    bars.append(bar)
    setNeedsCollection()
  }

  func hideBar(_ bar: LayoutNode) {
    bars.removeAll { $0 === bar }
    setNeedsCollection()
  }

  override func collectLayoutNodes() {
    layoutNode.show(
      topBars: bars, content: layoutNodesBelow, bottomBars: [],
      at: layoutNode.isPlaced ? contextBelow(tree.context) : nil)
  }
}
