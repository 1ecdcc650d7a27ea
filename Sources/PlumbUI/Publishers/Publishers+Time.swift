/// Operators that hand values on elsewhere, or later.
extension Publishers {
  /// Everything, on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    let delay: Double

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      // What is on its way when the subscription ends does not arrive.
      let open = Guarded<_Receiver<Output, Failure>?>(receiver)
      let subscription = upstream._subscribe(
        _Receiver { [scheduler, delay] value in
          scheduler.hand(after: delay) { open.withLock { $0 }?.value(value) }
        } completion: { [scheduler, delay] completion in
          scheduler.hand(after: delay) { open.take()?.completion(completion) }
        })
      return AnyCancellable {
        subscription.cancel()
        _ = open.take()
      }
    }
  }

  /// The last value when none came for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: SchedulerInterval
    public let scheduler: Context

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let waiting = Guarded<(value: Output?, count: Int)>((nil, 0))
      func takeLast(_ count: Int?) -> Output? {
        waiting.withLock { waiting in
          guard count == nil || waiting.count == count else { return nil }
          defer { waiting.value = nil }
          return waiting.value
        }
      }
      let subscription = upstream._subscribe(
        _Receiver { [scheduler, dueTime] value in
          let count = waiting.withLock { waiting in
            waiting = (.some(value), waiting.count + 1)
            return waiting.count
          }
          scheduler.hand(after: dueTime.seconds) {
            if let value = takeLast(count) { receiver.value(value) }
          }
        } completion: { [scheduler] completion in
          scheduler.hand {
            if let value = takeLast(nil) { receiver.value(value) }
            receiver.completion(completion)
          }
        })
      return AnyCancellable {
        subscription.cancel()
        _ = takeLast(nil)
      }
    }
  }

  /// At most one value in a length of time: the first or the last.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: SchedulerInterval
    public let scheduler: Context
    public let latest: Bool

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let waiting = Guarded<(value: Output?, isClosed: Bool)>((nil, false))
      // A value opens a length of time; another one in it waits for its end and opens the next.
      func close() {
        scheduler.hand(after: interval.seconds) {
          let value = waiting.withLock { waiting -> Output? in
            defer { waiting = (nil, waiting.value != nil) }
            return waiting.value
          }
          guard let value else { return }
          receiver.value(value)
          close()
        }
      }
      return upstream._subscribe(
        _Receiver { [scheduler, latest] value in
          let isFirst = waiting.withLock { waiting in
            if waiting.isClosed {
              if latest || waiting.value == nil { waiting.value = .some(value) }
              return false
            }
            waiting.isClosed = true
            return true
          }
          guard isFirst else { return }
          scheduler.hand { receiver.value(value) }
          close()
        } completion: { [scheduler] completion in
          scheduler.hand {
            if let value = waiting.withLock({ $0.value }) { receiver.value(value) }
            receiver.completion(completion)
          }
        })
    }
  }
}

extension Publisher {
  /// Hands everything on on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, delay: 0)
  }

  /// The publisher itself: those here do their work where their values come from.
  public func subscribe<S: Scheduler>(on scheduler: S) -> Self { self }

  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, delay: interval.seconds)
  }

  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: S
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
