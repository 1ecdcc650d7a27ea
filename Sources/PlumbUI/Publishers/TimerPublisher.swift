public import Foundation

/// A publisher that begins to send when it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Begins; cancelling the result, or letting it go, ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins when the first receiver comes.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that begins by itself when the first receiver comes, and stops with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let connection = Guarded<(count: Int, connection: (any Cancellable)?)>((0, nil))

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let own = upstream._subscribe(receiver)
      let isFirst = connection.withLock { connection in
        connection.count += 1
        return connection.count == 1
      }
      if isFirst {
        let begun = upstream.connect()
        connection.withLock { $0.connection = begun }
      }
      return AnyCancellable { [connection] in
        own.cancel()
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
  /// A publisher of the date, again and again, on the main queue once it is connected.
  ///
  /// - Parameters:
  ///   - interval: seconds between two dates.
  ///   - tolerance: seconds by which a date may be late; `nil` for what the system likes.
  ///   - runLoop: accepted for the sake of sources written elsewhere; the main queue serves it.
  ///   - mode: as `runLoop`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance)
  }

  /// Sends the date again and again.
  public final class TimerPublisher: ConnectablePublisher, Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let tolerance: TimeInterval?
    private let receivers = ReceiverList<Date, Never>()

    init(interval: TimeInterval, tolerance: TimeInterval?) {
      self.interval = max(interval, 0.001)
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
