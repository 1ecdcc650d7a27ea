public import Foundation
internal import PlumbBase

/// A publisher that starts to send values when it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Starts sending values. Cancelling or releasing the result ends the connection.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects automatically when the first receiver subscribes.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects automatically when the first receiver subscribes, and disconnects
  /// when the last subscription is cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let connection = Guarded<(count: Int, connection: (any Cancellable)?)>((0, nil))

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let subscription = upstream._subscribe(receiver)
      let isFirst = connection.withLock { connection in
        connection.count += 1
        return connection.count == 1
      }
      if isFirst {
        let started = upstream.connect()
        connection.withLock { $0.connection = started }
      }
      return AnyCancellable { [connection] in
        subscription.cancel()
        let last = connection.withLock { connection -> (any Cancellable)? in
          connection.count -= 1
          guard connection.count == 0 else { return nil }
          defer { connection.connection = nil }
          return connection.connection
        }
        last?.cancel()
      }
    }
  }
}

extension Timer {
  /// Returns a publisher that repeatedly sends the current date on the main queue while it is
  /// connected.
  ///
  /// - Parameters:
  ///   - interval: the time between two dates, in seconds.
  ///   - tolerance: the time by which a date may be late, in seconds; `nil` for 1 % of the
  ///     interval.
  ///   - runLoop: ignored, for source compatibility; the timer runs on the main queue.
  ///   - mode: ignored, as `runLoop`.
  ///   - options: without effect; run loops have none, so that only `nil` can be given.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance)
  }

  /// A publisher that repeatedly sends the current date.
  public final class TimerPublisher: ConnectablePublisher, Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let tolerance: TimeInterval?
    private let receivers = ReceiverList<Date, Never>()

    init(interval: TimeInterval, tolerance: TimeInterval?) {
      self.interval = Swift.max(interval, 0.001)
      self.tolerance = tolerance
    }

    public func connect() -> any Cancellable {
      let source = DispatchSource.makeTimerSource(queue: .main)
      let leeway = Int((tolerance ?? interval / 100) * 1_000_000)
      source.schedule(
        deadline: .now() + interval, repeating: interval, leeway: .microseconds(leeway))
      source.setEventHandler { [receivers] in receivers.send(Date()) }
      source.resume()
      return AnyCancellable { source.cancel() }
    }

    public func _subscribe(_ receiver: _Receiver<Date, Never>) -> AnyCancellable {
      receivers.add(receiver)
    }
  }
}
