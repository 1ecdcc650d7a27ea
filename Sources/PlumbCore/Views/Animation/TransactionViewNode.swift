/// A node that transforms every transaction for its descendants.
final class TransactionViewNode: ClosureWrapperViewNode<TransactionLayoutNode> {
  /// Receives the transaction of the layout nodes before the transformation.
  let outerTransaction = OuterTransaction()
  private var transform: (inout Transaction) -> Void = { _ in }

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { TransactionLayoutNode() }, change: { _, _ in })
  }

  func update(
    _ transform: @escaping (inout Transaction) -> Void,
    content: @MainActor (inout _ChildCursor) -> Void
  ) {
    self.transform = transform
    update { [outerTransaction] layoutNode, context in
      layoutNode.update(transform, at: context, outerTransaction: outerTransaction)
    }
    resolveChildren(at: context.transformed(by: transform), content)
  }

  override func contextBelow(_ context: UpdateContext) -> UpdateContext {
    outerContext(of: context).transformed(by: transform)
  }

  /// Returns the context of this node, before the transformation.
  func outerContext(of context: UpdateContext) -> UpdateContext {
    super.contextBelow(context)
  }
}
