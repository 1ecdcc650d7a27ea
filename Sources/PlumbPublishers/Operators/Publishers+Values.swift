internal import PlumbBase

/// Operators that transform or filter values.
extension Publishers {
  /// A publisher of transformed values.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Returns the value to send for a value received.
    public let transform: (Upstream.Output) -> Output

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(forwardingTo: receiver) { [transform] in receiver.value(transform($0)) }
    }
  }

  /// A publisher of transformed values that are not `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Returns the value to send for a value received, or `nil` to send none.
    public let transform: (Upstream.Output) -> Output?

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(forwardingTo: receiver) { [transform] value in
        if let value = transform(value) { receiver.value(value) }
      }
    }
  }

  /// A publisher of the values that satisfy a predicate.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Returns whether a value is sent.
    public let isIncluded: (Output) -> Bool

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(forwardingTo: receiver) { [isIncluded] value in
        if isIncluded(value) { receiver.value(value) }
      }
    }
  }

  /// A publisher of the values that differ from the previous one.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Returns whether two values are equal.
    public let predicate: (Output, Output) -> Bool

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let last = Guarded<Output?>(nil)
      return upstream._subscribe(forwardingTo: receiver) { [predicate] value in
        let before = last.withLock { last in
          defer { last = value }
          return last
        }
        if let before, predicate(before, value) { return }
        receiver.value(value)
      }
    }
  }

  /// A publisher of the results of combining all values received so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Returns the next result from the previous one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let result = Guarded(initialResult)
      return upstream._subscribe(forwardingTo: receiver) { [nextPartialResult] value in
        let next = nextPartialResult(result.withLock { $0 }, value)
        result.withLock { $0 = next }
        receiver.value(next)
      }
    }
  }

  /// A publisher that omits a number of values at the start.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The number of values omitted.
    public let count: Int

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let remaining = Guarded(count)
      return upstream._subscribe(forwardingTo: receiver) { value in
        let isPast = remaining.withLock { remaining in
          remaining -= 1
          return remaining < 0
        }
        if isPast { receiver.value(value) }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of transformed values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Returns a publisher of transformed values that are not `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Returns a publisher of the values that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Returns a publisher that replaces `nil` by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Returns a publisher that omits values that equal the previous one according to a predicate.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Returns a publisher of the results of combining all values received so far.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - nextPartialResult: returns the next result from the previous one and a value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Returns a publisher that omits a number of values at the start.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher that omits values that equal the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
