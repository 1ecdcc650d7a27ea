extension View {
  /// Calls an action with every value a publisher sends while the view exists.
  ///
  /// Values may be sent on any thread. The action runs on the main actor before the next frame,
  /// with the transaction in which the value was sent.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}

@usableFromInline struct OnReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension OnReceiveModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(SubscriptionViewNode<Source>.self) { SubscriptionViewNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// A node with the subscription to a publisher.
private final class SubscriptionViewNode<Source: Publisher>: ReceiverViewNode<Source.Output>
where Source.Failure == Never {
  private var publisher: Source?

  func update(_ modifier: OnReceiveModifier<Source>) {
    let isSame = publisher.map { Self.isSame($0, modifier.publisher) } ?? false
    publisher = modifier.publisher
    action = modifier.action
    // Some publishers send a value immediately, and the action must not run while views are
    // evaluated.
    if !isSame { tree.afterLayout { [weak self] in self?.subscribe() } }
  }

  private static func isSame(_ old: Source, _ new: Source) -> Bool {
    if Source.self is AnyObject.Type { return old as AnyObject === new as AnyObject }
    return areKnownEqual(old, new)
  }

  private func subscribe() {
    guard isMounted, let publisher else { return }
    let invalidations = tree.invalidations
    let reference = NodeReference(node: self)
    subscription = publisher.sink { value in
      let delivery = Delivery(reference: reference, value: value, scope: CurrentTransaction.scope)
      invalidations.enqueue(nil) { delivery.perform() }
    }
  }
}

/// A node that performs an action for values sent on any thread.
private class ReceiverViewNode<Value>: ViewNode {
  final var action: ((Value) -> Void)?
  final var subscription: AnyCancellable?

  override var propagatesPolicy: Bool { true }

  override func didUnmount() {
    subscription = nil
  }

  struct NodeReference: Sendable {
    weak let node: ReceiverViewNode?
  }

  /// A value passed from the sender's thread to the action.
  ///
  /// It is transferred to the main actor once and used only there.
  struct Delivery: @unchecked Sendable {
    let reference: NodeReference
    let value: Value
    let scope: CurrentTransaction.Scope?

    func perform() {
      MainActor.assumeIsolated {
        guard let node = reference.node, node.isMounted else { return }
        CurrentTransaction.$scope.withValue(scope) { node.action?(value) }
      }
    }
  }
}
