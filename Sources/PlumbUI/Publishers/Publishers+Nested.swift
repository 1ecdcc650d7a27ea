/// Operators on publishers that make publishers.
extension Publishers {
  /// What the publishers made of each value send, as it comes.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> NewPublisher

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream.map(transform)._follow(receiver, onlyLast: false)
    }
  }

  /// What the last of the publishers sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._follow(receiver, onlyLast: true)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Hands on what the publishers that come send.
  ///
  /// - Parameter onlyLast: whether each ends the one before it.
  fileprivate func _follow(
    _ receiver: _Receiver<Output.Output, Failure>, onlyLast: Bool
  ) -> AnyCancellable {
    let inner = InnerSubscriptions(receiver)
    let outer = _subscribe(
      _Receiver { publisher in
        if onlyLast { inner.cancel() }
        inner.follow(publisher)
      } completion: { completion in
        inner.endOuter(completion)
      })
    return AnyCancellable {
      outer.cancel()
      inner.cancel()
    }
  }

  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, transform: transform)
  }
}

/// The publishers that are followed at a time.
private final class InnerSubscriptions<Output, Failure: Error>: Sendable {
  private struct State {
    var subscriptions: [Int: AnyCancellable] = [:]
    /// Which publishers are not done, subscribed to or just about to be.
    var open: Set<Int> = []
    var nextID = 0
    var isOuterDone = false
  }

  private let state = Guarded(State())
  private let receiver: Guarded<_Receiver<Output, Failure>?>

  init(_ receiver: _Receiver<Output, Failure>) {
    self.receiver = Guarded(receiver)
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let id = state.withLock { state in
      state.nextID += 1
      state.open.insert(state.nextID)
      return state.nextID
    }
    let subscription = publisher._subscribe(
      _Receiver { [weak self] value in
        guard let self, state.withLock({ $0.open.contains(id) }) else { return }
        receiver.withLock { $0 }?.value(value)
      } completion: { [weak self] completion in
        self?.end(id, completion)
      })
    state.withLock { state in
      if state.open.contains(id) { state.subscriptions[id] = subscription }
    }
  }

  private func end(_ id: Int, _ completion: Subscribers.Completion<Failure>) {
    let (isLast, ended) = state.withLock { state in
      state.open.remove(id)
      let ended = state.subscriptions.removeValue(forKey: id)
      return (state.isOuterDone && state.open.isEmpty, ended)
    }
    // Let go only here, as that calls what the lock must not be held for.
    withExtendedLifetime(ended) {}
    if case .failure = completion {
      finish(completion)
    } else if isLast {
      finish(.finished)
    }
  }

  func endOuter(_ completion: Subscribers.Completion<Failure>) {
    let isLast = state.withLock { state in
      state.isOuterDone = true
      return state.open.isEmpty
    }
    if case .failure = completion {
      finish(completion)
    } else if isLast {
      finish(.finished)
    }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let receiver = receiver.take()
    cancel()
    receiver?.completion(completion)
  }

  /// Ends all that are followed now.
  func cancel() {
    let subscriptions = state.withLock { state in
      defer { (state.subscriptions, state.open) = ([:], []) }
      return state.subscriptions
    }
    for subscription in subscriptions.values { subscription.cancel() }
  }
}
