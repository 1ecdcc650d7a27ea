/// Operators that share a publisher, or look at what it sends.
extension Publishers {
  /// One subscription for all receivers, as long as there are any.
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

  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let receiveOutput: ((Output) -> Void)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public let receiveCancel: (() -> Void)?

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let cancel = Guarded(receiveCancel)
      let subscription = upstream._subscribe(
        _Receiver { [receiveOutput] value in
          receiveOutput?(value)
          receiver.value(value)
        } completion: { [receiveCompletion] completion in
          _ = cancel.take()
          receiveCompletion?(completion)
          receiver.completion(completion)
        })
      return AnyCancellable {
        subscription.cancel()
        cancel.take()?()
      }
    }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel)
  }

  /// Prints what is sent, and how it ends.
  ///
  /// - Parameter prefix: stands before each line.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") })
  }
}

extension Publisher where Failure == Never {
  /// The values one after the other, for `for await`; all are kept until they are asked for.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncStream<Held>.Iterator
    private let subscription: AnyCancellable

    fileprivate init(_ publisher: P) {
      let (stream, continuation) = AsyncStream.makeStream(of: Held.self)
      values = stream.makeAsyncIterator()
      subscription = publisher._subscribe(
        _Receiver {
          continuation.yield(Held(value: $0))
        } completion: { _ in
          continuation.finish()
        })
    }

    public mutating func next() async -> P.Output? { await values.next()?.value }
  }

  /// A value on its way to the one who waits for it.
  fileprivate struct Held: @unchecked Sendable {
    let value: P.Output
  }
}
