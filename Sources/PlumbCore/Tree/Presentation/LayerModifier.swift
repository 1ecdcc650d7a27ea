/// A modifier that shows views in front of the window, such as a sheet, a menu or a tooltip.
///
/// The views belong to the modified view: they have its environment and its state, keys that they do not handle are
/// offered to it unless they are modal, and they disappear with it.
package struct LayerModifier {
  package var layer: WindowLayer

  package init(layer: WindowLayer) {
    self.layer = layer
  }
}

extension LayerModifier: _PrimitiveModifier {
  package static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(LayerOwnerViewNode.self) { LayerOwnerViewNode(at: $0) }
    node.update(modifier.layer, content: content)
  }
}
