/// The scrolls asked for in a reader that were not carried out yet.
final class ScrollRequests {
  struct Request {
    let id: AnyHashable
    let anchor: UnitPoint?
  }

  /// Carries a scroll out after a layout; says whether it must be tried again after another one.
  typealias PendingScroll = @MainActor (UpdateContext) -> Bool

  private var waiting: [Request] = []
  /// Asks for an update.
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func add(id: AnyHashable, anchor: UnitPoint?) {
    waiting.append(Request(id: id, anchor: anchor))
    wake()
  }

  func take() -> [Request] {
    defer { waiting = [] }
    return waiting
  }
}

/// A view that knows the scroll views inside it.
final class ScrollReaderNode<Content: View>: ViewNode {
  private var content: ((ScrollRequests) -> Content)?

  override var passesLazinessOn: Bool { true }

  func update(_ content: @escaping (ScrollRequests) -> Content) {
    self.content = content
    evaluate()
  }

  override func evaluate() {
    guard let content else { return }
    resolveChildren { cursor in
      // A node of its own, so that a request does not evaluate the content.
      let requests = cursor.node(ScrollRequestNode.self) { ScrollRequestNode(at: $0) }.requests
      let view = tracked { content(requests) }
      Content._resolve(view, at: &cursor)
    }
    didEvaluate()
  }
}

/// Carries scrolls out after the layout of the update they were asked for in.
final class ScrollRequestNode: ViewNode {
  private(set) lazy var requests = ScrollRequests(wake: requestUpdate)

  override func evaluate() {
    tree.scrollRequests += requests.take().map { request in
      { [weak self] in self?.carryOut(request, at: $0) ?? false }
    }
    didEvaluate()
  }

  /// Scrolls to what was asked for; says whether it must be tried again after another layout.
  private func carryOut(_ request: ScrollRequests.Request, at context: UpdateContext) -> Bool {
    guard isMounted, let target = parent?.scrollDestination(request.id),
      let scroll = target.scroll, let frame = target.frame(in: scroll)
    else { return false }
    let isMoved = scroll.scroll(to: frame, anchor: request.anchor, at: context)
    if isMoved { tree.layoutNodesDidMove() }
    // What is on its way is not where it will be.
    return (isMoved || scroll.needsPlacing) && context.animation == nil
  }
}
