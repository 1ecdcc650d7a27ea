internal import PlumbBase

/// Operators that begin or end with a value, or collect all of them.
extension Publishers {
  /// A publisher that omits values until one does not satisfy a predicate.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Returns whether a value at the start is omitted.
    public let predicate: (Output) -> Bool

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let isDropping = Guarded(true)
      return upstream._subscribe(forwardingTo: receiver) { [predicate] value in
        if isDropping.withLock({ $0 }) {
          if predicate(value) { return }
          isDropping.withLock { $0 = false }
        }
        receiver.value(value)
      }
    }
  }

  /// A publisher that finishes before the first value that does not satisfy a predicate.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Returns whether a value is sent.
    public let predicate: (Output) -> Bool

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let output = CombinedOutput(of: 1, for: receiver)
      return output.subscribe {
        [
          upstream._subscribe(
            _Receiver { [predicate] value in
              if predicate(value) { output.send(value) } else { output.complete(.finished) }
            } completion: {
              output.complete($0)
            })
        ]
      }
    }
  }

  /// A publisher of one value, the result of combining all values received.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Changes the result so far by a value.
    let update: (inout Output, Upstream.Output) -> Void

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let result = Guarded<Output?>(.some(initial))
      return upstream._subscribe(
        _Receiver { [update] value in
          // Taken out, so that an array is changed in its place.
          guard var partial = result.take() else { return }
          update(&partial, value)
          result.withLock { $0 = .some(partial) }
        } completion: { completion in
          if case .finished = completion, let result = result.take() { receiver.value(result) }
          receiver.completion(completion)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that omits values until one does not satisfy a predicate.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Returns a publisher that finishes before the first value that does not satisfy a predicate.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the result of combining all values, which it sends at the end.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - nextPartialResult: returns the next result from the previous one and a value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Returns a publisher of an array of all values, which it sends at the end.
  public func collect() -> Publishers.Reduce<Self, [Output]> {
    Publishers.Reduce(upstream: self, initial: []) { $0.append($1) }
  }
}
