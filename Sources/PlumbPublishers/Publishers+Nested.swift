internal import PlumbBase

/// Operators on publishers of publishers.
extension Publishers {
  /// A publisher of the values of all publishers created from the upstream values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Creates the publisher for a value.
    public let transform: (Upstream.Output) -> NewPublisher

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream.map(transform)._flatten(receiver, onlyLast: false)
    }
  }

  /// A publisher of the values of the latest publisher received from upstream.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._flatten(receiver, onlyLast: true)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Forwards the values of the received publishers.
  ///
  /// - Parameter onlyLast: whether a new publisher cancels the subscription to the previous one.
  fileprivate func _flatten(
    _ receiver: _Receiver<Output.Output, Failure>, onlyLast: Bool
  ) -> AnyCancellable {
    let inner = InnerSubscriptions(receiver)
    let outer = UpstreamSubscription.start { outer in
      inner.onFailure { outer.cancel() }
      return _subscribe(
        _Receiver { publisher in
          if onlyLast { inner.cancel() }
          inner.subscribe(publisher)
        } completion: { completion in
          inner.outerDidComplete(completion)
        })
    }
    return AnyCancellable {
      outer.cancel()
      inner.cancel()
    }
  }

  /// Returns a publisher of the values of the latest publisher received.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher {
  /// Returns a publisher of the values of all publishers that a closure creates from the values
  /// received.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, transform: transform)
  }
}

/// The current subscriptions to inner publishers.
private final class InnerSubscriptions<Output, Failure: Error>: Sendable {
  private struct State {
    var subscriptions: [Int: AnyCancellable] = [:]
    /// The ids of inner publishers that have not completed, including the one being subscribed to.
    var open: Set<Int> = []
    var nextID = 0
    var isOuterComplete = false
  }

  private let state = Guarded(State())
  /// `nil` after the completion, which is sent only once.
  private let receiver: Guarded<_Receiver<Output, Failure>?>

  /// Called with the failure of an inner publisher, after which no further one is wanted.
  private let failureAction = Guarded<(() -> Void)?>(nil)

  init(_ receiver: _Receiver<Output, Failure>) {
    self.receiver = Guarded(receiver)
  }

  /// Sets a function to call when an inner publisher fails.
  func onFailure(_ action: @escaping () -> Void) {
    failureAction.withLock { $0 = action }
  }

  /// Subscribes to an inner publisher. Its id is added before the subscription, as it may complete
  /// while it is being subscribed to.
  func subscribe<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
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
        self?.innerDidComplete(id, completion)
      })
    state.withLock { state in
      if state.open.contains(id) { state.subscriptions[id] = subscription }
    }
  }

  /// Ends an inner subscription. The receiver completes with the first failure, or with the last
  /// inner publisher after the outer one.
  private func innerDidComplete(_ id: Int, _ completion: Subscribers.Completion<Failure>) {
    let (isLast, ended) = state.withLock { state in
      state.open.remove(id)
      let ended = state.subscriptions.removeValue(forKey: id)
      return (state.isOuterComplete && state.open.isEmpty, ended)
    }
    // Released outside the lock, because the release may call code that acquires the lock.
    withExtendedLifetime(ended) {}
    if case .failure = completion {
      failureAction.take()?()
      finish(completion)
    } else if isLast {
      finish(.finished)
    }
  }

  /// Completes the receiver if no inner publisher is left; a failure completes it immediately.
  func outerDidComplete(_ completion: Subscribers.Completion<Failure>) {
    let isLast = state.withLock { state in
      state.isOuterComplete = true
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

  /// Cancels all inner subscriptions.
  func cancel() {
    let subscriptions = state.withLock { state in
      defer { (state.subscriptions, state.open) = ([:], []) }
      return state.subscriptions
    }
    for subscription in subscriptions.values { subscription.cancel() }
  }
}
