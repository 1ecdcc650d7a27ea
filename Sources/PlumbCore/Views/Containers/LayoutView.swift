/// A custom layout and the views it arranges.
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
    // The type of the wrapped layout is more specific in the list of elements than `AnyLayout`.
    if let erased { node.listedType = type(of: erased.layout) }
    let axis =
      if let erased { erased.stackOrientation } else { L.layoutProperties.stackOrientation }
    node.resolve(view.content, alongAxis: axis)
  }
}

extension _LayoutView: ExpressionView {
  static var firstType: Any.Type { L.self }
}

/// A node that animates the numbers of a layout.
private final class LayoutViewNode<L: Layout>: ContainerViewNode<ContainerLayoutNode<LayoutRule<L>>>
{
  private let layout: AnimatedValue<L>

  init(_ layout: L, _ direction: LayoutDirection, at place: _ChildCursor.Place) {
    self.layout = AnimatedValue(layout)
    super.init(
      ContainerLayoutNode(LayoutRule(layout, layoutDirection: direction)), at: place,
      listedAs: L.self)
    self.layout.setOwner(self)
    // Not the layout node, which is retained for every measurement: reference counting costs twice
    // as much in objects with weak references.
    self.layout.didChange = { [weak self] in self?.showPresentedLayout() }
  }

  private func showPresentedLayout() {
    layoutNode.update(layout.presentedValue, layoutNode.rule.layoutDirection)
  }

  func update(_ layout: L, _ direction: LayoutDirection) {
    configure(layoutNode)
    self.layout.set(layout, at: context)
    layoutNode.update(self.layout.presentedValue, direction)
  }
}

extension ContainerLayoutNode {
  /// Replaces the layout that arranges the children.
  fileprivate func update<L: Layout>(_ layout: L, _ direction: LayoutDirection)
  where Rule == LayoutRule<L> {
    update(isChanged: !rule.isSame(layout, direction)) {
      $0.update(layout, layoutDirection: direction)
    }
  }
}

extension Layout {
  /// Returns a view that arranges the given views with this layout.
  @_disfavoredOverload
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
