internal import PlumbBase

/// Operators that collect or keep values for some time.
extension Publishers {
  /// The time after which collected values are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// An interval of a scheduler.
    case byTime(Context, SchedulerInterval)
    /// An interval of a scheduler, or a number of values, if there are so many before its end.
    case byTimeOrCount(Context, SchedulerInterval, Int)
  }

  /// The part of the values that are kept, which is all of them here.
  public enum PrefetchStrategy: Hashable, Sendable {
    case keepFull, byRequest
  }

  /// The effect of a value for which there is no place; there always is one here.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }

  /// A publisher of arrays of the values received in intervals of equal length, without the empty ones.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The intervals.
    public let strategy: TimeGroupingStrategy<Context>

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let (scheduler, interval, largest) = strategy.parts
      let collected = Guarded<Output>([])
      // `nil` after the end.
      let open = Guarded<_Receiver<Output, Failure>?>(receiver)
      func takeAll(ifAtLeast count: Int) -> Output? {
        collected.withLock { collected -> Output? in
          guard collected.count >= count else { return nil }
          defer { collected = [] }
          return collected
        }
      }
      func startInterval() {
        scheduler.schedule(after: interval) {
          guard let receiver = open.withLock({ $0 }) else { return }
          if let values = takeAll(ifAtLeast: 1) { receiver.value(values) }
          startInterval()
        }
      }
      // Time does not pass on this scheduler, whose actions would start each other without end.
      if !(scheduler is ImmediateScheduler) { startInterval() }
      let subscription = upstream._subscribe(
        _Receiver { value in
          collected.withLock { $0.append(value) }
          guard let largest, let values = takeAll(ifAtLeast: largest) else { return }
          scheduler.schedule { open.withLock { $0 }?.value(values) }
        } completion: { completion in
          scheduler.schedule {
            guard let receiver = open.take() else { return }
            if case .finished = completion, let values = takeAll(ifAtLeast: 1) {
              receiver.value(values)
            }
            receiver.completion(completion)
          }
        })
      return AnyCancellable {
        subscription.cancel()
        _ = open.take()
      }
    }
  }
}

extension Publishers.TimeGroupingStrategy {
  /// The scheduler, the seconds of an interval, which are more than none, and the largest number of values.
  fileprivate var parts: (scheduler: Context, interval: Double, largest: Int?) {
    switch self {
    case .byTime(let scheduler, let interval): (scheduler, max(interval.seconds, 0.001), nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (scheduler, max(interval.seconds, 0.001), count)
    }
  }
}

extension Publisher {
  /// Returns a publisher of arrays of the values received in intervals of equal length, from the subscription on. An
  /// interval without values has none; at the end the rest is sent, but not after an error.
  ///
  /// - Parameters:
  ///   - strategy: the scheduler, on which the arrays are sent, and the length of the intervals.
  ///   - options: without effect; schedulers have none, so that only `nil` can be given.
  /// - Precondition: The number of values of the strategy is positive.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: Never? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    if case .byTimeOrCount(_, _, let count) = strategy {
      precondition(
        count > 0, "Arrays of \(count) values would be sent without end; pass at least 1.")
    }
    return Publishers.CollectByTime(upstream: self, strategy: strategy)
  }

  /// Returns the publisher unchanged: nothing is kept back here, so that nothing has to be kept.
  ///
  /// Values that `flatMap(maxPublishers:)` cannot use yet wait there, whatever their number.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Self {
    self
  }
}
