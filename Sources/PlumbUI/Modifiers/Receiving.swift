internal import Foundation

extension View {
  /// Calls an action with every value a publisher sends while the view is there.
  ///
  /// A value sent on another thread reaches the action on the main one, a little later.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(Receiving(publisher: publisher, action: action))
  }
}

private struct Receiving<Source: Publisher> {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension Receiving: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ReceivingNode<Source>.self) { ReceivingNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// Keeps the subscription to a publisher.
private final class ReceivingNode<Source: Publisher>: ViewNode {
  private var modifier: Receiving<Source>?
  private var subscription: AnyCancellable?

  override var passesLazinessOn: Bool { true }

  func update(_ modifier: Receiving<Source>) {
    let isSame = self.modifier.map { Self.isSame($0.publisher, modifier.publisher) } ?? false
    self.modifier = modifier
    // Some publishers send at once, and the action must not run while views are evaluated.
    if !isSame { tree.afterLayout { [weak self] in self?.subscribe() } }
  }

  private static func isSame(_ old: Source, _ new: Source) -> Bool {
    if Source.self is AnyObject.Type { return old as AnyObject === new as AnyObject }
    return areKnownEqual(old, new)
  }

  private func subscribe() {
    guard isMounted, let publisher = modifier?.publisher else { return }
    let receiver = Receiver(node: self)
    subscription = publisher._subscribe { receiver.receive($0) }
  }

  override func didUnmount() {
    subscription = nil
  }

  /// Leads from the thread of the sender to the node.
  ///
  /// The node is used on the main actor only; a value goes there once and stays.
  private struct Receiver: @unchecked Sendable {
    weak let node: ReceivingNode?

    func receive(_ value: Source.Output) {
      let delivery = Delivery(receiver: self, value: value)
      if Thread.isMainThread {
        MainActor.assumeIsolated { delivery.carryOut() }
      } else {
        DispatchQueue.main.async { delivery.carryOut() }
      }
    }
  }

  private struct Delivery: @unchecked Sendable {
    let receiver: Receiver
    let value: Source.Output

    @MainActor func carryOut() {
      guard let node = receiver.node, node.isMounted else { return }
      node.modifier?.action(value)
    }
  }
}
