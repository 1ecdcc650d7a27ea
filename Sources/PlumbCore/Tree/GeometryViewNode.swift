/// The node of a `GeometryReader`, whose content is made by layout when its size is known.
final class GeometryViewNode<Content: View>: ContainerViewNode<GeometryLayoutNode>, DeferredContent
{
  private var content: ((GeometryProxy) -> Content)?
  /// The values of the proxy that the content has read, which determine when the content is
  /// outdated.
  private var reads = GeometryReads()
  /// Whether layout nodes have been collected before.
  private var hasContent = false

  func update(_ content: @escaping (GeometryProxy) -> Content) {
    self.content = content
    layoutNode.contentProvider = self
    evaluate()
  }

  /// Only requests the content: it is made when the size is final.
  override func evaluate() {
    layoutNode.setNeedsContent()
    didEvaluate()
  }

  nonisolated func makeContent(_ cells: Range<Int>) {
    MainActor.assumeIsolated { makeDuringLayout { resolveContent() } }
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
    tree.layoutObservers.observe(layoutNode) { [weak self] in self?.updateContentIfMoved() }
  }

  /// Requests the content again if a value that it has read from the proxy has changed.
  private func updateContentIfMoved() {
    if isMounted, layoutNode.isPlacedAndShown, reads.areOutdated(for: layoutNode) {
      layoutNode.setNeedsContent()
    }
  }

  override func collectLayoutNodes() {
    guard hasContent else {
      // There are no transitions when the content is made for the first time.
      hasContent = true
      return layoutNode.setChildren(layoutNodesBelow)
    }
    super.collectLayoutNodes()
  }
}
