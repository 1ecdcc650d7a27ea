/// A custom layout with the views it arranges.
public struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension _LayoutView: View, _PrimitiveView {
  public static func _resolve(_ view: _LayoutView, at cursor: inout _ChildCursor) {
    let direction = cursor.environment.layoutDirection
    let erased = view.layout as? AnyLayout
    let node = cursor.container(listedAs: L.self) {
      ContainerNode(LayoutRule(view.layout, layoutDirection: direction))
    }
    node.box.update(isChanged: !node.box.rule.isSame(view.layout, direction)) {
      $0.update(view.layout, layoutDirection: direction)
    }
    // Which layout is inside says more than that any could be.
    if let erased { node.listedType = type(of: erased.layout) }
    let axis =
      if let erased { erased.stackOrientation } else { L.layoutProperties.stackOrientation }
    node.resolve(view.content, alongAxis: axis)
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
