internal import Foundation

/// A publisher that sends what it is told to.
public final class PassthroughSubject<Output, Failure: Error>: Publisher, Sendable {
  private let receivers = ReceiverList<Output>()

  public init() {}

  public func send(_ value: Output) {
    receivers.send(value)
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receivers.add(receive)
  }
}

extension PassthroughSubject where Output == Void {
  public func send() {
    send(())
  }
}

/// A publisher that keeps the last value it sent, and hands it to everybody who comes.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let receivers = ReceiverList<Output>()
  // Used under the lock only.
  private var current: Output
  private let lock = NSLock()

  public init(_ value: Output) {
    current = value
  }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    lock.withLock { current = value }
    receivers.send(value)
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return receivers.add(receive)
  }
}
