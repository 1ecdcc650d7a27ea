/// Operators that change when and how a publisher ends.
extension Publishers {
  /// A number of values, and the end after them.
  public struct Prefix<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      if count <= 0 {
        receiver.completion(.finished)
        return AnyCancellable {}
      }
      let left = Guarded(count)
      return upstream._subscribe(
        _Receiver { value in
          let left = left.withLock { left in
            left -= 1
            return left
          }
          if left >= 0 { receiver.value(value) }
          if left == 0 { receiver.completion(.finished) }
        } completion: { completion in
          if left.withLock({ $0 }) > 0 { receiver.completion(completion) }
        })
    }
  }

  /// Values made by a function, until it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public func _subscribe(_ receiver: _Receiver<Output, any Error>) -> AnyCancellable {
      let isOver = Guarded(false)
      return upstream._subscribe(
        _Receiver { [transform] value in
          if isOver.withLock({ $0 }) { return }
          do {
            receiver.value(try transform(value))
          } catch {
            isOver.withLock { $0 = true }
            receiver.completion(.failure(error))
          }
        } completion: { completion in
          if !isOver.withLock({ $0 }) { receiver.completion(completion.mapError { $0 }) }
        })
    }
  }

  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(
        _Receiver(value: receiver.value) { [transform] completion in
          receiver.completion(completion.mapError(transform))
        })
    }
  }

  /// What another publisher sends after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
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
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, count: maxLength)
  }

  public func first() -> Publishers.Prefix<Self> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Prefix<Publishers.Filter<Self>> {
    filter(predicate).first()
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }

  /// The values that bytes stand for.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    func none(_ failure: Never) -> E {}
    return mapError(none)
  }
}
