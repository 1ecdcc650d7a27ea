internal import PlumbBase

/// Operators that forward values on a scheduler or after a delay.
extension Publishers {
  /// A publisher that forwards values and the completion on a scheduler, optionally after a delay.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    /// In seconds.
    let delay: Double

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      // Scheduled values are dropped when the subscription is cancelled.
      let open = Guarded<_Receiver<Output, Failure>?>(receiver)
      let subscription = upstream._subscribe(
        _Receiver { [scheduler, delay] value in
          scheduler.schedule(after: delay) { open.withLock { $0 }?.value(value) }
        } completion: { [scheduler, delay] completion in
          scheduler.schedule(after: delay) { open.take()?.completion(completion) }
        })
      return AnyCancellable {
        subscription.cancel()
        _ = open.take()
      }
    }
  }

  /// A publisher that sends the latest value after no value was received for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The time without values after which the latest one is sent.
    public let dueTime: SchedulerInterval
    public let scheduler: Context

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let pending = Guarded<(value: Output?, count: Int)>((nil, 0))
      let open = Guarded<_Receiver<Output, Failure>?>(receiver)
      /// Removes and returns the pending value if no other value was received since the given
      /// count.
      func takeLast(_ count: Int?) -> Output? {
        pending.withLock { pending in
          guard count == nil || pending.count == count else { return nil }
          defer { pending.value = nil }
          return pending.value
        }
      }
      let subscription = upstream._subscribe(
        _Receiver { [scheduler, dueTime] value in
          let count = pending.withLock { pending in
            pending = (.some(value), pending.count + 1)
            return pending.count
          }
          scheduler.schedule(after: dueTime.seconds) {
            if let value = takeLast(count) { receiver.value(value) }
          }
        } completion: { [scheduler] completion in
          // As Combine: the completion does not wait, and a value that does is lost.
          _ = takeLast(nil)
          scheduler.schedule { open.take()?.completion(completion) }
        })
      return AnyCancellable {
        subscription.cancel()
        _ = takeLast(nil)
        _ = open.take()
      }
    }
  }

  /// A publisher that sends at most one value per interval: the first or the latest one.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The interval in which at most one value is sent.
    public let interval: SchedulerInterval
    public let scheduler: Context
    /// Whether the latest of several values in an interval is sent, rather than the first.
    public let latest: Bool

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let pending = Guarded<(value: Output?, isThrottling: Bool)>((nil, false))
      // Scheduled values are dropped when the subscription is cancelled or complete.
      let open = Guarded<_Receiver<Output, Failure>?>(receiver)
      // A value starts an interval. Another value received in the interval is sent at its end and
      // starts the next interval.
      func startInterval() {
        scheduler.schedule(after: interval.seconds) {
          let value = pending.withLock { pending -> Output? in
            defer { pending = (nil, pending.value != nil) }
            return pending.value
          }
          guard let value, let receiver = open.withLock({ $0 }) else { return }
          receiver.value(value)
          startInterval()
        }
      }
      let subscription = upstream._subscribe(
        _Receiver { [scheduler, latest] value in
          let isFirst = pending.withLock { pending in
            if pending.isThrottling {
              if latest || pending.value == nil { pending.value = .some(value) }
              return false
            }
            pending.isThrottling = true
            return true
          }
          guard isFirst else { return }
          scheduler.schedule { open.withLock { $0 }?.value(value) }
          startInterval()
        } completion: { [scheduler] completion in
          scheduler.schedule {
            let receiver = open.take()
            if let value = pending.withLock({ $0.value }) { receiver?.value(value) }
            receiver?.completion(completion)
          }
        })
      return AnyCancellable {
        subscription.cancel()
        _ = open.take()
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that forwards values and the completion on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: the scheduler.
  ///   - options: without effect; schedulers have none, so that only `nil` can be given.
  public func receive<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, delay: 0)
  }

  /// Returns the publisher unchanged: publishers of this library do their work where their values
  /// are sent.
  public func subscribe<S: Scheduler>(on scheduler: S, options: Never? = nil) -> Self { self }

  /// Returns a publisher that forwards values and the completion after a delay.
  ///
  /// - Parameters:
  ///   - interval: the delay.
  ///   - tolerance: ignored.
  ///   - scheduler: the scheduler on which the values are forwarded.
  ///   - options: without effect; schedulers have none, so that only `nil` can be given.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S,
    options: Never? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, delay: interval.seconds)
  }

  /// Returns a publisher that sends the latest value after no value was received for some time.
  ///
  /// - Parameters:
  ///   - dueTime: the time.
  ///   - scheduler: the scheduler on which the value is sent.
  ///   - options: without effect; schedulers have none, so that only `nil` can be given.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: S, options: Never? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  /// Returns a publisher that sends at most one value per interval.
  ///
  /// - Parameter latest: whether the latest of several values received in an interval is sent,
  ///   rather than the first.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
