internal import PlumbBase

/// Operators whose result tells something of all values, or of one of them.
extension Publishers {
  /// A publisher that sends a value at the end if there was no other.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The value that is sent if there was no other.
    public let output: Output

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let isEmpty = Guarded(true)
      return upstream._subscribe(
        _Receiver { value in
          isEmpty.withLock { $0 = false }
          receiver.value(value)
        } completion: { [output] completion in
          if case .finished = completion, isEmpty.withLock({ $0 }) { receiver.value(output) }
          receiver.completion(completion)
        })
    }
  }

  /// A publisher of arrays of a number of values; the last array may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let collected = Guarded<Output>([])
      return upstream._subscribe(
        _Receiver { [count] value in
          let full = collected.withLock { collected -> Output? in
            collected.append(value)
            guard collected.count >= count else { return nil }
            defer { collected = [] }
            return collected
          }
          if let full { receiver.value(full) }
        } completion: { completion in
          let rest = collected.withLock { $0 }
          if case .finished = completion, !rest.isEmpty { receiver.value(rest) }
          receiver.completion(completion)
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the number of values, which it sends at the end.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// Returns a publisher of the last value.
  public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil as Output?) { $1 }.compactMap { $0 }
  }

  /// Returns a publisher of the last value that satisfies a predicate.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Publishers.Filter<Self>, Output?>, Output> {
    filter(predicate).last()
  }

  /// Returns a publisher of `true` as soon as a value satisfies a predicate, and of `false` at the end otherwise.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Reduce<Publishers.Prefix<Publishers.Filter<Self>>, Bool> {
    first(where: predicate).reduce(false) { _, _ in true }
  }

  /// Returns a publisher of `false` as soon as a value does not satisfy a predicate, and of `true` at the end otherwise.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Reduce<Publishers.Prefix<Publishers.Filter<Self>>, Bool> {
    first { !predicate($0) }.reduce(true) { _, _ in false }
  }

  /// Returns a publisher of the smallest value by an order, which it sends at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil as Output?) { smallest, value in
      guard let smallest, !areInIncreasingOrder(value, smallest) else { return value }
      return smallest
    }.compactMap { $0 }
  }

  /// Returns a publisher of the largest value by an order, which it sends at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil as Output?) { largest, value in
      guard let largest, areInIncreasingOrder(value, largest) else { return value }
      return largest
    }.compactMap { $0 }
  }

  /// Returns a publisher of the completion alone.
  public func ignoreOutput() -> Publishers.CompactMap<Self, Never> { compactMap { _ in nil } }

  /// Returns a publisher of the value with a number, counted from 0.
  public func output(at index: Int) -> Publishers.Prefix<Publishers.Drop<Self>> {
    dropFirst(index).first()
  }

  /// Returns a publisher that sends a value at the end if there was no other.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Returns a publisher of arrays of a number of values; the last array may be shorter.
  ///
  /// - Precondition: The number is positive.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "collect(\(count)) would send arrays without end; pass at least 1.")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher of `true` as soon as a value is sent, and of `false` at the end otherwise.
  public func contains(
    _ output: Output
  ) -> Publishers.Reduce<Publishers.Prefix<Publishers.Filter<Self>>, Bool> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Returns a publisher of the smallest value, which it sends at the end.
  public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    min(by: <)
  }

  /// Returns a publisher of the largest value, which it sends at the end.
  public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    max(by: <)
  }
}
