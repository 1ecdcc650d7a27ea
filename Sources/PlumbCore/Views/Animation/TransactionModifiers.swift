extension View {
  /// Transforms the transaction of every change for the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Transforms the transaction for the view whenever a value changes.
  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransaction(value: value, transform: transform))
  }

  /// Transforms the transaction for the modifiers in `body`.
  ///
  /// As SwiftUI: the transformation applies only to the modifiers in `body`; the view they modify
  /// has the outer transaction.
  nonisolated public func transaction<Body: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Body
  ) -> some View {
    let link = TransactionScopeLink()
    let content = OuterTransactionContent(view: self, link: link)
    return ScopedTransaction(
      transform: transform, link: link, content: body(PlaceholderContentView(content)))
  }
}

@usableFromInline struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(TransactionViewNode.self) { TransactionViewNode(at: $0) }
    node.update(modifier.transform, content: content)
  }
}

@usableFromInline struct ValueTransaction<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransaction: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ValueTransactionViewNode<Value>.self) {
      ValueTransactionViewNode(at: $0, make: { TransactionLayoutNode() }, change: { _, _ in })
    }
    node.update(modifier, content: content)
  }
}

/// A node that transforms the transaction when its value changes.
private final class ValueTransactionViewNode<Value: Equatable>: ClosureWrapperViewNode<
  TransactionLayoutNode
>
{
  private var value: Value?
  /// The context for the descendants, in the update in which the value changed.
  private var innerContext: UpdateContext?

  func update(
    _ modifier: ValueTransaction<Value>, content: @MainActor (inout _ChildCursor) -> Void
  ) {
    let hasChanged = value.map { $0 != modifier.value } ?? false
    value = modifier.value
    guard hasChanged else {
      resolveChildren(content)
      return
    }
    let innerContext = context.transformed(by: modifier.transform)
    self.innerContext = innerContext
    update { layoutNode, _ in layoutNode.update(innerContext) }
    resolveChildren(at: innerContext, content)
  }

  override func contextBelow(_ context: UpdateContext) -> UpdateContext {
    if let innerContext, innerContext.updateID == context.updateID { return innerContext }
    return super.contextBelow(context)
  }
}
