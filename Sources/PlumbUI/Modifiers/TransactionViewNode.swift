/// Changes every transaction on its way to the views inside.
final class TransactionViewNode: WrapperNode<TransactionNode> {
  /// The transaction as it comes to the boxes, before the change.
  let outside = OuterTransaction()
  private var transform: (inout Transaction) -> Void = { _ in }

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { TransactionNode() }, change: { _, _ in })
  }

  func update(
    _ transform: @escaping (inout Transaction) -> Void,
    content: @MainActor (inout _ChildCursor) -> Void
  ) {
    self.transform = transform
    update { [outside] layoutNode, context in
      layoutNode.update(transform, at: context, remembering: outside)
    }
    resolveChildren(at: context.transformed(by: transform), content)
  }

  override func contextBelow(_ context: UpdateContext) -> UpdateContext {
    outerContext(of: context).transformed(by: transform)
  }

  /// The moment as it is for this node, before the change.
  func outerContext(of context: UpdateContext) -> UpdateContext {
    super.contextBelow(context)
  }
}
