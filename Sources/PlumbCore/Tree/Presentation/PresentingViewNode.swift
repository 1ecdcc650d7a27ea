/// The node of a view that may present others.
package final class PresentingViewNode: LayerOwnerViewNode {
  private var layer: WindowLayer?

  /// Updates the presenting views, and shows or hides the views of the presentation.
  package func update(
    _ layer: WindowLayer, content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    self.layer = layer
    resolve { $0.resolveChildren(content) }
  }

  /// Presents the views that had to wait for the end of another presentation.
  package override func evaluate() {
    resolve { _ in }
    didEvaluate()
  }

  private func resolve(_ update: (ScopeViewNode) -> Void) {
    resolveChildren { cursor in
      update(cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) })
      guard let layer, layer.isPresented,
        environment.duplicateScope?.isTemporary != true,
        canPresent(layer)
      else { return }
      let node = cursor.node(LayerViewNode.self) { LayerViewNode(layer, at: $0) }
      node.update(layer)
    }
    setNeedsCollection()
  }

  /// Whether the views can be presented now. As SwiftUI: a sheet waits for the end of another one that is not
  /// around the presenting view.
  private func canPresent(_ layer: WindowLayer) -> Bool {
    if children.last is LayerViewNode { return true }
    guard layer.hasContent else { return false }
    if layer.interaction.needsAnswer { return true }
    if tree.presentations.allowsInput(of: self) { return true }
    tree.presentations.wait(self)
    return false
  }
}
