internal import PlumbBase

/// Operators on publishers of publishers.
extension Publishers {
  /// A publisher of the values of all publishers created from the upstream values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The largest number of publishers at a time.
    public let maxPublishers: Subscribers.Demand
    /// Creates the publisher for a value.
    public let transform: (Upstream.Output) -> NewPublisher

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let inner = InnerSubscriptions(receiver, limit: maxPublishers.max ?? .max)
      return upstream._subscribe(to: inner) { [transform] value in
        inner.add { inner.subscribe(transform(value), as: $0) }
      }
    }
  }

  /// A publisher of the values of the latest publisher received from upstream.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let inner = InnerSubscriptions(receiver, limit: .max)
      return upstream._subscribe(to: inner) { publisher in
        inner.cancel()
        inner.add { inner.subscribe(publisher, as: $0) }
      }
    }
  }
}

extension Publisher {
  /// Subscribes with a closure that adds an inner publisher for a value.
  fileprivate func _subscribe<InnerOutput>(
    to inner: InnerSubscriptions<InnerOutput, Failure>, _ add: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let outer = UpstreamSubscription.start { outer in
      inner.onFailure { outer.cancel() }
      return _subscribe(_Receiver(value: add, completion: inner.outerDidComplete))
    }
    return AnyCancellable {
      outer.cancel()
      inner.cancel()
    }
  }

  /// Returns a publisher of the values of all publishers that a closure creates from the values
  /// received.
  ///
  /// - Parameter maxPublishers: the largest number of publishers at a time. Values that arrive while there are so many
  ///   wait, also those of a subject, which loses them in Combine.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Returns a publisher of the values of all publishers, which cannot fail, that a closure creates from the values
  /// received.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.MapError<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of the values of all publishers that a closure creates from the values received, with their
  /// errors.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.MapError<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Returns a publisher of the values of all publishers that a closure creates from the values received.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the latest publisher received.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// The current subscriptions to inner publishers.
private final class InnerSubscriptions<Output, Failure: Error>: Sendable {
  private struct State {
    var subscriptions: [Int: AnyCancellable] = [:]
    /// The ids of inner publishers that have not completed, including the one being subscribed to.
    var open: Set<Int> = []
    /// The actions that subscribe to inner publishers that wait for others to complete, by their ids.
    var waiting: [Int: (Int) -> Void] = [:]
    var nextID = 0
    /// The id of the first publisher that has not been started.
    var firstWaiting = 0
    var isStarting = false
    var isOuterComplete = false

    var isLast: Bool { isOuterComplete && open.isEmpty && waiting.isEmpty }
  }

  private let state = Guarded(State())
  /// `nil` after the completion, which is sent only once.
  private let receiver: Guarded<_Receiver<Output, Failure>?>

  /// Called with the failure of an inner publisher, after which no further one is wanted.
  private let failureAction = Guarded<(() -> Void)?>(nil)
  /// The largest number of inner publishers at a time.
  private let limit: Int

  init(_ receiver: _Receiver<Output, Failure>, limit: Int) {
    self.receiver = Guarded(receiver)
    self.limit = limit
  }

  /// Sets a function to call when an inner publisher fails.
  func onFailure(_ action: @escaping () -> Void) {
    failureAction.withLock { $0 = action }
  }

  /// Adds an inner publisher, to which an action subscribes as soon as the number allows it.
  ///
  /// Its id is added before the subscription, as it may complete while it is being subscribed to.
  func add(_ start: @escaping (_ id: Int) -> Void) {
    let (id, waits) = state.withLock { state in
      let id = state.nextID
      state.nextID += 1
      if limit == .max {
        state.open.insert(id)
      } else {
        state.waiting[id] = start
      }
      return (id, limit != .max)
    }
    if waits { startWaiting() } else { start(id) }
  }

  /// Subscribes to the publishers that wait, as many as the number allows.
  ///
  /// One call at a time does, so that publishers that complete at once do not call each other deeper and deeper.
  private func startWaiting() {
    let isFirst = state.withLock { state in
      defer { state.isStarting = true }
      return !state.isStarting
    }
    guard isFirst else { return }
    while let (id, start) = nextWaiting() { start(id) }
  }

  /// Returns the next publisher to subscribe to; `nil` if none waits, or if the number does not allow it.
  private func nextWaiting() -> (id: Int, start: (Int) -> Void)? {
    state.withLock { state in
      let id = state.firstWaiting
      guard state.open.count < limit, let start = state.waiting.removeValue(forKey: id) else {
        state.isStarting = false
        return nil
      }
      state.firstWaiting += 1
      state.open.insert(id)
      return (id, start)
    }
  }

  /// Subscribes to an inner publisher.
  func subscribe<P: Publisher>(
    _ publisher: P, as id: Int
  ) where P.Output == Output, P.Failure == Failure {
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
      return (state.isLast, ended)
    }
    // Released outside the lock, because the release may call code that acquires the lock.
    withExtendedLifetime(ended) {}
    if case .failure = completion {
      failureAction.take()?()
      finish(completion)
    } else if isLast {
      finish(.finished)
    } else {
      startWaiting()
    }
  }

  /// Completes the receiver if no inner publisher is left; a failure completes it immediately.
  func outerDidComplete(_ completion: Subscribers.Completion<Failure>) {
    let isLast = state.withLock { state in
      state.isOuterComplete = true
      return state.isLast
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
    let (subscriptions, waiting) = state.withLock { state in
      defer {
        (state.subscriptions, state.open, state.waiting) = ([:], [], [:])
        state.firstWaiting = state.nextID
      }
      return (state.subscriptions, state.waiting)
    }
    for subscription in subscriptions.values { subscription.cancel() }
    // Released outside the lock, like the subscriptions.
    withExtendedLifetime(waiting) {}
  }
}
