internal import Foundation

/// The node of the root view. As SwiftUI: several views at the root are laid out in a column.
final class RootViewNode: ViewNode {
  /// The layout node of the window.
  private let viewport: RootLayoutNode
  private let column = ContainerLayoutNode(
    StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
  private let resolve: (inout _ChildCursor) -> Void
  /// Whether the views are laid out in a column, which determines the axis of spacers.
  private var isColumn = false

  init<Content: View>(
    _ content: Content, viewport: RootLayoutNode, tree: ViewTree, environment: EnvironmentValues,
    context: UpdateContext
  ) {
    self.viewport = viewport
    resolve = { Content._resolve(content, at: &$0) }
    super.init(
      at: _ChildCursor.Place(tree: tree, owner: nil, environment: environment, context: context))
    setNeedsUpdate()
  }

  /// Sets the environment and requests an evaluation of the root view.
  func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    setNeedsUpdate()
  }

  override func evaluate() {
    configure(viewport)
    configure(column)
    var inner = environment
    inner.stackAxis = isColumn ? .vertical : nil
    resolveChildren(in: inner, resolve)
    didEvaluate()
  }

  override func layoutNodesBelowDidChange() {
    setNeedsCollection()
  }

  override func collectLayoutNodes() {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    if layoutNodes.isEmpty { typeErasedRoot?.becomeRoot() }
    if isColumn != (layoutNodes.count > 1) {
      // The number of layout nodes is known only here; the views are updated within the same
      // update.
      isColumn.toggle()
      setNeedsUpdate()
    }
    // A column with one view has the size of that view, and gives transitions of removed and
    // inserted views a container.
    column.setChildren(layoutNodes, at: column.isPlaced ? contextBelow(tree.context) : nil)
    viewport.setContent(column)
  }

  /// The type-erased view that is all of the content, except for modifiers around it.
  private var typeErasedRoot: AnyViewNode? {
    var node: ViewNode = self
    while node.children.count == 1, let child = node.children.first {
      if let child = child as? AnyViewNode { return child }
      node = child
    }
    return nil
  }
}
