/// A view whose modifiers have a changed transaction, while the view they modify has the outer one.
@usableFromInline struct ScopedTransaction<Content> {
  let transform: (inout Transaction) -> Void
  let link: TransactionScopeLink
  let content: Content
}

extension ScopedTransaction: View, _PrimitiveView where Content: View {
  @usableFromInline static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(TransactionViewNode.self) { TransactionViewNode(at: $0) }
    view.link.scope = node
    node.update(view.transform) { Content._resolve(view.content, at: &$0) }
  }
}

/// A reference from the modified view to the node that changes the transaction.
final class TransactionScopeLink: Sendable {
  @MainActor weak var scope: TransactionViewNode?
}

/// The modified view, with the outer transaction.
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

/// A node that restores, for its descendants, the transaction before the change by an ancestor.
private final class OuterTransactionViewNode: ClosureWrapperViewNode<OuterTransactionLayoutNode> {
  private weak var scope: TransactionViewNode?

  init(_ scope: TransactionViewNode, at place: _ChildCursor.Place) {
    self.scope = scope
    let outerTransaction = scope.outerTransaction
    super.init(
      at: place, make: { OuterTransactionLayoutNode(outerTransaction) }, change: { _, _ in })
  }

  func update(content: @MainActor (inout _ChildCursor) -> Void) {
    resolveChildren(at: contextBelow(tree.context), content)
  }

  override func contextBelow(_ context: UpdateContext) -> UpdateContext {
    scope?.outerContext(of: context) ?? context
  }
}
