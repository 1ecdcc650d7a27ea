/// A view whose content is made by layout, once its size is known.
final class GeometryViewNode<Content: View>: ContainerViewNode<GeometryNode>, DeferredContent {
  private var content: ((GeometryProxy) -> Content)?
  private var reads = GeometryReads()
  private var hasContent = false

  func update(_ content: @escaping (GeometryProxy) -> Content) {
    self.content = content
    layoutNode.maker = self
    evaluate()
  }

  /// Only asks for the content: it is made when the size is certain.
  override func evaluate() {
    layoutNode.setNeedsContent()
    didEvaluate()
  }

  nonisolated func makeContent(_ rows: Range<Int>) {
    MainActor.assumeIsolated { tree.makeContent { resolveContent() } }
  }

  private func resolveContent() {
    guard let content else { return }
    context = contextBelow(tree.context)
    reads = GeometryReads()
    let proxy = GeometryProxy(layoutNode, reads: reads)
    let view = tracked { content(proxy) }
    var inner = environment
    inner.stackAxis = nil
    resolveChildren(in: inner) { Content._resolve(view, at: &$0) }
    tree.layoutObservers.watch(layoutNode) { [weak self] in self?.readAgainIfMoved() }
  }

  private func readAgainIfMoved() {
    if layoutNode.isPartOfImage, reads.areOutdated(for: layoutNode) { layoutNode.setNeedsContent() }
  }

  override func collectLayoutNodes() {
    guard hasContent else {
      // Nothing comes or goes where nothing was shown yet.
      hasContent = true
      return layoutNode.setChildren(layoutNodesBelow)
    }
    super.collectLayoutNodes()
  }
}
