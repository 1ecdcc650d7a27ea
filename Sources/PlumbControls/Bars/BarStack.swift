@_spi(Nodes) internal import PlumbCore

/// A view between bars, which stay at the edges if the view is too large for the space between them.
package struct BarStack<Top: View, Content: View, Bottom: View> {
  private let top: Top
  private let content: Content
  private let bottom: Bottom

  /// Creates a view between the bars above and below it.
  package init(
    @ViewBuilder content: () -> Content, @ViewBuilder top: () -> Top = { EmptyView() },
    @ViewBuilder bottom: () -> Bottom = { EmptyView() }
  ) {
    self.content = content()
    self.top = top()
    self.bottom = bottom()
  }
}

extension BarStack: View, _PrimitiveView {
  package static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(BarStackViewNode.self) { BarStackViewNode(at: $0) }
    let (top, content, bottom) = (view.top, view.content, view.bottom)
    node.update([
      { Top._resolve(top, at: &$0) }, { Content._resolve(content, at: &$0) },
      { Bottom._resolve(bottom, at: &$0) },
    ])
  }
}

/// The node of a view between bars: its children have the bars at the top, the content and the bars at the bottom.
private final class BarStackViewNode: ContainerViewNode<BarStackLayoutNode> {
  init(at place: _ChildCursor.Place) {
    super.init(BarStackLayoutNode(), at: place, listedAs: nil)
  }

  func update(_ parts: [(inout _ChildCursor) -> Void]) {
    configure(layoutNode)
    var inner = environment
    inner.stackAxis = .vertical
    resolveChildren(in: inner) { cursor in
      for part in parts {
        cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) }.resolveChildren(part)
      }
    }
    setNeedsCollection()
  }

  override func collectLayoutNodes() {
    let parts = children.map { scope in
      tree.updates.collected { scope.appendLayoutNodes(to: &$0) }
    }
    layoutNode.show(
      topBars: parts[0], content: parts[1], bottomBars: parts[2],
      at: layoutNode.isPlaced ? contextBelow(tree.context) : nil)
  }
}
