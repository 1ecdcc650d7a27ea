internal import PlumbBase

/// Operators that begin or end with a value of another publisher.
extension Publishers {
  /// A publisher that finishes with the first value of another one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The publisher whose first value is the end.
    public let other: Other

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let output = CombinedOutput(of: 1, for: receiver)
      return output.subscribe {
        [
          other._subscribe(_Receiver(value: { _ in output.complete(.finished) }) { _ in }),
          upstream._subscribe(_Receiver(value: output.send, completion: output.complete)),
        ]
      }
    }
  }

  /// A publisher that omits values until another one sends a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Other.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The publisher whose first value is the beginning.
    public let other: Other

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let output = CombinedOutput(of: 1, for: receiver)
      let hasBegun = Guarded(false)
      return output.subscribe {
        [
          other._subscribe(
            _Receiver { _ in
              hasBegun.withLock { $0 = true }
            } completion: { completion in
              // There can be no beginning any more, or the error is one of the whole.
              if case .finished = completion, hasBegun.withLock({ $0 }) { return }
              output.complete(completion)
            }),
          upstream._subscribe(
            _Receiver { value in
              if hasBegun.withLock({ $0 }) { output.send(value) }
            } completion: {
              output.complete($0)
            }),
        ]
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that finishes with the first value of another one.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Returns a publisher that omits values until another one sends a value. It finishes if the other one does before.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Returns a publisher of the values whose numbers, counted from 0, are in a range.
  public func output<R: RangeExpression>(
    in range: R
  ) -> Publishers.Prefix<Publishers.Drop<Self>> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }
}
