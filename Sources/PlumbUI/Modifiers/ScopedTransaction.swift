/// Modifiers under a changed transaction, applied to a view that is not.
struct ScopedTransaction<Content> {
  let transform: (inout Transaction) -> Void
  let link: TransactionScopeLink
  let content: Content
}

extension ScopedTransaction: View, _PrimitiveView where Content: View {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(TransactionViewNode.self) { TransactionViewNode(at: $0) }
    view.link.scope = node
    node.update(view.transform) { Content._resolve(view.content, at: &$0) }
  }
}

/// Leads from the view inside to the place where the transaction changed.
final class TransactionScopeLink: Sendable {
  @MainActor weak var scope: TransactionViewNode?
}

/// The view inside, under the transaction as it was outside.
struct OuterTransactionContent<Content: View>: PlaceholderContent {
  let view: Content
  let link: TransactionScopeLink

  func resolve(at cursor: inout _ChildCursor) {
    guard let scope = link.scope else {
      Content._resolve(view, at: &cursor)
      return
    }
    let node = cursor.node(OuterTransactionViewNode.self) {
      OuterTransactionViewNode(scope, at: $0)
    }
    node.update { Content._resolve(view, at: &$0) }
  }
}

/// Gives the views inside the transaction as it was before a view above changed it.
private final class OuterTransactionViewNode: WrapperNode<OuterTransactionNode> {
  private weak var scope: TransactionViewNode?

  init(_ scope: TransactionViewNode, at place: _ChildCursor.Place) {
    self.scope = scope
    let outside = scope.outside
    super.init(at: place, make: { OuterTransactionNode(outside) }, change: { _, _ in })
  }

  func update(content: @MainActor (inout _ChildCursor) -> Void) {
    resolveChildren(at: contextBelow(tree.context), content)
  }

  override func contextBelow(_ context: UpdateContext) -> UpdateContext {
    scope?.outerContext(of: context) ?? context
  }
}
