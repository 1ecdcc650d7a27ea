extension View {
  /// Calls an action with every value a publisher sends while the view is there.
  ///
  /// Values may be sent on any thread. The action runs on the main actor before the next frame, under
  /// the transaction the value was sent under.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}

private struct OnReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension OnReceiveModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(SubscriptionNode<Source>.self) { SubscriptionNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// Keeps the subscription to a publisher.
private final class SubscriptionNode<Source: Publisher>: ReceiverNode<Source.Output>
where Source.Failure == Never {
  private var publisher: Source?

  func update(_ modifier: OnReceiveModifier<Source>) {
    let isSame = publisher.map { Self.isSame($0, modifier.publisher) } ?? false
    publisher = modifier.publisher
    action = modifier.action
    // Some publishers send at once, and the action must not run while views are evaluated.
    if !isSame { tree.afterLayout { [weak self] in self?.subscribe() } }
  }

  private static func isSame(_ old: Source, _ new: Source) -> Bool {
    if Source.self is AnyObject.Type { return old as AnyObject === new as AnyObject }
    return areKnownEqual(old, new)
  }

  private func subscribe() {
    guard isMounted, let publisher else { return }
    let invalidations = tree.invalidations
    let address = Address(node: self)
    subscription = publisher.sink { value in
      let delivery = Delivery(address: address, value: value, scope: CurrentTransaction.scope)
      invalidations.enqueue(nil) { delivery.carryOut() }
    }
  }
}

/// Acts on values that come from anywhere.
private class ReceiverNode<Value>: ViewNode {
  final var action: ((Value) -> Void)?
  final var subscription: AnyCancellable?

  override var passesLazinessOn: Bool { true }

  override func didUnmount() {
    subscription = nil
  }

  struct Address: Sendable {
    weak let node: ReceiverNode?
  }

  /// A value on its way from the thread of the sender to the action.
  ///
  /// It goes to the main actor once and stays there.
  struct Delivery: @unchecked Sendable {
    let address: Address
    let value: Value
    let scope: CurrentTransaction.Scope?

    func carryOut() {
      MainActor.assumeIsolated {
        guard let node = address.node, node.isMounted else { return }
        CurrentTransaction.$scope.withValue(scope) { node.action?(value) }
      }
    }
  }
}
