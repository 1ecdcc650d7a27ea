/// A custom layout with the views it arranges.
public struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension _LayoutView: View, _PrimitiveView {
  public static func _resolve(_ view: _LayoutView, at cursor: inout _ChildCursor) {
    let direction = cursor.environment.layoutDirection
    let erased = view.layout as? AnyLayout
    let node = cursor.node(LayoutViewNode<L>.self) {
      LayoutViewNode(view.layout, direction, at: $0)
    }
    node.update(view.layout, direction)
    // Which layout is inside says more than that any could be.
    if let erased { node.listedType = type(of: erased.layout) }
    let axis =
      if let erased { erased.stackOrientation } else { L.layoutProperties.stackOrientation }
    node.resolve(view.content, alongAxis: axis)
  }
}

/// Keeps a layout while its numbers move.
private final class LayoutViewNode<L: Layout>: ContainerViewNode<ContainerNode<LayoutRule<L>>> {
  private let layout: AnimatedValue<L>

  init(_ layout: L, _ direction: LayoutDirection, at place: _ChildCursor.Place) {
    let animated = AnimatedValue(layout)
    let layoutNode = ContainerNode(LayoutRule(layout, layoutDirection: direction))
    animated.didMove = { [weak animated, weak layoutNode] in
      guard let animated, let layoutNode else { return }
      layoutNode.update(animated.shown, layoutNode.rule.layoutDirection)
    }
    self.layout = animated
    super.init(layoutNode, at: place, listedAs: L.self)
    animated.keep(for: self)
  }

  func update(_ layout: L, _ direction: LayoutDirection) {
    configure(layoutNode)
    self.layout.set(layout, at: context)
    layoutNode.update(self.layout.shown, direction)
  }
}

extension ContainerNode {
  /// Lets another value of the layout arrange the children.
  fileprivate func update<L: Layout>(_ layout: L, _ direction: LayoutDirection)
  where Rule == LayoutRule<L> {
    update(isChanged: !rule.isSame(layout, direction)) {
      $0.update(layout, layoutDirection: direction)
    }
  }
}

extension Layout {
  /// A view that arranges the given views by this layout.
  // Disfavoured, as otherwise `self.init { … }` in an extension of a layout that is also a view
  // would mean this method and never end.
  @_disfavoredOverload
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
