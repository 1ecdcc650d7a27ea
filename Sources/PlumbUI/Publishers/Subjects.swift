/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  /// Says that this is the end; what is sent afterwards is lost.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() {
    send(())
  }
}

/// A publisher that sends what it is told to and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
  private let receivers = ReceiverList<Output, Failure>()

  public init() {}

  public func send(_ value: Output) {
    receivers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

/// A publisher that keeps the last value it sent, and hands it to everybody who comes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
  private let receivers = ReceiverList<Output, Failure>()
  private let current: Guarded<Output>

  public init(_ value: Output) {
    current = Guarded(value)
  }

  public var value: Output {
    get { current.withLock { $0 } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    current.withLock { $0 = value }
    receivers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver, beginningWith: value)
  }
}
