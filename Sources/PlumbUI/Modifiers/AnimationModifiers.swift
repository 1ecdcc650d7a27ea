extension View {
  /// Lets changes of the view move with an animation whenever a value changes.
  ///
  /// As SwiftUI: it concerns the view it is applied to and what is inside, beats the animation of
  /// a transaction from outside, and `nil` lets the changes jump.
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modifier(ValueAnimation(animation: animation, value: value))
  }

  /// Changes the transaction of every change on its way into the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }
}

private struct ValueAnimation<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension ValueAnimation: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ValueAnimationNode<Value>.self) {
      ValueAnimationNode(
        at: $0, make: { TransactionNode() }, change: { _, _ in })
    }
    node.update(modifier, content: content)
  }
}

/// Remembers the value an animation waits for a change of.
private final class ValueAnimationNode<Value: Equatable>: WrapperNode<TransactionNode> {
  private var value: Value?
  /// The moment below, in the turn in which the value changed.
  private var inner: Moment?

  func update(
    _ modifier: ValueAnimation<Value>, content: @MainActor (inout _ChildCursor) -> Void
  ) {
    let hasChanged = value.map { $0 != modifier.value } ?? false
    value = modifier.value
    guard hasChanged, !moment.transaction.disablesAnimations else {
      resolveChildren(content)
      return
    }
    var transaction = moment.transaction
    transaction.animation = modifier.animation
    let inner = moment.with(transaction)
    self.inner = inner
    update { box, _ in box.update(inner) }
    resolveChildren(at: inner, content)
  }

  override func momentBelow(_ moment: Moment) -> Moment {
    if let inner, inner.turn == moment.turn { return inner }
    return super.momentBelow(moment)
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
    let node = cursor.node(TransactionViewNode.self) {
      TransactionViewNode(at: $0, make: { TransactionNode() }, change: { _, _ in })
    }
    node.update(modifier.transform, content: content)
  }
}

/// Changes every transaction on its way to the views inside.
private final class TransactionViewNode: WrapperNode<TransactionNode> {
  private var transform: (inout Transaction) -> Void = { _ in }

  func update(
    _ transform: @escaping (inout Transaction) -> Void,
    content: @MainActor (inout _ChildCursor) -> Void
  ) {
    self.transform = transform
    update { box, moment in box.update(transform, at: moment) }
    resolveChildren(at: transformed(moment), content)
  }

  override func momentBelow(_ moment: Moment) -> Moment {
    transformed(super.momentBelow(moment))
  }

  private func transformed(_ moment: Moment) -> Moment {
    var transaction = moment.transaction
    transform(&transaction)
    return moment.with(transaction)
  }
}
