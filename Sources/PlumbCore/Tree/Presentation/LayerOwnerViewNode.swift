/// The node of a view that may show others in front of the window: its first child has the view, and its last child
/// the views in front, which belong to the view only in the tree.
final class LayerOwnerViewNode: ViewNode {
  /// The modal layer that waits for the end of another one.
  private var waitingLayer: WaitingLayer?

  /// A reference to a layer, which takes less room in the many nodes whose layers do not wait.
  private final class WaitingLayer {
    let layer: WindowLayer

    init(_ layer: WindowLayer) {
      self.layer = layer
    }
  }

  /// Updates the view, and shows or hides the views in front.
  func update(
    _ layer: WindowLayer, content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    waitingLayer = nil
    resolveChildren { cursor in
      cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) }.resolveChildren(content)
      resolve(layer, at: &cursor)
    }
    setNeedsCollection()
  }

  /// Presents the views that had to wait for the end of another presentation.
  override func evaluate() {
    if let layer = waitingLayer?.layer {
      waitingLayer = nil
      resolveChildren { cursor in
        _ = cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) }
        resolve(layer, at: &cursor)
      }
      setNeedsCollection()
    }
    didEvaluate()
  }

  private func resolve(_ layer: WindowLayer, at cursor: inout _ChildCursor) {
    guard layer.isPresented, !layer.interaction.isModal || canPresent(layer) else { return }
    let node = cursor.node(LayerViewNode.self) { LayerViewNode(layer, at: $0) }
    node.update(layer)
  }

  /// Whether modal views can be presented now. As SwiftUI: a sheet waits for the end of another one that is not
  /// around the presenting view.
  private func canPresent(_ layer: WindowLayer) -> Bool {
    // The menu with the presenting view disappears when something is chosen in it; the other place presents.
    if environment.duplicateScope?.isTemporary == true { return false }
    if children.last is LayerViewNode { return true }
    guard layer.hasContent else { return false }
    if layer.interaction.needsAnswer { return true }
    if tree.presentations.allowsInput(of: self) { return true }
    waitingLayer = WaitingLayer(layer)
    tree.presentations.wait(self)
    return false
  }

  private var shownLayer: LayerLayoutNode? { (children.last as? LayerViewNode)?.layoutNode }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    children.first?.appendLayoutNodes(to: &layoutNodes)
  }

  override func layoutNodesBelowDidChange() {
    setNeedsCollection()
    super.layoutNodesBelowDidChange()
  }

  override func collectLayoutNodes() {
    guard let shownLayer else { return }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    shownLayer.anchor = layoutNodes.first
  }

  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    children.first?.addPreferences(to: &sum)
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    children.first?.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    children.first?.addIDs(to: &idsByNode, where: isIncluded)
  }
}
