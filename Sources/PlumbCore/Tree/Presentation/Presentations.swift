/// The presentations of a tree, which are its modal layers, back to front.
@MainActor package final class Presentations {
  private struct Waiting {
    weak var node: LayerOwnerViewNode?
  }

  private var nodes: [LayerViewNode] = []
  private var waiting: [Waiting] = []
  /// The nodes of views that show others elsewhere: in front of the window, or as a screen.
  private(set) var presenters: [ViewNode] = []

  /// The presentation in front of the others, which gets all events; `nil` if nothing is presented.
  var top: LayerViewNode? { nodes.last }

  func add(_ node: LayerViewNode) { nodes.append(node) }

  func remove(_ node: LayerViewNode) {
    nodes.removeAll { $0 === node }
    let next = waiting
    waiting = []
    for entry in next { entry.node?.setNeedsUpdate() }
  }

  /// Records that a view shows other views elsewhere, which would disappear with it.
  package func addPresenter(_ node: ViewNode) {
    if !presenters.contains(where: { $0 === node }) { presenters.append(node) }
  }

  /// Records that a view no longer shows other views elsewhere.
  package func removePresenter(_ node: ViewNode) {
    presenters.removeAll { $0 === node }
  }

  /// Dismisses popups such as menus, for example when the window is no longer active, or is moved.
  package func dismissPopups() {
    for case let layer as LayerViewNode in presenters.reversed() { layer.dismissPopup() }
  }

  /// Evaluates a node again when a presentation has ended.
  func wait(_ node: LayerOwnerViewNode) {
    waiting.removeAll { $0.node == nil || $0.node === node }
    waiting.append(Waiting(node: node))
  }

  /// Returns whether a view is not behind the presentation in front.
  package func allowsInput(of node: ViewNode) -> Bool {
    guard let top else { return true }
    return node.selfAndAncestors.contains { $0 === top }
  }
}

extension Presentations: EventRecipient {
  /// Dismisses the presentation in front with Escape.
  package func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    guard case .keyDown(let stroke) = event, let top, stroke.key == .escape,
      stroke.modifiers.held.isEmpty
    else { return .unused }
    if !stroke.isRepeat { top.cancel() }
    tree.focus.keyWasUsed()
    return .used
  }
}

extension ViewTree {
  /// The node of the views that get keys: the presentation in front, or the root view.
  var frontNode: ViewNode? { presentations.top ?? rootNode }
}
