internal import PlumbBase

/// Operators that change when and how a publisher completes.
extension Publishers {
  /// A publisher that finishes after a number of values.
  public struct Prefix<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The number of values after which the publisher finishes.
    public let count: Int

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      if count <= 0 {
        receiver.completion(.finished)
        return AnyCancellable {}
      }
      let remaining = Guarded(count)
      return UpstreamSubscription.start { subscription in
        upstream._subscribe(
          _Receiver { value in
            let remaining = remaining.withLock { remaining in
              remaining -= 1
              return remaining
            }
            if remaining == 0 { subscription.cancel() }
            if remaining >= 0 { receiver.value(value) }
            if remaining == 0 { receiver.completion(.finished) }
          } completion: { completion in
            if remaining.withLock({ $0 }) > 0 { receiver.completion(completion) }
          })
      }
    }
  }

  /// A publisher of transformed values that fails when the transformation throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    /// Returns the value to send.
    public let transform: (Upstream.Output) throws -> Output

    public func _subscribe(_ receiver: _Receiver<Output, any Error>) -> AnyCancellable {
      let hasFailed = Guarded(false)
      return UpstreamSubscription.start { subscription in
        upstream._subscribe(
          _Receiver { [transform] value in
            if hasFailed.withLock({ $0 }) { return }
            do {
              receiver.value(try transform(value))
            } catch {
              hasFailed.withLock { $0 = true }
              subscription.cancel()
              receiver.completion(.failure(error))
            }
          } completion: { completion in
            if !hasFailed.withLock({ $0 }) { receiver.completion(completion.mapError { $0 }) }
          })
      }
    }
  }

  /// A publisher with a transformed error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    /// Returns the error to send.
    public let transform: (Upstream.Failure) -> Failure

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(
        _Receiver(value: receiver.value) { [transform] completion in
          receiver.completion(completion.mapError(transform))
        })
    }
  }

  /// A publisher that continues with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    /// Creates the publisher that continues after an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let second = Guarded<AnyCancellable?>(nil)
      let first = upstream._subscribe(
        _Receiver(value: receiver.value) { [handler] completion in
          switch completion {
          case .finished: receiver.completion(.finished)
          case .failure(let error):
            let subscription = handler(error)._subscribe(receiver)
            second.withLock { $0 = subscription }
          }
        })
      return AnyCancellable {
        first.cancel()
        second.take()?.cancel()
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that finishes after a number of values.
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, count: maxLength)
  }

  /// Returns a publisher that finishes after the first value.
  public func first() -> Publishers.Prefix<Self> { prefix(1) }

  /// Returns a publisher that finishes after the first value that satisfies a predicate.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Prefix<Publishers.Filter<Self>> {
    filter(predicate).first()
  }

  /// Returns a publisher of transformed values that fails when the closure throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Returns a publisher with a transformed error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Returns a publisher that continues, after an error, with the publisher that a closure creates
  /// from the error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Returns a publisher that replaces an error by a value and finishes.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }

  /// Returns a publisher of decoded values that fails when a value cannot be decoded.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of the same values with another failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    func none(_ failure: Never) -> E {}
    return mapError(none)
  }
}
