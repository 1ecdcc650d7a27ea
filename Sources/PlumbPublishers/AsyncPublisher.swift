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
