internal import PlumbBase

/// Operators with functions that may throw, which is the failure of the publisher.
extension Publishers {
  /// A publisher of the results of a function that may throw and that has a state for each subscription.
  public struct TryStep<Upstream: Publisher, State, Output>: Publisher {
    public typealias Failure = any Error

    /// The effect of a value.
    enum Step {
      case send(Output)
      case omit
      /// Finishes, after a last value if there is one.
      case finish(Output?)
    }

    let upstream: Upstream
    /// The state before the first value.
    let initial: State
    /// Returns the effect of a value.
    let step: (inout State, Upstream.Output) throws -> Step
    /// Returns the last value at the end; `nil` for none.
    var last: (State) -> Output? = { _ in nil }

    public func _subscribe(_ receiver: _Receiver<Output, any Error>) -> AnyCancellable {
      // `nil` after the end.
      let open = Guarded<_Receiver<Output, any Error>?>(receiver)
      let stored = Guarded(initial)
      return UpstreamSubscription.start { subscription in
        upstream._subscribe(
          _Receiver { [step] value in
            guard let receiver = open.withLock({ $0 }) else { return }
            // The function may cause values itself, so that it is called outside the lock.
            var state = stored.withLock { $0 }
            do {
              let effect = try step(&state, value)
              stored.withLock { $0 = state }
              switch effect {
              case .send(let output): receiver.value(output)
              case .omit: break
              case .finish(let output):
                subscription.cancel()
                _ = open.take()
                if let output { receiver.value(output) }
                receiver.completion(.finished)
              }
            } catch {
              subscription.cancel()
              open.take()?.completion(.failure(error))
            }
          } completion: { [last] completion in
            guard let receiver = open.take() else { return }
            if case .finished = completion, let output = last(stored.withLock { $0 }) {
              receiver.value(output)
            }
            receiver.completion(completion.mapError { $0 })
          })
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of the results of combining all values received so far; it fails when the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryStep<Self, T, T> {
    Publishers.TryStep(upstream: self, initial: initialResult) { result, value in
      result = try nextPartialResult(result, value)
      return .send(result)
    }
  }

  /// Returns a publisher of the result of combining all values; it fails when the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryStep<Self, T, T> {
    Publishers.TryStep(upstream: self, initial: initialResult) { result, value in
      result = try nextPartialResult(result, value)
      return .omit
    } last: {
      $0
    }
  }

  /// Returns a publisher that omits values until one does not satisfy a predicate; it fails when the predicate throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Bool, Output> {
    Publishers.TryStep(upstream: self, initial: true) { isDropping, value in
      if isDropping { isDropping = try predicate(value) }
      return isDropping ? .omit : .send(value)
    }
  }

  /// Returns a publisher that finishes before the first value that does not satisfy a predicate; it fails when the
  /// predicate throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Void, Output> {
    Publishers.TryStep(upstream: self, initial: ()) { _, value in
      try predicate(value) ? .send(value) : .finish(nil)
    }
  }

  /// Returns a publisher that omits values that equal the previous one by a predicate; it fails when the predicate
  /// throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Output?, Output> {
    Publishers.TryStep(upstream: self, initial: nil) { last, value in
      if let last, try predicate(last, value) { return .omit }
      last = .some(value)
      return .send(value)
    }
  }

  /// Returns a publisher of the first value that satisfies a predicate; it fails when the predicate throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Void, Output> {
    Publishers.TryStep(upstream: self, initial: ()) { _, value in
      try predicate(value) ? .finish(.some(value)) : .omit
    }
  }

  /// Returns a publisher of the last value that satisfies a predicate; it fails when the predicate throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Output?, Output> {
    Publishers.TryStep(upstream: self, initial: nil) { last, value in
      if try predicate(value) { last = .some(value) }
      return .omit
    } last: {
      $0
    }
  }

  /// Returns a publisher of `true` as soon as a value satisfies a predicate, and of `false` at the end otherwise; it
  /// fails when the predicate throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Void, Bool> {
    Publishers.TryStep(upstream: self, initial: ()) { _, value in
      try predicate(value) ? .finish(true) : .omit
    } last: { _ in
      false
    }
  }

  /// Returns a publisher of `false` as soon as a value does not satisfy a predicate, and of `true` at the end
  /// otherwise; it fails when the predicate throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Void, Bool> {
    Publishers.TryStep(upstream: self, initial: ()) { _, value in
      try predicate(value) ? .omit : .finish(false)
    } last: { _ in
      true
    }
  }

  /// Returns a publisher of the smallest value by an order, which it sends at the end; it fails when the order throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Output?, Output> {
    Publishers.TryStep(upstream: self, initial: nil) { smallest, value in
      if let other = smallest, try !areInIncreasingOrder(value, other) { return .omit }
      smallest = .some(value)
      return .omit
    } last: {
      $0
    }
  }

  /// Returns a publisher of the largest value by an order, which it sends at the end; it fails when the order throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryStep<Self, Output?, Output> {
    Publishers.TryStep(upstream: self, initial: nil) { largest, value in
      if let other = largest, try areInIncreasingOrder(value, other) { return .omit }
      largest = .some(value)
      return .omit
    } last: {
      $0
    }
  }
}
