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

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, for `for await`. All values are buffered until they
  /// are read.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates an asynchronous sequence of the values of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Returns an iterator with a subscription of its own.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator that subscribes to the publisher when it is created.
  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncStream<Transferred>.Iterator
    /// Cancelled when the iterator is released.
    private let subscription: AnyCancellable

    fileprivate init(_ publisher: P) {
      let (stream, continuation) = AsyncStream.makeStream(of: Transferred.self)
      values = stream.makeAsyncIterator()
      subscription = publisher._subscribe(
        _Receiver {
          continuation.yield(Transferred(value: $0))
        } completion: { _ in
          continuation.finish()
        })
    }

    /// Waits for the next value; returns `nil` at the end.
    public mutating func next() async -> P.Output? { await values.next()?.value }
  }

  /// A value passed to the task that iterates.
  fileprivate struct Transferred: @unchecked Sendable {
    let value: P.Output
  }
}

extension Publisher {
  /// The values as an asynchronous sequence, for `for try await`, which throws the error of the publisher. All values are
  /// buffered until they are read.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates an asynchronous sequence of the values of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Returns an iterator with a subscription of its own.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// An iterator that subscribes to the publisher when it is created.
  public struct Iterator: AsyncIteratorProtocol {
    // As with Combine, values go from the thread of the publisher to that of the iterator.
    private struct Sent: @unchecked Sendable {
      let value: P.Output
    }

    private var values: AsyncThrowingStream<Sent, any Error>.Iterator
    /// Cancelled when the iterator is released.
    private let subscription: AnyCancellable

    fileprivate init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: Sent.self)
      values = stream.makeAsyncIterator()
      subscription = publisher._subscribe(
        _Receiver {
          continuation.yield(Sent(value: $0))
        } completion: { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        })
    }

    /// Returns the next value; `nil` at the end.
    ///
    /// - Throws: The error of the publisher.
    public mutating func next() async throws -> P.Output? { try await values.next()?.value }
  }
}
