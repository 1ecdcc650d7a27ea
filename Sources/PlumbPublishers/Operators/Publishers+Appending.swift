internal import PlumbBase

/// Operators that continue with other values at the end.
extension Publishers {
  /// A publisher of the values of a publisher, and after its end of those of another one.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    /// Creates a publisher of the values of two publishers, one after the other.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let second = Guarded<AnyCancellable?>(nil)
      let isCancelled = Guarded(false)
      let first = prefix._subscribe(
        _Receiver(value: receiver.value) { [suffix] completion in
          guard case .finished = completion else { return receiver.completion(completion) }
          if isCancelled.withLock({ $0 }) { return }
          let subscription = suffix._subscribe(receiver)
          second.withLock { $0 = subscription }
        })
      return AnyCancellable {
        isCancelled.withLock { $0 = true }
        first.cancel()
        second.take()?.cancel()
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that sends some elements after the values of this publisher.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Returns a publisher that sends the elements of a sequence after the values of this publisher.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Returns a publisher that sends the values of another publisher after those of this one.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Returns a publisher that sends the values of another publisher before those of this one.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Returns a publisher that sends the elements of a sequence before the values of this publisher.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }
}
