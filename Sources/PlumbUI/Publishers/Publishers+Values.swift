/// Operators that make other values, or leave some out.
extension Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(handingOn: receiver) { [transform] in receiver.value(transform($0)) }
    }
  }

  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(handingOn: receiver) { [transform] value in
        if let value = transform(value) { receiver.value(value) }
      }
    }
  }

  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._subscribe(handingOn: receiver) { [isIncluded] value in
        if isIncluded(value) { receiver.value(value) }
      }
    }
  }

  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let last = Guarded<Output?>(nil)
      return upstream._subscribe(handingOn: receiver) { [predicate] value in
        let before = last.withLock { last in
          defer { last = value }
          return last
        }
        if let before, predicate(before, value) { return }
        receiver.value(value)
      }
    }
  }

  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let result = Guarded(initialResult)
      return upstream._subscribe(handingOn: receiver) { [nextPartialResult] value in
        let next = nextPartialResult(result.withLock { $0 }, value)
        result.withLock { $0 = next }
        receiver.value(next)
      }
    }
  }

  /// Leaves out a number of values at the beginning.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let left = Guarded(count)
      return upstream._subscribe(handingOn: receiver) { value in
        let isPast = left.withLock { left in
          left -= 1
          return left < 0
        }
        if isPast { receiver.value(value) }
      }
    }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// - Parameter nextPartialResult: makes the next value of the one before and of what came.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
