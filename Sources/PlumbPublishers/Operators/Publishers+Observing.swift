internal import PlumbBase

/// Operators that share a publisher or observe its values.
extension Publishers {
  /// A publisher that shares one upstream subscription among all receivers, as long as there are
  /// any.
  public final class Share<Upstream: Publisher>: Publisher, Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Guarded<Upstream>
    private let receivers = ReceiverList<Output, Failure>()
    private let subscription = Guarded<(count: Int, upstream: AnyCancellable?)>((0, nil))

    init(upstream: Upstream) {
      self.upstream = Guarded(upstream)
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let own = receivers.add(receiver)
      let isFirst = subscription.withLock { subscription in
        subscription.count += 1
        return subscription.count == 1
      }
      if isFirst {
        let upstream = upstream.withLock { $0 }._subscribe(
          _Receiver { [receivers] in
            receivers.send($0)
          } completion: { [receivers] in
            receivers.send(completion: $0)
          })
        subscription.withLock { $0.upstream = upstream }
      }
      return AnyCancellable { [self] in
        own.cancel()
        let last = subscription.withLock { subscription -> AnyCancellable? in
          subscription.count -= 1
          guard subscription.count == 0 else { return nil }
          defer { subscription.upstream = nil }
          return subscription.upstream
        }
        last?.cancel()
      }
    }
  }

  /// A publisher that calls closures for the events of a subscription.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Called with the subscription, before the first value.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Called with every value.
    public let receiveOutput: ((Output) -> Void)?
    /// Called at the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscription is cancelled before the end.
    public let receiveCancel: (() -> Void)?
    /// Called with the number of values that the receiver takes, which is unlimited.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let cancel = Guarded(receiveCancel)
      let subscription = UpstreamSubscription.start { subscription in
        receiveSubscription?(ObservedSubscription(upstream: subscription))
        receiveRequest?(.unlimited)
        return upstream._subscribe(
          _Receiver { [receiveOutput] value in
            receiveOutput?(value)
            receiver.value(value)
          } completion: { [receiveCompletion] completion in
            _ = cancel.take()
            receiveCompletion?(completion)
            receiver.completion(completion)
          })
      }
      return AnyCancellable {
        subscription.cancel()
        cancel.take()?()
      }
    }
  }
}

/// The subscription of an operator that observes another publisher.
private struct ObservedSubscription: Subscription {
  let upstream: UpstreamSubscription

  func request(_ demand: Subscribers.Demand) {}

  func cancel() { upstream.cancel() }
}

extension Publisher {
  /// Returns a publisher that shares one subscription to this publisher among all receivers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Returns a publisher that calls closures before it forwards the events of this publisher.
  ///
  /// - Parameters:
  ///   - receiveSubscription: called with the subscription, before the first value.
  ///   - receiveOutput: called with every value.
  ///   - receiveCompletion: called at the end.
  ///   - receiveCancel: called when the subscription is cancelled before the end.
  ///   - receiveRequest: called with the number of values that the receiver takes, which is unlimited.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Returns a publisher that prints the values and the completion.
  ///
  /// - Parameter prefix: text at the start of each line.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") })
  }
}
