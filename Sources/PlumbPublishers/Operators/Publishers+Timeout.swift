internal import PlumbBase

/// Operators that end a publisher, or measure it, by the time between its values.
extension Publishers {
  /// A publisher that ends when no value is received for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The time without values after which the publisher ends.
    public let interval: SchedulerInterval
    public let scheduler: Context
    /// Returns the error of the end; `nil` to finish.
    public let customError: (() -> Failure)?

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      // `nil` after the end.
      let open = Guarded<_Receiver<Output, Failure>?>(receiver)
      /// The number of events, of which the last one is waited on.
      let count = Guarded(0)
      let subscription = UpstreamSubscription.start { subscription in
        func startWaiting() {
          let number = count.withLock { count in
            count += 1
            return count
          }
          scheduler.schedule(after: interval.seconds) {
            guard count.withLock({ $0 }) == number, let receiver = open.take() else { return }
            subscription.cancel()
            receiver.completion(customError.map { .failure($0()) } ?? .finished)
          }
        }
        startWaiting()
        return upstream._subscribe(
          _Receiver { value in
            startWaiting()
            scheduler.schedule { open.withLock { $0 }?.value(value) }
          } completion: { completion in
            count.withLock { $0 += 1 }
            scheduler.schedule { open.take()?.completion(completion) }
          })
      }
      return AnyCancellable {
        subscription.cancel()
        _ = open.take()
      }
    }
  }

  /// A publisher of the times between the values of another one.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = SchedulerInterval
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let last = Guarded(scheduler._now)
      return upstream._subscribe(forwardingTo: receiver) { [scheduler] _ in
        let now = scheduler._now
        let before = last.withLock { last in
          defer { last = now }
          return last
        }
        receiver.value(SchedulerInterval(inSeconds: now - before))
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that ends when no value is received for some time, which begins again with each value.
  ///
  /// - Parameters:
  ///   - interval: the time.
  ///   - scheduler: the scheduler on which values and the end are forwarded.
  ///   - options: without effect; schedulers have none, so that only `nil` can be given.
  ///   - customError: returns the error of the end; `nil` to finish.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerInterval, scheduler: S, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, customError: customError)
  }

  /// Returns a publisher of the time since the last value, or at first since the subscription, for each value.
  ///
  /// - Parameters:
  ///   - scheduler: the scheduler whose time is measured.
  ///   - options: without effect; schedulers have none, so that only `nil` can be given.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: Never? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
