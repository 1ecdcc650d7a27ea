extension View {
  /// Changes the transaction of every change on its way into the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction on its way into the view whenever a value changes.
  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransaction(value: value, transform: transform))
  }

  /// Changes the transaction of the changes made by some modifiers.
  ///
  /// As SwiftUI: it concerns the modifiers that `body` applies; the view they are applied to gets
  /// the transaction as it comes from outside.
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

private struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(TransactionViewNode.self) { TransactionViewNode(at: $0) }
    node.update(modifier.transform, content: content)
  }
}

private struct ValueTransaction<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransaction: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ValueTransactionNode<Value>.self) {
      ValueTransactionNode(at: $0, make: { TransactionNode() }, change: { _, _ in })
    }
    node.update(modifier, content: content)
  }
}

/// Remembers the value a transaction changes with.
private final class ValueTransactionNode<Value: Equatable>: WrapperNode<TransactionNode> {
  private var value: Value?
  /// The moment below, in the turn in which the value changed.
  private var inner: UpdateContext?

  func update(
    _ modifier: ValueTransaction<Value>, content: @MainActor (inout _ChildCursor) -> Void
  ) {
    let hasChanged = value.map { $0 != modifier.value } ?? false
    value = modifier.value
    guard hasChanged else {
      resolveChildren(content)
      return
    }
    let inner = context.transformed(by: modifier.transform)
    self.inner = inner
    update { layoutNode, _ in layoutNode.update(inner) }
    resolveChildren(at: inner, content)
  }

  override func contextBelow(_ context: UpdateContext) -> UpdateContext {
    if let inner, inner.updateID == context.updateID { return inner }
    return super.contextBelow(context)
  }
}
