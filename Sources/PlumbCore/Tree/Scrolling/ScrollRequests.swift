/// The scrolls requested through a `ScrollViewProxy` and not yet carried out.
final class ScrollRequests {
  struct Request {
    let id: AnyHashable
    let anchor: UnitPoint?
  }

  private var pending: [Request] = []
  /// Requests an update of the node that performs the scrolls.
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Adds a request, and requests an update that performs it.
  func add(id: AnyHashable, anchor: UnitPoint?) {
    pending.append(Request(id: id, anchor: anchor))
    wake()
  }

  /// Removes and returns the requests.
  func take() -> [Request] {
    defer { pending = [] }
    return pending
  }
}

/// The node of a `ScrollViewReader`.
final class ScrollReaderViewNode<Content: View>: ViewNode {
  private var content: ((ScrollRequests) -> Content)?

  override var propagatesPolicy: Bool { true }

  func update(_ content: @escaping (ScrollRequests) -> Content) {
    self.content = content
    evaluate()
  }

  override func evaluate() {
    guard let content else { return }
    resolveChildren { cursor in
      // A separate node, so that a request does not evaluate the content.
      let requests = cursor.node(ScrollRequestViewNode.self) { ScrollRequestViewNode(at: $0) }
        .requests
      let view = tracked { content(requests) }
      Content._resolve(view, at: &cursor)
    }
    didEvaluate()
  }
}

/// A node that performs scrolls after the layout of the update in which they were requested.
final class ScrollRequestViewNode: ViewNode {
  private(set) lazy var requests = ScrollRequests(wake: requestUpdate)

  override func evaluate() {
    for request in requests.take() {
      tree.scrolls.add { [weak self] in self?.perform(request, at: $0) ?? false }
    }
    didEvaluate()
  }

  /// Performs a requested scroll.
  ///
  /// - Returns: whether it must be repeated after the next layout.
  private func perform(_ request: ScrollRequests.Request, at context: UpdateContext) -> Bool {
    guard isMounted, let target = parent?.scrollDestination(request.id),
      let scroll = target.scroll, let frame = target.frame(in: scroll)
    else { return false }
    let isMoved = scroll.scroll(to: frame, anchor: request.anchor, at: context)
    if isMoved { tree.layoutNodesDidMove() }
    // An animated node is not yet at its final position.
    return (isMoved || scroll.needsPlacing) && context.animation == nil
  }
}
