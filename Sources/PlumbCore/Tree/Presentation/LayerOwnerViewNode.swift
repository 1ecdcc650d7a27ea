/// The node of a view that may show others in front of the window: its first child has the view, and its last child
/// the views in front, which belong to the view only in the tree.
@_spi(Nodes) open class LayerOwnerViewNode: ViewNode {
  /// The layout node of the views in front; `nil` while there are none.
  private var shownLayer: LayerLayoutNode? { (children.last as? LayerViewNode)?.layoutNode }

  @_spi(Nodes) final override public func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    children.first?.appendLayoutNodes(to: &layoutNodes)
  }

  @_spi(Nodes) final override public func layoutNodesBelowDidChange() {
    setNeedsCollection()
    super.layoutNodesBelowDidChange()
  }

  @_spi(Nodes) final override public func collectLayoutNodes() {
    guard let shownLayer else { return }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    shownLayer.anchor = layoutNodes.first
  }

  @_spi(Nodes) final override public func addPreferences<Key: PreferenceKey>(
    to sum: inout PreferenceSum<Key>
  ) {
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
