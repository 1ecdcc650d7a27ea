internal import Foundation

/// Holds the root view; several views at the root stand in a column, as in SwiftUI.
final class RootViewNode: ViewNode {
  private let viewport: RootNode
  private let column = ContainerNode(
    StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
  private let resolve: (inout _ChildCursor) -> Void
  /// Whether the views stand in a column, which spacers want to know.
  private var isColumn = false

  init<Content: View>(
    _ content: Content, viewport: RootNode, tree: ViewTree, environment: EnvironmentValues,
    context: UpdateContext
  ) {
    self.viewport = viewport
    resolve = { Content._resolve(content, at: &$0) }
    super.init(
      at: _ChildCursor.Place(tree: tree, owner: nil, environment: environment, context: context))
    setNeedsUpdate()
  }

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
    if isColumn != (layoutNodes.count > 1) {
      // Only now it is clear how many there are; the same update tells the views.
      isColumn.toggle()
      setNeedsUpdate()
    }
    // A column of one view answers as the view does, and lets others come and go beside it.
    column.setChildren(layoutNodes, at: column.isPlaced ? contextBelow(tree.context) : nil)
    viewport.setChildren([column])
  }
}
