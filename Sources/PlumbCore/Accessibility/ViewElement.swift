package import Foundation

/// An accessibility element together with the view that it describes, for tests that follow a view
/// while it changes.
@MainActor package struct ViewElement {
  /// The element, without its children.
  package let element: AccessibilityElement
  /// The elements inside the view.
  package let children: [ViewElement]
  private let node: ViewNode?

  fileprivate init(_ item: AccessibilityItem) {
    element = item.childlessElement
    children = item.content.children.map(ViewElement.init)
    node = item.content.node
  }

  /// Creates an element around the elements at the top level.
  fileprivate init(containing children: [ViewElement], frame: CGRect) {
    element = AccessibilityElement(type: "Root", label: nil, frame: frame, children: [])
    self.children = children
    node = nil
  }

  /// The identity of the view: the same object as long as the view exists; `nil` for an element of no
  /// single view.
  package var viewIdentity: AnyObject? { node }

  /// Whether the view can be used.
  package var isEnabled: Bool { node?.environment.isEnabled ?? true }

  /// Returns whether a press at a point of the window goes to the view or to a view around it, and not
  /// to a view in front of it.
  ///
  /// A press that no view receives counts as a press that goes to the view.
  package func receivesPress(at point: CGPoint) -> Bool {
    guard let node, let hit = node.tree.rootLayoutNode.hitTest(point) else { return true }
    let layoutNodes = node.layoutNodes
    let chain = Array(hit.selfAndAncestors)
    return layoutNodes.contains { own in
      chain.contains { $0 === own } || own.selfAndAncestors.contains { $0 === hit }
    }
  }

  /// Returns whether the view is inside a layout node.
  fileprivate func isInside(_ layoutNode: LayoutNode) -> Bool {
    guard let own = node?.layoutNodes, !own.isEmpty else { return false }
    return own.allSatisfy { $0.selfAndAncestors.contains { $0 === layoutNode } }
  }

  /// Returns the outermost elements inside a layout node.
  fileprivate func outermost(in layoutNode: LayoutNode) -> [ViewElement] {
    isInside(layoutNode) ? [self] : children.flatMap { $0.outermost(in: layoutNode) }
  }
}

extension ViewTree {
  /// Returns the element tree after the last layout, with the views of its elements.
  package func viewElements() -> ViewElement {
    let all = accessibleNode.map { AccessibilityPass().elements(of: $0) } ?? []
    let elements = all.map(ViewElement.init)
    if elements.count == 1 { return elements[0] }
    return ViewElement(containing: elements, frame: rootLayoutNode.frameInRoot)
  }

  /// Returns the outermost elements of the first view with an id, as set by `id(_:)` or by a `ForEach`;
  /// none if there is no such view, or if it is a row that has not been made.
  package func viewElements(withID id: AnyHashable) -> [ViewElement] {
    guard let destination = accessibleNode?.scrollDestination(id),
      let layoutNode = destination.createdLayoutNode
    else { return [] }
    return viewElements().outermost(in: layoutNode)
  }
}

extension ViewNode {
  /// The layout nodes of the view.
  fileprivate final var layoutNodes: [LayoutNode] {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes
  }
}
